import Compositing
import Geometry
import Graphics
import RowStrategies
import TableModel
import Testing

@Suite("Strategies with the faults of their published originals")
struct AsPublishedTests {
  private let size = PixelSize(width: 40, height: 20)

  private func covers() -> any RowStrategy {
    StrategyCatalogue.strategy("corner-cover-as-published", .light(radius: 6))
  }

  @Test("corner covers accumulate: five layers more each time the cell draws itself")
  func layersGrow() {
    let background = covers().makeRowBackground(for: .normal)
    #expect(background.layer.sublayers.isEmpty)
    #expect(background.privateImageBytes == 0)
    for draws in 1...8 {
      for position in RowPosition.allCases { background.show(position, size) }
      #expect(background.layer.sublayers.count == 5 * draws)
      #expect(background.privateImageBytes == 4 * size.area)
      background.backingStoreWasPurged()
      #expect(background.privateImageBytes == 0)
    }
  }

  @Test("rounding persists: a cell rounds every corner that it ever rounded")
  func rounding() {
    for sequence in [[RowPosition.first], [.last], [.first, .last], [.single], []] {
      let background = covers().background(.middle, size)
      for position in sequence + [.middle] { background.show(position, size) }
      let shown = background.layer.sublayers.filter { $0.frame.width == 6 && !$0.isHidden }
      let rounded = sequence.reduce(into: CornerSet()) { $0.formUnion($1.corners) }
      #expect(shown.count == 4 - rounded.count)
    }
  }

  @Test("a table shows the three faults after its cells are reused, and none before")
  func table() {
    let scene = Scene("corner-cover-as-published", .light(radius: 6), width: 40)
    let rows = (0..<3).map { _ in SceneRow(height: 20) }
    scene.show(rows)
    #expect(scene.difference.largest <= 2)
    #expect(scene.difference.outsideCorners == 0)
    // The last row's cell is reused for the first row, and its lower corners stay rounded.
    scene.show(rows)
    #expect(scene.difference.outsideCorners > 0, "rounded rows")

    let purged = Scene("corner-cover-as-published", .light(radius: 6), width: 40)
    purged.show(rows)
    purged.purge()
    // The last row's cell is reused for a single row, and its old upper covers remain.
    purged.show([rows[0]])
    let square = purged.difference
    #expect(square.largest > 2 && square.outsideCorners == 0, "square rows")
  }

  @Test("an older base that is larger than its row extends beyond it")
  func staleFrames() {
    let scene = Scene("corner-cover-as-published", .light(radius: 6), width: 40)
    scene.show([SceneRow(height: 22)])
    #expect(scene.difference.outsideCorners == 0)
    scene.show([SceneRow(height: 20)])
    // The display ends one line below the row, which the older base covers.
    #expect(scene.difference.outsideCorners > 0)
  }

  private typealias Change = @Sendable (inout TableConstraints) -> Void
  private static let square: Change = { $0.style.radius = 0 }
  private static let gradient: Change = {
    $0.style.backdrop = .gradient(top: .black, bottom: PixelColor(rgb: 0x4080FE))
  }

  /// The known faults of a strategy in tables that differ from a plain one: with corners, over a
  /// backdrop of one colour, without margins and with rows of one size.
  private static let predictions: [(id: String, changes: [Change], kinds: [FaultKind])] = [
    (
      "corner-cover-as-published", [],
      [.layersGrow, .roundedRows, .squareRows, .distortedCorners, .wrongImage]
    ), ("corner-cover-as-published", [square], [.layersGrow]),
    (
      "corner-cover-as-published", [square, { $0.largestRow.width += 1 }],
      [.layersGrow, .wrongImage, .wrongBackdrop]
    ), ("image-slice+shadow", [], [.roundedRows, .wrongImage, .missingRows, .distortedCorners]),
    ("image-slice+shadow", [square], []),
    ("image-slice-as-published", [], [.distortedCorners, .squareRows]),
    (
      "image-slice-as-published", [{ $0.smallestRow = PixelSize(width: 300, height: 200) }],
      [.distortedCorners]
    ), ("image-slice+gradient", [square], [.wrongImage]),
    ("whole-view-alpha+gradient", [square], [.wrongImage]),
    ("layer-grid+views", [], [.missingRows, .roundedRows]),
    ("layer-grid+views", [{ $0.bottomMargin = 9 }], [.missingRows, .roundedRows]),
    ("corner-cover+cell-color", [], [.squareRows, .distortedCorners]),
    ("corner-cover+cell-color", [square], []),
    ("corner-cover+cell-color", [square, { $0.sideMargin = 9 }], [.wrongImage]),
    (
      "corner-cover+stock-background", [],
      [.missingRows, .roundedRows, .wrongImage, .distortedCorners]
    ), ("corner-cover+stock-background", [gradient], [.wrongImage, .wrongBackdrop]),
    ("section-fill", [{ $0.sideMargin = 9 }], []),
    ("section-fill", [{ $0.bottomMargin = 1 }], [.wrongImage]), ("baked-corners", [], []),
    ("baked-corners", [gradient], [.wrongBackdrop, .distortedCorners]),
    ("baked-corners", [gradient, square], []),
  ]

  @Test("have the known faults of their tables, and all other strategies none")
  func predictions() {
    let plain = TableConstraints(style: .dark(radius: 6), smallestRow: size, largestRow: size)
    for (id, changes, kinds) in Self.predictions {
      var table = plain
      for change in changes { change(&table) }
      #expect(StrategyCatalogue.descriptor(id).predictedFaults(table) == Set(kinds), "\(id)")
    }
    for descriptor in StrategyCatalogue.all where !StrategyCatalogue.faulty.contains(descriptor.id)
    {
      #expect(descriptor.predictedFaults(plain).isEmpty, "\(descriptor.id)")
    }
  }

  @Test("the cell has the row's colour, or the stock background is in front of the layers")
  func hidingLayers() {
    let style = RowStyle.light(radius: 6)
    let plain = StrategyCatalogue.strategy("corner-cover", style).background(.middle, size)
    #expect(plain.cellColor == nil)
    let cell = StrategyCatalogue.strategy("corner-cover+cell-color", style)
    #expect(cell.background(.middle, size).cellColor == style.color)
    #expect(cell.makeRowBackground(for: .selected).cellColor == nil)
    let stock = StrategyCatalogue.strategy("corner-cover+stock-background", style)
      .background(.middle, size).layer.sublayers
    #expect(stock.count == plain.layer.sublayers.count + 1)
    #expect(stock.last?.frame == PixelRect(size) && stock.last?.isHidden == false)
  }

  @Test("a gradient drawn by each cell equals that of shared images")
  func gradient() {
    for position in RowPosition.allCases {
      for state in RowState.allCases {
        let bitmaps = ["image-slice+gradient", "whole-view-alpha+gradient"].map { id in
          let background = StrategyCatalogue.strategy(id, RowStyle.light(radius: 6))
            .makeRowBackground(for: state)
          background.configure(position: position, size: size)
          background.layout()
          let bitmap = background.layer.contents!
          return (0..<size.height).map { y in
            (0..<size.width).map { x in bitmap.withLine(y) { $0[x] } }
          }
        }
        #expect(bitmaps[0] == bitmaps[1])
        let (middle, color) = (size.width / 2, RowStyle.light(radius: 6).color(for: state))
        #expect(bitmaps[0][0][middle] == color.premultiplied)
        let last = bitmaps[0][size.height - 1][middle]
        for shift: UInt32 in [0, 8, 16] {
          #expect(last >> shift & 0xFF == (color.premultiplied >> shift & 0xFF) * 3 / 4)
        }
      }
    }
  }

  @Test("scaled images are correct only at 320 × 100 pt", arguments: 1...3)
  func scaled(scale: Int) {
    let id = "image-slice-as-published"
    let style = RowStyle.light(radius: 4 * scale, pixelsPerPoint: scale)
    for (width, height, fits) in [
      (320 * scale, 100 * scale, true), (240 * scale, 60 * scale, false),
      (320 * scale, 50 * scale, false),
    ] {
      let scene = Scene(id, style, width: width)
      scene.show([SceneRow(height: height)])
      let difference = scene.difference
      #expect((difference.largest <= 2 && difference.outsideCorners == 0) == fits)
      let size = PixelSize(width: width, height: height)
      let facts = TableConstraints(style: style, smallestRow: size, largestRow: size)
      let predicted = StrategyCatalogue.descriptor(id).predictedFaults(facts)
      #expect(predicted == (fits ? [] : [.distortedCorners]))
      #expect(scene.strategy.sharedImageBytes == 4 * 320 * 100 * scale * scale)
    }
  }

  @Test("the soft shadow is inside the margins, and the row outside of them", arguments: 1...3)
  func shadow(scale: Int) {
    let style = RowStyle.light(radius: 4 * scale, pixelsPerPoint: scale)
    let strategy = StrategyCatalogue.strategy("image-slice+shadow", style)
    let size = PixelSize(width: 60 * scale, height: 40 * scale)
    let margin = 5 * scale
    for position in RowPosition.allCases {
      let image = strategy.background(position, size).layer.contents!
      func alpha(_ x: Int, _ y: Int) -> UInt32 { image.withLine(y) { $0[x] >> 24 } }
      let middle = size.height / 2
      for x in 0..<size.width {
        let isRow = (margin..<size.width - margin).contains(x)
        #expect((alpha(x, middle) == 255) == isRow, "\(position), \(x)")
        // Darker towards the row.
        if x > 0 && x < margin { #expect(alpha(x, middle) > alpha(x - 1, middle)) }
        #expect(alpha(x, middle) == alpha(size.width - 1 - x, middle))
      }
      let center = size.width / 2
      let corners = position.corners
      #expect((alpha(center, 0) < 255) == !corners.isDisjoint(with: .top))
      #expect((alpha(center, size.height - 1) < 255) == !corners.isDisjoint(with: .bottom))
      #expect(alpha(0, 0) < 20 && alpha(size.width - 1, size.height - 1) < 20)
    }
    let scene = Scene("image-slice+shadow", style, width: size.width)
    scene.show([SceneRow(height: size.height)])
    #expect(scene.difference.outsideCorners > 0)
  }

  @Test("baked corners have the middle colour of a gradient")
  func baked() {
    var style = RowStyle.light(radius: 6)
    style.backdrop = .gradient(top: .black, bottom: PixelColor(rgb: 0x4080FE))
    let background = StrategyCatalogue.strategy("baked-corners", style).background(.single, size)
    let disc = background.layer.sublayers.compactMap(\.contents)[0]
    #expect(disc.withLine(0) { $0[0] } == 0xFF20_407F)
  }
}

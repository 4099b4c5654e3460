import Geometry
import Graphics
import ReferenceRendering
import TableModel
import TableViews
import Testing
import Text

@Suite("The built-in content of a cell")
struct StandardContentTests {
  private let pen: LabelPen
  private let context: CellContext
  private let sizes = [PixelSize(width: 180, height: 44), PixelSize(width: 240, height: 110)]

  init() throws {
    let renderer = try TextRenderer()
    pen = LabelPen(renderer: renderer)
    context = .sample(renderer, pen: pen)
  }

  private struct State {
    var row: Row
    var size: PixelSize
    var background: PixelColor?
    var isSelected = false
  }

  private var states: [State] {
    cellRows.flatMap { row in
      sizes.flatMap { size in
        [
          State(row: row, size: size, background: .white),
          State(row: row, size: size, background: nil, isSelected: true),
        ]
      }
    }
  }

  private func show(_ state: State, in content: StandardContent) {
    let row = ContentRow(
      state.row, index: 0, state: state.isSelected ? .selected : .normal,
      background: state.background)
    content.configure(row, size: state.size, in: context)
    content.layout(size: state.size, in: context)
  }

  private func content(_ state: State) -> StandardContent {
    let content = StandardContent()
    show(state, in: content)
    return content
  }

  private func image(_ content: StandardContent, _ state: State) -> SlowImage {
    content.layers.image(size: state.size, on: state.isSelected ? blue : .white)
  }

  @Test("a reused cell matches a new one, for every sequence of two rows and states")
  func reuse() {
    let fresh = states.map { image(content($0), $0) }
    for old in states {
      for (new, expected) in zip(states, fresh) {
        let used = content(old)
        let layers = used.layers.map(ObjectIdentifier.init)
        show(new, in: used)
        let image = image(used, new)
        #expect(
          image.difference(from: expected) == nil,
          "\(old.row.content.title) → \(new.row.content.title)")
        #expect(image.layers == expected.layers)
        #expect(image.written == expected.written && image.blended == expected.blended)
        #expect(used.layers.map(ObjectIdentifier.init) == layers)
      }
    }
  }

  @Test("a part is hidden exactly if the row lacks it, and no parts overlap or touch the edges")
  func parts() {
    for state in states {
      let layers = content(state).layers
      let row = context.cellRow(state.row)
      #expect(
        layers.map(\.isHidden) == [
          row.image == nil, row.accessory == nil, false, row.subtitle.isEmpty, row.body.isEmpty,
        ])
      // Images are shared with the cache.
      for (layer, image) in zip(layers, [row.image, row.accessory]) {
        #expect(layer.contents === image.map { pen[$0] } && !layer.isOpaque)
        #expect(layer.frame.size == image?.size ?? PixelSize(width: 0, height: 0))
      }
      let frames = layers.filter { !$0.isHidden }.map(\.frame)
      for (index, frame) in frames.enumerated() {
        #expect(frame.isEmpty || (frame.x >= 10 && frame.maxX <= state.size.width - 10))
        for other in frames[..<index] { #expect(frame.intersection(other).isEmpty) }
      }
    }
    // A row that is too low for two lines shows its title alone.
    let low = Row(title: "Low", subtitle: "hidden")
    let state = State(row: low, size: PixelSize(width: 180, height: 22), background: .white)
    #expect(content(state).layers[3].isHidden)
  }

  @Test("opaque and transparent labels give the same image, of which opaque ones write all")
  func modes() {
    for row in cellRows {
      let (opaque, clear) = (
        content(State(row: row, size: sizes[1], background: .white)).layers.image(size: sizes[1]),
        content(State(row: row, size: sizes[1], background: nil)).layers.image(size: sizes[1])
      )
      #expect(opaque.difference(from: clear) == nil)
      #expect(clear.written[.label, default: 0] == 0 && opaque.blended[.label, default: 0] == 0)
      #expect(opaque.written[.label] == clear.blended[.label])
    }
  }

  @Test("a body wraps to the width between the images and is truncated at the row's bottom")
  func body() {
    let row = cellRows[2]
    for height in [44, 60, 80, 400] {
      let size = PixelSize(width: 180, height: height)
      let body = content(State(row: row, size: size, background: nil)).layers[4]
      let measured = pen.renderer.size(
        of: row.content.body, style: context.style.cellText.body.text,
        maximumWidth: context.style.places.textWidth(in: 180, beside: context.cellRow(row).parts),
        isParagraph: true)
      #expect(body.frame.width == measured.width)
      #expect(body.frame.height == min(measured.height, max(0, height - body.frame.y)))
      #expect(measured.lines > 2)
    }
  }
}

@Suite("Images beside text")
struct CellImageTests {
  private func image(_ shape: CellImage.Shape, _ width: Int, _ height: Int) -> CellImage {
    CellImage(shape, color: blue, size: PixelSize(width: width, height: height))
  }

  /// The shapes that differ from their reflections.
  private let asymmetric: [CellImage.Shape] = [.checkmark, .detail]

  @Test("every shape fills its size from edge to edge, most symmetric from top to bottom")
  func extent() {
    for shape in CellImage.Shape.allCases {
      for (width, height) in [(1, 1), (2, 3), (8, 13), (20, 80), (31, 30)] {
        let bytes = image(shape, width, height).coverage
        let rows = (0..<height).map { Array(bytes[$0 * width..<($0 + 1) * width]) }
        #expect(bytes.count == width * height)
        #expect(rows == rows.reversed() || asymmetric.contains(shape))
        let hasInk = rows.map { $0.contains { $0 > 0 } }
        #expect(hasInk.allSatisfy { $0 }, "\(shape) \(width) × \(height)")
        for x in [0, width - 1] { #expect(rows.contains { $0[x] > 0 }) }
      }
    }
  }

  @Test("shapes have the areas of their formulas")
  func area() {
    let (width, height) = (40, 60)
    let whole = Double(width * height)
    let areas: [(CellImage.Shape, Double)] = [
      (.disc, whole * .pi / 4), (.ring, whole * .pi * 3 / 16), (.diamond, whole / 2),
      // A long stroke, a short one and the triangle between them that both cover.
      (.chevron, whole / 3), (.checkmark, whole * (0.25 + 0.125 - 1.0 / 32)),
    ]
    for (shape, area) in areas {
      let ink = image(shape, width, height).coverage.reduce(0) { $0 + Int($1) }
      #expect(abs(Double(ink) / 255 - area) < 0.01 * whole, "\(shape)")
    }
  }

  @Test("a check mark goes from half the left edge to the bottom, and up to the right corner")
  func checkmark() {
    let lines = (0..<40).map { y in
      image(.checkmark, 40, 40).coverage[y * 40..<(y + 1) * 40].map { $0 == 255 }
    }
    #expect(lines[0][31...38].allSatisfy(\.self) && !lines[0][..<29].contains(true))
    #expect(lines[39][11...19].allSatisfy(\.self) && !lines[39][22...].contains(true))
    #expect(!lines[..<20].contains { $0[..<10].contains(true) })
  }

  @Test("a detail indicator has a ring with a dot above a stem in it")
  func detail() {
    let image = image(.detail, 80, 80).coverage
    let column = (0..<80).map { image[$0 * 80 + 40] == 255 }
    let runs = column.indices.filter { $0 == 0 || column[$0] != column[$0 - 1] }
    #expect(column.first == true && runs.count == 7, "ring, dot, stem, ring, and between them")
  }

  @Test("the bitmap is the coverage in the image's color, and may be empty")
  func color() throws {
    let pen = LabelPen(renderer: try TextRenderer())
    #expect(pen[image(.disc, 0, 5)].width == 0 && pen[image(.chevron, 5, 0)].height == 0)
    for shape in CellImage.Shape.allCases {
      let image = image(shape, 9, 14)
      let bitmap = pen[image]
      let pixels = (0..<14).flatMap { y in (0..<9).map { x in bitmap.withLine(y) { $0[x] } } }
      #expect(
        pixels == image.coverage.map { ReferenceKernels.tint($0, with: blue.premultiplied) })
    }
  }
}

import Geometry
import Graphics
import RowStrategies
import RunData
import TableModel
import Testing

/// The work per row background of the original systems.
@Suite("The work that backgrounds declare")
struct DeclaredWorkTests {
  /// The size of a phone's rows, 375 × 44 pt at scale 2, with a radius of 7 pt.
  private let phone = PixelSize(width: 750, height: 88)

  /// The work for the positions of a strategy's rows, in square points at scale 1.
  struct Declared: Sendable {
    let id: String
    var radius = 7
    var row = PixelSize(width: 375, height: 44)
    let work: [RowPosition: Work]
  }

  private static let opaque = Work(opaque: 16_500, blended: 0, layers: 1)
  private static let archive = PixelSize(width: 345, height: 43)

  private static let table = [
    // A first row that is not alone is a point higher.
    Declared(
      id: "layer-grid",
      work: [
        .first: Work(opaque: 16_777, blended: 98, layers: 5), .middle: opaque,
        .last: Work(opaque: 16_402, blended: 98, layers: 5),
        .single: Work(opaque: 16_304, blended: 196, layers: 8),
      ]), Declared(id: "layer-grid", radius: 0, work: [.single: opaque, .first: opaque]),
    Declared(id: "square", work: [.single: opaque, .middle: opaque]),
    Declared(
      id: "nine-slice",
      work: [
        .first: Work(opaque: 0, blended: 16_875, layers: 1), .middle: opaque,
        .last: Work(opaque: 0, blended: 16_875, layers: 1),
        .single: Work(opaque: 0, blended: 16_875, layers: 1),
      ]),
    Declared(
      id: "corner-cover", radius: 15, row: archive,
      work: [
        .first: Work(opaque: 14_385, blended: 900, layers: 3),
        .middle: Work(opaque: 14_835, blended: 900, layers: 5),
        .last: Work(opaque: 14_385, blended: 900, layers: 3),
        .single: Work(opaque: 13_935, blended: 900, layers: 1),
      ]),
    Declared(
      id: "rounded-fill",
      work: [
        .first: Work(opaque: 16_402, blended: 98, layers: 1), .middle: opaque,
        .last: Work(opaque: 16_402, blended: 98, layers: 1),
        .single: Work(opaque: 16_304, blended: 196, layers: 1),
      ]),
    Declared(
      id: "baked-corners",
      work: [
        .first: Work(opaque: 16_500, blended: 0, layers: 5), .middle: opaque,
        .last: Work(opaque: 16_500, blended: 0, layers: 5),
        .single: Work(opaque: 16_500, blended: 0, layers: 8),
      ]),
    Declared(
      id: "section-fill",
      work: [
        .middle: Work(opaque: 0, blended: 0, layers: 0),
        .first: Work(opaque: 0, blended: 0, layers: 0),
      ]),
    // After one draw, the backing store is blended over the base and its covers.
    Declared(
      id: "corner-cover-as-published", radius: 15, row: archive,
      work: [.middle: Work(opaque: 14_835, blended: 900 + 14_835, layers: 6)]),
  ]

  @Test("each strategy does the work of its original, at scales 1 to 3", arguments: table, 1...3)
  func declared(line: Declared, scale: Int) {
    let style = RowStyle(radius: line.radius * scale, pixelsPerPoint: scale)
    let size = PixelSize(width: line.row.width * scale, height: line.row.height * scale)
    for (position, work) in line.work {
      let counters = StrategyCatalogue.strategy(line.id, style).background(position, size).counters
      #expect(counters.roles.background.opaque == work.opaque * scale * scale, "\(position)")
      #expect(counters.roles.background.blended == work.blended * scale * scale, "\(position)")
      #expect(counters.layers == work.layers && counters.offscreenPasses == 0, "\(position)")
    }
  }

  @Test("a clipped cap is an off-screen pass of the whole row, which is blended")
  func clip() {
    for (position, isClipped) in [
      (RowPosition.middle, false), (.first, true), (.last, true), (.single, true),
    ] {
      let strategy = StrategyCatalogue.strategy("corner-clip", RowStyle(radius: 20))
      let cell = SceneCell(strategy, identifier: "row")
      cell.show(SceneRow(height: 88), position: position, at: PixelRect(phone))
      let counters = FrameSample(of: cell.layer)
      #expect(cell.background.work == Work(opaque: 66_000, blended: 0, layers: 1))
      #expect(
        cell.background.cellClip
          == (isClipped ? CellClip(radius: 20, corners: position.corners) : nil))
      #expect(counters.offscreenPasses == (isClipped ? 1 : 0))
      #expect(counters.offscreenPixels == (isClipped ? 66_000 : 0))
      #expect(counters.opaquePixels == (isClipped ? 0 : 66_000))
      #expect(counters.blendedPixels == (isClipped ? 66_000 : 0))
    }
  }

  @Test("a section fill blends its four corners, for any number of rows")
  func section() throws {
    let strategy = StrategyCatalogue.strategy("section-fill", RowStyle(radius: 14))
    let section = try #require(strategy.makeSectionBackground())
    for count in [1, 2, 100] {
      section.configure(rows: PixelRect(x: 0, y: 0, width: 750, height: 88 * count))
      section.layout()
      let counters = FrameSample(of: section.layer)
      #expect(counters.roles.background.blended == 4 * 196)
      #expect(counters.roles.background.opaque == 66_000 * count - 4 * 196)
      #expect(counters.layers == 1)
    }
  }

  @Test("images take the bytes of the originals, and cells none unless they draw")
  func bytes() {
    // At scale 2: 3 images of 16 × 9, 16 × 9 and 16 × 16 pt.
    let nine = StrategyCatalogue.strategy("nine-slice", RowStyle(radius: 14))
    for _ in 0..<2 {
      for position in RowPosition.allCases { _ = nine.background(position, phone) }
      #expect(nine.sharedImageBytes == 4 * 4 * (2 * 16 * 9 + 16 * 16))
    }
    _ = nine.background(.first, phone, state: .selected)
    #expect(nine.sharedImageBytes == 4 * 4 * (3 * 16 * 9 + 16 * 16))
    for id in ["baked-corners", "layer-grid"] {
      let strategy = StrategyCatalogue.strategy(id, RowStyle(radius: 14))
      for position in RowPosition.allCases { _ = strategy.background(position, phone) }
      #expect(strategy.sharedImageBytes == 3_136, "\(id)")
    }
    for id in ["corner-clip", "corner-cover", "rounded-fill", "section-fill", "square"] {
      let strategy = StrategyCatalogue.strategy(id, RowStyle(radius: 14))
      for position in RowPosition.allCases {
        for state in RowState.allCases {
          #expect(strategy.background(position, phone, state: state).privateImageBytes == 0)
        }
      }
      #expect(strategy.sharedImageBytes == 0)
    }
    let published = StrategyCatalogue.strategy("corner-cover-as-published", RowStyle(radius: 14))
    #expect(published.background(.middle, phone).privateImageBytes == 264_000)
    #expect(published.sharedImageBytes == 0)
  }

  @Test("the layer grid blends r² px per rounded corner and writes the rest, at any size")
  func layerGrid() {
    for radius in [1, 2, 7, 10, 20, 30] {
      for extra in [1, 2, 50] {
        for pixelsPerPoint in 1...3 {
          let size = PixelSize(width: 2 * radius + 3 * extra, height: 2 * radius + extra)
          let style = RowStyle(radius: radius, pixelsPerPoint: pixelsPerPoint)
          let strategy = StrategyCatalogue.strategy("layer-grid", style)
          for (position, corners, layers) in [
            (RowPosition.single, 4, 8), (.first, 2, 5), (.middle, 0, 1), (.last, 2, 5),
          ] {
            for state in RowState.allCases {
              // Only the normal background of a first row is one point taller than the row.
              let isGrown = position == .first && state == .normal
              let height = size.height + (isGrown ? pixelsPerPoint : 0)
              let blended = corners * radius * radius
              #expect(
                strategy.background(position, size, state: state).work
                  == Work(opaque: size.width * height - blended, blended: blended, layers: layers),
                "\(position) \(state) of \(size), radius \(radius)")
            }
          }
        }
      }
    }
  }

  @Test(
    "a whole-row bitmap blends the whole row in one layer, unless middle rows are declared opaque",
    arguments: [
      "whole-view-alpha", "image-slice", "whole-view-alpha+shared+opaque", "image-slice+opaque",
    ], RowPosition.allCases)
  func wholeRow(id: String, position: RowPosition) {
    let isOpaque = id.hasSuffix("+opaque") && position == .middle
    for radius in [0, 3, 14] {
      for size in [phone, PixelSize(width: 28, height: 28), PixelSize(width: 41, height: 33)] {
        let strategy = StrategyCatalogue.strategy(id, RowStyle(radius: radius))
        for state in RowState.allCases {
          #expect(
            strategy.background(position, size, state: state).work
              == Work(
                opaque: isOpaque ? size.area : 0, blended: isOpaque ? 0 : size.area, layers: 1))
        }
      }
    }
  }

  @Test("every layer of a background is counted as background")
  func roles() {
    for id in StrategyCatalogue.ids {
      let strategy = StrategyCatalogue.strategy(id, RowStyle(radius: 14))
      for position in RowPosition.allCases {
        let layer = strategy.background(position, phone).layer
        #expect(([layer] + layer.sublayers).allSatisfy { $0.role == .background })
      }
    }
  }
}

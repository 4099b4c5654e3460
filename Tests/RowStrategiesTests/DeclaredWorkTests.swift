import CoreLayout
import Geometry
import PixelKernels
import RowStrategies
import Testing

/// The work per row background, as the original systems declare it: table "Cost per row background".
@Suite("The work that backgrounds declare")
struct DeclaredWorkTests {
  /// The rows of a phone, 375 × 44 pt at scale 2, rounded by 7 pt.
  private let phone = PixelSize(width: 750, height: 88)

  @Test(
    "the layer grid blends the corners of a 375 × 44 pt row alone, at scale 2",
    arguments: [
      (RowPosition.middle, 16_500, 0, 1), (.first, 16_777, 98, 5), (.last, 16_402, 98, 5),
      (.single, 16_304, 196, 8),
    ])
  func layerGridOnPhone(position: RowPosition, opaque: Int, blended: Int, layers: Int) {
    let strategy = StrategyCatalogue.strategy("layer-grid", RowStyle(radius: 14))
    let work = strategy.background(position, phone).work
    #expect(work == Work(opaque: 4 * opaque, blended: 4 * blended, layers: layers))
  }

  @Test("the layer grid blends r² px for each rounded corner and writes the rest, at any size")
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
              // Only the normal background of a first row is taller than the row, by a point.
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

  @Test("a selected first row is as tall as its row in the layer grid")
  func selectedIsNotGrown() {
    let strategy = StrategyCatalogue.strategy("layer-grid", RowStyle(radius: 14))
    #expect(strategy.background(.first, phone).layer.frame.height == 90)
    #expect(
      strategy.background(.first, phone, state: .selected).layer.frame == PixelRect(phone))
  }

  @Test(
    "a bitmap of the whole row blends the whole row, in one layer",
    arguments: ["whole-view-alpha", "image-slice"], RowPosition.allCases)
  func wholeRow(id: String, position: RowPosition) {
    for radius in [0, 3, 14] {
      for size in [phone, PixelSize(width: 28, height: 28), PixelSize(width: 41, height: 33)] {
        let strategy = StrategyCatalogue.strategy(id, RowStyle(radius: radius))
        for state in RowState.allCases {
          #expect(
            strategy.background(position, size, state: state).work
              == Work(opaque: 0, blended: size.area, layers: 1))
        }
      }
    }
  }

  @Test("without a radius every row of the layer grid is one opaque rectangle")
  func square() {
    let strategy = StrategyCatalogue.strategy("layer-grid", RowStyle(radius: 0))
    for position in RowPosition.allCases {
      #expect(
        strategy.background(position, phone).work == Work(opaque: 66_000, blended: 0, layers: 1))
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

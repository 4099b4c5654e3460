import Geometry
import RowStrategies
import TableModel
import Testing

@Suite("Variants of strategies")
struct VariantTests {
  private let size = PixelSize(width: 100, height: 40)
  private let area = 4_000

  private func work(_ id: String, _ position: RowPosition) -> Work {
    StrategyCatalogue.strategy(id, RowStyle(radius: 10)).background(position, size).work
  }

  @Test("sharing has one image per shape and none per cell")
  func sharing() {
    let own = StrategyCatalogue.strategy("whole-view-alpha", RowStyle(radius: 10))
    let shared = StrategyCatalogue.strategy("whole-view-alpha+shared", RowStyle(radius: 10))
    for (strategy, sharedBytes, privateBytes) in [(own, 0, 4 * area), (shared, 8 * area, 0)] {
      let cells = [RowPosition.first, .middle, .middle].map { strategy.background($0, size) }
      #expect(strategy.sharedImageBytes == sharedBytes)
      #expect(cells.map(\.privateImageBytes) == [privateBytes, privateBytes, privateBytes])
    }
  }

  @Test("the variant with a single pool differs only in its pool")
  func singlePool() {
    let single = StrategyCatalogue.strategy("layer-grid+single-pool", RowStyle(radius: 10))
    #expect(Set(RowPosition.allCases.map(single.reuseIdentifier)).count == 1)
    for position in RowPosition.allCases {
      #expect(work("layer-grid+single-pool", position) == work("layer-grid", position))
    }
  }

  @Test("views are cleared while their cell is selected, and layers are not")
  func views() {
    for (id, areViews) in [("layer-grid", false), ("layer-grid+views", true)] {
      for position in RowPosition.allCases {
        for selects in [true, false] {
          let background = StrategyCatalogue.strategy(id, RowStyle(radius: 10))
            .background(.middle, size)
          background.cellWasSelected(true)
          if !selects { background.cellWasSelected(false) }
          background.show(position, size)
          let expected = work("layer-grid", position)
          #expect(background.work.blended == expected.blended, "\(id), \(position)")
          #expect(
            background.work.opaque == (areViews && selects ? 0 : expected.opaque),
            "\(id), \(position)")
        }
      }
    }
  }

  @Test("every variant is named after the strategy that it changes")
  func names() {
    let plain = StrategyCatalogue.all.filter { $0.kind == .rival || $0.kind == .alternative }
    for variant in StrategyCatalogue.all where variant.kind == .variant {
      let isNamed = plain.contains {
        variant.id.hasPrefix($0.id + "+") || variant.id == $0.id + "-as-published"
      }
      #expect(isNamed, "\(variant.id)")
    }
  }
}

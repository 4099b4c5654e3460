import Geometry
import Layers
import RowStrategies
import ScrollSimulation
import TableContent

/// What the visible sections show as a whole: a header with the title, and a background if the
/// strategy draws one; both reused from section to section.
final class SectionViews {
  let headers = Layer(role: .decoration)
  let backgrounds = Layer(role: .decoration)
  private let strategy: any RowStrategy
  private var driver: TableDriver<SectionView>

  /// The views of one section.
  private final class SectionView {
    let header: SectionHeader?
    let background: (any SectionBackground)?

    init(header: SectionHeader?, background: (any SectionBackground)?) {
      self.header = header
      self.background = background
    }
  }

  init(strategy: any RowStrategy, policy: ReusePolicy) {
    self.strategy = strategy
    driver = TableDriver(policy: policy)
  }

  /// Brings the views up to date with the sections that are now on the display.
  func turnOver(to sections: Range<Int>, showsHeaders: Bool) {
    driver.turnOver(
      to: sections, identifier: { _ in "section" },
      make: { _ in
        SectionView(
          header: showsHeaders ? SectionHeader() : nil,
          background: strategy.makeSectionBackground())
      },
      remove: {
        $0.header?.layer.removeFromSuperlayer()
        $0.background?.layer.removeFromSuperlayer()
      })
    driver.forEachArrival { placed in
      placed.cell.header.map { headers.addSublayer($0.layer) }
      placed.cell.background.map { backgrounds.addSublayer($0.layer) }
    }
  }

  /// Hands out the views of the sections that came in.
  func forEachArrival(_ body: (Int, SectionHeader?, (any SectionBackground)?) -> Void) {
    driver.forEachArrival { body($0.row, $0.cell.header, $0.cell.background) }
  }

  /// The bytes of the images of all section backgrounds.
  var privateImageBytes: Int {
    (driver.placed.map(\.cell) + driver.pool.cells)
      .reduce(0) { $0 + ($1.background?.privateImageBytes ?? 0) }
  }
}

import Benchmarking
import Compositing
import TableModel

/// The parts of a frame before it is drawn, of a real table in the default scenario without text.
@_spi(Benchmarks) public struct FrameWork {
  private let scroll: UndrawnScroll
  private var plan = SpanPlan()
  private var top: Int
  private var step: Int

  /// A synthetic table that stands in its middle, its first frames behind it.
  ///
  /// - Parameter strategy: The id of a built-in strategy.
  /// - Parameter sectionSizes: The rows that a section has; `nil` for the 50 to 150 of the data.
  /// - Parameter keepsRows: Whether all rows are made beforehand, so that the text of one that comes
  ///   in is not made anew.
  /// - Parameter step: The pixels that a frame scrolls by.
  /// - Throws: A sentence that says which packages to install, if there is no DejaVu Sans.
  public init(
    rows: Int, strategy: String = "layer-grid", sectionSizes: ClosedRange<Int>? = nil,
    keepsRows: Bool = false, step: Int = 37
  ) throws {
    var table = RowTable.synthetic(count: rows, seed: 1)
    if let sectionSizes { table = table.cut(intoSectionsOf: sectionSizes, seed: 1) }
    if keepsRows {
      table = RowTable(
        rows: Array(table.rows), sections: Array(table.sections), source: table.source)
    }
    scroll = try UndrawnScroll(table, strategy: strategy)
    top = scroll.greatestOffset / 2
    self.step = step
    // Until pools and lists have grown to what the scroll needs.
    runFrames(256)
    makePlan()
  }

  /// Runs the phases from `advance` to `commit` for a number of frames, and back where the table
  /// ends.
  public mutating func runFrames(_ count: Int) {
    for _ in 0..<count {
      if top + step < 0 || top + step > scroll.greatestOffset { step = -step }
      top += step
      scroll.scroll(to: top)
      scroll.commit()
    }
  }

  /// Commits the tree of the last frame again.
  public func commit() { scroll.commit() }

  /// Makes the plan of spans that the engine `culling` draws the last frame by.
  public mutating func makePlan() {
    plan.make(of: scroll.list, display: scroll.display)
  }

  /// The items that the last frame draws.
  public var itemCount: Int { scroll.list.items.count }
}

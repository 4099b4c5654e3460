import Benchmarking
import Compositing
import RowStrategies
import TableModel
import Text

/// The phases of a frame before compositing, for a table of the default scenario without text.
///
/// Rows have their declared heights; nothing is drawn.
package struct FrameWork {
  private let pipeline: FramePipeline
  private var plan = SpanPlan()
  private var top: Int
  private var step: Int

  /// A synthetic table at the middle of its content, warmed up by 256 frames.
  ///
  /// - Parameters:
  ///   - strategy: The id of a built-in strategy.
  ///   - sectionSizes: The rows per section; `nil` for the 50 to 150 of the synthetic rows.
  ///   - createsRowsInAdvance: A Boolean value that indicates whether all rows are created now
  ///     instead of when they become visible.
  ///   - step: The scrolled distance per frame, in pixels.
  /// - Throws: ``FontError`` if DejaVu Sans is not installed.
  package init(
    rows: Int, strategy: String = "layer-grid", sectionSizes: ClosedRange<Int>? = nil,
    createsRowsInAdvance: Bool = false, step: Int = 37
  ) throws {
    var table = RowTable.synthetic(count: rows, seed: 1)
    if let sectionSizes { table = table.cut(intoSectionsOf: sectionSizes, seed: 1) }
    if createsRowsInAdvance {
      table = RowTable(
        rows: Array(table.rows), sections: Array(table.sections), source: table.source)
    }
    guard let descriptor = StrategyCatalogue.all.first(where: { $0.id == strategy }) else {
      preconditionFailure("there is no built-in strategy \(strategy)")
    }
    var scenario = ScenarioCatalogue.all[0]
    scenario.content = .none
    pipeline = FramePipeline(
      scenario, rows: table, strategy: descriptor, engine: nil, renderer: try TextRenderer())
    top = 0
    self.step = step
    top = greatestOffset / 2
    runFrames(256)
    makePlan()
  }

  /// The greatest scroll offset, in pixels.
  private var greatestOffset: Int {
    let geometry = pipeline.table.geometry
    return geometry.scale.pixels(max(0, geometry.maximumOffset))
  }

  /// Runs the phases from `advance` to `commit` for a number of frames; reverses at the ends.
  package mutating func runFrames(_ count: Int) {
    for _ in 0..<count {
      if top + step < 0 || top + step > greatestOffset { step = -step }
      top += step
      pipeline.layOut(at: top)
      pipeline.commit()
    }
  }

  /// Commits the layer tree of the last frame again.
  package func commit() { pipeline.commit() }

  /// Makes the span plan that the engine `culling` draws the last frame with.
  package mutating func makePlan() {
    plan.make(of: pipeline.displayList)
  }
}

import Benchmarking
import Compositing
import RowStrategies
import TableModel
import Text

/// The phases of a frame before compositing, for a table of the default scenario without text.
///
/// Rows have their declared heights; nothing is drawn.
struct FrameWork {
  private let pipeline: FramePipeline
  private var plan = SpanPlan()
  private var top = 0
  /// The scrolled distance per frame, in pixels.
  private var step = 37

  /// A table of 4,000 synthetic rows at the middle of its content, warmed up by 256 frames.
  ///
  /// All rows are created now: the instructions of an allocation depend on earlier ones, which
  /// include the font library's caches and thus differ between machines.
  ///
  /// - Parameters:
  ///   - strategy: The id of a built-in strategy.
  ///   - sectionSizes: The rows per section; `nil` for the 50 to 150 of the synthetic rows.
  /// - Throws: ``FontError`` if DejaVu Sans is not installed.
  init(strategy: String = "layer-grid", sectionSizes: ClosedRange<Int>? = nil) throws {
    var table = RowTable.synthetic(count: 4_000, seed: 1)
    if let sectionSizes { table = table.cut(intoSectionsOf: sectionSizes, seed: 1) }
    table = RowTable(
      rows: Array(table.rows), sections: Array(table.sections), source: table.source)
    guard let descriptor = StrategyCatalogue.all.first(where: { $0.id == strategy }) else {
      preconditionFailure("there is no built-in strategy \(strategy)")
    }
    var scenario = ScenarioCatalogue.all[0]
    scenario.content = .none
    pipeline = FramePipeline(
      scenario, rows: table, strategy: descriptor, engine: nil, renderer: try TextRenderer())
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
  mutating func runFrames(_ count: Int) {
    for _ in 0..<count {
      if top + step < 0 || top + step > greatestOffset { step = -step }
      top += step
      pipeline.layOut(at: top)
      pipeline.commit()
    }
  }

  /// Commits the layer tree of the last frame again.
  func commit() { pipeline.commit() }

  /// Makes the span plan that the engine `culling` draws the last frame with.
  mutating func makePlan() {
    plan.make(of: pipeline.displayList)
  }
}

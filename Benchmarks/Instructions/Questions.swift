import MeasuredWork

extension Question {
  static var all: [Question] { kernels + lookUps + edits + scrolling + frames }

  /// Those of the baseline set alone, which is the same on every processor.
  private static var kernels: [Question] {
    KernelWork.Kernel.allCases.map { kernel in
      Question(
        "kernels: \(kernel) of 4096 pixels", of: { KernelWork(kernel, set: 0, pixels: 4_096) }
      ) { $0.run() }
    }
  }

  private static func layout(_ heights: LayoutWork.Heights) -> LayoutWork {
    LayoutWork(rows: 100_000, sections: 1_000, heights: heights)
  }

  private static var lookUps: [Question] {
    LayoutWork.Heights.allCases.flatMap { heights in
      [
        Question("layout: build of 100000 \(heights) rows", of: { layout(heights) }) {
          _ = $0.build()
        },
        Question("layout: rows at 100 offsets in \(heights) rows", of: { layout(heights) }) {
          _ = $0.findRows(times: 100)
        },
        Question("layout: places of 100 of \(heights) rows", of: { layout(heights) }) {
          _ = $0.findSpans(times: 100)
        },
      ]
    }
  }

  private static var edits: [Question] {
    func make() -> LayoutWork {
      var work = layout(.mixed)
      work.prepareForEdits()
      return work
    }
    return [
      Question("layout: 100 rows inserted and 100 removed", of: make) {
        $0.insertAndRemove(times: 100)
      },
      Question("layout: 100 heights changed", of: make) { $0.changeHeights(times: 100) },
    ]
  }

  private static var scrolling: [Question] {
    [
      Question(
        "recycle: 100 frames of 18.5 pt",
        of: { RecycleWork(rows: 4_000, sections: 40, step: 18.5) }
      ) { $0.scroll(frames: 100) },
      Question("reuse: 100 cells taken and returned", of: { ReuseWork(waiting: 32) }) {
        _ = $0.takeAndReturn(times: 100)
      },
    ]
  }

  /// Rows are kept, because how malloc finds memory for a text depends on all that was allocated
  /// before, such as by the font library, whose caches are the machine's.
  private static var frames: [Question] {
    [
      Question(
        "frame: advance to commit of 10 frames",
        of: { try FrameWork(rows: 4_000, keepsRows: true) }
      ) {
        $0.runFrames(10)
      }
    ]
      + ["layer-grid", "whole-view-alpha", "nine-slice", "rounded-fill"].flatMap { strategy in
        func make() throws -> FrameWork {
          try FrameWork(rows: 4_000, strategy: strategy, sectionSizes: 1...8, keepsRows: true)
        }
        return [
          Question("frame: commit of \(strategy)", of: make) { $0.commit() },
          Question("frame: plan of spans of \(strategy)", of: make) { $0.makePlan() },
        ]
      }
  }
}

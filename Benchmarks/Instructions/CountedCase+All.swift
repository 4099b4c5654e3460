import MeasuredWork

extension CountedCase {
  static var all: [CountedCase] { kernels + lookups + edits + scrolling + frames }

  /// The baseline set only, which is the same on every processor.
  private static var kernels: [CountedCase] {
    KernelWork.Kernel.allCases.map { kernel in
      CountedCase(
        "kernels: \(kernel) of 4096 pixels", of: { KernelWork(kernel, set: 0, pixels: 4_096) }
      ) { $0.run() }
    }
  }

  private static func layout(_ heights: LayoutWork.Heights) -> LayoutWork {
    LayoutWork(rows: 100_000, sections: 1_000, heights: heights)
  }

  private static var lookups: [CountedCase] {
    LayoutWork.Heights.allCases.flatMap { heights in
      [
        CountedCase("layout: build of 100000 \(heights) rows", of: { layout(heights) }) {
          _ = $0.build()
        },
        CountedCase("layout: rows at 100 offsets in \(heights) rows", of: { layout(heights) }) {
          _ = $0.findRows(times: 100)
        },
        CountedCase("layout: spans of 100 \(heights) rows", of: { layout(heights) }) {
          _ = $0.findSpans(times: 100)
        },
      ]
    }
  }

  private static var edits: [CountedCase] {
    func make() -> LayoutWork {
      var work = layout(.mixed)
      work.prepareForEdits()
      return work
    }
    return [
      CountedCase("layout: 100 rows inserted and 100 removed", of: make) {
        $0.insertAndRemove(times: 100)
      },
      CountedCase("layout: 100 heights changed", of: make) { $0.changeHeights(times: 100) },
    ]
  }

  private static var scrolling: [CountedCase] {
    [
      CountedCase(
        "recycle: 100 frames of 18.5 pt",
        of: { RecycleWork(rows: 4_000, sections: 40, step: 18.5) }
      ) { $0.scroll(frames: 100) },
      CountedCase("reuse: 100 cells dequeued and recycled", of: { ReuseWork(cells: 32) }) {
        _ = $0.dequeueAndRecycle(times: 100)
      },
    ]
  }

  /// All rows are created in advance: the instructions of an allocation depend on earlier ones,
  /// which include the font library's caches and thus differ between machines.
  private static var frames: [CountedCase] {
    [
      CountedCase(
        "frame: advance to commit of 10 frames",
        of: { try FrameWork(rows: 4_000, createsRowsInAdvance: true) }
      ) {
        $0.runFrames(10)
      }
    ]
      + ["layer-grid", "whole-view-alpha", "nine-slice", "rounded-fill"].flatMap { strategy in
        func make() throws -> FrameWork {
          try FrameWork(
            rows: 4_000, strategy: strategy, sectionSizes: 1...8, createsRowsInAdvance: true)
        }
        return [
          CountedCase("frame: commit of \(strategy)", of: make) { $0.commit() },
          CountedCase("frame: span plan of \(strategy)", of: make) { $0.makePlan() },
        ]
      }
  }
}

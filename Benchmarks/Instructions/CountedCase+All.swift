extension CountedCase {
  static var all: [CountedCase] { kernels + lookups + edits + scrolling + frames }

  /// The baseline set only, which is the same on every processor.
  private static var kernels: [CountedCase] {
    KernelWork.Kernel.allCases.map { kernel in
      CountedCase(
        "kernels: \(kernel) of 4096 pixels", of: { KernelWork(kernel) }
      ) { $0.run() }
    }
  }

  private static var lookups: [CountedCase] {
    LayoutWork.Heights.allCases.flatMap { heights in
      [
        CountedCase("layout: build of 100000 \(heights) rows", of: { LayoutWork(heights) }) {
          _ = $0.build()
        },
        CountedCase("layout: rows at 100 offsets in \(heights) rows", of: { LayoutWork(heights) }) {
          _ = $0.findRows()
        },
        CountedCase("layout: spans of 100 \(heights) rows", of: { LayoutWork(heights) }) {
          _ = $0.findSpans()
        },
      ]
    }
  }

  private static var edits: [CountedCase] {
    func make() -> LayoutWork {
      var work = LayoutWork(.mixed)
      work.prepareForEdits()
      return work
    }
    return [
      CountedCase("layout: 100 rows inserted and 100 removed", of: make) {
        $0.insertAndRemove()
      },
      CountedCase("layout: 100 heights changed", of: make) { $0.changeHeights() },
    ]
  }

  private static var scrolling: [CountedCase] {
    [
      CountedCase(
        "recycle: 100 frames of 18.5 pt",
        of: { RecycleWork() }
      ) { $0.scroll() },
      CountedCase("reuse: 100 cells dequeued and recycled", of: { ReuseWork() }) {
        _ = $0.dequeueAndRecycle()
      },
    ]
  }

  private static var frames: [CountedCase] {
    [
      CountedCase(
        "frame: advance to commit of 10 frames",
        of: { try FrameWork() }
      ) {
        $0.runFrames(10)
      }
    ]
      + ["layer-grid", "whole-view-alpha", "nine-slice", "rounded-fill"].flatMap { strategy in
        func make() throws -> FrameWork {
          try FrameWork(strategy: strategy, sectionSizes: 1...8)
        }
        return [
          CountedCase("frame: commit of \(strategy)", of: make) { $0.commit() },
          CountedCase("frame: span plan of \(strategy)", of: make) { $0.makePlan() },
        ]
      }
  }
}

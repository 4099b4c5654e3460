import Benchmark
import MeasuredWork

private let tables = [("4,000 rows", 4_000, 40), ("10,000,000 rows", 10_000_000, 100_000)]

/// Measures the recycling of a frame, in a short and a long table.
func askRecycling() {
  for (table, rows, sections) in tables {
    ask(
      "recycle: a frame of 18.5 pt, \(table)", times: .kilo,
      of: { RecycleWork(rows: rows, sections: sections, step: 18.5) }
    ) { $0.scroll(frames: $1) }
  }
}

/// Measures dequeuing and recycling a cell.
func askReuse() {
  ask("reuse: take a cell and return it", times: .kilo, of: { ReuseWork(waiting: 32) }) {
    blackHole($0.takeAndReturn(times: $1))
  }
}

/// Measures the phases of a frame before compositing.
func askFrames() {
  for (table, rows, _) in tables {
    ask("frame: advance to commit, \(table)", times: .kilo, of: { try FrameWork(rows: rows) }) {
      $0.runFrames($1)
    }
  }
  for strategy in ["layer-grid", "whole-view-alpha", "nine-slice", "rounded-fill"] {
    func make() throws -> FrameWork {
      try FrameWork(rows: 4_000, strategy: strategy, sectionSizes: 1...8)
    }
    ask("frame: commit, \(strategy)", times: .kilo, of: make) { work, times in
      for _ in 0..<times { work.commit() }
    }
    ask("frame: plan of spans, \(strategy)", times: .kilo, of: make) { work, times in
      for _ in 0..<times { work.makePlan() }
    }
  }
}

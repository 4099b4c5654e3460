import Benchmark
import MeasuredWork

private let tables = [("4,000 rows", 4_000, 40), ("10,000,000 rows", 10_000_000, 100_000)]

/// Adds recycling of a frame, for a short and a long table, and a dequeued cell.
func addCellBenchmarks() {
  for (table, rows, sections) in tables {
    addBenchmark(
      "recycle: frame of 18.5 pt, \(table)", times: .kilo,
      of: { RecycleWork(rows: rows, sections: sections, step: 18.5) }
    ) { $0.scroll(frames: $1) }
  }
  addBenchmark("reuse: dequeue and recycle a cell", times: .kilo, of: { ReuseWork(cells: 32) }) {
    blackHole($0.dequeueAndRecycle(times: $1))
  }
}

/// Adds the phases of a frame before compositing.
func addFrameBenchmarks() {
  for (table, rows, _) in tables {
    addBenchmark(
      "frame: advance to commit, \(table)", times: .kilo, of: { try FrameWork(rows: rows) }
    ) {
      $0.runFrames($1)
    }
  }
  for strategy in ["layer-grid", "whole-view-alpha", "nine-slice", "rounded-fill"] {
    func make() throws -> FrameWork {
      try FrameWork(rows: 4_000, strategy: strategy, sectionSizes: 1...8)
    }
    addBenchmark("frame: commit, \(strategy)", times: .kilo, of: make) { work, times in
      for _ in 0..<times { work.commit() }
    }
    addBenchmark("frame: span plan, \(strategy)", times: .kilo, of: make) { work, times in
      for _ in 0..<times { work.makePlan() }
    }
  }
}

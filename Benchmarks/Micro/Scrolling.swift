import Benchmark
@_spi(Benchmarks) import BenchmarkDoors

private let tables = [("4,000 rows", 4_000, 40), ("10,000,000 rows", 10_000_000, 100_000)]

/// Whether a frame's turnover takes longer in a longer table.
func askTurnover() {
  for (table, rows, sections) in tables {
    ask(
      "turnover: a frame of 18.5 pt, \(table)", times: .kilo,
      of: { TurnoverWork(rows: rows, sections: sections, step: 18.5) }
    ) { $0.scroll(frames: $1) }
  }
}

/// What taking a cell out of the pool and putting it back takes.
func askReuse() {
  ask("reuse: take a cell and return it", times: .kilo, of: { ReuseWork(waiting: 32) }) {
    blackHole($0.takeAndReturn(times: $1))
  }
}

/// What a frame takes before it is drawn.
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

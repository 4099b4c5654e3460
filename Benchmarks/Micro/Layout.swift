import Benchmark
import MeasuredWork

/// Adds building, lookups and edits of layouts of three sizes.
func addLayoutBenchmarks() {
  let tables = [
    ("4,000 rows", 4_000, 40), ("100,000 rows", 100_000, 1_000),
    ("10,000,000 rows", 10_000_000, 100_000),
  ]
  for (table, rows, sections) in tables {
    for heights in LayoutWork.Heights.allCases {
      func make() -> LayoutWork { LayoutWork(rows: rows, sections: sections, heights: heights) }
      let name = "\(table), \(heights)"
      addBenchmark("layout: build, \(name)", maxDuration: .seconds(5), of: make) { work, times in
        for _ in 0..<times { blackHole(work.build()) }
      }
      addBenchmark("layout: rows at an offset, \(name)", times: .kilo, of: make) {
        blackHole($0.findRows(times: $1))
      }
      addBenchmark("layout: span of a row, \(name)", times: .kilo, of: make) {
        blackHole($0.findSpans(times: $1))
      }
    }
    func makeEditable() -> LayoutWork {
      var work = LayoutWork(rows: rows, sections: sections, heights: .mixed)
      work.prepareForEdits()
      return work
    }
    addBenchmark("layout: insert and remove a row, \(table)", times: .kilo, of: makeEditable) {
      $0.insertAndRemove(times: $1)
    }
    addBenchmark("layout: change a height, \(table)", times: .kilo, of: makeEditable) {
      $0.changeHeights(times: $1)
    }
  }
}

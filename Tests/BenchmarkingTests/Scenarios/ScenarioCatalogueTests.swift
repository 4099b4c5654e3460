import Benchmarking
import TableModel
import TableViews
import Testing
import Text

@Suite("The built-in scenarios on the embedded rows")
struct ScenarioCatalogueTests {
  private static let seeds: [UInt64] = [1, 2, 3, 77]

  /// Returns a scenario's geometry with the sections of the command.
  private func geometry(_ scenario: Scenario, seed: UInt64) -> TableGeometry {
    let rows = RowTable.cities
    let table = scenario.sectionSizes.map { rows.cut(intoSectionsOf: $0, seed: seed) } ?? rows
    return TableGeometry(scenario.table, rowCounts: table.sections.map(\.rows.count))
  }

  private func capShare(_ scenario: Scenario, seed: UInt64) -> Double {
    let layout = geometry(scenario, seed: seed).layout
    let caps = (0..<layout.rowCount).count { layout.position(ofRow: $0).isCap }
    return Double(caps) / Double(layout.rowCount)
  }

  @Test("are valid and have distinct names")
  func valid() throws {
    #expect(Set(ScenarioCatalogue.names).count == ScenarioCatalogue.all.count)
    for scenario in ScenarioCatalogue.all {
      try scenario.validate(source: scenario.name)
      #expect(scenario.summary.hasSuffix("."), "\(scenario.name)")
    }
  }

  @Test("have about 40 % cap rows in settings, and less than 10 % in contacts")
  func caps() {
    for seed in Self.seeds {
      #expect((0.38...0.45).contains(capShare(.builtIn("settings"), seed: seed)))
      #expect(capShare(.builtIn("contacts"), seed: seed) < 0.1)
    }
  }

  @Test(
    "bring in at least 2,000 rows with any seed, or all that there are",
    arguments: ["settings", "contacts", "messages", "whole-list"])
  func thousands(name: String) throws {
    let least = name == "whole-list" ? RowTable.cities.rows.count : 2_000
    for seed in Self.seeds.prefix(2) {
      let counted = try Self.rowsIn(.builtIn(name), seed: seed)
      #expect(counted >= least, "seed \(seed): \(counted) rows")
    }
  }

  /// The rows that come on to the display in a round at 120 Hz.
  private static func rowsIn(_ scenario: Scenario, seed: UInt64) throws -> Int {
    let rows = RowTable.cities
    let pipeline = FramePipeline(
      scenario,
      rows: scenario.sectionSizes.map { rows.cut(intoSectionsOf: $0, seed: seed) } ?? rows,
      strategy: .builtIn("square"), engine: nil, renderer: try TextRenderer(), seed: seed)
    var count = 0
    let ticks = Int((scenario.traceDuration * 120).rounded())
    pipeline.recycleAll(frames: ticks, refreshRate: 120) { count += $0.rowsIn }
    return count
  }

  @Test("scroll in both directions, at most at 20,000 pt/s, without jumps")
  func trace() {
    let step = 1.0 / 4_096
    for scenario in ScenarioCatalogue.all.prefix(2) {
      for seed in Self.seeds {
        let geometry = geometry(scenario, seed: seed)
        let trace = Trace(scenario.trace, seed: seed)
        var scroll = Scroll(trace)
        var before = 0.0
        var (fastest, down, up) = (0.0, 0.0, 0.0)
        for sample in 1...Int(trace.duration / step) {
          geometry.advance(&scroll, to: Double(sample) * step)
          let distance = scroll.offset - before
          before = scroll.offset
          fastest = max(fastest, abs(distance) / step)
          down += max(0, distance)
          up -= min(0, distance)
        }
        // A hair for the sums of floating point numbers.
        #expect((19_000...20_000 + 1e-6).contains(fastest), "seed \(seed): \(fastest) pt/s")
        #expect(down > 100_000 && up > 200, "seed \(seed): \(down) pt down, \(up) pt up")
      }
    }
  }
}

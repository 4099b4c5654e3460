import Benchmarking
import Geometry
import TableModel
import TableViews
import Testing

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
    #expect(ScenarioCatalogue.names.prefix(2) == ["settings", "contacts"])
    #expect(Set(ScenarioCatalogue.names).count == ScenarioCatalogue.all.count)
    for name in [
      "messages", "selection", "theme-change", "overscroll", "rotation", "compact-width",
      "edit-storm",
      "published-claims",
    ] { #expect(ScenarioCatalogue.names.contains(name)) }
    for scenario in ScenarioCatalogue.all {
      try scenario.validate(source: scenario.name)
      #expect(scenario.summary.hasSuffix("."), "\(scenario.name)")
    }
  }

  @Test("have the documented sizes, sections and display")
  func documented() {
    let settings = Scenario.builtIn("settings")
    #expect(settings.rowHeight == 44 && settings.radius == 10 && settings.inset == 40)
    #expect(settings.maximumWidth == 0)
    #expect(settings.sectionHeader == 38 && settings.sectionFooter == 18)
    #expect(settings.sectionSizes == 1...8)
    #expect(settings.display.pixels == PixelSize(width: 2_732, height: 2_048))
    var contacts = Scenario.builtIn("contacts")
    #expect(contacts.sectionSizes == nil)
    contacts.name = settings.name
    contacts.summary = settings.summary
    contacts.sectionSizes = settings.sectionSizes
    #expect(contacts == settings)
  }

  @Test("have about 40 % cap rows in settings, and less than 10 % in contacts")
  func caps() {
    for seed in Self.seeds {
      #expect((0.38...0.45).contains(capShare(.builtIn("settings"), seed: seed)))
      #expect(capShare(.builtIn("contacts"), seed: seed) < 0.1)
    }
  }

  @Test(
    "show at least 250 new rows per pass of settings at every refresh rate",
    arguments: [60, 90, 120])
  func rowsIn(refreshRate: Int) {
    let scenario = Scenario.builtIn("settings")
    for seed in Self.seeds {
      let geometry = geometry(scenario, seed: seed)
      let trace = geometry.trace(scenario.trace, seed: seed)
      let ticks = Int((trace.duration * Double(refreshRate)).rounded())
      var visible = 0..<0
      var rowsIn = 0
      for tick in 0..<ticks {
        let offset = trace.offset(at: Double(tick) / Double(refreshRate))
        let shown = geometry.layout.rows(
          intersecting: geometry.span(shownFrom: geometry.scale.pixels(offset)))
        rowsIn += shown.count { !visible.contains($0) }
        visible = shown
      }
      #expect(rowsIn >= 250, "seed \(seed)")
    }
  }

  @Test("scroll for six seconds in both directions, at most at 8,000 pt/s")
  func trace() {
    let step = 1.0 / 4_096
    for scenario in ScenarioCatalogue.all.prefix(2) {
      let jumps = scenario.trace.count { if case .jump = $0 { true } else { false } }
      for seed in Self.seeds {
        let geometry = geometry(scenario, seed: seed)
        let trace = geometry.trace(scenario.trace, seed: seed)
        #expect((5.9...6.1).contains(trace.duration))
        var before = trace.offset(at: 0)
        var tooFast = 0
        var down = 0.0
        var up = 0.0
        for sample in 1...Int(trace.duration / step) {
          let offset = trace.offset(at: Double(sample) * step)
          let distance = offset - before
          before = offset
          // A hair for the sums of floating point numbers.
          if abs(distance) / step > 8_000 + 1e-6 {
            tooFast += 1
          } else {
            down += max(0, distance)
            up -= min(0, distance)
          }
        }
        #expect(tooFast <= jumps, "seed \(seed): only a jump is faster than a finger")
        #expect(down > 2_000 && up > 2_000, "seed \(seed): \(down) pt down, \(up) pt up")
      }
    }
  }
}

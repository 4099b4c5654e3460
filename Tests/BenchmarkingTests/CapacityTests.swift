import Benchmarking
import Compositing
import Measurement
import RowStrategies
import RunRecords
import Scenarios
import SeededRandom
import TableModel
import Testing
import Text

@Suite("The plan of a capacity search")
struct CapacityPlanTests {
  private func axis(_ loads: ClosedRange<Double>, power: Int = 1) -> CapacityRecord.Axis {
    CapacityRecord.Axis(
      name: "rows", unit: "", meaning: "", end: "", least: loads.lowerBound,
      greatest: loads.upperBound, power: power)
  }

  @Test("doubles the work per tier, from the least to the greatest load of the axis")
  func tiers() {
    #expect(CapacityPlan(axis(1...20)).tiers == [1, 2, 4, 8, 16, 20])
    #expect(CapacityPlan(axis(0...4)).tiers == [0, 1, 2, 4])
    #expect(CapacityPlan(axis(1...1)).tiers == [1])
    #expect(CapacityPlan(axis(0...1), loadsPerUnit: 4, first: 0.25).tiers == [0, 0.25, 0.5, 1])
    #expect(
      CapacityPlan(axis(1...3, power: 2), loadsPerUnit: 100).tiers == [1, 1.41, 2, 2.83, 3])
  }

  @Test("starts between the last tier within the budget and the first beyond it")
  func firstCentre() {
    let plan = CapacityPlan(axis(1...20))
    #expect(plan.centre(after: [(1, 0.2), (2, 0.5), (4, 1.5)]) == 3)
    #expect(plan.centre(after: [(1, 0.2), (2, 0.5)]) == 2)
    #expect(plan.centre(after: [(1, 3)]) == 1)
    #expect(plan.centre(beyond: 20, held: true) == 20 && plan.centre(beyond: 1, held: false) == 1)
    #expect(plan.centre(beyond: 5, held: true) > 5 && plan.centre(beyond: 5, held: false) < 5)
  }

  @Test("alternates descending and ascending ramps around the centre, within the axis")
  func ramps() {
    for (least, greatest, power) in [(0.0, 50.0, 1), (1, 50, 2), (1, 2, 1), (0, 0.5, 1)] {
      let plan = CapacityPlan(axis(least...greatest, power: power), loadsPerUnit: 100, first: 0.125)
      for seed in 0..<50 as Range<UInt64> {
        var random = SeededGenerator(seed: seed)
        let centre = random.number(in: least...greatest)
        for ramp in 1...4 {
          let loads = plan.ramp(ramp, around: centre, random: &random)
          #expect(loads.count == CapacityPlan.loadsPerRamp)
          #expect(loads.allSatisfy { (least...greatest).contains($0) })
          let ascending = loads.sorted()
          #expect(loads == (ramp.isMultiple(of: 2) ? ascending : ascending.reversed()))
          #expect(ascending[0] <= centre && ascending[ascending.count - 1] >= centre, "\(seed)")
        }
      }
    }
  }

  @Test("includes the ends of the axis if a ramp reaches them")
  func ends() {
    var random = SeededGenerator(seed: 1)
    let plan = CapacityPlan(axis(0...50))
    #expect(plan.ramp(1, around: 50, random: &random).first == 50)
    #expect(plan.ramp(2, around: 45, random: &random).last == 50)
    #expect(plan.ramp(1, around: 0, random: &random).last == 0)
    #expect(!plan.ramp(1, around: 20, random: &random).contains(50))
  }
}

@Suite("The axes of a capacity search")
struct CapacityAxisTests {
  private let rows = RowTable.sample(sections: [1, 2, 3, 4, 40])

  private func description(
    _ axis: CapacityAxis, _ change: (inout Scenario) -> Void = { _ in }
  ) throws -> CapacityRecord.Axis {
    var scenario = Scenario.tiny
    change(&scenario)
    return try axis.description(of: scenario, rows: rows)
  }

  @Test("end at the limit of the table or the display")
  func ends() throws {
    // 50 rows of 44 pt in 5 sections with headers of 38 and footers of 18 pt, half of them shown.
    #expect(try description(.rows).greatest == 25)
    #expect(try description(.rows).least == 1)
    let pitch = (50.0 * 44 + 5 * 56) / 50
    #expect(abs(try description(.velocity).greatest - 160 / pitch) < 1e-9)
    #expect(try description(.velocity) { $0.display.height = 80 }.greatest == 80 / pitch)
    #expect(try description(.radius).greatest == 22)
    #expect(try description(.radius) { $0.rowHeight = 20 }.greatest == 10)
    #expect(try description(.layers).least == 0)
    // 16,384 px are the most of a side, and 2²⁶ of a display.
    #expect(try description(.scale).greatest == 59.12)
    #expect(
      try description(.scale) { ($0.display.width, $0.display.height) = (1_000, 1_000) }.greatest
        == 8.19)
  }

  @Test("are refused if the load cannot be increased")
  func refusals() {
    #expect(throws: CapacityError.self) { try description(.radius) { $0.display.isCompact = true } }
    #expect(throws: CapacityError.self) { try description(.rows) { $0.heights.source = .measured } }
    for axis in CapacityAxis.allCases {
      #expect(throws: CapacityError.self) {
        try axis.description(of: .tiny, rows: .sample(sections: [2]))
      }
    }
  }
}

@Suite("A capacity search")
struct CapacitySearchTests {
  private func series(
    _ axis: CapacityAxis, throttle: Double, strategies: [String] = ["square", "layer-grid"]
  ) throws -> [CapacityRecord.Series] {
    let experiment = Experiment.tiny(
      rows: .sample(sections: [1, 2, 3, 4, 20]), strategies: strategies.map { .builtIn($0) },
      refreshRates: [60, 120])
    let search = try CapacitySearch(
      experiment, axis: axis, throttle: throttle, secondsPerRamp: 0.01)
    let renderer = try TextRenderer()
    _ = search.loadFonts(into: renderer)
    return try search.run(renderer: renderer) { _ in }
  }

  @Test(
    "measures blocks of every strategy at every refresh rate, on all axes",
    arguments: CapacityAxis.allCases)
  func blocks(axis: CapacityAxis) throws {
    // So slow that the first tier breaks every budget.
    let series = try series(axis, throttle: 1_000_000)
    #expect(series.map(\.strategy) == ["square", "square", "layer-grid", "layer-grid"])
    #expect(series.map(\.refreshRate) == [60, 120, 60, 120])
    for one in series {
      // The tier that breaks is tried twice.
      #expect(one.blocks.count { $0.ramp == 0 } == 2)
      for ramp in 1...CapacityPlan.ramps {
        #expect(one.blocks.count { $0.ramp == ramp } == CapacityPlan.loadsPerRamp)
      }
      #expect(one.blocks.allSatisfy { $0.frames == 5 && $0.p95Nanoseconds > 0 })
      #expect(one.seconds > 0)
    }
  }

  @Test("runs to the end of the axis if every budget holds")
  func climbs() throws {
    let series = try series(.radius, throttle: 0.000_001, strategies: ["square"])
    for one in series {
      let search = one.blocks.filter { $0.ramp == 0 }.map(\.load)
      #expect(search == search.sorted() && search.first == 0 && search.last == 22)
      #expect(one.blocks.contains { $0.ramp == 1 && $0.load == 22 })
    }
  }

  @Test(
    "adds visible rows times the load layers",
    arguments: [1, 2, 8])
  func layers(load: Int) throws {
    var experiment = Experiment.tiny(strategies: [.builtIn("square")], refreshRates: [60])
    experiment.framesPerPass = 4
    let plain = try experiment.measured()
    // A run adds layers to its cells as a search does.
    experiment.injections = Array(repeating: .layer, count: load)
    let loaded = try experiment.measured()
    for (a, b) in zip(plain.series[0].steadyFrames, loaded.series[0].steadyFrames) {
      #expect(b.layers == a.layers + load * a.visibleRows)
    }
  }
}

import ArgumentParser
import Benchmarking
import JudgingCLI
import RunData
import ScrollBenchCLI
import Testing

@Suite("The options of a sweep")
struct SweepPlanTests {
  /// Returns the plan of a sweep, of which all cells are checked.
  private func plan(_ arguments: String...) throws -> SweepPlan { try plan(arguments) }

  private func plan(_ arguments: [String]) throws -> SweepPlan {
    let command = try RootCommand.parseAsRoot(["sweep", "--output", "out"] + arguments)
    let sweep = try #require(command as? SweepCommand)
    let base = try RunCommand(accepting: sweep.runArguments + ["--time-debug-build"])
    let plan = try sweep.makePlan(base)
    #expect(try plan.specs(varying: base.makeSpec()).count == plan.cells.count)
    return plan
  }

  private func expectFailure(_ words: String, _ body: () throws -> Void) {
    do {
      try body()
      Issue.record("accepted, not refused with \(words)")
    } catch {
      let message =
        (error as? CommandFailure)?.message ?? (error as? MeasurementError)?.message ?? ""
      #expect(message.contains(words), "\(error)")
      #expect(!message.contains("\n"))
    }
  }

  @Test("has every combination once, and keeps the other arguments in order")
  func plan() throws {
    let plan = try plan(
      "--quick", "--vary", "radius=4,8", "--set", "inset=16", "labels=clear", "--hz", "60",
      "--vary", "rowHeight=32..40:8"
    )
    #expect(
      plan.runArguments
        == ["--quick", "--set", "inset=16", "labels=clear", "--hz", "60"])
    #expect(plan.cells.map(\.values) == [["4", "32"], ["4", "40"], ["8", "32"], ["8", "40"]])
    #expect(plan.cells[2].name == "003_radius=8_rowHeight=32")
    #expect(
      plan.commandLine(of: plan.cells[2]).suffix(4)
        == ["--set", "radius=8", "--set", "rowHeight=32"])
  }

  @Test("accepts a number as the size of all sections")
  func sectionSizes() throws {
    let plan = try plan("--vary", "sectionSizes=1,[2,5],null")
    #expect(
      plan.cells.map { plan.settings(of: $0)[0].value } == ["[1,1]", "[2,5]", "null"])
  }

  @Test("has the values of the cells whatever other options say")
  func overridden() throws {
    let plan = try plan("--vary", "display.scale=1,2", "--display", "1366x1024@3")
    #expect(plan.cells.count == 2)
  }

  @Test("is refused if the scenario of a cell is invalid or that of another cell")
  func cells() {
    expectFailure("radius 12, rowHeight 20: ") {
      _ = try plan("--vary", "radius=4,12", "--vary", "rowHeight=20,44")
    }
    expectFailure("are the same scenario") { _ = try plan("--vary", "radius=4,4e0") }
    expectFailure("radius is both varied and set") {
      _ = try plan("--vary", "radius=4,8", "--set", "radius=3")
    }
    for (arguments, words) in [
      (["radius=4,8", "radius=3"], "radius is varied twice"),
      (["radius=4,8,4"], "radius has the value 4 twice"),
      (["radius=4,4.0"], "radius has the value 4 twice"),
      (["radius=1..4:1,2"], "radius has the value 2 twice"),
      (["radius=0..16:0.5", "inset=0..32:1"], "make 1089 cells; a sweep has 1 to 1000"),
    ] {
      let axes = arguments.compactMap { try? SweepAxis($0) }
      #expect(SweepPlan.fault(in: axes)?.contains(words) == true)
      #expect(throws: (any Error).self) {
        try RootCommand.parseAsRoot(
          ["sweep", "--output", "out"] + arguments.flatMap { ["--vary", $0] })
      }
    }
  }

  @Test("is refused without a winner, and with arguments that run does not accept")
  func arguments() {
    expectFailure("at least two strategies") {
      _ = try plan("--vary", "radius=4,8", "--strategy", "layer-grid,square")
    }
    expectFailure("run does not accept --raduis 4") {
      _ = try plan("--vary", "radius=4,8", "--raduis", "4")
    }
    expectFailure("run does not accept") { _ = try plan("--vary", "radius=4,8", "--hz", "0") }
    for option in [["--dry-run"], ["--verbose"], ["--format", "json"]] {
      expectFailure("is for run itself") { _ = try plan(["--vary", "radius=4,8"] + option) }
    }
  }
}

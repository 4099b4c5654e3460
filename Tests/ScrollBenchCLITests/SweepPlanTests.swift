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

  @Test("accepts a number as the size of all sections, and has its values whatever options say")
  func values() throws {
    let sizes = try plan("--vary", "sectionSizes=1,[2,5],null")
    #expect(sizes.cells.map { sizes.settings(of: $0)[0].value } == ["[1,1]", "[2,5]", "null"])
    let scales = try plan("--vary", "display.scale=1,2", "--display", "1366x1024@3")
    #expect(scales.cells.count == 2)
  }

  @Test(
    "is refused if a cell is invalid or that of another, without a winner, and as run refuses",
    arguments: [
      (["radius=4,12", "--vary", "rowHeight=20,44"], "radius 12, rowHeight 20: "),
      (["radius=4,4e0"], "are the same scenario"),
      (["radius=4,8", "--set", "radius=3"], "radius is both varied and set"),
      (["radius=4,8", "--strategy", "layer-grid,square"], "at least two strategies"),
      (["radius=4,8", "--raduis", "4"], "run does not accept --raduis 4"),
      (["radius=4,8", "--hz", "0"], "run does not accept"),
      (["radius=4,8", "--dry-run"], "is for run itself"),
      (["radius=4,8", "--verbose"], "is for run itself"),
      (["radius=4,8", "--format", "json"], "is for run itself"),
    ])
  func refused(arguments: [String], words: String) {
    let error = #expect(throws: (any Error).self) { try plan(["--vary"] + arguments) }
    let message = error.flatMap { CommandFailure($0) }?.message ?? ""
    #expect(message.contains(words) && !message.contains("\n"), "\(error as Any)")
  }

  @Test(
    "is refused if an axis or a value occurs twice, or there are too many cells",
    arguments: [
      (["radius=4,8", "radius=3"], "radius is varied twice"),
      (["radius=4,8,4"], "radius has the value 4 twice"),
      (["radius=4,4.0"], "radius has the value 4 twice"),
      (["radius=1..4:1,2"], "radius has the value 2 twice"),
      (["radius=0..16:0.5", "inset=0..32:1"], "make 1089 cells; a sweep has 1 to 1000"),
    ])
  func axes(texts: [String], words: String) throws {
    #expect(try SweepPlan.fault(in: texts.map { try SweepAxis($0) })?.contains(words) == true)
    #expect(throws: (any Error).self) {
      try RootCommand.parseAsRoot(["sweep", "--output", "out"] + texts.flatMap { ["--vary", $0] })
    }
  }
}

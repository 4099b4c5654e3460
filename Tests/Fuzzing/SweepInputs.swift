import Reporting
import RunData

/// The files of a sweep.
enum SweepInputs {
  static func plan(_ input: [UInt8]) throws {
    let file = MemoryFile(input)
    report(SweepResult(try SweepPlanFile.plan(at: file.path)))
  }

  static func map(_ input: [UInt8]) throws {
    let file = MemoryFile(input)
    let plan = SweepPlan(
      vary: [SweepAxis(name: "radius", values: ["4", "8"])], runArguments: ["--quick"])
    report(SweepResult(plan, lines: try CrossoverCSV.lines(at: file.path, plan)))
  }

  private static func report(_ result: SweepResult) {
    _ = CrossoverText(result).text
    let source = SweepSource(result, folder: "sweep", command: ["sweep"])
    _ = MarkdownPage(source).text
    _ = SweepPage(source).bytes()
  }
}

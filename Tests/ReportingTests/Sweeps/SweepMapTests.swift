import Reporting
import RunData
import SampleRuns
import Testing

@Suite("The map of a sweep")
struct SweepMapTests {
  private let plan = SweepPlan(
    vary: [
      SweepAxis(name: "radius", values: ["4", "8"]),
      SweepAxis(name: "rowHeight", values: ["32", "40", "48"]),
    ], runArguments: [])

  @Test("arranges cells by the first two axes, with one map per value of further axes")
  func slices() {
    func slices(_ plan: SweepPlan) -> [(furtherValues: [String], rows: [[SweepCell]])] {
      SweepReport(plan, of: []).slices
    }
    #expect(slices(plan).count == 1)
    #expect(
      slices(plan)[0].rows.map { $0.map(\.values) } == [
        [["4", "32"], ["8", "32"]], [["4", "40"], ["8", "40"]], [["4", "48"], ["8", "48"]],
      ])
    let one = SweepPlan(vary: [plan.vary[0]], runArguments: [])
    #expect(slices(one)[0].rows.map { $0.map(\.values) } == [[["4"], ["8"]]])
    let four = SweepPlan(
      vary: plan.vary + [
        SweepAxis(name: "inset", values: ["0", "8"]),
        SweepAxis(name: "labels", values: ["opaque", "clear"]),
      ], runArguments: [])
    #expect(
      slices(four).map(\.furtherValues)
        == [["0", "opaque"], ["0", "clear"], ["8", "opaque"], ["8", "clear"]])
    let cells = slices(four).flatMap { $0.rows.flatMap { $0.map(\.name) } }
    #expect(cells.sorted() == four.cells.map(\.name))
  }

  /// A run with given frame times of its strategies in nanoseconds.
  private func run(_ times: [(String, Int64)], rate: Int = 120) -> RunResult {
    .sample(times.map { .steady($0, refreshRate: rate, rounds: 8, pass: [$1, 2 * $1]) })
  }

  @Test("has one result per cell and refresh rate, the fastest of a tie first")
  func results() {
    let report = SweepReport(
      plan,
      of: [
        run([("a", 2_000_000), ("b", 1_000_000)]),
        run([("a", 1_010_000), ("b", 1_000_000), ("c", 1_005_000)], rate: 60),
      ])
    #expect(report.refreshRates == [120, 60] && report.strategies == ["a", "b", "c"])
    #expect(report.result(of: plan.cells[0], at: 120) == .winner("b"))
    #expect(report.result(of: plan.cells[0], at: 60) == nil)
    #expect(report.result(of: plan.cells[1], at: 60) == .tie(["b", "c", "a"]))
    #expect(report.mark(.winner("b")) == "B" && report.mark(.tie(["b", "c", "a"])) == "B=C=A")
    #expect(report.mark(nil) == "·" && report.mark(.empty) == "–")
    #expect(report.mark(.single("a")) == "A!")
  }

  @Test("assigns a letter to any number of strategies")
  func letters() {
    let names = (0..<60).map { "s\($0)" }
    let letters = names.map(SweepReport(plan, of: [run(names.map { ($0, 1_000_000) })]).letter)
    #expect(Set(letters).count == 60)
    #expect(letters[0] == "A" && letters[25] == "Z" && letters[26] == "AA" && letters[52] == "BA")
  }
}

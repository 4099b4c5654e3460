import Reporting
import RunData
import SampleRuns
import Testing

@Suite("The report of a sweep")
struct SweepReportTests {
  private let sample = SweepSample()

  @Test("as text has the map with letters, a sign for ties, and missing cells")
  func text() {
    let text = sample.result().text
    #expect(
      text.hasPrefix(
        """
        radius (2) × rowHeight (2): 3 of 4 cells

        At 120 Hz a wins in 1 of 3 cells, b wins in 1 and one is a tie.

        120 Hz
           radius →  4    8
        rowHeight ↓
                 32  B  A=B
                 40  A    ·

        A a · B b
        A=B: a tie, the shorter median first
        ·: not measured

        · Missing: 1 of 4 cells: 004_radius=8_rowHeight=40.
        · A win in only one of 3 comparisons cannot be shown: 6 rounds, 7 needed.
        · Wins expected to be false: at most 0.1 of 2 (Benjamini–Hochberg at 5 %).

        """), "\(text)")
  }

  @Test("as text is at most 80 columns wide, in parts if necessary, with one row for one axis")
  func wide() {
    let plan = SweepPlan(
      vary: [SweepAxis(name: "radius", values: (1...60).map { "\($0)" })], runArguments: [])
    // b wins in the first half of the cells, a in the other.
    let result = SweepReport(
      plan, of: plan.cells.indices.map { sample.run(0, microseconds: $0 < 30 ? 500 : 2_000) })
    let lines = result.text.split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines)")
    let marks = lines.filter { $0.contains("  B  ") || $0.contains("  A  ") }.flatMap {
      $0.split(separator: " ").map(String.init)
    }
    #expect(marks == Array(repeating: "B", count: 30) + Array(repeating: "A", count: 30))
  }

  @Test("notes few rounds, several machines and caveats once each")
  func notes() {
    let runs = ["x", "y", "x", "y"].enumerated().map { index, machine in
      var run = sample.run(index, microseconds: 500, rounds: 2, machine: machine)
      run.facts.caveats = ["the moon was full."] + (index == 3 ? ["it rained."] : [])
      return run
    }
    let result = sample.result(runs)
    #expect(
      result.notes == [
        "Measured on 2 machines: ratios within a cell and counts are shown, and no times, which do"
          + " not compare.",
        "No interval, and nothing shown to win: 2 rounds, 6 needed.",
        "The moon was full.", "It rained. (1 of 4 cells)",
      ])
    #expect(sample.result([]).notes.count == 1)
  }

  @Test("notes files of rows that differ, and not the sections into which cells cut them")
  func rows() {
    func notes(_ digests: [String]) -> [String] {
      let runs = digests.enumerated().map { index, digest in
        var run = sample.run(index, microseconds: 500)
        run.facts.run.spec.rows.source = .file
        run.facts.run.spec.rows.digest = digest
        return run
      }
      return sample.result(runs).notes.filter { $0.contains("different rows") }
    }
    #expect(notes(["6 5bab 2 faa2", "6 5bab 3 0cc1"]).isEmpty)
    #expect(
      notes(["6 5bab 2 faa2", "6 6ca0 2 faa2"])
        == ["Measured with 2 different rows, of files of one name."])
  }

  /// A sweep over one key: a frame of `a` takes so many milliseconds in each cell, one of `b` 1 ms.
  private func loaded(
    _ values: [String], _ milliseconds: [Double], rounds: Int = 6, machines: Int = 1
  ) -> SweepReport {
    let plan = SweepPlan(vary: [SweepAxis(name: "radius", values: values)], runArguments: [])
    let runs = plan.cells.indices.map { index in
      let times = [("a", milliseconds[index]), ("b", 1)]
      var run = RunResult.sample(
        times.map { name, time in
          .steady(name, rounds: rounds, pass: Array(repeating: Int64(time * 1e6), count: 5))
        })
      run.facts.run.machine.cpu = "machine \(index % machines)"
      return run
    }
    return SweepReport(plan, of: runs)
  }

  private func crossings(_ result: SweepReport) -> String? {
    let text = result.text.components("\n\n")[1].replacing("\n", with: " ")
    return text.firstRange(of: "At 120 Hz the lower bound").map { String(text[$0.lowerBound...]) }
  }

  @Test("says at which load the headroom crosses 1, or that it does not")
  func headroom() throws {
    // Half a millisecond per unit of load: the budget of 8.333 ms is reached at 16.667.
    let values = ["24", "8", "16", "12"]
    let result = loaded(values, [12, 4, 8, 6])
    let expected =
      "At 120 Hz the lower bound of the headroom crosses 1 at these values of radius, interpolated"
      + " between two measured ones: a 16.667, b not reached in the range."
    #expect(crossings(result) == expected)
    let twice = try #require(crossings(loaded(values, [12, 10, 8, 6])))
    #expect(twice.contains(": a 9.667 and 16.667, b"), "\(twice)")
    let beyond = try #require(crossings(loaded(values, [12, 9, 10, 9])))
    #expect(beyond.contains("a not reached in the range, b not reached in the range"), "\(beyond)")
  }

  @Test("says nothing of the headroom of texts, of few rounds, of several keys or machines")
  func noHeadroom() {
    #expect(crossings(loaded(["4", "8"], [4, 12])) != nil)
    #expect(crossings(loaded(["4", "x"], [4, 12])) == nil)
    #expect(crossings(loaded(["4", "nan"], [4, 12])) == nil)
    #expect(crossings(loaded(["-1e308", "1e308"], [4, 12])) == nil)
    #expect(crossings(loaded(["4"], [4])) == nil)
    #expect(crossings(loaded(["4", "8"], [4, 12], rounds: 5)) == nil)
    #expect(crossings(loaded(["4", "8"], [4, 12], machines: 2)) == nil)
    #expect(crossings(sample.result()) == nil)
  }

  private func source(strategies: [String] = ["a", "b"]) -> SweepReport {
    var report = sample.result(strategies: strategies)
    (report.folder, report.command) = ("a b", ["a b", "--html", "report.html"])
    return report
  }

  private func page(_ source: SweepReport) -> String {
    String(decoding: source.html, as: UTF8.self)
  }

  @Test("as a page has the map as an image, a table of every cell, and the commands that repeat it")
  func contents() {
    let page = page(source())
    for text in [
      "<h1>At 120 Hz a wins in 1 of 3 cells, b wins in 1 and one is a tie</h1>", "id=\"rate-120\"",
      "<span class=\"swatch s0\"></span><span class=\"swatch s1\"></span>A=B</td>", ">·</td>",
      "A=B: a tie, the shorter median first; ·: not measured", "2.000× [2.000, 2.000] loses",
      "Missing: 1 of 4 cells: 004_radius=8_rowHeight=40.",
      "scrollbench sweep --vary radius=4,8 --vary rowHeight=32,40 --hz 120 --output &#39;a b&#39;",
      "scrollbench report &#39;a b&#39; --html report.html",
    ] {
      #expect(page.contains(text), "\(text)")
    }
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n"))
    #expect(!page.contains("{{") && page.components("<script").count == 2)
    for text in ["http://", "https://", "url(", " style=", " onclick"] {
      #expect(!page.contains(text), "\(text)")
    }
  }

  @Test("counts in its headline the cells that strategies win")
  func headline() {
    func headline(_ microseconds: [Int64]) -> String {
      let result = sample.result(microseconds.enumerated().map { sample.run($0, microseconds: $1) })
      let page = page(result)
      return page.components("<h1>")[1].components("</h1>")[0]
    }
    #expect(headline([500]) == "At 120 Hz b wins in 1 of 1 cell")
    #expect(headline([500, 500, 2_000]) == "At 120 Hz b wins in 2 of 3 cells and a wins in 1")
    #expect(headline([1_005]) == "At 120 Hz no strategy wins anywhere and one is a tie")
  }

  @Test("escapes names")
  func escaping() {
    let hostile = "<script>alert('x')</script>"
    let source = source(strategies: [hostile, "b"])
    let page = page(source)
    #expect(
      page.components("<script").count == 2 && page.contains("&lt;script&gt;alert(&#39;x&#39;)"))
    let prose = source.markdown.components("```").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    #expect(!prose.contains("<script>"))
  }

  @Test("as Markdown has the map and the tables")
  func markdown() {
    let text = source().markdown
    #expect(
      text.hasPrefix(
        "<!-- scrollbench report -->\n## At 120 Hz a wins in 1 of 3 cells, b wins in 1 and one is a tie\n"
      ))
    #expect(
      text.contains("| radius → rowHeight ↓ | 4 | 8 |\n| --: | --: | --: |\n| 32 | B | A=B |\n"))
    #expect(text.contains("| 4, 32 | 2.000× \\[2.000, 2.000\\] loses | 1.000× wins |"))
    #expect(text.contains("| 4, 32 | 1,000 | 500 |"))
  }
}

extension String {
  /// The parts between a text.
  fileprivate func components(_ separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}

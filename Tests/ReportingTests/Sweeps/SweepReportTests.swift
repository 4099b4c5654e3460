import Reporting
import RunData
import SampleRuns
import Testing

@Suite("The report of a sweep")
struct SweepReportTests {
  private let sample = SweepSample()

  @Test("as text has the map with letters, a sign for ties, and missing cells")
  func text() {
    let text = CrossoverText(sample.result()).text
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
        · Wins expected to be false: at most 0.1 of 2 (Benjamini–Hochberg at 5 %).

        """), "\(text)")
  }

  @Test("as text is at most 80 columns wide, in parts if necessary, with one row for one axis")
  func wide() {
    let plan = SweepPlan(
      vary: [SweepAxis(name: "radius", values: (1...60).map { "\($0)" })], runArguments: [])
    let judged = sample.result().lines
    let result = SweepResult(
      plan,
      lines: plan.cells.enumerated().flatMap { index, cell in
        // b wins in the first cell of the sample, a in the second.
        judged[index < 30 ? 0..<2 : 2..<4].map { line in
          var line = line
          (line.cell, line.values) = (cell.name, cell.values)
          return line
        }
      })
    let lines = CrossoverText(result).text.split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines)")
    let marks = lines.filter { $0.contains("  B  ") || $0.contains("  A  ") }.flatMap {
      $0.split(separator: " ").map(String.init)
    }
    #expect(marks == Array(repeating: "B", count: 30) + Array(repeating: "A", count: 30))
  }

  @Test("notes few rounds, several machines and caveats once each")
  func notes() {
    var result = SweepResult(sample.plan)
    for (index, machine) in ["x", "y", "x", "y"].enumerated() {
      var run = sample.run(index, microseconds: 500, rounds: 2, machine: machine)
      run.facts.caveats = ["the moon was full."] + (index == 3 ? ["it rained."] : [])
      result.add(sample.plan.cells[index], run)
    }
    #expect(
      result.notes == [
        "Measured on 2 machines: ratios within a cell and counts are shown, and no times, which do"
          + " not compare.",
        "No interval, and nothing shown to win: 2 rounds, 6 needed.",
        "The moon was full.", "It rained. (1 of 4 cells)",
      ])
    #expect(SweepResult(sample.plan).notes.count == 1)
  }

  /// A sweep over one key: a frame of `a` takes so many milliseconds in each cell, one of `b` 1 ms.
  private func loaded(
    _ values: [String], _ milliseconds: [Double], rounds: Int = 6, machines: Int = 1
  ) -> SweepResult {
    var result = SweepResult(
      SweepPlan(vary: [SweepAxis(name: "radius", values: values)], runArguments: []))
    for (index, cell) in result.plan.cells.enumerated() {
      let times = [("a", milliseconds[index]), ("b", 1)]
      var run = RunResult.sample(
        times.map { name, time in
          FrameSeries.sample(
            name,
            composite: Array(
              repeating: Array(repeating: Int64(time * 1e6), count: 5), count: rounds + 1))
        })
      run.facts.run.machine.cpu = "machine \(index % machines)"
      result.add(cell, run)
    }
    return result
  }

  private func crossings(_ result: SweepResult) -> String? {
    let text = CrossoverText(result).text.components("\n\n")[1].replacing("\n", with: " ")
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
    // The file has the bounds with six decimal places.
    try withTestFolder { folder in
      let path = folder + "/crossover.csv"
      try put(
        String(decoding: CrossoverCSV.bytes(of: result.lines, result.plan), as: UTF8.self), at: path
      )
      let read = SweepResult(result.plan, lines: try CrossoverCSV.lines(at: path, result.plan))
      #expect(crossings(read) == expected)
    }
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

  private func source(strategies: [String] = ["a", "b"]) -> SweepSource {
    SweepSource(
      sample.result(strategies: strategies), folder: "a b",
      command: ["a b", "--html", "report.html"])
  }

  private func page(_ source: SweepSource) -> String {
    String(decoding: SweepPage(source).bytes(), as: UTF8.self)
  }

  @Test("as a page has the map as an image, a table of every cell, and the commands that repeat it")
  func contents() {
    let page = page(source())
    for text in [
      "<h1>a and b win 1 of 3 cells each at 120 Hz</h1>", "id=\"rate-120\"", "class=\"chart map\"",
      ">A=B</text>", "radius 8, rowHeight 32: a tie of a and b", "class=\"stripes s1\"",
      "radius 8, rowHeight 40: not measured", "2.000× [2.000, 2.000] loses",
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

  @Test("names all strategies that win most cells in its headline")
  func headline() {
    func headline(_ microseconds: [Int64]) -> String {
      var result = SweepResult(sample.plan)
      for (index, time) in microseconds.enumerated() {
        result.add(sample.plan.cells[index], sample.run(index, microseconds: time))
      }
      let page = page(SweepSource(result, folder: "f", command: []))
      return page.components("<h1>")[1].components("</h1>")[0]
    }
    #expect(headline([500]) == "b wins the only cell measured at 120 Hz")
    #expect(headline([500, 500]) == "b wins all 2 cells at 120 Hz")
    #expect(headline([500, 500, 2_000]) == "b wins 2 of 3 cells at 120 Hz")
    #expect(headline([500, 2_000]) == "a and b win 1 of 2 cells each at 120 Hz")
    #expect(headline([1_005]) == "Nothing wins anywhere at 120 Hz")
  }

  @Test("escapes names")
  func escaping() {
    let hostile = "<script>alert('x')</script>"
    let source = source(strategies: [hostile, "b"])
    let page = page(source)
    #expect(
      page.components("<script").count == 2 && page.contains("&lt;script&gt;alert(&#39;x&#39;)"))
    let prose = MarkdownPage(source).text.components("```").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    #expect(!prose.contains("<script>"))
  }

  @Test("as Markdown has the map and the tables")
  func markdown() {
    let text = MarkdownPage(source()).text
    #expect(
      text.hasPrefix("<!-- scrollbench report -->\n## a and b win 1 of 3 cells each at 120 Hz\n"))
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

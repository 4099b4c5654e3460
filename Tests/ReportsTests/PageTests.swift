import Foundation
import FrameStatistics
import RegressionGates
import Reports
import RunRecords
import SampleRuns
import Testing

@Suite("A report's page")
struct PageTests {
  private static let hostile = "<script>alert('x')</script>"

  private func page(_ source: ReportSource) throws -> String {
    String(decoding: try ReportPage(source).bytes(), as: UTF8.self)
  }

  /// The texts between a beginning and the next end.
  private func texts(_ page: String, from start: String, to end: String) -> [String] {
    page.components(separatedBy: start).dropFirst().map {
      $0.components(separatedBy: end)[0]
    }
  }

  private func run(named strategy: String = "layer-grid") -> RecordedRun {
    var run = RecordedRun.sample(
      [
        .steady(strategy, rounds: 6, pass: [2_000_000, 9_000_000, 3_000_000]),
        .steady("b", rounds: 6, pass: [4_000_000, 30_000_000, 5_000_000]),
        .steady(strategy, refreshRate: 60, rounds: 6, pass: [2_000_000, 3_000_000]),
        .steady("b", refreshRate: 60, rounds: 6, pass: [4_000_000, 5_000_000]),
      ])
    run.record.rounds = 6
    return run
  }

  @Test("shows the verdict, every strategy, every caveat and how to do it again")
  func contents() throws {
    var run = run()
    run.record.caveats = ["the moon was full."]
    let page = try page(ReportSource(run, command: ["out", "--html", "a b.html"]))
    for text in [
      "<h1>layer-grid is fastest here at 120 Hz</h1>", "The moon was full.", "id=\"rate-120\"",
      "id=\"rate-60\"", "scrollbench run --set name=a/b",
      "scrollbench report out --html &#39;a b.html&#39;",
      "Abacus 9000", "20250102T030405Z-00ff", "embedded",
    ] {
      #expect(page.contains(text), "\(text)")
    }
    #expect(!page.contains("{{"))
  }

  @Test("lets no name become markup, wherever it comes from")
  func escaping() throws {
    var run = run(named: Self.hostile)
    run.record.scenarioName = Self.hostile
    run.record.scenario = .object([Self.hostile: .string(Self.hostile)])
    run.record.rowSource = Self.hostile
    run.record.commandLine = ["run", "--rows", Self.hostile]
    run.record.caveats = [Self.hostile]
    run.record.machine.cpu = Self.hostile
    run.record.engine = Self.hostile
    run.record.series[0].findings = [
      Finding(kind: Self.hostile, sentence: Self.hostile, isPredicted: true)
    ]
    let other = MeasuredRun(run)
    let page = try page(
      ReportSource(run, comparedWith: (other, Self.hostile), command: [Self.hostile]))
    // The page's own two script elements, and no other.
    #expect(
      texts(page, from: "<script", to: ">") == [" type=\"application/json\" id=\"timelines\"", ""])
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(page.contains("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;"))
    let markdown = MarkdownPage(
      ReportSource(run, comparedWith: (other, Self.hostile), command: ["a"])
    ).text
    let prose = markdown.components(separatedBy: "```")[0]
    #expect(!prose.contains("<script>"))
  }

  @Test("loads nothing, and lets only its own style and script run")
  func policy() throws {
    let page = try page(ReportSource(run()))
    let policy = try #require(
      texts(page, from: "<meta http-equiv=\"Content-Security-Policy\" content=\"", to: "\"").first)
    #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-"))
    #expect(!policy.contains("unsafe"))
    for text in ["http://", "https://", " src=\"/", "@import", "url(", " style=", " onclick"] {
      #expect(!page.contains(text), "\(text)")
    }
  }

  @Test("has the figures of summary.csv, all of them as they are")
  func figures() throws {
    let run = run()
    let summaries = SeriesSummary.all(of: run)
    let page = try page(ReportSource(run))
    let csv = try #require(parseCSV(SummaryCSV.bytes(summaries)))
    var shown: [String: [String]] = [:]
    for text in texts(page, from: "<data value=\"", to: "</data>") {
      let value = text.components(separatedBy: "\"")[0]
      let metric = texts(text, from: "data-metric=\"", to: "\"")[0]
      let series = texts(text, from: "data-series=\"", to: "\"")[0]
      shown["\(series)/\(metric)", default: []].append(value)
    }
    for line in csv.dropFirst() {
      let fields = Dictionary(uniqueKeysWithValues: zip(csv[0], line))
      for (metric, field) in fields {
        let key = "\(fields["strategy"] ?? "")/\(fields["refresh_hz"] ?? "")/\(metric)"
        let values = try #require(shown[key], "\(key)")
        #expect(values.allSatisfy { $0 == field }, "\(key)")
      }
    }
  }

  /// What a page's script gets of one timeline.
  private struct Timeline: Decodable {
    let frames: Int
    let phases: [[Int]]
    let late: [Int]
    let tallest: [Int]
  }

  private func timelines(of run: RecordedRun) throws -> [Timeline] {
    let texts = texts(
      try page(ReportSource(run)), from: "id=\"timelines\">", to: "</script>")
    return try JSONDecoder().decode([Timeline].self, from: Data(texts[0].utf8))
  }

  @Test("gives its script the frames of each timeline, unless there are too many")
  func timelines() throws {
    let few = try timelines(of: run())
    #expect(few.map(\.frames) == [3, 3, 2, 2])
    #expect(few[0].phases[5] == [2_000_000, 9_000_000, 3_000_000])
    #expect(few[0].late == [0, 1, 0] && few[1].late == [0, 1, 0])

    // Three frames late among three thousand.
    var pass = [Int64](repeating: 1_000_000, count: 3_000)
    for late in [7, 8, 2_999] { pass[late] = 20_000_000 }
    let many = try timelines(of: .sample([.steady(rounds: 1, pass: pass)]))
    #expect(many[0].frames == 3_000 && many[0].late.count == 720)
    #expect(many[0].late.reduce(0, +) == 3)
    #expect(zip(many[0].late, many[0].tallest).allSatisfy { $0 == 0 || pass[$1] == 20_000_000 })
  }

  @Test("says of a lower bound that nothing is ranked")
  func lowerBound() throws {
    var run = run()
    run.record.isLowerBound = true
    let page = try page(ReportSource(run))
    #expect(page.contains("<h1>A lower bound at 120 Hz: nothing is ranked</h1>"))
    #expect(!page.contains("× fastest") && !page.contains("Paired difference"))
  }

  @Test("compares two runs where they can be, and says why they cannot")
  func comparison() throws {
    var second = run()
    second.record.runID = "another"
    let page1 = try page(ReportSource(run(), comparedWith: (MeasuredRun(second), "b/")))
    #expect(page1.contains("Compared with b/") && page1.contains("1.000× [1.000, 1.000]"))
    second.record.seed = 2
    let page2 = try page(ReportSource(run(), comparedWith: (MeasuredRun(second), "b/")))
    #expect(page2.contains("times are not compared, for the runs differ in seed (1 and 2)"))
  }

  @Test("in Markdown begins with the verdict and has a table a topic")
  func markdown() {
    let text = MarkdownPage(ReportSource(run(), command: ["out"])).text
    #expect(
      text.hasPrefix("<!-- scrollbench report -->\n## layer-grid is fastest here at 120 Hz\n"))
    #expect(text.contains("| Frame time, ms | median | ± | p95 |"))
    #expect(text.contains("| layer-grid | 3.00 |"))
    #expect(text.hasSuffix("scrollbench report out\n```\n"))
  }
}

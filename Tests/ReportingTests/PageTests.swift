import Analysis
import Foundation
import Reporting
import RunData
import SampleRuns
import Testing

@Suite("The page of a run")
struct PageTests {
  /// Names that would be markup, also of those that make one character with a sign beside them.
  private static let hostile = [
    "<script>alert('x')</script>", "\u{600}<script>alert('x')\u{600}</script>",
    "\"\u{301} onclick='alert(1)' data-x=\"\u{301}",
  ]

  /// The texts between a beginning and the next end.
  private func texts(_ page: String, from start: String, to end: String) -> [String] {
    page.components(separatedBy: start).dropFirst().map { $0.components(separatedBy: end)[0] }
  }

  private func run(named strategy: String = "layer-grid") -> RunResult {
    .sample([
      .steady(strategy, rounds: 6, pass: [2_000_000, 9_000_000, 3_000_000]),
      .steady("b", rounds: 6, pass: [4_000_000, 30_000_000, 5_000_000]),
      .steady(strategy, refreshRate: 60, rounds: 6, pass: [2_000_000, 3_000_000]),
      .steady("b", refreshRate: 60, rounds: 6, pass: [4_000_000, 5_000_000]),
    ])
  }

  @Test("begins with the fastest, the next and the price of rounding, and counts the caveats")
  func result() throws {
    var run = RunResult.sample([
      .steady("a", rounds: 6, pass: [2_000_000]), .steady("b", rounds: 6, pass: [3_000_000]),
      .steady("square", rounds: 6, pass: [1_600_000]),
    ])
    run.facts.run.controls = ["square"]
    func tiles() throws -> [[String]] {
      texts(try ReportSource(run).page(), from: "<dl class=\"tile\">", to: "</dl>").map {
        $0.replacingOccurrences(of: "<[^>]*>", with: "|", options: .regularExpression)
          .split(separator: "|").map { String($0) }
      }
    }
    #expect(try tiles()[2] == ["Price of rounded corners", "1.25×", "a over square · [1.25–1.25]"])
    #expect(try ReportSource(run).page().contains("<a href=\"#caveats\">1 caveat below</a>"))
    run.editFrames { $0.capRows = 8 }
    #expect(try !ReportSource(run).page().contains("#caveats"))
    run.facts.caveats = ["the moon was full.", "so was the sun."]
    let parts = try ReportSource(run).page().components(separatedBy: "<h2>")
    #expect(parts[0].contains("How many times as long as a a frame takes"))
    // A dot per round of each rival.
    #expect(texts(parts[0], from: "class=\"round ", to: "\"").count == 12)
    #expect(parts[0].contains("<a href=\"#caveats\">2 caveats below</a>"))

    run.facts.run.controls = []
    run.series[2].frames = run.series[1].frames
    #expect(
      try tiles() == [
        ["Fastest", "2.00 ms", "a · 24 % of the 8.33 ms of a frame"],
        ["Next", "1.50×", "b · [1.50–1.50]"],
      ])
    run.series[1].frames = run.series[0].frames
    #expect(try tiles()[1] == ["Next", "1.50×", "square · [1.50–1.50]"])
    run.series[2].frames = run.series[0].frames
    #expect(
      try tiles() == [
        ["Shortest median", "2.00 ms", "a · 24 % of the 8.33 ms of a frame"],
        ["Next", "1.000×", "b · [1.000–1.000] · same within 2 %"],
      ])
  }

  @Test("has a tile for the series with the most interrupted frames, above 1 %")
  func interruptions() throws {
    func tile(interrupted: Int) throws -> String? {
      let frames = FrameSeries.steady("a", rounds: 1, pass: [Int64](repeating: 1, count: 200)) {
        $0.involuntarySwitches = $0.frame < interrupted ? 1 : 0
      }
      return texts(
        try ReportSource(.sample([frames])).page(), from: "Interrupted frames</dt>", to: "</dl>"
      )
      .first
    }
    #expect(try tile(interrupted: 2) == nil)
    #expect(try tile(interrupted: 3)?.contains("a, the most") == true)
  }

  @Test("names the rounds that would decide what is inconclusive")
  func deciding() throws {
    func text(rounds: Int, _ factor: (Int) -> Double) throws -> String? {
      let run = RunResult.sample([
        .steady("a", rounds: rounds, pass: [2_000_000]),
        .steady("b", rounds: rounds, pass: [2_000_000]) {
          $0.phases.composite = Int64(2e6 * factor($0.round))
        },
      ])
      return texts(
        try ReportSource(run).page(), from: "What would decide this:</strong> ", to: "</p>"
      )
      .first
    }
    #expect(try text(rounds: 6) { _ in 1.5 } == nil)
    #expect(try text(rounds: 4) { _ in 1.5 } == "2 more rounds or more: no verdict below 6.")
    let scattered = try text(rounds: 6) { $0.isMultiple(of: 2) ? 1.01 : 1.2 }
    #expect(scattered?.hasPrefix("b ") == true && scattered?.contains("at 80 % power") == true)
  }

  @Test("escapes names from every source", arguments: hostile)
  func escaping(name: String) throws {
    var run = run(named: name)
    run.facts.run.scroll.scenario = name
    run.facts.run.spec.scenario = .object([name: .string(name)])
    run.facts.run.scroll.rowSource = name
    run.facts.run.commandLine = ["run", "--rows", name]
    run.facts.caveats = [name]
    run.facts.run.machine.cpu = name
    run.facts.run.spec.engine = name
    run.facts.series[0].faults = [Fault(kind: name, sentence: name, isPredicted: true)]
    let source = ReportSource(run, comparedWith: (MeasuredRun(run), name), command: [name])
    let page = try source.html()
    // The page's own three script elements, and no other.
    #expect(count(of: "<script", in: page) == 3 && count(of: "</script>", in: page) == 3)
    // The data hold names as JSON strings, whose quotes end no attribute.
    let data = try #require(
      Data(page).range(of: Data("<script type=\"application/json\"".utf8))?.lowerBound)
    #expect(count(of: "\"\u{301}", in: Array(page.prefix(data))) == 0)
    let isScript = name.unicodeScalars.contains("<")
    let shown = isScript ? "&lt;script&gt;alert(&#39;x&#39;)" : "&quot;\u{301} onclick="
    #expect(count(of: shown, in: page) > 10)
    let prose = source.markdown.components(separatedBy: "```")[0]
    #expect(count(of: "script>", in: Array(prose.utf8)) == 0)
  }

  /// Returns the number of occurrences of a text in a file.
  private func count(of text: String, in bytes: [UInt8]) -> Int {
    let (data, text) = (Data(bytes), Data(text.utf8))
    var (count, start) = (0, data.startIndex)
    while let range = data.range(of: text, in: start..<data.endIndex) {
      (count, start) = (count + 1, range.upperBound)
    }
    return count
  }

  @Test("is recognized as a report, as HTML and as Markdown")
  func known() throws {
    try withTestFolder { folder in
      let source = ReportSource(run())
      let html = folder + "/report.html"
      try put(source.html(), at: html)
      let markdown = folder + "/report.md"
      try put(source.markdown, at: markdown)
      #expect(Page.isReport(html) && Markdown.isReport(markdown))
      #expect(!Page.isReport(markdown) && !Markdown.isReport(html))
      #expect(!Page.isReport(folder + "/none"))
    }
  }

  /// The hash of a text in base64, computed by `sha256sum`.
  private func sha256(_ text: String) throws -> String {
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sha256sum"]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    let line = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let digits = Array(line.prefix(64))
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0..<min($0 + 2, digits.count)]), radix: 16)
    }
    return Data(bytes).base64EncodedString()
  }

  @Test("loads nothing, and admits only its own style and script")
  func policy() throws {
    let page = try ReportSource(run()).page()
    let policy = try #require(
      texts(page, from: "<meta http-equiv=\"Content-Security-Policy\" content=\"", to: "\"").first)
    #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-"))
    #expect(!policy.contains("unsafe"))
    let style = texts(page, from: "<style>", to: "</style>")
    let script = texts(page, from: "<script>", to: "</script>")
    #expect(style.count == 1 && script.count == 1)
    for (source, text) in [("style-src", style[0]), ("script-src", script[0])] {
      let hash = try sha256(text)
      #expect(policy.contains("\(source) 'sha256-\(hash)'"), "the stored hash is not \(hash)")
    }
    for text in ["http://", "https://", " src=\"/", "@import", "url(", " style=", " onclick"] {
      #expect(!page.contains(text), "\(text)")
    }
  }

  private func data(_ source: ReportSource) throws -> [String: Any] {
    let texts = texts(try source.page(), from: "id=\"data\">", to: "</script>")
    #expect(texts.count == 1 && !texts[0].contains("<"))
    return try jsonObject(Array(texts[0].utf8))
  }

  @Test("embeds the object that run prints, and what differs from another run")
  func figures() throws {
    let run = run(named: "</script>")
    let summaries = SeriesSummary.all(of: run)
    let embedded = try #require(try data(ReportSource(run))["run"] as? NSDictionary)
    let printed = try JSONSerialization.jsonObject(
      with: Data(RunJSON.bytes(of: ReportSource(run, summaries: summaries))))
    #expect(embedded.isEqual(printed))

    var second = run
    second.series[0].frames[4].blendedPixels += 3_000
    let comparison = try #require(
      try data(ReportSource(run, comparedWith: (MeasuredRun(second), "b")))["comparison"]
        as? [String: Any])
    let metrics = try #require(comparison["metrics"] as? [[String: Any]])
    #expect(metrics.contains { $0["metric"] as? String == "blended_px_per_frame" })
    #expect(
      metrics.allSatisfy { $0["kind"] as? String == "time" || $0["verdict"] as? String != "same" })
  }

  /// The data of one timeline that the script of a page reads.
  private struct Timeline: Decodable {
    let frames: Int
    let phases: [[Int]]
    let late: [Int]
    let tallest: [Int]
  }

  private func timelines(of run: RunResult) throws -> [Timeline] {
    let texts = texts(try ReportSource(run).page(), from: "id=\"timelines\">", to: "</script>")
    return try JSONDecoder().decode([Timeline].self, from: Data(texts[0].utf8))
  }

  @Test("contains the frames of each timeline, reduced if there are too many")
  func timelines() throws {
    let few = try timelines(of: run())
    #expect(few.map(\.frames) == [3, 3, 2, 2])
    #expect(few[0].phases[5] == [2_000, 9_000, 3_000])
    #expect(few[0].late == [0, 1, 0] && few[1].late == [0, 1, 0])

    // Three frames late among three thousand.
    var pass = [Int64](repeating: 1_000_000, count: 3_000)
    for late in [7, 8, 2_999] { pass[late] = 20_000_000 }
    let many = try timelines(of: .sample([.steady(rounds: 1, pass: pass)]))
    #expect(many[0].frames == 3_000 && many[0].late.count == 300)
    #expect(many[0].late.reduce(0, +) == 3)
    #expect(zip(many[0].late, many[0].tallest).allSatisfy { $0 == 0 || pass[$1] == 20_000_000 })
  }

  @Test("explains the counts of a reduced timeline", arguments: [(300, false), (301, true)])
  func reduced(frames: Int, isReduced: Bool) throws {
    let pass = [Int64](repeating: 1_000_000, count: frames)
    let page = try ReportSource(.sample([.steady(rounds: 1, pass: pass)])).page()
    #expect(page.contains("rows in and cells made are those of all frames") == isReduced)
  }

  @Test("draws only finite numbers for any pass")
  func anyPass() throws {
    let digits = CharacterSet(charactersIn: "MlhvVz -0123456789")
    for pass: [Int64] in [
      [0], [1], [0, 0], [50_000_000, 50_000_000], [999_999_999_999, 0], [1, 9_000_000],
    ] {
      let page = try ReportSource(.sample([.steady(rounds: 1, pass: pass)])).page()
      let paths = texts(page, from: " d=\"", to: "\"")
      #expect(!paths.isEmpty)
      #expect(paths.allSatisfy { $0.trimmingCharacters(in: digits).isEmpty }, "\(pass)")
      let late = pass.count { $0 > 8_333_333 }
      let words = ["no frame", "1 frame", "2 frames"][late]
      #expect(
        page.contains("<p class=\"note\">\(words) late in the median of the rounds"), "\(pass)")
    }
  }

  @Test("names the reason for not comparing times")
  func comparison() throws {
    var second = run()
    second.facts.id = "another"
    second.facts.run.spec.seed = 2
    let page = try ReportSource(run(), comparedWith: (MeasuredRun(second), "b/")).page()
    #expect(page.contains("<h1>b/ against this run: no times are compared at 120 Hz</h1>"))
    #expect(page.contains("times are not compared, for the runs differ in seed (1 and 2)"))
  }

  @Test("as Markdown has a code fence longer than any in the commands")
  func fence() {
    var run = run()
    run.facts.run.commandLine = ["run", "--rows", "````"]
    let text = ReportSource(run, command: ["out"]).markdown
    #expect(text.contains("\n`````sh\nscrollbench run --rows") && text.hasSuffix("\n`````\n"))
  }
}

import Analysis
import Foundation
import Reporting
import RunData
import SampleRuns
import SeededRandom
import Statistics
import Testing

@Suite("The page of a run")
struct PageTests {
  /// Names that would be markup, also of those that make one character with a sign beside them.
  private static let hostile = [
    "<script>alert('x')</script>", "\u{600}<script>alert('x')\u{600}</script>",
    "\"\u{301} onclick='alert(1)' data-x=\"\u{301}",
  ]

  private func page(_ source: ReportSource) throws -> String {
    String(decoding: try ReportPage(source).bytes(), as: UTF8.self)
  }

  /// The texts between a beginning and the next end.
  private func texts(_ page: String, from start: String, to end: String) -> [String] {
    page.components(separatedBy: start).dropFirst().map {
      $0.components(separatedBy: end)[0]
    }
  }

  private func run(named strategy: String = "layer-grid") -> RunResult {
    var run = RunResult.sample(
      [
        .steady(strategy, rounds: 6, pass: [2_000_000, 9_000_000, 3_000_000]),
        .steady("b", rounds: 6, pass: [4_000_000, 30_000_000, 5_000_000]),
        .steady(strategy, refreshRate: 60, rounds: 6, pass: [2_000_000, 3_000_000]),
        .steady("b", refreshRate: 60, rounds: 6, pass: [4_000_000, 5_000_000]),
      ])
    run.facts.run.spec.rounds = 6
    return run
  }

  @Test("shows the verdict, every strategy, every caveat and the commands that repeat it")
  func contents() throws {
    var run = run()
    run.facts.caveats = ["the moon was full."]
    let page = try page(ReportSource(run, command: ["out", "--html", "a b.html"]))
    for text in [
      "<h1>layer-grid is fastest at 120 Hz on this CPU</h1>", "The moon was full.",
      "id=\"rate-120\"",
      "id=\"rate-60\"", "scrollbench run --set name=a/b",
      "scrollbench report out --html &#39;a b.html&#39;",
      "Abacus 9000", "20250102T030405Z-00ff", "embedded",
    ] {
      #expect(page.contains(text), "\(text)")
    }
    #expect(!page.contains("{{"))
  }

  @Test("begins with the fastest, the next and the price of rounding, and counts the caveats")
  func result() throws {
    var run = RunResult.sample([
      .steady("a", rounds: 6, pass: [2_000_000]), .steady("b", rounds: 6, pass: [3_000_000]),
      .steady("square", rounds: 6, pass: [1_600_000]),
    ])
    run.facts.run.spec.rounds = 6
    run.facts.run.controls = ["square"]
    func tiles() throws -> [[String]] {
      texts(try page(ReportSource(run)), from: "<dl class=\"tile\">", to: "</dl>").map {
        $0.replacingOccurrences(of: "<[^>]*>", with: "|", options: .regularExpression)
          .split(separator: "|").map { String($0) }
      }
    }
    #expect(
      try tiles() == [
        ["Fastest", "2.00 ms", "a · 24 % of 8.33 ms"], ["Next", "1.50×", "b · [1.50–1.50]"],
        ["Price of rounding", "1.25×", "a over square · [1.25–1.25]"],
      ])
    let parts = try page(ReportSource(run)).components(separatedBy: "<h2>")
    #expect(parts[0].contains("How many times as long as a a frame takes"))
    let caveats = texts(parts[parts.count - 1], from: "<li>", to: "</li>")
    #expect(caveats.count > 1)
    #expect(parts[0].contains("<a href=\"#caveats\">\(caveats.count) caveats</a>"))

    run.facts.run.controls = []
    run.series[2].frames = run.series[1].frames
    #expect(
      try tiles() == [
        ["Fastest", "2.00 ms", "a · 24 % of 8.33 ms"], ["Next", "1.50×", "b · [1.50–1.50]"],
      ])
    run.series[1].frames = run.series[0].frames
    #expect(
      try tiles() == [
        ["Shortest median", "2.00 ms", "a · 24 % of 8.33 ms"],
        ["Next", "1.000×", "b · [1.000–1.000] · same"],
      ])
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
    let page = try ReportPage(source).bytes()
    // The page's own two script elements, and no other.
    #expect(count(of: "<script", in: page) == 2 && count(of: "</script>", in: page) == 2)
    #expect(count(of: "\"\u{301}", in: page) == 0)
    let isScript = name.unicodeScalars.contains("<")
    let shown = isScript ? "&lt;script&gt;alert(&#39;x&#39;)" : "&quot;\u{301} onclick="
    #expect(count(of: shown, in: page) > 10)
    let prose = MarkdownPage(source).text.components(separatedBy: "```")[0]
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
      try Data(try ReportPage(source).bytes()).write(to: URL(fileURLWithPath: html))
      let markdown = folder + "/report.md"
      try put(MarkdownPage(source).text, at: markdown)
      #expect(ReportPage.isReport(html) && MarkdownPage.isReport(markdown))
      #expect(!ReportPage.isReport(markdown) && !MarkdownPage.isReport(html))
      #expect(!ReportPage.isReport(folder + "/none"))
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
    let page = try page(ReportSource(run()))
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

  @Test("has all figures of summary.csv unchanged")
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

  /// The data of one timeline that the script of a page reads.
  private struct Timeline: Decodable {
    let frames: Int
    let phases: [[Int]]
    let late: [Int]
    let tallest: [Int]
  }

  private func timelines(of run: RunResult) throws -> [Timeline] {
    let texts = texts(
      try page(ReportSource(run)), from: "id=\"timelines\">", to: "</script>")
    return try JSONDecoder().decode([Timeline].self, from: Data(texts[0].utf8))
  }

  @Test("contains the frames of each timeline, reduced if there are too many")
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

  @Test("explains the counts of a reduced timeline")
  func reduced() throws {
    func note(frames: Int) throws -> Bool {
      let pass = [Int64](repeating: 1_000_000, count: frames)
      return try page(ReportSource(.sample([.steady(rounds: 1, pass: pass)])))
        .contains("Rows in and cells made are those of all of them")
    }
    #expect(try !note(frames: 720))
    #expect(try note(frames: 721))
  }

  @Test("draws only finite numbers for any pass")
  func anyPass() throws {
    let digits = CharacterSet(charactersIn: "MlhvVz -0123456789")
    for pass: [Int64] in [
      [0], [1], [0, 0], [50_000_000, 50_000_000], [999_999_999_999, 0], [1, 9_000_000],
    ] {
      let page = try page(ReportSource(.sample([.steady(rounds: 1, pass: pass)])))
      let paths = texts(page, from: " d=\"", to: "\"")
      #expect(!paths.isEmpty)
      #expect(paths.allSatisfy { $0.trimmingCharacters(in: digits).isEmpty }, "\(pass)")
      let late = pass.count { $0 > 8_333_333 }
      let words = ["no frame", "1 frame", "2 frames"][late]
      #expect(
        page.contains("<p class=\"note\">\(words) late in the median of the rounds"), "\(pass)")
    }
  }

  @Test("is complete for every damaged run that can be read")
  func anyByte() throws {
    try withTestFolder { folder in
      try put(.sample([.steady("a", rounds: 1, pass: [50, 9_000_000])]), in: folder)
      var generator = SeededGenerator(seed: 5)
      var pages = 0
      for name in ["frames.csv", "run.json"] {
        let file = folder + "/" + name
        let whole = Array(try text(at: file).utf8)
        for _ in 0..<200 {
          var bytes = whole
          bytes[generator.number(in: 0...bytes.count - 1)] =
            Array("0123456789,\n\"-.eE{}[]:x<&".utf8)[generator.number(in: 0...24)]
          try Data(bytes).write(to: URL(fileURLWithPath: file))
          guard let run = try? RunReader.run(folder: folder), !run.series.isEmpty else {
            continue
          }
          #expect(try page(ReportSource(run)).hasSuffix("</html>\n"))
          pages += 1
        }
        try Data(whole).write(to: URL(fileURLWithPath: file))
      }
      #expect(pages > 20)
    }
  }

  @Test("has singular forms for one core and one round")
  func singular() throws {
    var run = RunResult.sample([.steady(rounds: 1, pass: [1_000_000])])
    run.facts.run.spec.rounds = 1
    run.facts.run.machine.cores = 1
    let page = try page(ReportSource(run))
    #expect(page.contains("Abacus 9000, 1 core<"))
    #expect(page.contains("<footer><p>Times are those of the one round measured."))
  }

  @Test("compares two runs, or names the reason for not comparing times")
  func comparison() throws {
    var second = run()
    second.facts.id = "another"
    let page1 = try page(ReportSource(run(), comparedWith: (MeasuredRun(second), "b/")))
    #expect(page1.contains("Compared with b/") && page1.contains("1.000× [1.000, 1.000]"))
    #expect(
      page1.contains(
        "<h1>b/ against this run: layer-grid 1.000× [1.000–1.000] (inconclusive)</h1>")
    )
    #expect(page1.contains("<li>this run: layer-grid is fastest at 120 Hz on this CPU</li>"))
    second.facts.run.spec.seed = 2
    let page2 = try page(ReportSource(run(), comparedWith: (MeasuredRun(second), "b/")))
    #expect(page2.contains("<h1>b/ against this run: no times are compared at 120 Hz</h1>"))
    #expect(page2.contains("times are not compared, for the runs differ in seed (1 and 2)"))
  }

  @Test("as Markdown begins with the verdict and has the tables")
  func markdown() {
    let text = MarkdownPage(ReportSource(run(), command: ["out"])).text
    #expect(
      text.hasPrefix(
        "<!-- scrollbench report -->\n## layer-grid is fastest at 120 Hz on this CPU\n"))
    #expect(text.contains("| Frame time, ms | median | ± 95 % | p95 |"))
    #expect(text.contains("| layer-grid | 3.00 |"))
    #expect(text.hasSuffix("scrollbench report out\n```\n"))
  }

  @Test("as Markdown has a code fence longer than any in the commands")
  func fence() {
    var run = run()
    run.facts.run.commandLine = ["run", "--rows", "````"]
    let text = MarkdownPage(ReportSource(run, command: ["out"])).text
    #expect(text.contains("\n`````sh\nscrollbench run --rows") && text.hasSuffix("\n`````\n"))
  }
}

import Reporting
import RunData
import SampleRuns
import Testing

@Suite("The course of the frames in the text report")
struct FrameCourseTests {
  /// The lines of that part: the names with their bars, then the sentence below them.
  private func part(_ run: RunResult, look: TextLook = TextLook()) throws -> [String] {
    let parts = run.text(look).components(separatedBy: "\n\n").filter {
      $0.hasPrefix("frame by frame\n")
    }
    try #require(parts.count == 1)
    return parts[0].split(separator: "\n").dropFirst().map(String.init)
  }

  private func run(_ passes: [(String, [Double])], refreshRate: Int = 120) -> RunResult {
    .sample(
      passes.map { name, milliseconds in
        .steady(
          name, refreshRate: refreshRate, rounds: 1, pass: milliseconds.map { Int64($0 * 1e6) })
      })
  }

  @Test("shows each frame of each strategy on one scale from 0 to the longest")
  func scale() throws {
    let run = run([("a", [1, 2, 3, 4]), ("bb", [8, 0, 7.9, 0.1])])
    #expect(
      try part(run) == [
        "a               ▁▂▃▄", "bb              █▁▇▁",
        "A bar is a frame, from 0 to 8.00 ms (█).",
      ])
  }

  @Test("shows a late frame as a sign that does not stretch the scale")
  func late() throws {
    let run = run([("a", [4, 4, 900, 4]), ("b", [8.3, 8.4, 4, 4])])
    #expect(
      try part(run) == [
        "a               ▄▄!▄", "b               █!▄▄",
        "A bar is a frame, from 0 to 8.30 ms (█); ! is late.",
      ])
    #expect(
      try part(self.run([("a", [9, 9])])) == [
        "a               !!", "A bar is a frame; ! is late.",
      ])
  }

  @Test("shows every late frame, at any place of a long pass")
  func everyPlace() throws {
    for count in [61, 100, 127] {
      for place in stride(from: 0, to: count, by: count / 9) {
        var pass = [Double](repeating: 2, count: count)
        pass[place] = 8.4
        let lines = try part(run([("a", pass)]))
        let bars = lines[0].split(separator: " ")[1]
        #expect(bars.count == 60 && bars.count { $0 == "!" } == 1, "\(place) of \(count): \(bars)")
        let distance = bars.distance(from: bars.startIndex, to: bars.firstIndex(of: "!")!)
        #expect(abs(distance - place * 60 / count) <= 1)
        #expect(lines[1].hasSuffix("; ! is late."))
      }
    }
  }

  @Test("shows the longest frame of a bar")
  func longest() throws {
    var pass = [Double](repeating: 1, count: 120)
    pass[1] = 8
    pass[119] = 4
    let lines = try part(run([("a", pass)]))
    let bars = lines[0].split(separator: " ")[1]
    #expect(bars == "█" + String(repeating: "▁", count: 58) + "▄")
    #expect(lines[1] == "A bar is the longest of 2 frames, from 0 to 8.00 ms (█).")
    let uneven = try part(run([("a", pass + [1])]))
    #expect(uneven[1] == "A bar is the longest of up to 3 frames, from 0 to 8.00 ms (█).")
  }

  @Test("is no wider than the terminal, and 80 columns", arguments: [60, 70, .max])
  func width(columns: Int) throws {
    let names = ["whole-view-alpha+shared+opaque", "image-slice-as-published", "b"]
    for count in [1, 48, 49, 720, 2_000] {
      var pass = [Double](repeating: 2, count: count)
      pass[0] = 8.4
      let lines = try part(run(names.map { ($0, pass) }), look: TextLook(columns: columns))
      #expect(lines.allSatisfy { $0.count <= min(80, columns) }, "\(lines)")
      #expect(lines[3].hasPrefix("A bar is "))
    }
  }

  @Test("has the same text with colours")
  func colors() {
    let run = SettingsRun.run()
    let colored = run.text(TextLook(isColored: true))
    #expect(colored.replacing(/\u{1B}\[[0-9]*m/, with: "") == run.text())
    for tinted in [
      "\u{1B}[31mcritical\u{1B}[0m", "\u{1B}[32mgood\u{1B}[0m",
      "\u{1B}[31m!\u{1B}[0m", "\u{1B}[31m9.00\u{1B}[0m", "\u{1B}[1mverdict: layer-grid is",
    ] {
      #expect(colored.contains(tinted), "\(tinted)")
    }
    // A tint ends in its own line, whatever a pager does with lines.
    for line in colored.split(separator: "\n") {
      #expect(line.count { $0 == "\u{1B}" }.isMultiple(of: 2), "\(line)")
    }
  }
}

@Suite("The text report on a narrow terminal")
struct NarrowReportTests {
  private func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }

  @Test("has the same words in lines of 80 columns")
  func run() {
    var run = SettingsRun.run(caveats: [String(repeating: "a doubt of many words, ", count: 9)])
    run.facts.run.scroll.rowSource = "a file whose name is rather long, as they are.csv"
    let wide = run.text()
    for columns in [80, 90, 99] {
      let narrow = run.text(TextLook(columns: columns))
      for line in narrow.split(separator: "\n") { #expect(line.count <= columns, "\(line)") }
      #expect(words(narrow).filter { $0 != "·" } == words(wide).filter { $0 != "·" })
    }
    for columns in [100, 200, .max] { #expect(run.text(TextLook(columns: columns)) == wide) }
  }
}

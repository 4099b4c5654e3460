import Reporting
import Testing

@Suite("A table of results")
struct TableTests {
  /// A strategy with a median, an additional time and a verdict.
  private struct Line: Sendable {
    let name: String
    let median: String
    let over: String
    let verdict: TableCell
  }

  private let table = Table(
    "Frame time, ms",
    of: [
      Line(name: "layer-grid", median: "1.71", over: "0.02", verdict: TableCell("slower", .bad)),
      Line(
        name: "a|b", median: "12.4", over: "–",
        verdict: TableCell("open", .doubtful, explanation: "rounds are too few")),
    ],
    [
      .text("strategy", .left) { $0.name }, .text("median") { $0.median },
      .text("over\nsquare", explanation: "The additional time.") { $0.over },
      .cells("verdict", .prose) { $0.verdict },
    ])

  @Test("has aligned columns on a terminal, with explanations below")
  func terminal() {
    #expect(
      table.lines() == [
        "                          over",
        "Frame time, ms  median  square  verdict",
        "layer-grid        1.71    0.02  slower",
        "a|b               12.4       –  open",
        "  a|b: rounds are too few",
      ])
    let colored = table.lines(TextLook(isColored: true))
    #expect(colored[2].hasSuffix("  \u{1B}[31mslower\u{1B}[0m"))
    #expect(colored.map { $0.replacing(/\u{1B}\[[0-9]*m/, with: "") } == table.lines())
  }

  @Test(
    "loses gaps, then is set in parts, on a narrow terminal",
    arguments: [
      (39, ["Frame time, ms  median  square  verdict"]),
      (38, ["Frame time, ms median square verdict"]),
      (36, ["Frame time, ms median square verdict"]),
      (35, ["Frame time, ms  median  square", "Frame time, ms  verdict"]),
      (20, ["Frame time, ms  median", "Frame time, ms  square", "Frame time, ms  verdict"]),
    ])
  func narrow(width: Int, headings: [String]) {
    #expect(table.lines(width: width).filter { $0.hasPrefix("Frame time, ms") } == headings)
  }

  @Test("has escaped cells and explanations in Markdown")
  func markdown() {
    #expect(
      table.markdown == [
        "| Frame time, ms | median | over square | verdict |", "| --- | --: | --: | --- |",
        "| layer-grid | 1.71 | 0.02 | slower |",
        "| a\\|b | 12.4 | – | open: rounds are too few |",
      ])
  }

  @Test("without rows is empty, and without headings has no heading line")
  func empty() {
    let none = Table(of: [Line](), [.text("strategy", .left) { $0.name }])
    #expect(none.lines().isEmpty && none.markdown.isEmpty)
    let bare = Table(
      of: [("a", "1"), ("bb", "22")], [.text("", .left) { $0.0 }, .text("") { $0.1 }])
    #expect(bare.lines() == ["a    1", "bb  22"])
  }
}

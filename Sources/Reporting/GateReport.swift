package import Analysis
package import Files
import Results

/// What a gate says, for people and for programs.
///
/// Where nothing is worth a look every format for people is one line.
package struct GateReport {
  let judgement: GateJudgement
  private let calibration: CalibrationQuote?
  /// What tells the run from others that are reported with it.
  private let run: String?

  /// - Parameters:
  ///   - calibration: What is known of duels on the machine of the run.
  ///   - run: What tells the run from others that are reported with it; `nil` if it is the only one.
  package init(
    _ judgement: GateJudgement, calibration: CalibrationQuote? = nil, run: String? = nil
  ) {
    self.judgement = judgement
    self.calibration = calibration
    self.run = run
  }

  /// Whether everything was judged, held and stayed as it was.
  package var isQuiet: Bool { judgement.exitStatus == .held && entries.isEmpty }

  /// One line: what the gate comes to, and how many findings of which kind there are.
  package var headline: String {
    let counts = RuleResult.words.compactMap { word -> String? in
      // A failure that does not block is counted by itself, or a gate that held would seem to fail.
      let found = judgement.results.filter { $0.word == word }
      let notes = word == "fail" ? found.count { !$0.blocks } : 0
      let counts = [
        found.count == notes ? nil : "\(found.count - notes) \(word)",
        notes == 0
          ? nil : "\(notes) \(word) and \(notes == 1 ? "does" : "do") not block",
      ].compactMap(\.self)
      return counts.isEmpty ? nil : counts.joined(separator: ", ")
    }
    return
      "gate\(run.map { " of \(TextFormatting.name($0))" } ?? ""): \(TextFormatting.exitStatus(judgement.exitStatus))"
      + (counts.isEmpty ? ", nothing was judged" : " (\(counts.joined(separator: ", ")))")
  }

  /// Plain text without colours, a line feed at the end.
  package var text: String {
    let entries = entries
    let blocks = Entry.Kind.allCases.map { kind in
      entries.filter { $0.kind == kind }.flatMap { entry in
        TextFormatting.wrap(
          "\(kind.rawValue): " + (entry.place.map { "\($0): " } ?? "") + entry.reason,
          indent: "    ")
          + entry.details.flatMap { TextFormatting.wrap($0, indent: "      ", first: "    ") }
      }
    }
    let end = quotes.flatMap { TextFormatting.wrap($0, indent: "  ") } + [headline]
    return TextFormatting.paragraphs(blocks + [end])
  }

  /// A table for a job's summary.
  package var markdown: String {
    let heading = Markdown.escaped("scrollbench \(headline)")
    guard !isQuiet else { return heading + "\n" }
    var lines = ["**\(heading)**", "", "| | where | why |", "|---|---|---|"]
    lines += entries.map { entry in
      Markdown.row([
        entry.kind.rawValue, entry.place ?? "",
        ([entry.reason] + entry.details).joined(separator: "; "),
      ])
    }
    if !quotes.isEmpty { lines += [""] + quotes.map { "- " + Markdown.escaped($0) } }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What is said beside the findings, if there are any.
  private var quotes: [String] {
    isQuiet
      ? [] : (calibration?.sentences ?? []) + (holdsTimesOfBaseline ? [Self.otherProcess] : [])
  }

  /// Whether a time is shown that was held against the baseline's.
  private var holdsTimesOfBaseline: Bool {
    judgement.results.contains {
      $0.tier == .time && $0.value != nil && $0.baseline != nil && Self.kind($0) != nil
    }
  }

  private static let otherProcess =
    "Times of the baseline are of another process, and what the machine did meanwhile looks like a"
    + " difference: scrollbench duel tells."

  /// Annotations of GitHub Actions: an error for what failed or is missing, a warning for other
  /// findings, a notice for what is said beside them, the headline last.
  package var github: String {
    entries.map { entry in
      let level = entry.kind == .fail || entry.kind == .missing ? "error" : "warning"
      let title = "scrollbench \(entry.kind.rawValue)" + (entry.place.map { " \($0)" } ?? "")
      let message = ([entry.reason] + entry.details).joined(separator: "; ")
      return "::\(level) title=\(Self.property(title))::\(Self.data(message))\n"
    }.joined()
      + quotes.map { "::notice title=scrollbench::\(Self.data($0))\n" }.joined()
      + "scrollbench \(headline)\n"
  }

  /// A message as workflow commands of GitHub Actions have it.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  /// Every finding, the quiet ones too.
  ///
  /// - Throws: ``OutputError`` if a number is not finite.
  package func json() throws(OutputError) -> [UInt8] {
    let notes = entries.filter { $0.place == nil }.map(\.reason)
    let text = """
      {
        "schema_version": 1,
        "outcome": \(try JSONText.line(TextFormatting.exitStatus(judgement.exitStatus))),
        "run": \(try JSONText.line(run)),
        "exit_code": \(judgement.exitStatus.rawValue),
        "notes": \(try JSONText.array(notes, indent: "  ")),
        "calibration": \(try JSONText.line(calibration?.line)),
        "pixels": \(try JSONText.array(judgement.pixels.map(PixelLine.init), indent: "  ")),
        "findings": \(try JSONText.array(judgement.results.map(FindingLine.init), indent: "  "))
      }

      """
    return Array(text.utf8)
  }

  /// Every finding of several runs: an object of one, an array of more.
  ///
  /// - Throws: ``OutputError`` if a number is not finite.
  package static func json(of reports: [GateReport]) throws(OutputError) -> [UInt8] {
    if reports.count == 1 { return try reports[0].json() }
    var bytes = Array("[\n".utf8)
    for (index, report) in reports.enumerated() {
      bytes += try report.json().dropLast()
      bytes += Array((index < reports.count - 1 ? ",\n" : "\n").utf8)
    }
    return bytes + Array("]\n".utf8)
  }
}

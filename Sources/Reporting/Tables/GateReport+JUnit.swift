import Analysis

extension GateReport {
  /// A rule and its outcome as a JUnit test case, which GitLab and Jenkins show.
  fileprivate struct TestCase {
    enum Outcome {
      case passed
      /// The rule could not be judged, or does not block.
      case skipped(String)
      case failed(String, details: [String] = [])
      /// The gate does not hold because the rule could not be judged.
      case error(String)
    }

    /// The judged series, strategy or run.
    var className: String
    /// The metric or another name of the rule.
    let name: String
    let outcome: Outcome
  }

  /// Returns an XML document with a test suite per run and a test case per rule and series.
  ///
  /// There is a failure or an error exactly if a gate does not hold.
  package static func junit(of reports: [GateReport]) -> String {
    // Programs that show the document distinguish cases by their names alone.
    let suites = reports.map { report in
      (
        report.headline,
        report.testCases.map { $0.prefixed(by: report.run.map { "\($0): " } ?? "") }
      )
    }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append(tag("testsuites", named: "scrollbench gate", suites.flatMap(\.1)))
    for (headline, cases) in suites {
      lines.append(tag("testsuite", named: headline, cases))
      lines += cases.map(\.element.markup)
      lines.append("</testsuite>")
    }
    lines.append("</testsuites>")
    return lines.map { $0 + "\n" }.joined()
  }

  private static func tag(_ name: String, named title: String, _ cases: [TestCase]) -> String {
    func count(_ outcome: String) -> Int { cases.count { $0.outcomeName == outcome } }
    return "<\(name) name=\"\(MarkupElement.escaped(title))\" tests=\"\(cases.count)\""
      + " failures=\"\(count("failure"))\" errors=\"\(count("error"))\""
      + " skipped=\"\(count("skipped"))\">"
  }

  private var testCases: [TestCase] {
    var cases = judgement.pixels.map { pixels in
      TestCase(
        className: pixels.strategy, name: "pixels",
        outcome: Self.outcome(
          pixels.exitStatus, pixels.verdict, TextFormatting.reason(pixels)))
    }
    cases += judgement.stalls.map {
      TestCase(className: $0.strategy, name: "stalls", outcome: .failed($0.sentence))
    }
    cases += judgement.hitchFalls.map {
      let reason = TextFormatting.reason($0)
      return TestCase(
        className: "run", name: "hitch rating at \($0.refreshRate) Hz",
        outcome: $0.exitStatus == .held ? .skipped(reason) : .error(reason))
    }
    cases += entriesOfRun.map {
      TestCase(
        className: $0.place ?? "run", name: $0.kind == .missing ? "is there" : "is the same scroll",
        outcome: $0.kind == .note ? .skipped($0.reason) : .error($0.reason))
    }
    cases += judgement.results.map { result in
      TestCase(
        className: result.series.text, name: result.metric,
        outcome: Self.outcome(
          result.exitStatus, result.verdict, TextFormatting.reason(result),
          details: result.explanation.map { TextFormatting.explanation($0, of: result.metric) }
            ?? []))
    }
    let isExplained = cases.contains { ["failure", "error"].contains($0.outcomeName) }
    if judgement.exitStatus != .held, !isExplained {
      cases.append(TestCase(className: "run", name: "is judged", outcome: .error(headline)))
    }
    return cases
  }

  private static func outcome(
    _ status: ExitStatus, _ verdict: Verdict, _ reason: String, details: [String] = []
  ) -> TestCase.Outcome {
    switch status {
    case .regression: .failed(reason, details: details)
    case .held: [.same, .held, .better].contains(verdict.kind) ? .passed : .skipped(reason)
    default: .error(reason)
    }
  }
}

extension GateReport.TestCase {
  fileprivate func prefixed(by prefix: String) -> Self {
    var copy = self
    copy.className = prefix + className
    return copy
  }

  /// The name of the element of the outcome; `nil` for a case that passed.
  fileprivate var outcomeName: String? { outcomeElement?.name }

  fileprivate var element: MarkupElement {
    MarkupElement(
      "testcase",
      [
        "classname": TextFormatting.oneLine(className), "name": TextFormatting.oneLine(name),
        "time": "0",
      ], [outcomeElement].compactMap(\.self))
  }

  private var outcomeElement: MarkupElement? {
    switch outcome {
    case .passed: nil
    case .skipped(let reason): Self.element("skipped", reason)
    case .failed(let reason, let details):
      Self.element("failure", reason, text: details.joined(separator: "\n"))
    case .error(let reason): Self.element("error", reason)
    }
  }

  private static func element(_ name: String, _ reason: String, text: String = "") -> MarkupElement
  {
    MarkupElement(name, ["message": TextFormatting.oneLine(reason)], text: text)
  }
}

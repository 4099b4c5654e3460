import Analysis
import Files

/// A result of a gate, as annotations and test cases show it.
struct Finding {
  enum Kind: String, CaseIterable {
    case fail, missing, incomparable, inconclusive
    /// A rule that does not block was broken or could not be decided.
    case note, improved
    /// Nothing that a reader should see.
    case passed, skipped
  }

  let kind: Kind
  /// The exit status of a gate with this finding alone.
  var status = ExitStatus.held
  /// The series; `nil` for a finding about the whole run.
  var place: String?
  /// The judged series, strategy or run, and the metric or another name of the rule, as a test case.
  let testCase: (className: String, name: String)
  var reason: String
  /// The phase and the counters that changed with the metric.
  var details: [String] = []
  /// Findings with the same cause are one for people; `nil` for one of its own.
  var cause: [String]?
  /// The magnitude of the change as a share of the baseline's value.
  var change = 0.0

  var message: String { ([reason] + details).joined(separator: "; ") }
}

// MARK: - GitHub Actions

extension Finding {
  /// The annotation of GitHub Actions: an error for a failure or a missing value, else a warning.
  var annotation: String {
    let level = kind == .fail || kind == .missing ? "error" : "warning"
    let title = "scrollbench \(kind.rawValue)" + (place.map { " \($0)" } ?? "")
    return "::\(level) title=\(Self.property(title))::\(Self.data(message))\n"
  }

  static func data(_ text: String) -> String {
    MessageText.oneLine(text).replacing("%", with: "%25")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

// MARK: - JUnit, which GitLab and Jenkins show

extension Finding {
  /// Returns an XML document with one suite, and a test case per finding.
  ///
  /// There is a failure or an error if the gate does not hold.
  static func junit(_ headline: String, _ status: ExitStatus, _ findings: [Finding]) -> String {
    let isExplained = findings.contains { ["failure", "error"].contains($0.outcome?.name) }
    let judged = Finding(
      kind: .incomparable, status: .incomparable, testCase: ("run", "is judged"), reason: headline)
    let cases = findings + (status == .held || isExplained ? [] : [judged])
    let outcomes = cases.map(\.outcome)
    func tag(_ name: String, named title: String) -> String {
      func count(_ outcome: String) -> Int { outcomes.count { $0?.name == outcome } }
      return "<\(name) name=\"\(MarkupElement.escaped(title))\" tests=\"\(cases.count)\""
        + " failures=\"\(count("failure"))\" errors=\"\(count("error"))\""
        + " skipped=\"\(count("skipped"))\">"
    }
    let elements = zip(cases, outcomes).map { finding, outcome in
      MarkupElement(
        "testcase",
        [
          "classname": MessageText.oneLine(finding.testCase.className),
          "name": MessageText.oneLine(finding.testCase.name), "time": "0",
        ], [outcome].compactMap(\.self))
    }
    let lines =
      [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", tag("testsuites", named: "scrollbench gate"),
        tag("testsuite", named: headline),
      ] + elements.map(\.markup) + ["</testsuite>", "</testsuites>"]
    return lines.map { $0 + "\n" }.joined()
  }

  /// The element of the outcome; `nil` for a rule that passed.
  private var outcome: MarkupElement? {
    let message: KeyValuePairs = ["message": MessageText.oneLine(reason)]
    return switch status {
    case .regression:
      MarkupElement("failure", message, text: details.joined(separator: "\n"))
    case .held:
      kind == .passed || kind == .improved ? nil : MarkupElement("skipped", message)
    default: MarkupElement("error", message)
    }
  }
}

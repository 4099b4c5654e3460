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
  /// An XML document with a test case per finding, of which one fails if the gate does not hold.
  static func junit(_ headline: String, _ status: ExitStatus, _ findings: [Finding]) -> String {
    let isExplained = findings.contains { ["failure", "error"].contains($0.outcome) }
    let judged = Finding(
      kind: .incomparable, status: .incomparable, testCase: ("run", "is judged"), reason: headline)
    let cases = findings + (status == .held || isExplained ? [] : [judged])
    func count(_ outcome: String) -> Int { cases.count { $0.outcome == outcome } }
    let counts: Markup = """
      tests="\(cases.count)" failures="\(count("failure"))" errors="\(count("error"))" skipped="\(count("skipped"))"
      """
    let document: Markup = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="scrollbench gate" \(counts)>
      <testsuite name="\(headline)" \(counts)>
      \(cases.map(\.element))\
      </testsuite>
      </testsuites>

      """
    return document.text
  }

  private var element: Markup {
    let details = outcome == "failure" ? details.joined(separator: "\n") : ""
    let inner: Markup? = outcome.map { outcome in
      """
      <\(outcome) message="\(MessageText.oneLine(reason))"\(if: details.isEmpty, "/>")\(if: !details.isEmpty, ">\(details)</\(outcome)>")
      """
    }
    return """
      <testcase classname="\(MessageText.oneLine(testCase.className))" name="\(MessageText.oneLine(testCase.name))" time="0"\
      \(if: inner == nil, "/>")\(inner.map { ">\($0)</testcase>" })

      """
  }

  /// The name of the element of the outcome; `nil` for a rule that passed.
  private var outcome: String? {
    switch status {
    case .regression: "failure"
    case .held: kind == .passed || kind == .improved ? nil : "skipped"
    default: "error"
    }
  }
}

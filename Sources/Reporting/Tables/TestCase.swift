/// A rule and its outcome as a JUnit test case, which GitLab and Jenkins show.
struct TestCase {
  enum Outcome {
    case passed
    /// The rule could not be judged, or does not block.
    case skipped(String)
    case failed(String, details: [String] = [])
    /// The gate does not hold because the rule could not be judged.
    case error(String)
  }

  /// The judged series, strategy or run.
  let className: String
  /// The metric or another name of the rule.
  let name: String
  let outcome: Outcome

  /// Returns an XML document with one suite of test cases.
  static func document(_ headline: String, _ cases: [TestCase]) -> String {
    let lines =
      [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
        tag("testsuites", named: "scrollbench gate", cases),
        tag("testsuite", named: headline, cases),
      ] + cases.map(\.element.markup) + ["</testsuite>", "</testsuites>"]
    return lines.map { $0 + "\n" }.joined()
  }

  private static func tag(_ name: String, named title: String, _ cases: [TestCase]) -> String {
    func count(_ outcome: String) -> Int { cases.count { $0.outcomeName == outcome } }
    return "<\(name) name=\"\(MarkupElement.escaped(title))\" tests=\"\(cases.count)\""
      + " failures=\"\(count("failure"))\" errors=\"\(count("error"))\""
      + " skipped=\"\(count("skipped"))\">"
  }

  /// The name of the element of the outcome; `nil` for a case that passed.
  var outcomeName: String? { outcomeElement?.name }

  private var element: MarkupElement {
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

import Analysis

extension GateReport {
  /// An XML document with a test case per rule and series.
  ///
  /// There is a failure or an error exactly if the gate does not hold.
  package var junit: String { TestCase.document(headline, testCases) }

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

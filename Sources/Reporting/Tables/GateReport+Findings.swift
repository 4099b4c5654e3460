import Analysis
import Files
import RunData

extension GateReport {
  var findings: [Finding] {
    judgement.pixels.map(Self.finding)
      + judgement.faults.map {
        Finding(
          kind: .fail, status: .regression, testCase: ($0.series.text, $0.fault.kind),
          reason: MessageText.oneLine("\($0.series.strategy): \($0.fault.sentence)"),
          cause: [$0.series.strategy, $0.fault.sentence])
      }
      + judgement.hitchFalls.map {
        Finding(
          kind: $0.exitStatus == .held ? .note : .inconclusive, status: $0.exitStatus,
          testCase: ("run", "hitch rating at \($0.refreshRate) Hz"),
          reason: TextFormatting.reason($0))
      } + findingsOfRun + judgement.results.map(finding)
  }

  /// The findings for people, in the order of their kinds: one per cause, the largest change of it,
  /// or one per finding if the report is verbose.
  var entries: [Finding] {
    let shown = findings.filter { ![.passed, .skipped].contains($0.kind) }
    let causes = Dictionary(grouping: shown.indices) { index in
      (isVerbose ? nil : shown[index].cause) ?? ["\(index)"]
    }
    let entries = causes.values.sorted { $0[0] < $1[0] }.map { indices in
      var largest = indices.map { shown[$0] }.sorted { $0.change > $1.change }[0]
      let places = Set(indices.compactMap { shown[$0].place })
      guard places.count > 1, let series = largest.place else { return largest }
      let judged = Set(
        judgement.results.filter { $0.metric == largest.testCase.name }.map(\.series))
      largest.place = "\(places.count) of \(judged.count) series"
      largest.reason += " in \(series)"
      return largest
    }
    return Finding.Kind.allCases.flatMap { kind in entries.filter { $0.kind == kind } }
  }

  private static func finding(_ pixels: PixelResult) -> Finding {
    let unchecked: Finding.Kind = pixels.demandsProof ? .inconclusive : .skipped
    return Finding(
      kind: pixels.proof.map { $0.holds ? .passed : .fail } ?? unchecked,
      status: pixels.exitStatus, testCase: (pixels.strategy, "pixels"),
      reason: TextFormatting.reason(pixels))
  }

  private func finding(_ result: RuleResult) -> Finding {
    let kind = kind(result)
    let (value, baseline) = (result.value ?? 0, result.baseline ?? result.value ?? 0)
    return Finding(
      kind: kind, status: result.exitStatus, place: result.series.text,
      testCase: (result.series.text, result.metric), reason: TextFormatting.reason(result),
      details: Self.explanation(of: result),
      cause: [kind.rawValue, result.metric, result.tier.rawValue],
      change: result.value == nil
        ? 0 : (value - baseline).magnitude / max(baseline.magnitude, .leastNormalMagnitude))
  }

  private var findingsOfRun: [Finding] {
    func finding(
      _ kind: Finding.Kind, _ name: String, of series: String? = nil, _ reason: String
    ) -> Finding {
      Finding(
        kind: kind, status: .incomparable, place: series, testCase: (series ?? "run", name),
        reason: reason)
    }
    let scroll = Fact.otherScroll(TextFormatting.differences(judgement.differences))
    return
      (judgement.differences.isEmpty
      ? [] : [finding(.incomparable, "is the same scroll", scroll)])
      + judgement.missingStrategies.map {
        finding(.missing, "is there", Fact.missingStrategy(MessageText.name($0)))
      }
      + judgement.missingSeries.map {
        finding(.missing, "is there", of: $0.text, Fact.missingSeries())
      }
      + judgement.newSeries.map {
        finding(.missing, "is in the baseline", of: $0.text, Fact.newSeries())
      }
  }

  func kind(_ result: RuleResult) -> Finding.Kind {
    switch result.verdict.kind {
    case .same, .held: .passed
    case .better: .improved
    case .worse: result.blocks ? .fail : .note
    // A missing value that does not block is not shown.
    case .incomparable where result.verdict.reason == .missing:
      result.blocks ? .missing : .skipped
    // The first line says which instructions were not judged.
    case .incomparable where result.tier == .instructions && result.exitStatus == .held: .skipped
    case .incomparable: result.exitStatus == .held ? .note : .incomparable
    // A blocking time that could not be judged is shown although it fails nothing, others where they
    // exceed the limit, or the gate would not say why it is undecided.
    case .inconclusive:
      result.exitStatus != .held
        || (result.blocks
          && (result.tier == .time || isVerbose || judgement.exitStatus == .incomparable
            || result.value ?? 0 > result.limit ?? .infinity))
        ? .inconclusive : .skipped
    }
  }

  static func explanation(of result: RuleResult) -> [String] {
    result.explanation.map { TextFormatting.explanation($0, of: result.metric) } ?? []
  }
}

import Mustache
import RegressionGates
import RunRecords

/// The result of a sweep as one HTML file that needs nothing else.
package struct SweepPage {
  private let source: SweepSource

  package init(_ source: SweepSource) {
    self.source = source
  }

  /// The file.
  package func bytes() -> [UInt8] {
    var library = MustacheLibrary()
    for (name, text) in SweepTemplates.all {
      do {
        try library.register(text, named: name)
      } catch {
        preconditionFailure("the template \(name) is not as it should be: \(error)")
      }
    }
    guard let text = library.render(SweepModel(source), withTemplate: "sweep") else {
      preconditionFailure("there is a template called sweep")
    }
    return Array(text.utf8)
  }
}

/// The result of a sweep and how it is shown.
package struct SweepSource {
  let result: SweepResult
  let map: CrossoverMap
  let text: CrossoverText
  private let folder: String
  private let reading: [String]

  /// - Parameters:
  ///   - folder: Where the sweep lies.
  ///   - command: The words after `scrollbench report`.
  package init(_ result: SweepResult, folder: String, command: [String]) {
    self.result = result
    map = result.map
    text = CrossoverText(result)
    self.folder = folder
    reading = command
  }

  /// The result in a few words.
  var headline: String {
    guard let rate = map.refreshRates.first else { return "No cell was measured" }
    let outcomes = result.plan.cells.map { map.outcome(of: $0, at: rate) }
      .filter { $0 != .missing }
    var wins: [String: Int] = [:]
    for case .winner(let strategy) in outcomes { wins[strategy, default: 0] += 1 }
    let best = map.strategies.max { (wins[$0] ?? 0) < (wins[$1] ?? 0) }
    guard let best, let count = wins[best] else { return "Nothing wins anywhere at \(rate) Hz" }
    return "\(Wording.name(best)) wins \(count == outcomes.count ? "all" : "\(count) of") "
      + "\(outcomes.count) \(outcomes.count == 1 ? "cell" : "cells") at \(rate) Hz"
  }

  /// What was run, in a line or two.
  var what: [String] {
    [text.heading]
      + (result.records.first.map { RunHead($0.record).lines } ?? [])
      .map { String($0.drop { $0 == " " }) }
  }

  var scenario: String {
    result.records.first.map { Wording.name($0.record.scenarioName) } ?? "a scenario"
  }

  /// How to make the sweep and its report again.
  var commands: String {
    let vary = result.plan.vary.flatMap {
      ["--vary", "\($0.name)=\($0.values.joined(separator: ","))"]
    }
    let sweep = ["sweep"] + vary + result.plan.runArguments + ["--output", folder]
    return """
      scrollbench \(Wording.oneLine(ShellText.line(sweep)))
      scrollbench report \(Wording.oneLine(ShellText.line(reading)))
      """
  }
}

/// What the template of the page fills in.
private struct SweepModel {
  let policy: String
  let style: String
  let pageTitle: String
  let kicker: String
  let headline: String
  let sentences: [String]
  let what: [String]
  let notes: [String]
  let hasNotes: Bool
  let legend: [Entry]
  let rates: [SweepRatePart]
  let commands: String

  /// A strategy of the legend.
  struct Entry {
    let swatch: String
    let entry: String
  }

  init(_ source: SweepSource) {
    let map = source.map
    let colors = StrategyColors(map.strategies)
    policy = PagePolicy.text(style: PageStyle.text, script: "")
    style = PageStyle.text
    headline = source.headline
    pageTitle = "\(headline) · ScrollBench"
    kicker = source.scenario
    sentences = map.refreshRates.flatMap { source.text.sentences(at: $0) }
    what = source.what
    notes = source.result.notes
    hasNotes = !notes.isEmpty
    legend = map.strategies.map {
      Entry(swatch: colors[$0], entry: "\(map.letter(of: $0)) \(Wording.name($0))")
    }
    rates = map.refreshRates.map { SweepRatePart(map, source.text, at: $0, colors: colors) }
    commands = source.commands
  }
}

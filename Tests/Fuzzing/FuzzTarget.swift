package import Foundation

/// A kind of input from outside: a file format, or a message of another process.
///
/// The executable `Fuzz` mutates inputs with libFuzzer, and the tests replay the corpora.
package enum FuzzTarget: String, CaseIterable, Sendable {
  case answer, baseline
  case displayList = "display-list"
  case frames, history, log, png, record, rows, rules, scenario, spec
  case sweepPlan = "sweep-plan"

  /// Reads an input as the tool does, then compares, judges or reports what it holds.
  ///
  /// - Throws: The error of the reader for an input that it refuses.
  package func use(_ input: [UInt8]) throws {
    switch self {
    case .baseline: try RunInputs.baseline(input)
    case .answer: try WorkInputs.answer(input)
    case .displayList: try WorkInputs.displayList(input)
    case .frames: try RunInputs.frames(input)
    case .history: try RunInputs.history(input)
    case .log: try RunInputs.log(input)
    case .png: try WorkInputs.png(input)
    case .record: try RunInputs.record(input)
    case .rows: try WorkInputs.rows(input)
    case .rules: try RunInputs.rules(input)
    case .scenario: try WorkInputs.scenario(input)
    case .spec: try WorkInputs.spec(input)
    case .sweepPlan: try SweepInputs.plan(input)
    }
  }

  /// The folder with the corpus of this target.
  package var corpus: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Corpora/\(rawValue)")
  }
}

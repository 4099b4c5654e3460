import ArgumentParser
import Reporting
import RunRecords

/// What a profile is made of; each source has a process of its own, so that none disturbs another.
package enum ProfileSource: String, CaseIterable, ExpressibleByArgument {
  case processor, heap, callgrind

  /// What it tells of, in words.
  var subject: String {
    switch self {
    case .processor: "processor time"
    case .heap: "allocations"
    case .callgrind: "instructions"
    }
  }
}

/// What the process of a source hands over: one of its parts, or why there is none.
struct ProfileMessage: Codable {
  var processor: ProfileReport.Processor?
  var heap: StackProfile?
  var instructions: ProfileReport.Instructions?
  /// The end of a sentence.
  var missing: String?
  /// Whole sentences.
  var doubts: [String] = []

  /// The name of the file that it is handed over in.
  static let file = "message.json"
}

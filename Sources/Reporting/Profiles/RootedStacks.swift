import Analysis
import Files
import RunData

/// Stacks with a strategy and its phase as their outermost functions, in the formats of other
/// tools.
struct RootedStacks {
  let strategy: String
  /// The stacks, the outermost function first.
  let stacks: [(frames: [StackFrame], count: Int)]

  init(_ profile: StackProfile, of strategy: String) {
    self.strategy = strategy
    stacks = Phase.allCases.flatMap { phase in
      let roots = [strategy, phase.rawValue].map { StackFrame(name: $0, module: "") }
      return profile.stacks(of: strategy, in: phase).map { (roots + $0.frames, $0.count) }
    }
  }

  /// Brendan Gregg's format of collapsed stacks: a line per stack, names separated by semicolons,
  /// then a space and the count.
  ///
  /// A semicolon or line break inside a name is written as a colon or a space.
  var collapsed: String {
    stacks.map { stack in
      let names = stack.frames.map { frame in
        String(frame.name.map { $0 == ";" ? ":" : $0.isNewline ? " " : $0 })
      }
      return names.joined(separator: ";") + " \(stack.count)\n"
    }.joined()
  }

  /// Returns a file of speedscope, version 0.0.1: one profile, each stack a sample weighted by its
  /// count.
  func speedscope() throws(OutputError) -> String {
    let frames = stacks.flatMap(\.frames).unique
    let places = Dictionary(uniqueKeysWithValues: zip(frames, 0...))
    let samples = stacks.map { $0.frames.compactMap { places[$0] } }
    let shared = frames.map { frame -> JSONObject in
      guard let source = frame.source else { return ["name": frame.name] }
      return ["name": frame.name, "file": PathText.name(of: source.file), "line": source.line]
    }
    let profile: JSONObject = [
      "type": "sampled", "name": strategy, "unit": "none", "startValue": 0,
      "endValue": stacks.reduce(0) { $0 + $1.count }, "samples": samples,
      "weights": stacks.map(\.count),
    ]
    return try JSONText.line(
      [
        "$schema": "https://www.speedscope.app/file-format-schema.json",
        "exporter": "scrollbench", "name": "scrollbench profile of " + strategy,
        "activeProfileIndex": 0, "shared": ["frames": shared] as JSONObject, "profiles": [profile],
      ] as JSONObject) + "\n"
  }
}

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
}

extension RootedStacks {
  /// Brendan Gregg's format of collapsed stacks: a line per stack, names separated by semicolons,
  /// then a space and the count.
  ///
  /// A semicolon or line break inside a name is written as a colon or a space.
  var collapsed: String {
    stacks.map { stack in
      stack.frames.map { Self.plain($0.name) }.joined(separator: ";") + " \(stack.count)\n"
    }.joined()
  }

  private static func plain(_ name: String) -> String {
    String(
      name.map { character in
        character == ";" ? ":" : character.isNewline ? " " : character
      })
  }

  /// Returns a file of speedscope, version 0.0.1: one profile, each stack a sample weighted by its
  /// count.
  func speedscope() throws(OutputError) -> String {
    var frames: [StackFrame] = []
    var places: [StackFrame: Int] = [:]
    let samples = stacks.map { stack in
      stack.frames.map { frame in
        if let place = places[frame] { return place }
        frames.append(frame)
        places[frame] = frames.count - 1
        return frames.count - 1
      }
    }
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

package import Files
package import RunData

/// A profile: processor time, allocations and instructions by strategy and phase.
package struct ProfileReport {
  package struct Facts: Equatable, Sendable {
    package var scenario = ""
    package var engine = ""
    package var kernels = ""
    package var threads = 1
    package var strategies: [String] = []
    /// In Hz.
    package var refreshRates: [Int] = []
    /// Frames of a pass, summed over refresh rates.
    package var frames = 0
    package var rounds = 0
    package var isDebug = false
    /// Version and commit of the tool.
    package var tool = ""

    package init() {}
  }

  package let facts: Facts
  let result: ProfileResult

  package init(_ facts: Facts, _ result: ProfileResult) {
    self.facts = facts
    self.result = result
  }
}

extension ProfileReport {
  /// Returns the files of the profile by their names.
  ///
  /// - Throws: ``OutputError`` if a text cannot be written.
  package func files() throws(OutputError) -> [String: [UInt8]] {
    var files = ["profile.txt": summary(width: .max, entries: 20)]
    for strategy in facts.strategies {
      if let processor = result.processor {
        let stacks = RootedStacks(processor.stacks, of: strategy)
        files["\(strategy).collapsed"] = stacks.collapsed
        files["\(strategy).speedscope.json"] = try stacks.speedscope()
        files["\(strategy).svg"] = flameGraph(stacks)
      }
    }
    return files.mapValues { Array($0.utf8) }
  }

  private func flameGraph(_ stacks: RootedStacks) -> String {
    FlameGraph(
      stacks.stacks.map { ($0.frames.map(\.name), $0.count) },
      title: "Processor time of \(stacks.strategy): \(facts.scenario), engine \(facts.engine)"
    ).svg
  }

  var head: [String] {
    let rates = facts.refreshRates.map(String.init).joined(separator: ", ")
    let threads = TextFormatting.count(facts.threads, "thread")
    var lines = [
      "scenario \(facts.scenario) · engine \(facts.engine) · kernels \(facts.kernels) · \(threads)",
      "\(rates) Hz · \(TextFormatting.count(facts.frames, "frame")) a round · \(facts.tool)",
    ]
    if facts.isDebug {
      lines.append("This is a debug build: what it spends time on says little of a release build.")
    }
    return lines
  }

  func words(_ processor: ProcessorProfile, samples: Int) -> [String] {
    var lines = [
      "\(TextFormatting.count(samples, "sample")) in \(TextFormatting.count(facts.rounds, "round")), one each"
        + " \(Self.milliseconds(processor.period)) of processor time (asked for:"
        + " \(Self.milliseconds(processor.askedPeriod)))."
    ]
    if processor.dropped > 0 {
      lines.append(
        "There was no room for \(TextFormatting.count(processor.dropped, "sample")) more.")
    }
    return lines
  }

  /// Returns nanoseconds as milliseconds with up to two decimal places.
  static func milliseconds(_ nanoseconds: Int) -> String {
    DecimalText.shortest(Double(nanoseconds) / 1e6, places: 2) + " ms"
  }

  /// Returns a share in percent with one decimal place; a dash if the whole is zero.
  static func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "–" }
    let tenths = Int((Double(part) / Double(whole) * 1_000).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

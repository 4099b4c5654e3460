package import Files
package import RunData

/// A profile: processor time, allocations and instructions by strategy and phase.
package struct ProfileReport {
  let result: ProfileResult
  let spec: ExperimentSpec
  let scenario: String
  let kernels: String
  let frames: Int
  let isDebug: Bool
  let tool: String

  /// - Parameters:
  ///   - frames: The frames of a pass, summed over refresh rates.
  ///   - tool: Version and commit of the tool.
  package init(
    _ result: ProfileResult, of spec: ExperimentSpec, scenario: String, kernels: String,
    frames: Int, isDebug: Bool = false, tool: String
  ) {
    (self.result, self.spec, self.scenario, self.kernels) = (result, spec, scenario, kernels)
    (self.frames, self.isDebug, self.tool) = (frames, isDebug, tool)
  }

  package func files() throws(OutputError) -> [String: [UInt8]] {
    var files = ["profile.txt": summary(width: .max, entries: 20)]
    guard let profile = result.processor?.stacks else { return files.mapValues { Array($0.utf8) } }
    for strategy in spec.strategies {
      let stacks = RootedStacks(profile, of: strategy)
      files["\(strategy).collapsed"] = stacks.collapsed
      files["\(strategy).speedscope.json"] = try stacks.speedscope()
      files["\(strategy).svg"] =
        FlameGraph(
          stacks.stacks.map { ($0.frames.map(\.name), $0.count) },
          title: "Processor time of \(strategy): \(scenario), engine \(spec.engine)"
        ).svg
    }
    return files.mapValues { Array($0.utf8) }
  }

  var head: [String] {
    let rates = spec.refreshRates.map(String.init).joined(separator: ", ")
    let threads = DecimalText.counted(spec.threads, "thread")
    var lines = [
      "scenario \(scenario) · engine \(spec.engine) · kernels \(kernels) · \(threads)",
      "\(rates) Hz · \(DecimalText.counted(frames, "frame")) a round · \(tool)",
    ]
    if isDebug {
      lines.append("This is a debug build: what it spends time on says little of a release build.")
    }
    return lines
  }

  func words(_ processor: ProcessorProfile, samples: Int) -> [String] {
    var lines = [
      "\(DecimalText.counted(samples, "sample")) in \(DecimalText.counted(spec.rounds, "round")), one each"
        + " \(Self.milliseconds(processor.period)) of processor time (asked for:"
        + " \(Self.milliseconds(processor.askedPeriod)))."
    ]
    if processor.dropped > 0 {
      lines.append(
        "There was no room for \(DecimalText.counted(processor.dropped, "sample")) more.")
    }
    return lines
  }

  static func milliseconds(_ nanoseconds: Int) -> String {
    DecimalText.shortest(Double(nanoseconds) / 1e6, places: 2) + " ms"
  }

  static func percent(_ part: Int, of whole: Int) -> String {
    whole > 0 ? DecimalText.fixed(Double(part) / Double(whole) * 100, places: 1) : "–"
  }
}

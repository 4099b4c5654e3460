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
}

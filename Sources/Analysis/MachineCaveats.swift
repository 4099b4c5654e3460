package import RunRecords

/// The caveats that every kind of result shares, a sentence each.
package enum MachineCaveats {
  /// The share of a machine's cores above which its load disturbs measurements.
  private static let busyShare = 0.5

  /// That times of a debug build mean little; `nil` of another build.
  package static func debugBuild(_ machine: MachineFacts) -> String? {
    machine.buildConfiguration == "debug"
      ? "this is a debug build: its times mean little." : nil
  }

  /// That other programs kept the machine busy when the run began; `nil` if they did not.
  package static func busy(_ machine: MachineFacts) -> String? {
    guard let load = machine.loadAverages.first, load > Double(machine.cores) * busyShare else {
      return nil
    }
    let tenths = Int((load * 10).rounded())
    return "the machine was busy when the run began: load \(tenths / 10).\(tenths % 10) on"
      + " \(machine.cores) \(machine.cores == 1 ? "core" : "cores")."
  }

  /// That the times of an engine are a lower bound.
  package static func lowerBound(engine: String) -> String {
    "the engine \(engine) looks at pixels: its times are a lower bound that no shipping compositor"
      + " reaches, and recommend nothing."
  }
}

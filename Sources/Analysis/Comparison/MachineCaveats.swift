package import RunData

/// The caveats common to all kinds of results, one sentence each.
package enum MachineCaveats {
  /// The load per core above which other programs disturb measurements.
  private static let busyShare = 0.5

  /// Returns the caveat of a debug build; `nil` for other builds.
  package static func debugBuild(_ machine: MachineFacts) -> String? {
    machine.buildConfiguration == "debug"
      ? "this is a debug build: its times mean little." : nil
  }

  /// Returns the caveat of a machine that was busy at the start of the run; `nil` if it was not.
  package static func busy(_ machine: MachineFacts) -> String? {
    guard let load = machine.loadAverages.first, load > Double(machine.cores) * busyShare else {
      return nil
    }
    let tenths = Int((load * 10).rounded())
    return "the machine was busy when the run began: load \(tenths / 10).\(tenths % 10) on"
      + " \(machine.cores) \(machine.cores == 1 ? "core" : "cores")."
  }
}

import Files
import Foundation
import Measurement
package import RunData

/// The allocations of a pass of each series.
package struct HeapProfile: Codable {
  package var stacks = StackProfile()
  /// A sentence for each phase in which the recorded bytes differ from the threads' own count.
  package var caveats: [String] = []
}

extension BlockBench {
  /// Records the allocations of a pass of each series, one phase at a time.
  ///
  /// - Parameter file: The path of a file that jemalloc writes again and again.
  package func recordHeap(in file: String) throws(MeasurementError) -> HeapProfile {
    guard HeapProbe.isOn else {
      throw MeasurementError(.process, "jemalloc took no notice of MALLOC_CONF")
    }
    onEachThread { HeapProbe.addCurrentThread() }
    var profile = HeapProfile()
    var dumps: [(strategy: String, phase: Phase, stacks: [HeapDump.Stack])] = []
    for (index, series) in series.enumerated() {
      for phase in Phase.allCases {
        HeapProbe.reset()
        let frames = run(index) { HeapProbe.setActive($0 == phase) }
        let stacks = try Self.dump(to: file)
        let counted = frames.reduce(0) { $0 + $1.phaseBytes[phase] }
        let recorded = stacks.reduce(0) { $0 + $1.bytes }
        if counted != recorded {
          profile.caveats.append(
            "The stacks of \(series.strategy) in \(phase.rawValue) hold \(recorded) bytes, its"
              + " threads counted \(counted).")
        }
        dumps.append((series.strategy, phase, stacks))
      }
    }
    // After the last pass: loading libdw makes other threads allocate too.
    let symbolizer = Symbolizer()
    for (strategy, phase, dumped) in dumps {
      for stack in dumped {
        profile.stacks.add(
          stack.allocations, bytes: stack.bytes,
          to: Self.work(symbolizer.frames(stack.addresses, startsWithReturn: true)),
          of: strategy, in: phase)
      }
    }
    return profile
  }

  private static func dump(to file: String) throws(MeasurementError) -> [HeapDump.Stack] {
    guard HeapProbe.dump(to: file), let data = FileManager.default.contents(atPath: file) else {
      throw MeasurementError(.process, "jemalloc could not write \(file)")
    }
    return try MeasurementError.wrapping(.process) { () throws(InputError) in
      try HeapDump.stacks(in: String(decoding: data, as: UTF8.self), name: file)
    }
  }
}

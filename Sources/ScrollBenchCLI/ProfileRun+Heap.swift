import Benchmarking
import Files
import Measurement
import Reporting
import RunRecords

extension ProfileRun {
  /// Records the allocations of a round, one phase at a time.
  ///
  /// - Returns: The stacks, and a sentence for each phase in which they do not add up to what the
  ///   threads counted.
  func heap() throws -> (stacks: StackProfile, doubts: [String]) {
    guard HeapProbe.isOn else { throw ProfileGap("jemalloc took no notice of MALLOC_CONF") }
    let bench = try makeBench(experiment)
    var dumps: [(strategy: String, phase: Phase, stacks: [HeapDump.Stack])] = []
    var doubts: [String] = []
    for (index, series) in bench.series.enumerated() {
      for phase in Phase.allCases {
        HeapProbe.reset()
        let frames = bench.run(index) { HeapProbe.setActive($0 == phase) }
        let dump = try dump()
        // The thread's own counters saw the same allocations.
        let counted = frames.reduce(0) { $0 + $1.phaseBytes[phase] }
        let recorded = dump.stacks.reduce(0) { $0 + $1.bytes }
        if counted != recorded {
          doubts.append(
            "The stacks of \(series.strategy) in \(phase.rawValue) hold \(recorded) bytes, its"
              + " threads counted \(counted).")
        }
        dumps.append((series.strategy, phase, dump.stacks))
      }
    }
    // After the last round: loading libdw makes other threads allocate too.
    let symbolizer = Symbolizer()
    var stacks = StackProfile()
    for (strategy, phase, dumped) in dumps {
      for stack in dumped {
        stacks.add(
          stack.allocations, bytes: stack.bytes,
          to: Self.work(symbolizer.frames(stack.addresses, startsWithReturn: true)),
          of: strategy, in: phase)
      }
    }
    return (stacks, doubts)
  }

  /// What jemalloc recorded since the last time.
  private func dump() throws -> HeapDump {
    let file = scratch + "/heap"
    let gap = "jemalloc could not write \(file)"
    guard HeapProbe.dump(to: file) else { throw ProfileGap(gap) }
    let data = try contents(of: file, orElse: gap)
    return try CommandFailure.reading { () throws(InputError) in
      try HeapDump(String(decoding: data, as: UTF8.self), name: file)
    }
  }
}

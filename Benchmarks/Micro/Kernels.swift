import MeasuredWork

/// What a span of pixels takes: 16 KB of them, which stay in the first-level cache, and a frame's,
/// which do not.
func askKernels() {
  let lengths = [("16 KB", 4_096), ("a frame", 2_732 * 2_048)]
  for (set, name) in KernelWork.sets.enumerated() {
    for (length, pixels) in lengths {
      for kernel in KernelWork.Kernel.allCases {
        ask(
          "kernels: \(kernel) \(length), \(name)", times: pixels < 5_000 ? .kilo : .one,
          of: { KernelWork(kernel, set: set, pixels: pixels) }
        ) { $0.run(times: $1) }
      }
    }
  }
}

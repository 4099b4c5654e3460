import MeasuredWork

/// Adds each kernel on spans of 16 KB, which stay in the first-level cache, and of a frame, which
/// do not.
func addKernelBenchmarks() {
  let lengths = [("16 KB", 4_096), ("frame", 2_732 * 2_048)]
  for (set, name) in KernelWork.sets.enumerated() {
    for (length, pixels) in lengths {
      for kernel in KernelWork.Kernel.allCases {
        addBenchmark(
          "kernels: \(kernel) \(length), \(name)", times: pixels < 5_000 ? .kilo : .one,
          of: { KernelWork(kernel, set: set, pixels: pixels) }
        ) { $0.run(times: $1) }
      }
    }
  }
}

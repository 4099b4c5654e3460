#if Jemalloc
  import CJemalloc
#endif

/// jemalloc's heap profiler, which records the stacks of allocations.
///
/// The process must be started with ``options`` in the environment variable MALLOC_CONF; otherwise
/// profiling has no cost.
package enum HeapProbe {
  /// Every allocation of the added threads is recorded, so that counts and bytes are exact.
  package static let options =
    "prof:true,prof_active:false,prof_thread_active_init:false,prof_accum:true,lg_prof_sample:0"

  /// Indicates whether the installed jemalloc was built with support for profiling.
  package static var isBuiltIn: Bool { flag("config.prof") }

  /// Indicates whether this process was started with ``options``.
  package static var isOn: Bool { flag("opt.prof") && flag("opt.prof_accum") }

  /// Adds the calling thread to those whose allocations are recorded.
  ///
  /// Libraries have threads of their own, such as Pango's that loads fonts.
  ///
  /// - Precondition: ``isOn``.
  package static func addCurrentThread() {
    var isActive = true
    // jemalloc reads one `bool`.
    let error = unsafe mallctl("thread.prof.active", nil, nil, &isActive, MemoryLayout<Bool>.size)
    precondition(error == 0, "the process was started with heap profiling")
  }

  /// Starts or stops recording the allocations of the added threads.
  ///
  /// - Precondition: ``isOn``.
  package static func setActive(_ isActive: Bool) {
    let error = cjemalloc_set_recording(isActive)
    precondition(error == 0, "the process was started with heap profiling")
  }

  /// - Precondition: ``isOn``.
  package static func reset() {
    // No memory is passed.
    let error = unsafe mallctl("prof.reset", nil, nil, nil, 0)
    precondition(error == 0, "the process was started with heap profiling")
  }

  /// Writes jemalloc's format `heap_v2`, and returns whether that succeeded.
  package static func dump(to path: String) -> Bool {
    unsafe path.withCString { path in
      var path: UnsafePointer<CChar>? = unsafe path
      let size = unsafe MemoryLayout<UnsafePointer<CChar>?>.size
      // jemalloc reads one pointer to a string that is valid during the call.
      return unsafe mallctl("prof.dump", nil, nil, &path, size) == 0
    }
  }

  private static func flag(_ name: String) -> Bool { jemallocValue(name, false) ?? false }
}

import CJemalloc

/// jemalloc's record of which stacks allocate, for processes that were started for it.
///
/// ``options`` must stand in the environment variable MALLOC_CONF when the process starts: a program
/// that does not profile pays nothing for it.
package enum HeapProbe {
  /// What MALLOC_CONF has to say.
  ///
  /// Every allocation is recorded: counts and bytes are exact.
  package static let options = "prof:true,prof_active:false,prof_accum:true,lg_prof_sample:0"

  /// Whether the machine's jemalloc was built to record stacks at all.
  package static var isBuiltIn: Bool { flag("config.prof") }

  /// Whether this process was started with ``options``.
  package static var isOn: Bool { flag("opt.prof") && flag("opt.prof_accum") }

  /// Records the allocations of all threads from here on, or no longer.
  ///
  /// - Precondition: ``isOn``.
  package static func setActive(_ isActive: Bool) {
    let error = cjemalloc_set_recording(isActive)
    precondition(error == 0, "the heap is profiled in a process that was started for it")
  }

  /// Forgets all that was recorded.
  ///
  /// - Precondition: ``isOn``.
  package static func reset() {
    // Nothing is passed.
    let error = unsafe mallctl("prof.reset", nil, nil, nil, 0)
    precondition(error == 0, "the heap is profiled in a process that was started for it")
  }

  /// Writes what was recorded to a file, in jemalloc's format `heap_v2`.
  ///
  /// - Returns: Whether that could be done.
  package static func dump(to path: String) -> Bool {
    unsafe path.withCString { path in
      var path: UnsafePointer<CChar>? = unsafe path
      let size = unsafe MemoryLayout<UnsafePointer<CChar>?>.size
      // jemalloc reads one pointer, whose text lives for as long as the call.
      return unsafe mallctl("prof.dump", nil, nil, &path, size) == 0
    }
  }

  private static func flag(_ name: String) -> Bool {
    var value = false
    var size = MemoryLayout<Bool>.size
    // jemalloc writes one byte to `value`, which has the size it is told.
    return unsafe mallctl(name, &value, &size, nil, 0) == 0 && value
  }
}

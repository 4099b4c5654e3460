import CPango

extension TextRenderer {
  /// Makes text and its memory allocations independent of the user's environment.
  ///
  /// Call it first in `main`, before threads exist, since it sets environment variables. Creating a
  /// renderer also calls it. Later calls have no effect.
  ///
  /// - `PANGO_LANGUAGE` and `FC_LANG` are set to English, because Pango and fontconfig otherwise
  ///   choose fonts for a script by the languages in `LANGUAGE`, `LC_ALL`, `LC_CTYPE` and `LANG`.
  /// - The process gets an empty default font configuration, because Pango would otherwise load the
  ///   user's configuration on a background thread without ever using it.
  package static func prepareProcess() {
    _ = preparation
  }

  private static let preparation: Void = {
    unsafe g_setenv("PANGO_LANGUAGE", "en", 1)
    unsafe g_setenv("FC_LANG", "en", 1)
    let empty = unsafe FcConfigCreate()
    // fontconfig retains the configuration.
    unsafe FcConfigSetCurrent(empty)
    unsafe FcConfigDestroy(empty)
  }()

  /// Checks that the system can create a few threads at once, since GLib aborts the process if it
  /// cannot create one of Pango's.
  ///
  /// Pango 1.50 initializes fontconfig on a thread and looks for the fonts of each style on two
  /// more, all short-lived. Four is a margin for those that overlap, not an upper bound.
  static func checkThreads() throws(FontError) {
    let count = 4
    let gate = UnsafeMutablePointer<GMutex>.allocate(capacity: 1)
    unsafe g_mutex_init(gate)
    unsafe g_mutex_lock(gate)
    var threads: [UnsafeMutablePointer<GThread>] = unsafe []
    while unsafe threads.count < count,
      let thread = unsafe g_thread_try_new(
        "fontconfig",
        { gate in
          let gate = unsafe gate?.assumingMemoryBound(to: GMutex.self)
          unsafe g_mutex_lock(gate)
          unsafe g_mutex_unlock(gate)
          return nil
        }, gate, nil)
    {
      unsafe threads.append(thread)
    }
    unsafe g_mutex_unlock(gate)
    unsafe threads.forEach { unsafe g_thread_join($0) }
    unsafe g_mutex_clear(gate)
    unsafe gate.deallocate()
    guard unsafe threads.count == count else {
      throw FontError(
        description: """
          The \(count) threads that look for fonts cannot be created: raise the limits of memory or \
          processes (ulimit -v, ulimit -u).
          """)
    }
  }

  /// The names and versions of the libraries used for text, such as `Pango 1.50.12`.
  package static var libraryVersions: [String] {
    let fontconfig = FcGetVersion()
    return [
      unsafe "Pango \(String(cString: pango_version_string()))",
      unsafe "HarfBuzz \(String(cString: hb_version_string()))",
      "FreeType \(freeTypeVersion)",
      "fontconfig \(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)",
    ]
  }

  private static var freeTypeVersion: String {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { unsafe FT_Done_FreeType(library) }
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    unsafe FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}

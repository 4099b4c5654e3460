import CPango

extension TextRenderer {
  /// Makes text, and the memory it allocates, independent of the user's environment.
  ///
  /// Call it first in `main`, before there are threads: it sets environment variables. A renderer
  /// calls it too, which is late but harmless. Later calls do nothing.
  ///
  /// - `PANGO_LANGUAGE` and `FC_LANG` are set to English: Pango and fontconfig else choose among
  ///   fonts for a script by the languages in `LANGUAGE`, `LC_ALL`, `LC_CTYPE` and `LANG`.
  /// - The process gets an empty default font configuration. Pango would else read the user's, in a
  ///   thread of its own, and never use it.
  package static func prepareProcess() {
    _ = preparation
  }

  private static let preparation: Void = {
    unsafe g_setenv("PANGO_LANGUAGE", "en", 1)
    unsafe g_setenv("FC_LANG", "en", 1)
    let empty = unsafe FcConfigCreate()
    // fontconfig takes a reference of its own.
    unsafe FcConfigSetCurrent(empty)
    unsafe FcConfigDestroy(empty)
  }()

  /// The names and versions of the libraries that draw the text, such as `Pango 1.50.12`.
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

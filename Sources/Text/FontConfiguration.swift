import CPango

/// The available fonts and how glyphs are rendered: a fontconfig configuration defined entirely in
/// code.
///
/// The user's and the system's fontconfig files are never read, so that machines with the same font
/// packages draw the same pixels.
///
/// - Glyphs are not hinted. Shapes then depend on the outlines alone, not on FreeType's hinter and
///   its settings, and widths grow with the font size as on the platforms that the tables imitate.
///   At two or three pixels per point, hinting would gain little.
/// - There is one regular face per script: the sans serif face where Noto has one. The order in
///   which equal faces are found then never affects pixels.
@safe final class FontConfiguration {
  /// The font folders of Debian's packages fonts-dejavu-core and fonts-noto-core.
  static let directories = ["/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/truetype/noto"]

  /// An `FcConfig`, owned.
  let pointer: OpaquePointer

  /// - Parameter directories: Folders with font files, searched recursively.
  init(directories: [String]) throws(FontError) {
    guard let config = unsafe FcConfigCreate() else { throw .fontconfigFailed }
    unsafe pointer = config
    // fontconfig copies the rules during the call.
    let parsed = unsafe FcConfigParseAndLoadFromMemory(config, Self.rules(for: directories), 1)
    guard parsed != 0, unsafe FcConfigBuildFonts(config) != 0 else { throw .fontconfigFailed }
    guard holds(family: "DejaVu Sans") else { throw .missingFonts(in: directories) }
  }

  deinit {
    unsafe FcConfigDestroy(pointer)
  }

  /// Returns whether a font has the name of a family, or of the first one in a list with commas:
  /// like fontconfig, without regard to case and spaces, among all names of a font.
  func holds(family: String) -> Bool {
    func letters(_ name: String) -> String { name.lowercased().filter { $0 != " " } }
    let wanted = letters(String(family.prefix { $0 != "," }))
    // The font set belongs to the configuration and is only read here.
    guard let set = unsafe FcConfigGetFonts(pointer, FcSetSystem) else { return false }
    for index in unsafe 0..<Int(set.pointee.nfont) {
      let font = unsafe set.pointee.fonts[index]
      var name: UnsafeMutablePointer<FcChar8>?
      var number: Int32 = 0
      while unsafe FcPatternGetString(font, FC_FAMILY, number, &name) == FcResultMatch,
        let found = unsafe name
      {
        if unsafe letters(String(cString: found)) == wanted { return true }
        number += 1
      }
    }
    return false
  }
}

extension FontConfiguration {
  private static func rules(for directories: [String]) -> String {
    """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig>
      \(directories.map { "<dir>\(escaped($0))</dir>" }.joined())
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      <config><rescan><int>0</int></rescan></config>
      <selectfont>
        <rejectfont><glob>*/Noto*</glob></rejectfont>
        <acceptfont>
          <glob>*/NotoSans*-Regular.*</glob>
          \(scriptsWithSerifOnly.map { "<glob>*/NotoSerif\($0)-Regular.*</glob>" }.joined())
          <glob>*/NotoMusic-Regular.*</glob>
          <glob>*/NotoTraditionalNushu-Regular.*</glob>
        </acceptfont>
      </selectfont>
      <match target="pattern">
        <edit name="family" mode="append" binding="strong">
          <string>DejaVu Sans</string>
          <string>Noto Sans</string>
        </edit>
      </match>
      <match target="font">
        <edit name="antialias" mode="assign"><bool>true</bool></edit>
        <edit name="hinting" mode="assign"><bool>false</bool></edit>
        <edit name="autohint" mode="assign"><bool>false</bool></edit>
        <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
        <edit name="rgba" mode="assign"><const>none</const></edit>
        <edit name="lcdfilter" mode="assign"><const>lcdnone</const></edit>
        <edit name="embeddedbitmap" mode="assign"><bool>false</bool></edit>
      </match>
    </fontconfig>
    """
  }

  private static let scriptsWithSerifOnly = [
    "Ahom", "Dogra", "NyiakengPuachueHmong", "Tangut", "Tibetan", "Yezidi",
  ]

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      default: result.append(character)
      }
    }
  }
}

/// The reason why no text can be drawn on this machine, and its remedy.
package struct FontError: Error, Equatable, CustomStringConvertible {
  package let description: String
}

extension FontError {
  fileprivate static var fontconfigFailed: FontError {
    FontError(description: "fontconfig could not be set up: there may be too little memory.")
  }

  fileprivate static func missingFonts(in directories: [String]) -> FontError {
    FontError(
      description: """
        The font DejaVu Sans is not in \(directories.joined(separator: " or ")): install the \
        packages fonts-dejavu-core and fonts-noto-core, as scripts/setup does.
        """)
  }
}

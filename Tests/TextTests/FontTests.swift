import CPango
import Testing
import Text

@Suite("Fonts")
struct FontTests {
  private let dejaVu = "/usr/share/fonts/truetype/dejavu"
  private let noto = "/usr/share/fonts/truetype/noto"

  @Test("without DejaVu Sans the error names the packages to install")
  func missingFonts() {
    for directories in [[], ["/no/such/folder"], ["/a&b<c>"], [noto]] {
      let error = #expect(throws: FontError.self) {
        try TextRenderer(fontDirectories: directories)
      }
      let sentence = error?.description ?? ""
      let names = ["fonts-dejavu-core", "fonts-noto-core", "scripts/setup"] + directories
      for name in names { #expect(sentence.contains(name)) }
    }
  }

  @Test("a character without a glyph counts once at any position")
  func missingGlyphs() throws {
    let renderer = try TextRenderer()
    let counts = [
      "": 0, "Kabul": 0, "\u{E000}": 1, "a\u{E000}b\u{E000}": 2, "喀布爾 x": 3, "a\nb\tc": 0,
      "नई दिल्ली กรุงเทพ القاهرة": 0, String(repeating: "a\u{E000}", count: 1_200): 1_200,
    ]
    for (text, count) in counts {
      #expect(renderer.load(texts: [text], style: title) == count, "\(text.prefix(20))")
      #expect(renderer.load(texts: [text, text], style: title) == 2 * count)
    }
  }

  @Test("missing glyphs depend on the font folders")
  func folders() throws {
    let renderer = try TextRenderer(fontDirectories: [dejaVu])
    #expect(renderer.load(texts: ["Kabul"], style: title) == 0)
    #expect(renderer.load(texts: ["नई"], style: title) == 2)
  }

  @Test("the font files are those used, and drawing loaded texts adds none")
  func files() throws {
    let renderer = try TextRenderer()
    #expect(renderer.fontFiles == [])
    renderer.load(texts: ["Kabul"], style: title)
    #expect(renderer.fontFiles == [dejaVu + "/DejaVuSans.ttf"])
    let texts = Array(scripts.values)
    renderer.load(texts: texts, style: title)
    let loaded = renderer.fontFiles
    #expect(loaded == loaded.sorted())
    #expect(loaded.contains(noto + "/NotoSansDevanagari-Regular.ttf"))
    for text in texts {
      for width in [1, 30, 1_000] { _ = renderer.image(text, maximumWidth: width) }
    }
    #expect(renderer.fontFiles == loaded)
  }

  @Test("a family is held by its whole name, in any case and with any spaces")
  func families() throws {
    let renderer = try TextRenderer()
    for name in [
      "DejaVu Sans", "dejavusans", "DejaVu Sans Mono", "Noto Sans Thai", "DejaVu Sans, X",
    ] {
      #expect(renderer.holds(family: name), "\(name)")
    }
    for name in ["D", "Deja", "!!!", " ", "DejaVu", "X, DejaVu Sans"] {
      #expect(!renderer.holds(family: name), "\(name)")
    }
  }

  @Test("the user's languages and font settings have no effect")
  func environment() async throws {
    // Marathi has different forms of these letters.
    let expected = try TextRenderer().image("लश").bytes
    await #expect(processExitsWith: .success) { [expected = expected as [UInt8]] in
      for name in ["LANGUAGE", "LC_ALL", "LANG", "PANGO_LANGUAGE", "FC_LANG"] {
        g_setenv(name, "mr", 1)
      }
      g_setenv("FONTCONFIG_FILE", "/no/such/file", 1)
      let image = try TextRenderer().image("लश")
      precondition(image.bytes == expected, "another image")
    }
  }

  @Test("each library has a name and a version")
  func versions() {
    let names = TextRenderer.libraryVersions.map { $0.prefix { $0 != " " } }
    #expect(names == ["Pango", "HarfBuzz", "FreeType", "fontconfig"])
    for library in TextRenderer.libraryVersions {
      let version = library.drop { $0 != " " }.dropFirst().split(separator: ".")
      #expect(version.count >= 2 && version.allSatisfy { Int($0) != nil }, "\(library)")
    }
  }

  @Test("GLib allocates slices with malloc")
  func slices() {
    let always = glib_major_version > 2 || glib_minor_version >= 76
    #expect(always || g_slice_get_config(G_SLICE_CONFIG_ALWAYS_MALLOC) == 1)
  }
}

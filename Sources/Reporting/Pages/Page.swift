import Files

/// A page of HTML: policy, style, headline, and sections with links to them.
package struct Page {
  let kicker: String
  let headline: String
  /// Facts behind the headline.
  var sentences: [String] = []
  /// The settings of the run, a line each.
  var what: [String] = []
  let sections: [Section]
  let footer: Markup

  struct Section {
    let id: String
    /// The text of the link to it; `nil` for none.
    let link: String?
    var attributes: Markup = ""
    let content: Markup
  }
}

extension Page {
  /// The first bytes of every page, which identify a file as a report.
  private static let start = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="generator" content="scrollbench report">

    """

  // The SHA-256 hashes of page.css and page.js in base64, which the policy of the page admits.
  private static let styleHash = "C9s0fk/fYpBIHSOJdAoMuyvu/yOVBKh9gvYG++WYpPY="
  private static let scriptHash = "8rLd40z0PbvIIhKBARdTYX+xgDlf0EplYCZTQmyxz5I="

  /// Indicates whether a file is such a page, so that it may be replaced.
  package static func isReport(_ path: String) -> Bool { FileSystem.begins(path, with: start) }

  func bytes(data: [(id: String, json: String)] = []) -> [UInt8] {
    let links: [Markup] = sections.compactMap { section in
      section.link.map { "<li><a href=\"#\(section.id)\">\($0)</a></li>\n" }
    }
    let parts: [Markup] = sections.map {
      "<section id=\"\($0.id)\"\($0.attributes)>\n\($0.content)</section>\n"
    }
    let elements: [Markup] = data.map { id, json in
      "<script type=\"application/json\" id=\"\(id)\">\(Markup(json: json))</script>\n"
    }
    // Style and script are admitted by their hashes, so that markup in a name from outside runs
    // nothing.
    let page: Markup = """
      \(Markup(raw: Self.start))\
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'sha256-\(Self.styleHash)'; script-src 'sha256-\(Self.scriptHash)'; \
      img-src data:; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(headline) · ScrollBench</title>
      <style>\(Markup(raw: EmbeddedFile.text(of: "page.css")))</style>
      </head>
      <body>
      <a class="skip" href="#main">Skip to the result</a>
      <header>
      <p class="kicker">ScrollBench · \(kicker)</p>
      <h1>\(headline)</h1>
      \(sentences.map { "<p class=\"lead\">\($0)</p>\n" })\
      \(what.map { "<p class=\"what\">\($0)</p>\n" })\
      </header>
      <nav aria-label="Sections"><ul tabindex="0" aria-label="Sections">
      \(links)\
      </ul></nav>
      <main id="main">
      \(parts)\
      </main>
      <footer><p>\(footer)</p></footer>
      \(elements)\
      <script>\(Markup(raw: EmbeddedFile.text(of: "page.js")))</script>
      </body>
      </html>

      """
    return Array(page.text.utf8)
  }
}

extension Page.Section {
  static func reproduction(_ commands: String, _ conditions: Markup = "") -> Self {
    Self(
      id: "run", link: "Reproduce",
      content: """
        <h2>Reproduce</h2>
        <pre tabindex="0" role="region" aria-label="Commands"><code>\(commands)</code></pre>
        \(conditions)
        """)
  }

  /// `nil` without any limit; `hitches` are the frames that are late in most rounds.
  static func limits(caveats: [String], findings: [String] = [], hitches: [String] = []) -> Self? {
    func list(_ items: [String]) -> Markup { "<ul>\(items.map { "<li>\($0)</li>" })</ul>" }
    guard !(caveats.isEmpty && findings.isEmpty && hitches.isEmpty) else { return nil }
    return Self(
      id: "caveats", link: "Caveats", attributes: " class=\"caveats\"",
      content: """
        \(if: !caveats.isEmpty, "<h2>Caveats</h2>\n\(list(caveats))")
        \(if: !findings.isEmpty, "<h2>Findings</h2>\(list(findings))")
        \(if: !hitches.isEmpty, "<details><summary>Late frames, and what happens in them</summary>\n\(list(hitches))</details>")

        """)
  }
}

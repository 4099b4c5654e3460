/// The head of every page: policy, style, headline, and links to the sections.
///
///     head.page(sections, footer: "The page loads nothing.", data: [("data", json)])
struct PageHead {
  let kicker: String
  let headline: String
  /// Facts behind the headline.
  var sentences: [String] = []
  /// The settings of the run, a line each.
  var what: [String] = []
  /// The sections, each with the text of its link.
  let links: [(target: String, text: String)]
}

extension PageHead {
  /// The first bytes of every page, which identify a file as a report.
  static let start = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="generator" content="scrollbench report">

    """

  /// Returns a complete page as the bytes of a file.
  ///
  /// - Parameter data: The identifiers and the JSON of its data elements.
  func page(
    _ sections: Markup, footer: Markup, data: [(id: String, json: String)] = []
  ) -> [UInt8] {
    let elements: [Markup] = data.map { id, json in
      "<script type=\"application/json\" id=\"\(id)\">\(Markup(json: json))</script>\n"
    }
    // Style and script are admitted by their hashes, so that markup in a name from outside runs
    // nothing.
    let page: Markup = """
      \(Markup(raw: Self.start))\
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'sha256-\(PageStyle.hash)'; script-src 'sha256-\(PageScript.hash)'; \
      img-src data:; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(headline) · ScrollBench</title>
      <style>\(Markup(raw: PageStyle.text))</style>
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
      \(links.map { "<li><a href=\"#\($0.target)\">\($0.text)</a></li>\n" })\
      </ul></nav>
      <main id="main">
      \(sections)\
      </main>
      <footer><p>\(footer)</p></footer>
      \(elements)\
      <script>\(Markup(raw: PageScript.text))</script>
      </body>
      </html>

      """
    return Array(page.text.utf8)
  }

  /// The section with the commands that repeat a result, and the conditions under which it was made.
  static func reproduction(_ commands: String, _ conditions: Markup = "") -> Markup {
    """
    <section id="run">
    <h2>Reproduce</h2>
    <pre tabindex="0" role="region" aria-label="Commands"><code>\(commands)</code></pre>
    \(conditions)\
    </section>

    """
  }

  /// The limits of a result.
  ///
  /// - Parameter hitches: The frames that are late in most rounds.
  static func limits(
    caveats: [String], findings: [String] = [], hitches: [String] = []
  ) -> Markup {
    func list(_ items: [String]) -> Markup { "<ul>\(items.map { "<li>\($0)</li>" })</ul>" }
    return """
      <section id="caveats" class="caveats">
      \(if: !caveats.isEmpty, "<h2>Caveats</h2>\n\(list(caveats))")
      \(if: !findings.isEmpty, "<h2>Findings</h2>\(list(findings))")
      \(if: !hitches.isEmpty, "<details><summary>Late frames, and what happens in them</summary>\n\(list(hitches))</details>")
      </section>

      """
  }
}

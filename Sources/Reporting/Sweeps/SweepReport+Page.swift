extension SweepReport {
  /// - Precondition: A cell was measured.
  package var html: [UInt8] {
    let noteSection = Page.Section(
      id: "notes", link: "Notes", attributes: " class=\"caveats\"",
      content: """
        <h2>Notes</h2>
        \(if: !notes.isEmpty, "<ul>\(notes.map { "<li>\($0)</li>" })</ul>")
        \(if: notes.isEmpty, "<p>All cells are there, and none of them has a caveat.</p>")

        """)
    return Page(
      kicker: "sweep of \(scenario)", headline: headline, sentences: sentences, what: what,
      sections: [noteSection] + refreshRates.map(section) + [.reproduction(commands)],
      footer:
        "Ratios are those of strategies measured in turn in one process, frame by frame and round by round. Counts are exact. The page holds all it shows and loads nothing."
    ).bytes()
  }

  private func section(_ rate: Int) -> Page.Section {
    let name = "\(rate) Hz"
    let maps: [Markup] = maps(at: rate).map {
      "<h3>Map at \($0.title)</h3>\n\($0.table.markup(of: "Map at \($0.title)"))"
    }
    return Page.Section(
      id: "rate-\(rate)", link: name,
      content: """
        <h2>\(name)</h2>
        \(.legend(legend))
        \(maps)\
        <p class="note">A: the rounds show that its frames are shorter than all others'. \(signs.joined(separator: "; "))</p>
        <details><summary>Every cell at \(name)</summary>
        \(tables(at: rate).map { $0.markup(of: name) })
        </details>

        """)
  }

  /// - Precondition: A cell was measured.
  package var markdown: String {
    var blocks = [["## " + Markdown.escaped(headline)]]
    blocks += sentences.map { [Markdown.escaped($0)] }
    blocks.append(Markdown.list(what))
    for rate in refreshRates {
      for (title, table) in maps(at: rate) {
        blocks += [["### " + Markdown.escaped(title)], table.markdown]
      }
      blocks += tables(at: rate).prefix(2).map(\.markdown)
    }
    blocks += [
      Markdown.list(legend.map(\.text) + signs), Markdown.section("Notes", notes),
    ]
    return Markdown.report(blocks, commands: commands)
  }
}

/// What every page begins with: its policy and style, the result in words, links to its sections.
struct PageHead {
  let policy: String
  let style: String
  let pageTitle: String
  let kicker: String
  let headline: String
  let sentences: [String]
  let what: [String]
  let links: [Link]

  /// A section and what leads to it.
  struct Link {
    let target: String
    let link: String

    init(_ target: String, _ link: String) {
      self.target = target
      self.link = link
    }
  }

  /// - Parameters:
  ///   - kicker: What the page is of.
  ///   - what: What was run, a line each.
  ///   - hasScript: Whether the page contains ``PageScript``.
  init(
    kicker: String, headline: String, sentences: [String], what: [String], links: [Link],
    hasScript: Bool = false
  ) {
    policy = PagePolicy.text(hasScript: hasScript)
    style = PageStyle.text
    pageTitle = "\(headline) · ScrollBench"
    self.kicker = kicker
    self.headline = headline
    self.sentences = sentences
    self.what = what
    self.links = links
  }
}

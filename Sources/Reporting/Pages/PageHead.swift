/// The head of every page: policy, style, headline, and links to the sections.
struct PageHead {
  let policy: String
  let style: String
  let pageTitle: String
  let kicker: String
  let headline: String
  let sentences: [String]
  let what: [String]
  let links: [Link]

  /// A link to a section.
  struct Link {
    let target: String
    let link: String

    init(_ target: String, _ link: String) {
      self.target = target
      self.link = link
    }
  }

  /// - Parameters:
  ///   - kicker: The subject of the page.
  ///   - sentences: Facts behind the headline.
  ///   - what: The settings of the run, a line each.
  init(
    kicker: String, headline: String, sentences: [String] = [], what: [String] = [],
    links: [Link]
  ) {
    policy = Self.contentPolicy
    style = PageStyle.text
    pageTitle = "\(headline) · ScrollBench"
    self.kicker = kicker
    self.headline = headline
    self.sentences = sentences
    self.what = what
    self.links = links
  }

  /// The Content-Security-Policy of a page, which loads nothing.
  ///
  /// Style and script are admitted by their hashes, so that markup in a name from outside runs
  /// nothing.
  private static var contentPolicy: String {
    [
      "default-src 'none'", "style-src 'sha256-\(PageStyle.hash)'",
      "script-src 'sha256-\(PageScript.hash)'", "img-src data:",
      "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
  }
}

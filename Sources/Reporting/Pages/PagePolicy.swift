/// The Content-Security-Policy of a page: it loads nothing, and runs its own style and script only.
///
/// The style and the script are named by their hashes, so that markup in a name from outside runs
/// nothing.
enum PagePolicy {
  static func text(hasScript: Bool) -> String {
    [
      "default-src 'none'", "style-src 'sha256-\(PageStyle.hash)'",
      "script-src \(hasScript ? "'sha256-\(PageScript.hash)'" : "'none'")", "img-src data:",
      "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a report's page may do: show itself and the images inside it, and nothing else.
///
/// The policy names the page's own style and script by their hashes, so that no other one runs, even
/// if a name from outside should slip in as markup; nothing is loaded from anywhere.
enum PagePolicy {
  /// The text of a Content-Security-Policy.
  static func text(style: String, script: String) -> String {
    [
      "default-src 'none'", "style-src '\(source(style))'", "script-src '\(source(script))'",
      "img-src data:", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
  }

  private static func source(_ text: String) -> String {
    "sha256-" + Data(SHA256.hash(Array(text.utf8))).base64EncodedString()
  }
}

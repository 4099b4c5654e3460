import Mustache

/// Renders the templates of pages.
enum PageRenderer {
  /// Returns a page as the bytes of a file.
  ///
  /// - Parameters:
  ///   - model: A value whose properties the template names.
  ///   - template: A key of ``PageTemplates/all``.
  static func bytes(of model: Any, template: String) -> [UInt8] {
    guard let text = library.render(model, withTemplate: template) else {
      preconditionFailure("there is a template called \(template)")
    }
    return Array(text.utf8)
  }

  /// Returns JSON without `<`, which could end the script element that contains it.
  static func embedded(_ json: String) -> String {
    json.unicodeScalars.split(separator: "<", omittingEmptySubsequences: false)
      .map { String($0) }.joined(separator: "\\u003c")
  }

  private static let library: MustacheLibrary = {
    MustacheContentTypes.register(Escaping(), named: "PAGE")
    var library = MustacheLibrary()
    for (name, text) in PageTemplates.all {
      do {
        // Each template needs the line: partials do not inherit the content type.
        try library.register("{{% CONTENT_TYPE:PAGE}}\n" + text, named: name)
      } catch {
        preconditionFailure("the template \(name) is not as it should be: \(error)")
      }
    }
    return library
  }()

  /// Escapes by scalars: Mustache's own escaping goes by graphemes and misses a `<` that forms one
  /// with the scalar before it.
  private struct Escaping: MustacheContentType {
    func escapeText(_ text: String) -> String { MarkupElement.escaped(text) }
  }
}

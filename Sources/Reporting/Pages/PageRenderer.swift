import Mustache

/// Fills the templates of pages.
enum PageRenderer {
  /// A page as the bytes of its file.
  ///
  /// - Parameters:
  ///   - model: Its properties, and theirs, are what the template names.
  ///   - template: One of ``PageTemplates/all``.
  static func bytes(of model: Any, template: String) -> [UInt8] {
    guard let text = library.render(model, withTemplate: template) else {
      preconditionFailure("there is a template called \(template)")
    }
    return Array(text.utf8)
  }

  private static let library: MustacheLibrary = {
    MustacheContentTypes.register(Escaping(), named: "PAGE")
    var library = MustacheLibrary()
    for (name, text) in PageTemplates.all {
      do {
        // Each says it for itself: a template does not inherit how another one escapes.
        try library.register("{{% CONTENT_TYPE:PAGE}}\n" + text, named: name)
      } catch {
        preconditionFailure("the template \(name) is not as it should be: \(error)")
      }
    }
    return library
  }()

  /// The way of charts: Mustache's own goes by characters, and overlooks a `<` that makes one with
  /// the sign before it.
  private struct Escaping: MustacheContentType {
    func escapeText(_ text: String) -> String { SVGElement.escaped(text) }
  }
}

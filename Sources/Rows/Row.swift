/// What one row of a list says.
package struct Row: Equatable, Sendable {
  /// The first line of text; may be empty.
  package var title: String
  /// The second line of text; empty: none.
  package var subtitle: String
  /// The long text of rows that are as high as their content; empty: none.
  package var body: String

  package init(title: String, subtitle: String = "", body: String = "") {
    self.title = title
    self.subtitle = subtitle
    self.body = body
  }
}

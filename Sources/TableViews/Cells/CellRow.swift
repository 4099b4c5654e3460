/// The data of a row as its cell shows them.
package struct CellRow: Equatable, Sendable {
  package var title: String
  /// A second line; empty for none.
  package var subtitle: String
  /// A text of several lines; empty for none.
  package var body: String
  /// An image on the left.
  package var image: CellImage?
  /// An image on the right.
  package var accessory: CellImage?

  package init(
    title: String, subtitle: String = "", body: String = "", image: CellImage? = nil,
    accessory: CellImage? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.body = body
    self.image = image
    self.accessory = accessory
  }

  /// The sizes of the row's images.
  package var parts: CellParts { CellParts(image: image?.size, accessory: accessory?.size) }
}

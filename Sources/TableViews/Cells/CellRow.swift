/// The data of a row as its cell shows them, with the image on the left and the accessory on the
/// right.
package struct CellRow: Equatable, Sendable {
  package var title: String
  /// Empty for none.
  package var subtitle: String
  /// Of several lines; empty for none.
  package var body: String
  package var image: CellImage?
  package var accessory: CellImage?

  package var parts: CellParts { CellParts(image: image?.size, accessory: accessory?.size) }
}

/// The operations by which a renderer draws rounded fills and stretched images.
package enum Lowering: String, Codable, CaseIterable, Sendable {
  /// Opaque and blended rectangles, as in this program's engines: the body and the corners of a
  /// rounded fill, and up to nine slices of an image.
  case split
  /// One quad each, as in many renderers, which blend all pixels of a rounded fill.
  case wholeQuad = "whole-quad"
}

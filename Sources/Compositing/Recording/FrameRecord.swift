/// A frame's display list as a line of `frames.jsonl`, documented in docs/display-list.md.
package struct FrameRecord: Codable, Equatable, Sendable {
  package static let currentVersion = 1

  package var version = Self.currentVersion
  package var scenario: String
  package var strategy: String
  package var lowering: Lowering
  /// The tick of the scroll, from 0.
  package var frame: Int
  /// The size of the display, in device pixels.
  package var width: Int
  package var height: Int
  /// The image that every renderer should show.
  package var expected: String
  /// The off-screen groups, each after the groups that it shows or that mask it.
  package var groups: [Group]
  /// The items of the display, back to front.
  package var items: [Item]

  package typealias Color = RecordedColor
  package typealias Rect = RecordedRect

  /// A rectangle that is filled, or shows an image or a group.
  package struct Item: Codable, Equatable, Sendable {
    /// The pixels that are drawn, clipped to what is visible.
    package var rect: Rect
    /// The fill, or what the alpha of ``image`` is filled with.
    package var color: Color?
    package var image: String?
    /// The index of the group that is shown, unscaled in place.
    package var group: Int?
    /// The image's pixel at the top left corner of ``rect``, for an unscaled image.
    package var source: [Int]?
    package var stretch: Stretch?
    package var rounded: Rounding?
    /// The factor of all pixels, 0…255; 255 if missing.
    package var opacity: Int?
    /// Indicates whether the item is declared opaque: it replaces what is below it.
    package var opaque: Bool
  }

  /// The columns and lines of an image, and those of the display that they cover.
  package struct Stretch: Codable, Equatable, Sendable {
    package var columns: [AxisStretch]
    package var lines: [AxisStretch]
  }

  package struct Rounding: Codable, Equatable, Sendable {
    package var bounds: Rect
    /// Those of `top-left`, `top-right`, `bottom-left` and `bottom-right` that are not clipped, at
    /// least one.
    package var corners: [Corner]
    package var radius: Int
    /// `circular`, or `continuous` as on iOS.
    package var curve: Curve
    /// An image whose alpha is the coverage of a whole disc, of which each quadrant is a corner.
    package var coverage: String
  }

  package enum Corner: String, Codable, CaseIterable, Sendable {
    case topLeft = "top-left"
    case topRight = "top-right"
    case bottomLeft = "bottom-left"
    case bottomRight = "bottom-right"
  }

  package enum Curve: String, Codable, Sendable { case circular, continuous }

  /// Items that are drawn into a transparent buffer of their own.
  package struct Group: Codable, Equatable, Sendable {
    package var rect: Rect
    package var items: [Item]
    /// Applied once all items are drawn.
    package var masks: [Mask]
    /// Replaces the pixels, at last.
    package var shadow: Shadow?
  }

  /// A rectangle of a group that is multiplied by the alpha of an image or a group.
  package struct Mask: Codable, Equatable, Sendable {
    package var rect: Rect
    package var image: String?
    /// The image's pixel at the top left corner of ``rect``.
    package var source: [Int]?
    package var group: Int?
  }

  /// A colour through the blurred alpha of a group.
  package struct Shadow: Codable, Equatable, Sendable {
    package var color: Color
    /// The weights of the distances 0, 1, … in 256ths, the same along both axes.
    package var weights: [Int]
  }
}

/// The operations by which a renderer draws rounded fills and stretched images.
package enum Lowering: String, Codable, CaseIterable, Sendable {
  /// Opaque and blended rectangles, as in this program's engines: the body and the corners of a
  /// rounded fill, and up to nine slices of an image.
  case split
  /// One quad each, as in many renderers, which blend all pixels of a rounded fill.
  case wholeQuad = "whole-quad"
}

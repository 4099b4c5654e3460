package import Geometry

/// The places of the shadows at the ends of a table's content while an end is exposed, in device
/// pixels.
///
/// The formulas are PRPShadowedTableView's. Two shadows lie at each end: one at the edge of the
/// table, one at the end of the content. Both of an end show for as long as the table shows more
/// than the content there.
package struct OverscrollShadowPlaces: Equatable, Sendable {
  /// The table's place in the coordinates of its own superview; only the size counts if faults are
  /// repaired.
  package var table: PixelRect
  package var contentEnd: Int
  /// The height of each shadow.
  package var height: Int
  /// Indicates whether the faults of the original are repaired.
  package var isRepaired: Bool

  package init(table: PixelRect, contentEnd: Int, height: Int, isRepaired: Bool) {
    self.table = table
    self.contentEnd = contentEnd
    self.height = height
    self.isRepaired = isRepaired
  }

  /// The shadows, back to front.
  package enum Shadow: Int, CaseIterable, Sendable {
    case contentBottom, bottom, contentTop, top

    /// Indicates whether it fades upwards: it is cast by something below it.
    package var fadesUp: Bool { self == .bottom || self == .contentTop }
    package var isAtTop: Bool { self == .contentTop || self == .top }
  }

  /// The lower pair always shows in a table that the content does not fill.
  ///
  /// - Parameter offset: The scroll offset: the line of the content at the table's upper edge.
  package func isVisible(_ shadow: Shadow, at offset: Int) -> Bool {
    shadow.isAtTop ? offset < 0 : contentEnd - offset < table.height
  }

  /// In the coordinates of the content.
  ///
  /// As published, the shadow at the table's lower edge is too low by the table's own distance from
  /// the top of its superview.
  package func frame(_ shadow: Shadow, at offset: Int) -> PixelRect {
    let y =
      switch shadow {
      case .top: offset
      case .contentTop: -height
      case .bottom: (isRepaired ? 0 : table.y) + table.height + offset - height
      case .contentBottom: contentEnd
      }
    return PixelRect(x: 0, y: y, width: table.width, height: height)
  }
}

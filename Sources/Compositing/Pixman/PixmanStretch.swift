#if Pixman
  import CPixman
  import Geometry

  /// One axis of a pixman transform that stretches as ``AxisStretch`` does, where fixed-point
  /// numbers suffice.
  struct PixmanStretch {
    /// The source's columns per column of the destination, in 65,536ths.
    let step: pixman_fixed_t
    /// The source position of the destination's position 0, in 65,536ths.
    let start: pixman_fixed_t

    /// - Parameter visible: The columns or lines of the display that are drawn; the first one is
    ///   position 0.
    /// - Returns: `nil` if the nearest pixels would not all be those of the stretch.
    /// - Complexity: O(*n*) in the number of visible columns, O(1) if the source is one pixel.
    init?(_ stretch: AxisStretch, visible: Range<Int>) {
      // The range of the 16 integer bits of pixman's numbers.
      let limit = 1 << 15
      guard visible.count < limit, stretch.from.upperBound < limit else { return nil }
      if stretch.from.count == 1 {
        (step, start) = (
          1, pixman_fixed_t(stretch.from.lowerBound << 16 + 1 << 15 - visible.count / 2)
        )
        return
      }
      let (from, onto) = (stretch.from.count, stretch.onto.count)
      let step = (from << 16 + onto / 2) / onto
      // The source position of the first visible column's center; pixman rounds exact positions
      // down, so one unit is added.
      let middle =
        stretch.from.lowerBound << 16
        + ((2 * (visible.lowerBound - stretch.onto.lowerBound) + 1) * from << 15) / onto + 1
      let start = middle - (step + 1) / 2
      for position in visible {
        let shown = (start + (step + 1) / 2 + (position - visible.lowerBound) * step - 1) >> 16
        guard shown == stretch[position] else { return nil }
      }
      (self.step, self.start) = (pixman_fixed_t(step), pixman_fixed_t(start))
    }

    static func transform(columns: PixmanStretch, lines: PixmanStretch) -> pixman_transform_t {
      var transform = pixman_transform_t()
      transform.matrix.0 = (columns.step, 0, columns.start)
      transform.matrix.1 = (0, lines.step, lines.start)
      transform.matrix.2 = (0, 0, 1 << 16)
      return transform
    }
  }
#endif

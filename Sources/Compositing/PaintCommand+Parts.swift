extension PaintCommand {
  /// What the command draws of a part of its rectangle.
  ///
  /// - Precondition: The part lies in the rectangle.
  func part(lines: Range<Int>, columns: Range<Int>) -> PaintCommand {
    precondition(
      lines.clamped(to: self.lines) == lines && columns.clamped(to: self.columns) == columns,
      "a part of a command lies in it")
    var part = self
    part.lines = lines
    part.columns = columns
    let place =
      (lines.lowerBound - self.lines.lowerBound) * sourceWidth + columns.lowerBound
      - self.columns.lowerBound
    // A place in the same image or disc, by the precondition.
    switch work {
    case .copy, .blendImage, .blendFaded:
      unsafe part.source = unsafe source.map { unsafe $0 + 4 * place }
    case .blendCorner, .mask: unsafe part.source = unsafe source.map { unsafe $0 + place }
    case .fill, .blendColor, .stretch: break
    }
    return part
  }

  /// The pixel that the command shows on all of a line, or `nil` if it can show several.
  ///
  /// That is a matter of form: an image counts as several, whatever its pixels are.
  @inline(__always)
  func solid(line y: Int, _ palette: PaintContext) -> UInt32? {
    switch work {
    case .fill, .blendColor: pixel
    case .stretch: unsafe palette.stretches[sourceWidth].solid(line: y, on: columns)
    case .copy, .blendImage, .blendFaded, .blendCorner, .mask: nil
    }
  }
}

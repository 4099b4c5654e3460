import CPango

extension TextStyle {
  /// The style in Pango's words: a `PangoFontDescription` that the caller frees.
  func makeDescription() -> OpaquePointer {
    let description = unsafe pango_font_description_new()!
    // Pango copies the name.
    unsafe pango_font_description_set_family(description, family)
    unsafe pango_font_description_set_absolute_size(description, pixelSize * Double(PANGO_SCALE))
    return unsafe description
  }
}

extension LineText {
  /// Gives the text to a `PangoLayout`.
  func set(on layout: OpaquePointer) {
    // Pango copies the bytes. A limited text is never longer than Int32 can say.
    unsafe utf8.span.withUnsafeBytes { bytes in
      unsafe pango_layout_set_text(
        layout, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
    }
  }
}

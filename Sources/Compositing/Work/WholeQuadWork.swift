package import RunData

extension Traffic {
  /// Counts the quads and blended pixels of a renderer that draws every layer, and each rounded fill
  /// and each stretched image as one quad.
  ///
  /// This program's engines split a rounded fill into an opaque body and four blended corners, and a
  /// stretched image into up to nine slices. Many renderers draw either as one quad, and blend all
  /// pixels of a rounded fill. Pixels of off-screen passes are not counted, their quads are.
  ///
  /// - Complexity: O(*n*) in the number of items.
  package mutating func countWholeQuads(of list: borrowing DisplayList) {
    for item in list.passItems where !item.continuesDrawing { wholeQuads += 1 }
    for item in list.items {
      if !item.continuesDrawing { wholeQuads += 1 }
      if item.isRounded || !item.isOpaque { wholeQuadBlendedPixels += item.rect.area }
    }
  }
}

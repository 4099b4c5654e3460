import Geometry
import Graphics
import ReferenceRendering
import TableViews
import Text

/// Texts of several scripts and lengths, including an empty one.
let texts = ["Kabul", "", "Llanfairpwllgwyngyll", "القاهرة", "नई दिल्ली", "喀布爾", "j"]

let black = LabelStyle(text: TextStyle(pixelSize: 17), color: .black)
let grey = LabelStyle(text: TextStyle(pixelSize: 12), color: PixelColor(rgb: 0x8E8E93))

extension PixelSize {
  init(_ coverage: Coverage) {
    self.init(width: coverage.width, height: coverage.height)
  }
}

extension LabelPen {
  func coverage(_ text: String, _ style: LabelStyle, maximumWidth: Int) -> Coverage {
    var coverage = Coverage()
    renderer.draw(text, style: style.text, maximumWidth: maximumWidth, into: &coverage)
    return coverage
  }
}

extension Label {
  /// Returns the image of the label near the corner of a coloured row.
  func image(on color: PixelColor) -> SlowImage {
    layer.frame = PixelRect(size).offset(x: 3, y: 2)
    return SlowImage(of: layer, size: PixelSize(width: 210, height: 28), over: color)
  }
}

extension PixelRect {
  func lies(in container: PixelSize) -> Bool {
    isEmpty || (x >= 0 && y >= 0 && maxX <= container.width && maxY <= container.height)
  }
}

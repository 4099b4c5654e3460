import Compositing
import Graphics
import RowStrategies
import Testing

extension RowStyle {
  static func light(radius: Int, pixelsPerPoint: Int = 2) -> RowStyle {
    RowStyle(
      radius: radius, pixelsPerPoint: pixelsPerPoint, color: .white,
      selectedColor: PixelColor(rgb: 0xD9D9D9), backdrop: .solid(PixelColor(rgb: 0xEFEFF4)))
  }

  static func dark(radius: Int, pixelsPerPoint: Int = 2) -> RowStyle {
    RowStyle(
      radius: radius, pixelsPerPoint: pixelsPerPoint, color: PixelColor(rgb: 0x1C1C1E),
      selectedColor: PixelColor(rgb: 0x3A3A3C), backdrop: .solid(.black))
  }
}

@Suite("A section of rows matches its reference")
struct SceneTests {
  /// Returns rows of varying heights, a third of them selected and a third fading.
  private func rows(_ count: Int, radius: Int, turn: Int) -> [SceneRow] {
    (0..<count).map {
      SceneRow(height: 2 * radius + 1 + ($0 + turn) % 3, selection: [0, 255, 100][($0 + turn) % 3])
    }
  }

  private func check(_ scene: Scene, _ history: Comment) {
    let difference = scene.difference
    #expect(difference.outsideCorners == 0, history)
    #expect(difference.largest <= 2, history)
  }

  @Test(
    "at scales 1 to 3, in light and dark, selected, fading and not",
    arguments: StrategyCatalogue.repaired)
  func looks(id: String) {
    for scale in 1...3 {
      for radius in [0, 3 * scale] {
        for style in [
          RowStyle.light(radius: radius, pixelsPerPoint: scale),
          .dark(radius: radius, pixelsPerPoint: scale),
        ] {
          for count in 1...4 {
            for turn in 0..<3 {
              let scene = Scene(id, style, width: 2 * radius + 5)
              let rows = rows(count, radius: radius, turn: turn)
              scene.show(rows)
              check(scene, "\(rows), scale \(scale), radius \(radius)")
            }
          }
        }
      }
    }
  }

  @Test(
    "after every other section with the same cells, purged or not",
    arguments: StrategyCatalogue.repaired)
  func reuse(id: String) {
    let style = RowStyle.dark(radius: 4)
    let scene = Scene(id, style, width: 15)
    let worlds = (1...3).flatMap { count in
      (0..<3).map { rows(count, radius: 4, turn: $0) }
    }
    for (index, first) in worlds.enumerated() {
      for (other, second) in worlds.enumerated() {
        scene.show(first)
        if (index + other) % 2 == 0 { scene.purge() }
        scene.show(second)
        check(scene, "\(first) → \(second)")
      }
    }
  }
}

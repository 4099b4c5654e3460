import Compositing
import Geometry
import Graphics
import RowStrategies
import TableModel
import Testing

@Suite("Shadows of rows")
struct RowShadowTests {
  private let size = PixelSize(width: 120, height: 88)

  private func rows(_ count: Int, height: Int) -> [SceneRow] {
    (0..<count).map { SceneRow(height: height + 3 * $0, selection: [0, 0, 255, 90][$0 % 4]) }
  }

  private func differenceCount(_ a: FrameBuffer, _ b: FrameBuffer) -> Int {
    a.withAllPixels { a in
      b.withAllPixels { b in a.indices.filter { a[$0] != b[$0] }.count }
    }
  }

  @Test("have the same pixels with a path and without one, whatever the size of the rows")
  func equal() {
    for scale in 1...3 {
      for radius in [4 * scale, 12 * scale] {
        for height in [2 * radius, 2 * radius + 5, 22 * scale, 44 * scale, 60 * scale] {
          for width in [2 * radius + 1, 40 * scale, 100 * scale] {
            for count in [1, 4] where height >= 2 * radius {
              let scenes = ["implicit-shadow", "shadow-path"].map {
                let scene = Scene($0, .dark(radius: radius, pixelsPerPoint: scale), width: width)
                scene.show(rows(count, height: height))
                return scene.image
              }
              let difference = differenceCount(scenes[0], scenes[1])
              #expect(difference == 0, "scale \(scale), radius \(radius), \(width) × \(height)")
            }
          }
        }
      }
    }
  }

  @Test("take a pass per row without a path and none with one, which shares small images")
  func work() {
    let style = RowStyle.light(radius: 20)
    let implicit = StrategyCatalogue.strategy("implicit-shadow", style)
    let path = StrategyCatalogue.strategy("shadow-path", style)
    for position in RowPosition.allCases {
      for height in [88, 100, 300] {
        let size = PixelSize(width: 600, height: height)
        #expect(implicit.background(position, size).counters.offscreenPasses == 1)
        #expect(path.background(position, size).counters.offscreenPasses == 0)
      }
    }
    // The shadow's radius on both sides of a row's edge and the row's radius at each rounded edge,
    // and a pixel between.
    let side = 2 * (20 + 2 * 10) + 1
    #expect(path.sharedImageBytes == 4 * side * (side + 2 * (20 + 2 * 10 + 1) + 1))
    for state in RowState.allCases {
      let flat = StrategyCatalogue.strategy("implicit-shadow", RowStyle.light(radius: 0))
        .background(.single, size, state: state)
      #expect(flat.work == Work(opaque: size.area, blended: 0, layers: 2))
    }
  }

  @Test("end after 5 pt and are continuous from row to row")
  func edges() {
    let scene = Scene("implicit-shadow", .light(radius: 20), width: 140)
    scene.show([SceneRow(height: 60), SceneRow(height: 61), SceneRow(height: 62)])
    let image = scene.image
    let backdrop = image.withAllPixels { $0[0] }
    func pixel(_ x: Int, _ y: Int) -> UInt32 { image.withLine(y) { $0[x] } }
    // All lines away from the corners are the same, also where one row follows another.
    for x in 0..<162 {
      #expect((45...150).allSatisfy { pixel(x, $0) == pixel(x, 90) }, "\(x)")
    }
    for y in 0..<205 { #expect(pixel(0, y) == backdrop && pixel(161, y) == backdrop, "\(y)") }
    // Ever darker towards the row.
    let channels = (1...10).map { pixel($0, 90) & 0xFF }
    #expect(channels == channels.sorted(by: >) && channels[0] > channels[9])
  }
}

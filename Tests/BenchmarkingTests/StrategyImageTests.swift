import Benchmarking
import Compositing
import Geometry
import RowStrategies
import TableViews
import Testing
import Text

@Suite("The images of a strategy")
struct StrategyImageTests {
  private func images(
    _ strategy: String, _ edit: (inout Scenario) -> Void = { _ in }, comparesPixels: Bool = true
  ) throws -> StrategyImages.Images {
    var scenario = Scenario.builtIn("settings")
    scenario.display = TableSettings.Display(width: 1366, height: 1024, scale: 2)
    scenario.inset = 40
    edit(&scenario)
    let descriptor = try #require(StrategyCatalogue.all.first { $0.id == strategy })
    return StrategyImages(
      scenario, rows: .sample(sections: [3, 3, 2]), engine: EngineCatalogue.all[0],
      renderer: try TextRenderer(), comparesPixels: comparesPixels
    ).images(of: descriptor)
  }

  private func coloured(_ buffer: FrameBuffer) -> Int {
    buffer.withAllPixels { pixels in
      pixels.indices.count { index in
        let pixel = pixels[index]
        return pixel >> 16 & 0xFF != pixel & 0xFF || pixel >> 8 & 0xFF != pixel & 0xFF
      }
    }
  }

  @Test("are small at every scale")
  func size() throws {
    for (scale, size) in [
      (1.0, PixelSize(width: 240, height: 180)), (2, PixelSize(width: 480, height: 360)),
      (3, PixelSize(width: 720, height: 540)), (4, PixelSize(width: 720, height: 540)),
    ] {
      let images = try images("layer-grid") { $0.display.scale = scale }
      #expect(images.caps.size == size && images.overdraw.size == size)
      #expect(images.difference?.size == size)
    }
  }

  @Test("show rounded rows whenever the scenario's larger display has space for them")
  func narrow() throws {
    let edits: [(inout Scenario) -> Void] = [
      { ($0.inset, $0.maximumWidth) = (0, 675) }, { $0.inset = 120 }, { $0.inset = 660 },
      { ($0.inset, $0.maximumWidth) = (0, 40) },
      { ($0.safeArea.left, $0.safeArea.right, $0.inset) = (59, 59, 100) },
      { ($0.rowHeight, $0.radius) = (700, 350) },
      { ($0.display.scale, $0.inset, $0.safeArea.left) = (6, 100, 100) },
    ]
    for (index, edit) in edits.enumerated() {
      let rounded = try images("layer-grid", edit, comparesPixels: false)
      let square = try images("square", edit, comparesPixels: false)
      #expect(rounded.caps.hash != square.caps.hash, "\(index)")
    }
    let compact = try images(
      "layer-grid", { $0.display.isCompact = true }, comparesPixels: false)
    #expect(compact.caps.size == PixelSize(width: 480, height: 360))
    #expect(compact.difference == nil, "not asked for")
  }

  @Test("of the difference are gray where a strategy is correct, and colored elsewhere")
  func difference() throws {
    for strategy in ["layer-grid", "square"] {
      let square = try images(strategy) { $0.radius = 0 }
      #expect(coloured(try #require(square.difference)) == 0, "\(strategy)")
    }
    // Square corners differ in all pixels that rounding removes: at the seam, four corners of a
    // section's end and start.
    let map = try #require(try images("square").difference)
    let radius = 20.0
    let missing = 4 * radius * radius * (1 - Double.pi / 4)
    #expect(Double(coloured(map)) > missing && Double(coloured(map)) < 4 * radius * radius)
  }
}

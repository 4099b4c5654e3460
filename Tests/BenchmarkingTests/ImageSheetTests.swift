import Benchmarking
import Compositing
import Geometry
import Graphics
import Testing
import Text

extension FrameBuffer {
  /// The pixels, line after line.
  fileprivate var pixels: [UInt32] { withAllPixels { pixels in pixels.indices.map { pixels[$0] } } }
}

@Suite("A sheet of images")
struct ImageSheetTests {
  private let renderer: TextRenderer

  init() throws { renderer = try TextRenderer() }

  /// An image of one colour that is nowhere else on a sheet.
  private func image(_ width: Int, _ height: Int, _ pixel: UInt32) -> FrameBuffer {
    let buffer = FrameBuffer(size: PixelSize(width: width, height: height))
    for y in 0..<height {
      buffer.withLine(y) { line in
        for x in 0..<width { line[x] = pixel }
      }
    }
    return buffer
  }

  /// The smallest rectangle that holds all pixels of a colour, and their number.
  private func extent(of pixel: UInt32, in sheet: FrameBuffer) -> (rect: PixelRect, count: Int) {
    let found = sheet.pixels.enumerated().filter { $0.element == pixel }.map(\.offset)
    let xs = found.map { $0 % sheet.size.width }
    let ys = found.map { $0 / sheet.size.width }
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return (.zero, 0) }
    return (
      PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1), found.count
    )
  }

  @Test("shows each image whole, in their order, with an edge around it")
  func images() {
    let colors: [UInt32] = [0xFF00_FF00, 0xFF00_00FF, 0xFF12_3456]
    for pixelsPerPoint in [1.0, 2] {
      let sizes = [(30, 50), (90, 20), (1, 1)]
      let tiles = zip(sizes, colors).map { size, color in
        ImageSheet.Tile(image(size.0, size.1, color), caption: ["0.000 s", "frame 0"])
      }
      let sheet = ImageSheet(
        heading: "layer-grid", detail: "settings", tiles: tiles, legend: nil,
        pixelsPerPoint: pixelsPerPoint)
      let drawn = sheet.drawn(renderer)
      #expect(drawn.size == sheet.size(renderer))
      let places = colors.map { extent(of: $0, in: drawn) }
      for (place, size) in zip(places, sizes) {
        #expect(place.rect.size == PixelSize(width: size.0, height: size.1))
        #expect(place.count == place.rect.area && place.rect.y == places[0].rect.y)
        // All around it one colour that is not the paper's.
        let (rect, pixels) = (place.rect, drawn.pixels)
        var edge: Set<UInt32> = []
        for x in rect.x - 1...rect.maxX {
          edge.insert(pixels[(rect.y - 1) * drawn.size.width + x])
          edge.insert(pixels[rect.maxY * drawn.size.width + x])
        }
        for y in rect.y - 1...rect.maxY {
          edge.insert(pixels[y * drawn.size.width + rect.x - 1])
          edge.insert(pixels[y * drawn.size.width + rect.maxX])
        }
        #expect(edge.count == 1 && !edge.contains(pixels[0]))
      }
      #expect(places[0].rect.maxX < places[1].rect.x && places[1].rect.maxX < places[2].rect.x)
    }
  }

  @Test("writes its heading and captions: another text is another image, on paper all around")
  func text() {
    func sheet(
      _ heading: String, _ caption: [String], detail: String = "settings"
    ) -> FrameBuffer {
      ImageSheet(
        heading: heading, detail: detail,
        tiles: [.init(image(400, 8, 0xFF00_FF00), caption: caption)],
        legend: nil, pixelsPerPoint: 1
      ).drawn(renderer)
    }
    let sheets = [
      sheet("a", ["1 s", "frame 1"]), sheet("b", ["1 s", "frame 1"]),
      sheet("a", ["2 s", "frame 1"]),
      sheet("a", ["1 s", "frame 2"]), sheet("a", ["1 s", "frame 1"], detail: "contacts"),
    ]
    #expect(Set(sheets.map(\.pixels)).count == 5 && Set(sheets.map(\.size)).count == 1)
    for sheet in sheets {
      let (pixels, size) = (sheet.pixels, sheet.size)
      for x in 0..<size.width {
        #expect(pixels[x] == pixels[0] && pixels[(size.height - 1) * size.width + x] == pixels[0])
      }
      for y in 0..<size.height {
        #expect(
          pixels[y * size.width] == pixels[0] && pixels[(y + 1) * size.width - 1] == pixels[0])
      }
    }
  }

  @Test("holds all of a legend, whatever the width of its images")
  func legend() {
    for legend in [Legend.overdraw, .difference] {
      for width in [1, 200, 1_000] {
        for pixelsPerPoint in [1.0, 3] {
          let sheet = ImageSheet(
            heading: "layer-grid", detail: "settings",
            tiles: [.init(image(width, 5, 0xFF00_FF00), caption: ["0.000 s"])], legend: legend,
            pixelsPerPoint: pixelsPerPoint
          ).drawn(renderer)
          for entry in legend.rows.flatMap(\.entries) {
            guard let pixel = entry.pixel else { continue }
            #expect(extent(of: pixel, in: sheet).count > 200, "\(entry.label) at \(width) px")
          }
        }
      }
    }
  }

  @Test("may have 16384 px a side and 100 million in all")
  func limits() {
    for (width, height, allowed) in [
      (16_384, 6_103, true), (16_385, 1, false), (1, 16_385, false), (16_384, 6_104, false),
      (10_000, 10_000, true),
    ] {
      #expect(ImageSheet.allows(PixelSize(width: width, height: height)) == allowed)
    }
  }
}

@Suite("A legend")
struct LegendTests {
  @Test("of overdraw names the colour of every pixel that a map can show")
  func overdraw() throws {
    #expect(
      Legend.overdraw.rows.map { $0.entries.map(\.label) } == [
        ["0", "1", "2", "3", "4+"], ["", "1", "2", "3", "4+"],
      ])
    for writes in 0...6 {
      for blends in 0...6 {
        let root = Layer(role: .decoration)
        for index in 0..<writes + blends {
          let layer = Layer(role: .decoration)
          layer.frame = PixelRect(x: 0, y: 0, width: 1, height: 1)
          layer.backgroundColor =
            index < writes ? .white : PixelColor(red: 0, green: 0, blue: 0, alpha: 10)
          root.addSublayer(layer)
        }
        let display = PixelSize(width: 1, height: 1)
        var list = DisplayList()
        list.commit(root, display: display)
        let shown = OverdrawMap(list, display: display).image.pixels[0]
        let row = Legend.overdraw.rows[blends > 0 ? 1 : 0]
        #expect(row.entries[min(4, writes + blends)].pixel == shown, "\(writes), \(blends)")
      }
    }
  }

  @Test("of a difference names the colour of every level")
  func difference() {
    let entries = Legend.difference.rows[0].entries
    #expect(entries.map(\.label) == ["equal", "1", "2–3", "4–15", "16–63", "64–255"])
    let size = PixelSize(width: 1, height: 1)
    for level in 0...255 {
      let (shown, black) = (FrameBuffer(size: size), FrameBuffer(size: size))
      shown.withLine(0) { $0[0] = 0xFF00_0000 | UInt32(level) << 8 }
      black.withLine(0) { $0[0] = 0xFF00_0000 }
      let index = [1, 2, 4, 16, 64].count { $0 <= level }
      #expect(
        DifferenceMap(shown, from: black).image.pixels[0] == entries[index].pixel, "\(level)")
    }
  }
}

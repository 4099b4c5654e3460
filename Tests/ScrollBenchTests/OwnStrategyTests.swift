import ScrollBench
import Testing

// This target sees what another package sees: it has no `package` access.

/// Square rows in one opaque layer: quick, and right only where nothing is rounded.
private final class SquareStrategy: RowStrategy {
  private let style: RowStyle

  init(_ style: RowStyle) {
    self.style = style
  }

  func makeRowBackground(for state: RowState) -> any RowBackground {
    SquareBackground(color: style.color(for: state))
  }
}

private final class SquareBackground: RowBackground {
  let layer = Layer(role: .background)
  private var size = PixelSize(width: 0, height: 0)

  init(color: PixelColor) {
    layer.backgroundColor = color
  }

  func configure(position: RowPosition, size: PixelSize) {
    self.size = size
  }

  func layout() {
    layer.frame = PixelRect(size)
  }
}

private let square = StrategyDescriptor(id: "plain", summary: "One square layer a row.") {
  SquareStrategy($0)
}

@Suite("A strategy of one's own, with the public API alone")
struct OwnStrategyTests {
  @Test("builds layers, and needs to say nothing of images and sections that it has not")
  func layers() {
    let style = RowStyle(
      radius: 10, pixelsPerPoint: 2, color: .white, selectedColor: PixelColor(rgb: 0xD9D9D9))
    let strategy = square.make(style)
    #expect(strategy.makeSectionBackground() == nil && strategy.sharedImageBytes == 0)
    let background = strategy.makeRowBackground(for: .selected)
    background.configure(position: .first, size: PixelSize(width: 30, height: 20))
    background.layout()
    #expect(background.layer.frame == PixelRect(x: 0, y: 0, width: 30, height: 20))
    #expect(background.layer.backgroundColor == PixelColor(rgb: 0xD9D9D9))
    #expect(background.privateImageBytes == 0)
  }

  @Test("can draw an image pixel by pixel")
  func bitmaps() {
    let bitmap = Bitmap(width: 3, height: 2)
    bitmap.withLine(1) { $0[2] = PixelColor.black.premultiplied }
    bitmap.withLine(1) { #expect($0[2] == 0xFF00_0000 && $0[0] == 0) }
    let layer = Layer(role: .background)
    layer.contents = bitmap
    #expect(layer.contents === bitmap && bitmap.byteCount == 24)
  }

  @Test("stands beside the built-in ones, which can be wrapped")
  func catalogue() {
    #expect(
      StrategyCatalogue.all.filter { $0.kind == .rival }.map(\.id)
        == ["layer-grid", "whole-view-alpha", "image-slice", "rounded-fill"])
    let style = RowStyle(radius: 0, pixelsPerPoint: 1, color: .white, selectedColor: .black)
    for descriptor in StrategyCatalogue.all {
      let background = descriptor.make(style).makeRowBackground(for: .normal)
      background.configure(position: .middle, size: PixelSize(width: 8, height: 4))
      background.layout()
      // Hidden where the section draws what lies behind its rows.
      #expect(
        background.layer.isHidden
          || background.layer.frame.size == PixelSize(width: 8, height: 4))
    }
  }
}

@Suite("A program with a strategy of its own")
struct OwnProgramTests {
  @Test("hands its arguments to the command")
  func arguments() async {
    // These are the arguments of the test runner, which the command does not accept.
    await #expect(processExitsWith: .exitCode(64)) { scrollBenchMain(adding: [square]) }
  }

  @Test("ends before the command is run if an id is taken")
  func takenId() async throws {
    let result = try await #require(processExitsWith: .failure) {
      scrollBenchMain(adding: [square, square])
    }
    #expect(result.exitStatus != .exitCode(64))
  }
}

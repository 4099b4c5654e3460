import Benchmarking
import Compositing
import Graphics
import RowStrategies
import RunData
import TableModel
import TableViews
import Testing
import Text

@Suite("Titles of tables and sections")
struct TableTitleTests {
  /// A table with both titles, shadows at its ends, and views of its own for sections.
  private func scenario(
    scale: Double = 1, _ change: (inout Scenario) -> Void = { _ in }
  ) -> Scenario {
    .tiny {
      $0.display.scale = scale
      ($0.tableHeader, $0.tableFooter, $0.footerText) = ("Above", "Below", true)
      $0.shadows.mode = .repaired
      ($0.tableTitles.size, $0.tableTitles.bold) = (22, true)
      ($0.tableTitles.color, $0.tableTitles.shadow) = (.white, .black)
      $0.sectionTitles.fill = PixelColor(rgb: 0x30507A)
      $0.sectionTitles.color = .white
      $0.sectionTitles.shadow = PixelColor(rgb: 0x801010)
      change(&$0)
    }
  }

  private func pulls(_ scenario: Scenario, _ sections: [Int]) -> TestScene {
    let end = TableGeometry(scenario.table, rowCounts: sections).maximumOffset
    return TestScene(
      scenario, sections,
      [-40, -3, 0, 30.5, 90, end - 20, end, end + 3, end + 25.5, end + 90, 10]
        .map { .at($0, end: end) }
        + [
          .event(.edit(.delete)), .scroll(end), .event(.appearance(.dark)), .pull(.bottom, 10),
        ])
  }

  @Test(
    "have the reference image with shadows at both ends, and over a gradient", arguments: [1.0, 2])
  func images(scale: Double) throws {
    let scenes = [LabelMode.opaque, .clear].flatMap { labels in
      [[1, 3, 2], [2]].map { sections in
        pulls(scenario(scale: scale) { $0.labels = labels }, sections)
      }
    }
    try expectReference(
      ["layer-grid", "image-slice", "section-fill"].map(StrategyDescriptor.builtIn), in: scenes)
    let gradient = scenario {
      $0.colors.backdropBottom = .black
      $0.sectionTitles.fill = nil
    }
    try expectReference([.builtIn("image-slice")], in: [pulls(gradient, [2, 2, 1])])
  }

  @Test("state numbers of rows unless some section has a footer's text")
  func footers() {
    for (footer, text) in [(nil, "2 rows"), ("", ""), ("End", "End")] {
      #expect(RowSection(title: "", footer: footer, rows: 0..<2).footerText(rows: 2) == text)
    }
  }

  @Test("bold text covers more")
  func bold() throws {
    let pen = LabelPen(renderer: try TextRenderer())
    func ink(isBold: Bool) -> Int {
      let label = Label()
      label.show(
        "Cities", style: LabelStyle(text: TextStyle(pixelSize: 22, isBold: isBold), color: .black),
        maximumWidth: 400, background: nil, pen: pen)
      let bitmap = label.layer.contents!
      return (0..<bitmap.height).reduce(0) { sum, y in
        bitmap.withLine(y) { line in line.indices.reduce(sum) { $0 + Int(line[$1] >> 24) } }
      }
    }
    #expect(ink(isBold: true) > ink(isBold: false) * 5 / 4)
  }
}

@Suite("Cells that are laid out once")
struct OnceLaidOutTests {
  @Test("have the reference image, in wider labels", arguments: [LabelMode.opaque, .clear])
  func images(labels: LabelMode) throws {
    var scenario = Scenario.tiny
    scenario.labels = labels
    scenario.states.selectedEvery = 4
    var blended: [Int] = []
    for layout in TableSettings.Cell.Layout.allCases {
      scenario.cell.layout = layout
      let scene = TestScene(
        scenario, [1, 3, 2, 4], .scrolls(0, 90, 30.5) + [.event(.rotate), .scroll(20)])
      let proof = try expectReference([.builtIn("image-slice")], in: [scene])[0]
      #expect(proof.faults.isEmpty)
      let pipeline = try FramePipeline(scenario, rows: scene.rows)
      let work = pipeline.paint(at: 0, into: FrameBuffer(size: pipeline.display))
      blended.append(work.roles.label.blended + work.roles.label.opaque)
    }
    #expect(blended[1] > blended[0] * 5 / 4)
  }
}

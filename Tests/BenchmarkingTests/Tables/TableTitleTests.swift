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
    var scenario = Scenario.tiny
    scenario.display.scale = scale
    scenario.tableHeader = "Above"
    scenario.tableFooter = "Below"
    scenario.footerText = true
    scenario.shadows.mode = .repaired
    scenario.tableTitles.size = 22
    scenario.tableTitles.bold = true
    scenario.tableTitles.color = .white
    scenario.tableTitles.shadow = .black
    scenario.sectionTitles.fill = PixelColor(rgb: 0x30507A)
    scenario.sectionTitles.color = .white
    scenario.sectionTitles.shadow = PixelColor(rgb: 0x801010)
    change(&scenario)
    return scenario
  }

  private func pulls(_ scenario: Scenario, _ sections: [Int]) -> TestScene {
    let end = TableGeometry(scenario.table, rowCounts: sections).maximumOffset
    return TestScene(
      name: "titles", scenario: scenario, rows: .sample(sections: sections),
      steps: [-40, -3, 0, 30.5, 90, end - 20, end, end + 3, end + 25.5, end + 90, 10]
        .map { .at($0, end: end) }
        + [
          .event(.edit(.delete)), .scroll(end), .event(.appearance(.dark)), .pull(.bottom, 10),
        ])
  }

  @Test("have the reference image with shadows at both ends", arguments: [1.0, 2])
  func images(scale: Double) throws {
    let scenes = [LabelMode.opaque, .clear].flatMap { labels in
      [[1, 3, 2], [2]].map { sections in
        pulls(scenario(scale: scale) { $0.labels = labels }, sections)
      }
    }
    try expectReference(
      ["layer-grid", "image-slice", "section-fill"].map(StrategyDescriptor.builtIn), in: scenes)
  }

  @Test("state numbers of rows unless some section has a footer's text")
  func footers() {
    for (footer, text) in [(nil, "2 rows"), ("", ""), ("End", "End")] {
      #expect(RowSection(title: "", footer: footer, rows: 0..<2).footerText(rows: 2) == text)
    }
  }

  @Test("have the reference image over a gradient")
  func gradient() throws {
    let scene = pulls(
      scenario {
        $0.colors.backdropBottom = .black
        $0.sectionTitles.fill = nil
      }, [2, 2, 1])
    try expectReference([.builtIn("image-slice")], in: [scene])
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
      let rows = RowTable.sample(sections: [1, 3, 2, 4])
      let scene = TestScene(
        name: "once", scenario: scenario, rows: rows,
        steps: [.scroll(0), .scroll(90), .scroll(30.5), .event(.rotate), .scroll(20)])
      let proof = try expectReference([.builtIn("image-slice")], in: [scene])[0]
      #expect(proof.faults.isEmpty)
      let pipeline = try FramePipeline(scenario, rows: rows)
      let work = pipeline.paint(at: 0, into: FrameBuffer(size: pipeline.display))
      blended.append(work.roles.label.blended + work.roles.label.opaque)
    }
    #expect(blended[1] > blended[0] * 5 / 4)
  }
}

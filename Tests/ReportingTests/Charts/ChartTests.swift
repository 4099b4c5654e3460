import Analysis
import Foundation
import Reporting
import RunData
import SampleRuns
import Statistics
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("A chart")
struct ChartTests {
  private func columns(_ milliseconds: [Int64]) -> [TimelineColumn] {
    let series = FrameSeries.steady(refreshRate: 100, pass: milliseconds.map { $0 * 1_000_000 })
    return TimelineColumn.all(
      of: series.typicalFrames(in: .serial), samples: series.pass(1), atMost: 1_000)
  }

  private func timeline(_ milliseconds: [Int64], axis: Double) -> TimelineChart {
    TimelineChart(
      columns(milliseconds), axis: Axis(showing: axis), limits: [Limit(10, "100 Hz", isOwn: true)],
      frames: milliseconds.count, refreshRate: 100, title: "times")
  }

  @Test("of frame times is well-formed XML, whatever its title")
  func wellFormed() throws {
    let charts = [
      timeline([1, 30, 2], axis: 40).image,
      timeline([1, 30, 2], axis: 40).strip("\"<&'"),
      BarChart(
        [.init("<i>", figures: "&", parts: [("s0", 2)], whiskers: [3])],
        limits: [Limit(2, "l")], title: "<"
      ).image,
      RatioChart(
        [.init("</svg>", figures: "", kind: "s0", ratio: 2, interval: 1.5...2.5)],
        title: ">", axisTitle: "<"
      ).image,
    ]
    for chart in charts { _ = try XMLDocument(xmlString: chart.markup) }
  }

  @Test("of frames stands each on as many units as it takes, and late ones on red ground")
  func timelinePaths() {
    let image = timeline([5, 20, 20, 5], axis: 20).image
    let composite = image.parts("phase-composite").compactMap { $0["d"] }
    #expect(composite == ["M0 500v-125h1v-375h2v375h1V500z"])
    #expect(image.parts("late").compactMap { $0["d"] } == ["M1 0h2v500h-2z"])
  }

  @Test("marks frames that are longer than its axis")
  func cutOff() {
    let chart = timeline([5, 90, 5], axis: 20)
    #expect(chart.cutOff.map(\.tallest.frame) == [1])
    #expect(chart.image.parts("cut").map(\.text) == ["▲"])
    #expect(timeline([5, 9, 5], axis: 20).cutOff.isEmpty)
  }

  @Test("of ratios has a dot per round, the first on top, and all of them on its axis")
  func rounds() {
    let image = RatioChart(
      [.init("a", figures: "", kind: "s0", ratio: 1.1, interval: 1...1.2, rounds: [0.5, 1.1, 4])],
      title: "", axisTitle: ""
    ).image
    let dots = image.parts("round s0")
    #expect(dots.count == 3 && image.parts("effect s0").count == 1)
    let places = dots.map { Double($0["cx"]?.dropLast() ?? "") ?? -1 }
    #expect(places == places.sorted() && places[0] > 0 && places[2] < 100)
    let heights = dots.map { Double($0["cy"] ?? "") ?? -1 }
    #expect(heights == heights.sorted() && heights[0] < heights[2])
  }

  @Test("of frames has a small one on the same axis")
  func strip() {
    let strip = timeline([5, 20, 20, 5], axis: 20).strip("s0")
    #expect(strip.parts("s0").compactMap { $0["d"] } == ["M0 500v-125h1v-375h2v375h1V500z"])
    #expect(strip.parts("late").compactMap { $0["d"] } == ["M1 0h2v500h-2z"])
  }

  private func bar(_ length: Double) -> MarkupElement {
    BarChart(
      [.init("a", figures: "", parts: [("s0", length)])],
      limits: [Limit(10, "near"), Limit(10.5, "own", isOwn: true), Limit(20, "far")],
      title: ""
    ).image
  }

  @Test("of bars draws the limits that bars come near to, and labels those that can be read")
  func limits() {
    let image = bar(14.1)
    #expect(image.parts("limit").map(\.text) == ["own", "far"])
    #expect(image.parts("budget").count == 2 && image.parts("budget own").count == 1)
    #expect(bar(7.1).parts("limit").map(\.text) == ["near"])
    #expect(bar(7.1).parts("s0").map { $0["width"] } == ["68.93%"])
    #expect(bar(6.9).parts("budget").isEmpty && bar(6.9).parts("budget own").isEmpty)
    #expect(bar(6.9).parts("s0").map { $0["width"] } == ["97.09%"])
  }

  @Test("of frames shows the distance that content moved, frame by frame")
  func speed() {
    let series = FrameSeries.steady(refreshRate: 100, rounds: 1, pass: [1, 1, 1, 1]) {
      $0.offset = [5, 25, 15, 15][$0.frame]
    }
    let columns = TimelineColumn.all(
      of: series.typicalFrames(in: .serial), samples: series.pass(1), atMost: 2)
    #expect(columns.map(\.distance) == [20, 10])
    let image = TimelineChart(
      columns, axis: Axis(showing: 1), limits: [], frames: 4, refreshRate: 100, title: ""
    ).image
    #expect(image.parts("speed").compactMap { $0["d"] } == ["M0 100v-100h1v50h1V100z"])
    // Twenty points in a hundredth of a second.
    #expect(image.parts("tick").map(\.text).contains("2.00 k"))
  }
}

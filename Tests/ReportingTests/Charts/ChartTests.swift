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
      CumulativeChart(
        [.init("s0", Distribution([1, 2, 3]))], limits: [Limit(2, "<b>")], title: "\"<&'"
      ).image,
      BarChart(
        [.init("<i>", figures: "&", parts: [.init("s0", 2)], whiskers: [3])],
        limits: [Limit(2, "l")], unit: "ms", title: "<"
      ).image,
      RatioChart(
        [.init("</svg>", figures: "", kind: "s0", ratio: 2, interval: 1.5...2.5)],
        indifference: 1.02, title: ">", axisTitle: "<"
      ).image,
    ]
    for chart in charts { _ = try XMLDocument(xmlString: chart.markup) }
  }

  @Test("of frames stands each on as many units as it takes, and late ones on red ground")
  func timelinePaths() {
    let image = timeline([5, 20, 20, 5], axis: 20).image
    let composite = image.parts("phase-composite").compactMap { $0["d"] }
    #expect(composite == ["M0 2000v-500h1v-1500h2v1500h1V2000z"])
    #expect(image.parts("late").compactMap { $0["d"] } == ["M1 0h2v2000h-2z"])
  }

  @Test("marks frames that are longer than its axis")
  func cutOff() {
    let chart = timeline([5, 90, 5], axis: 20)
    #expect(chart.cutOff.map(\.tallest.frame) == [1])
    #expect(chart.image.parts("cut").map(\.text) == ["▲"])
    #expect(timeline([5, 9, 5], axis: 20).cutOff.isEmpty)
  }

  @Test("of a distribution begins at the shortest time below and ends at the longest above")
  func cumulative() {
    let chart = CumulativeChart(
      [.init("s0", Distribution((1...1_000).map(Double.init)))], limits: [], title: "d")
    let path = chart.image.parts("curve s0").compactMap { $0["d"] }.first ?? ""
    var place = (x: 0, y: 0)
    var places: [(x: Int, y: Int)] = []
    for step in path.dropFirst().split(separator: "l") {
      let numbers = step.split(separator: " ").compactMap { Int($0) }
      place = (place.x + numbers[0], place.y + numbers[1])
      places.append(place)
    }
    // The axis ends 2 % beyond the longest, and has 10,000 units.
    #expect(places.first?.x == 10 && places.first?.y == 2_400)
    #expect(places.last?.x == 9_804 && places.last?.y == 0)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0.x <= $1.x && $0.y >= $1.y })
  }

  private func bar(_ length: Double) -> MarkupElement {
    BarChart(
      [.init("a", figures: "", parts: [.init("s0", length)])],
      limits: [Limit(10, "near"), Limit(10.5, "own", isOwn: true), Limit(20, "far")], unit: "ms",
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
    #expect(image.parts("speed").compactMap { $0["d"] } == ["M0 1000v-1000h1v500h1V1000z"])
    // Twenty points in a hundredth of a second.
    #expect(image.parts("tick").map(\.text).contains("2.00 k"))
  }
}

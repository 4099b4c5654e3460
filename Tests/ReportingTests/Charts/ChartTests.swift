import Analysis
import Foundation
import Reporting
import RunData
import SampleRuns
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("A chart")
struct ChartTests {
  /// The charts of a kind on the page of a run, such as `bars`, each on a line of its own.
  private func charts(_ kind: String, _ series: [FrameSeries]) throws -> [XMLDocument] {
    let page = try ReportSource(.sample(series)).page()
    let start = "<svg class=\"chart \(kind)\""
    return try page.components(separatedBy: start).dropFirst().map { rest in
      let line = rest.prefix { $0 != "\n" }
      let end = try #require(line.range(of: "</svg>", options: .backwards)).upperBound
      return try XMLDocument(xmlString: start + line[..<end])
    }
  }

  /// The only such chart of the frames of one strategy at 100 Hz, whose times are in milliseconds.
  private func chart(_ kind: String, of milliseconds: [Double]) throws -> XMLDocument {
    try charts(
      kind,
      [.steady("a", refreshRate: 100, rounds: 1, pass: milliseconds.map { Int64($0 * 1e6) })]
    )[0]
  }

  @Test("is well-formed XML, whatever its title")
  func wellFormed() throws {
    let name = "\"<&'</svg>\u{1}"
    for kind in ["bars", "ratios", "timeline", "strip"] {
      let charts = try charts(
        kind, ["a", name].map { .steady($0, rounds: 6, pass: [1_000_000, 30_000_000]) })
      #expect(!charts.isEmpty, "\(kind)")
    }
  }

  @Test("of frames stands each on as many units as it takes, and late ones on red ground")
  func timelinePaths() throws {
    let times = "M0 500v-120h1v-361h2v361h1V500z"
    for (kind, part) in [("timeline", "phase-composite"), ("strip", "s0")] {
      let chart = try chart(kind, of: [5, 20, 20, 5])
      #expect(try chart.values("d", part) == [times])
      #expect(try chart.values("d", "late") == ["M0 500h1v-500h2v500h1V500z"])
    }
  }

  @Test("marks frames that are longer than its axis")
  func cutOff() throws {
    var frames = [Double](repeating: 5, count: 200)
    #expect(try chart("timeline", of: frames).parts("cut").isEmpty)
    frames[100] = 90
    #expect(try chart("timeline", of: frames).texts("cut") == ["▲"])
  }

  @Test("of ratios has a dot per round, the first on top, and all of them on its axis")
  func rounds() throws {
    let chart = try charts(
      "ratios",
      [
        .steady("a", rounds: 6, pass: [2_000_000]),
        .steady("b", rounds: 6, pass: [2_000_000]) {
          $0.phases.composite = Int64($0.round) * 2_000_000
        },
      ])[0]
    let places = try chart.values("cx", "round s1").map { Double($0.dropLast()) ?? -1 }
    #expect(places.count == 6)
    #expect(places == places.sorted() && places[0] > 0 && places[5] < 100)
    let heights = try chart.values("cy", "round s1").map { Double($0) ?? -1 }
    #expect(heights == heights.sorted() && heights[0] < heights[5])
  }

  @Test("of bars draws the limits that bars come near to, and labels those that can be read")
  func limits() throws {
    let far = try chart("bars", of: [14.1])
    #expect(try far.texts("limit") == ["100 Hz", "60 Hz"])
    #expect(try far.parts("budget").count == 3 && far.parts("budget own").count == 1)
    let near = try chart("bars", of: [7.1])
    #expect(try near.texts("limit") == ["100 Hz", "120 Hz"])
    #expect(try near.values("width", "s0") == ["68.93%"])
    let short = try chart("bars", of: [5.7])
    #expect(try short.parts("budget").isEmpty && short.parts("budget own").isEmpty)
    #expect(try short.values("width", "s0") == ["97.09%"])
  }

  @Test("of frames shows the distance that content moved, frame by frame")
  func speed() throws {
    let series = FrameSeries.steady("a", refreshRate: 100, rounds: 1, pass: [1, 1, 1, 1]) {
      $0.offset = [5, 25, 15, 15][$0.frame]
    }
    let columns = TimelineColumn.all(of: series, in: .serial, atMost: 2)
    #expect(columns.map(\.distance) == [20, 10])
    let chart = try charts("timeline", [series])[0]
    #expect(try chart.values("d", "speed") == ["M0 100h1v-100h1v50h1v50h1V100z"])
    // Twenty points in a hundredth of a second.
    #expect(try chart.texts("tick").contains("2.00 k"))
  }
}

extension XMLDocument {
  /// The elements of a class.
  fileprivate func parts(_ kind: String) throws -> [XMLElement] {
    try nodes(forXPath: "//*[@class='\(kind)']").compactMap { $0 as? XMLElement }
  }

  fileprivate func texts(_ kind: String) throws -> [String] {
    try parts(kind).compactMap(\.stringValue)
  }

  /// The values of an attribute of them.
  fileprivate func values(_ attribute: String, _ kind: String) throws -> [String] {
    try parts(kind).compactMap { $0.attribute(forName: attribute)?.stringValue }
  }
}

import Foundation
import Reporting
import RunData
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("A chart of winners")
struct CrossoverChartTests {
  private func chart(columns: Int, label: String = "32") -> CrossoverChart {
    CrossoverChart(
      columns: (0..<columns).map { "\($0)" },
      rows: [
        (
          label: label,
          fields: (0..<columns).map { column in
            let kinds = Array(["s0", "s1"].prefix(column % 3))
            return CrossoverChart.Field(
              ["·", "A", "A=B"][column % 3], kinds: kinds, title: "<\(column)>")
          }
        )
      ], title: "\"who\"")
  }

  @Test("is well-formed XML with a mark and a title a field, and hatches ties alone")
  func fields() throws {
    let image = chart(columns: 6).image
    _ = try XMLDocument(xmlString: image.markup)
    #expect(image.elements("title").map(\.text) == (0..<6).map { "<\($0)>" })
    let marks = image.elements("text").filter { $0["class"] == "mark" }
    #expect(marks.map(\.text) == ["·", "A", "A=B", "·", "A", "A=B"])
    #expect(image.elements("path").count == 2)
    let rects = image.elements("rect").compactMap { $0["class"] }
    #expect(rects == ["empty", "field s0", "field s0", "empty", "field s0", "field s0"])
  }

  @Test("is scrolled from so many columns on, and puts long labels above their row")
  func sizes() {
    let classes = [4, 12, 40].map { chart(columns: $0).image["class"] }
    #expect(classes == ["chart map", "chart map wide-2", "chart map wide-6"])
    func height(_ label: String) -> Double? {
      chart(columns: 2, label: label).image["height"].flatMap(Double.init)
    }
    #expect((height("as-published") ?? 0) > (height("32") ?? 0))
  }

  @Test("hatches a tie as far as its field may reach on any page, and not on and on")
  func stripes() {
    // A map of 40 columns is 1,440 px wide on any page, others are at most 1,200.
    for (columns, width) in [(3, 400), (12, 100), (40, 36)] {
      for path in chart(columns: columns).image.elements("path").compactMap({ $0["d"] }) {
        let starts = path.split(separator: "M").compactMap {
          Int($0.split(separator: " ")[0])
        }
        #expect((width - 8...width).contains(starts.max() ?? 0), "\(columns)")
      }
    }
  }
}

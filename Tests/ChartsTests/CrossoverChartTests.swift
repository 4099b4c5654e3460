import Charts
import Foundation
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

  /// The elements of a name in a picture.
  private func elements(_ picture: SVGElement, _ name: String) -> [SVGElement] {
    (picture.name == name ? [picture] : [])
      + picture.children.flatMap { elements($0, name) }
  }

  private func attribute(_ name: String, _ element: SVGElement) -> String? {
    element.attributes.first { $0.name == name }?.value
  }

  @Test("is well-formed XML with a mark and a title a field, and hatches ties alone")
  func fields() throws {
    let picture = chart(columns: 6).picture
    _ = try XMLDocument(xmlString: picture.markup)
    #expect(elements(picture, "title").map(\.text) == (0..<6).map { "<\($0)>" })
    let marks = elements(picture, "text").filter { attribute("class", $0) == "mark" }
    #expect(marks.map(\.text) == ["·", "A", "A=B", "·", "A", "A=B"])
    #expect(elements(picture, "path").count == 2)
    let rects = elements(picture, "rect").compactMap { attribute("class", $0) }
    #expect(rects == ["empty", "field s0", "field s0", "empty", "field s0", "field s0"])
  }

  @Test("is scrolled from so many columns on, and puts long labels above their row")
  func sizes() {
    let classes = [4, 12, 40].map { attribute("class", chart(columns: $0).picture) }
    #expect(classes == ["chart map", "chart map wide-2", "chart map wide-6"])
    func height(_ label: String) -> Double? {
      attribute("height", chart(columns: 2, label: label).picture).flatMap(Double.init)
    }
    #expect((height("as-published") ?? 0) > (height("32") ?? 0))
  }
}

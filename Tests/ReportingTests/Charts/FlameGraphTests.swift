import Foundation
import Reporting
import SeededRandom
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("A flame graph")
struct FlameGraphTests {
  @Test("puts callees on their callers, as wide as their samples")
  func boxes() {
    let graph = FlameGraph(
      [(["a", "b"], 3), (["a"], 2), (["c"], 1), (["a", "b", "d"], 4)], title: "t")
    #expect(graph.total == 10)
    #expect(
      graph.boxes.map { "\($0.name) at \($0.depth): \($0.count) from \($0.start)" } == [
        "a at 0: 9 from 0", "b at 1: 7 from 0", "d at 2: 4 from 0", "c at 0: 1 from 9",
      ])
  }

  @Test("has boxes that add up: callees take no more than their caller, and none lies on another")
  func widths() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<30 {
      let stacks = (0..<40).map { _ in
        (
          names: (0..<Int.random(in: 1...6, using: &random)).map { _ in
            ["a", "b", "c"].randomElement(using: &random)!
          }, count: Int.random(in: 1...9, using: &random)
        )
      }
      let graph = FlameGraph(stacks, title: "")
      #expect(graph.total == stacks.reduce(0) { $0 + $1.count })
      #expect(graph.boxes.filter { $0.depth == 0 }.reduce(0) { $0 + $1.count } == graph.total)
      var open: [FlameGraph.Box] = []
      var ends = [0]
      for box in graph.boxes {
        open.removeLast(open.count - box.depth)
        ends.removeLast(ends.count - box.depth - 1)
        // From where its caller begins or its neighbour ends, to no further than its caller.
        #expect(box.start == ends[box.depth])
        if let caller = open.last { #expect(box.start + box.count <= caller.start + caller.count) }
        ends[box.depth] = box.start + box.count
        ends.append(box.start)
        open.append(box)
      }
      // The slow way to the same widths: a box is every stack that begins with its path.
      for box in graph.boxes.filter({ $0.depth == 1 }) {
        let callers = graph.boxes.filter { $0.depth == 0 && $0.start <= box.start }
        let path = [callers.last?.name, box.name]
        let count = stacks.filter { Array($0.names.prefix(2)) == path }.reduce(0) { $0 + $1.count }
        #expect(box.count == count)
      }
    }
  }

  @Test("says of each box what it is, any name escaped, and loads nothing")
  func image() {
    let graph = FlameGraph(
      [(["grid", "composite", "<script>&\"f\""], 1), (["grid"], 3)],
      title: "T <&>")
    let markup = graph.svg
    #expect(markup.contains("<title>grid: 4 samples, 100 %</title>"))
    #expect(markup.contains("<title>&lt;script&gt;&amp;&quot;f&quot;: 1 sample, 25 %</title>"))
    #expect(!markup.contains("<script") && !markup.contains("href") && !markup.contains("url("))
    #expect(markup.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
  }

  @Test("keeps letters and accents as they are, even where a sign follows on them")
  func letters() {
    func svg(_ title: String) -> String { FlameGraph([], title: title).svg }
    #expect(svg("größer e\u{301} 10 µs ✓").contains(">größer e\u{301} 10 µs ✓<"))
    // A mark that joins the sign before it makes one character of both.
    #expect(svg("<\u{338}b>").unicodeScalars.contains(">&lt;\u{338}b&gt;<".unicodeScalars))
    #expect(svg("\u{600}<b>").unicodeScalars.contains(">\u{600}&lt;b&gt;<".unicodeScalars))
  }

  @Test("is XML whatever its names say")
  func anyScalar() throws {
    let scalars = (0...0x2FF).map { $0 } + [0x600, 0x2028, 0xFEFF, 0xFFFD, 0xFFFE, 0xFFFF, 0x1F600]
    for scalar in scalars.compactMap(Unicode.Scalar.init) {
      let text = "a\(scalar)b"
      #expect(throws: Never.self, "U+\(String(scalar.value, radix: 16))") {
        try XMLDocument(xmlString: FlameGraph([([text], 1)], title: text).svg)
      }
    }
  }

  @Test("of nothing is a sheet with its title")
  func nothing() {
    let graph = FlameGraph([], title: "none")
    #expect(graph.boxes.isEmpty && graph.svg.contains("0 samples"))
  }
}

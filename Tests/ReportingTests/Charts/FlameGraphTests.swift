import Reporting
import SeededRandom
import Testing

@Suite("A flame graph")
struct FlameGraphTests {
  @Test("puts callees on their callers, as wide as their samples")
  func boxes() {
    let graph = FlameGraph(
      [
        (["a", "b"], 3), (["a"], 2), (["c"], 1), (["a", "b", "d"], 4), ([], 5), (["z"], 0),
      ], title: "t")
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
    let markup = graph.image.markup
    #expect(markup.contains("<title>grid: 4 samples, 100 %</title>"))
    #expect(markup.contains("<title>&lt;script&gt;&amp;&quot;f&quot;: 1 sample, 25 %</title>"))
    #expect(!markup.contains("<script") && !markup.contains("href") && !markup.contains("url("))
    #expect(markup.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
  }

  @Test("of nothing is a sheet with its title")
  func nothing() {
    let graph = FlameGraph([], title: "none")
    #expect(graph.boxes.isEmpty && graph.image.markup.contains("0 samples"))
  }
}

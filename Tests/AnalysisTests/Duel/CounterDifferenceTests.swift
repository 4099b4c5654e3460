import Analysis
import Testing

@Suite("Counts of the two sides of a duel")
struct CounterDifferenceTests {
  private func differences(
    _ metric: String, _ base: [Double], _ head: [Double], includingToolchain: Bool = true
  ) -> [CounterDifference] {
    CounterDifference.all(
      of: "a", base: base.map { [metric: $0] }, head: head.map { [metric: $0] },
      includingToolchain: includingToolchain)
  }

  @Test("that repeat differ by any change; higher costs are worse")
  func repeating() {
    for (base, head) in [(10.0, 10.001), (10, 9), (0, 1)] {
      let found = differences("quads", [base, base], [head, head])
      #expect(found.map(\.metric) == ["quads"] && found.first?.base == base)
      #expect(found.first?.head == head && found.first?.isWorse == (head > base))
    }
    #expect(differences("quads", [10, 10], [10, 10]).isEmpty)
    #expect(differences("cells_reused", [1], [2]).map(\.isWorse) == [false])
  }

  @Test("that scatter differ only if the sides are further apart than the values of either side")
  func scattering() {
    let metric = "allocated_bytes_per_frame"
    for head in [[110.0, 130], [125, 130], [140, 150]] {
      #expect(differences(metric, [100, 120], head).isEmpty)
    }
    #expect(differences(metric, [100, 120], [141, 150]).map(\.isWorse) == [true])
    #expect(differences(metric, [141, 150], [100, 120]).map(\.isWorse) == [false])
  }

  @Test("that depend on the process are not compared before several processes ran")
  func toolchain() {
    #expect(differences("allocated_bytes_per_frame", [1], [9], includingToolchain: false).isEmpty)
    #expect(differences("layers_per_frame", [1], [9], includingToolchain: false).count == 1)
  }

  @Test("that do not repeat differ if one side has a value that the other lacks")
  func setsOfValues() {
    for (base, head, old, new) in [
      ([10.0, 10, 10], [10.0, 10, 11], 10.0, 11.0), ([10, 11], [10, 10], 11, 10),
      ([10, 12], [12, 12], 10, 12), ([10, 12], [11, 13], 12, 13),
      ([1, 9, 10], [1, 2, 10], 20 / 3, 13 / 3),
    ] {
      let found = differences("quads", base, head)
      #expect(found.count == 1, "\(base) \(head)")
      #expect(found.first?.base == old && found.first?.head == new, "\(base) \(head)")
      #expect(found.first?.isWorse == (new > old))
    }
    // How often a value comes says nothing.
    #expect(differences("quads", [10, 10, 11], [11, 10, 11]).isEmpty)
  }

  @Test("that only one side reports are listed without being worse")
  func unknown() {
    let head = differences("quads", [], [1])
    #expect(head.map(\.metric) == ["quads"] && head.first?.base == nil && head.first?.head == 1)
    #expect(head.first?.isWorse == false)
    #expect(differences("quads", [2], []).map(\.head) == [nil])
    #expect(differences("quads", [], []).isEmpty && differences("no_metric", [1], [2]).isEmpty)
  }
}

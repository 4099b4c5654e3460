import RegressionGates
import Testing

@Suite("Counts of the two sides of a duel")
struct CounterDifferenceTests {
  private func differences(
    _ metric: String, _ base: [Double], _ head: [Double], toolchain: Bool = true
  ) -> [CounterDifference] {
    CounterDifference.all(
      of: "a", base: base.map { [metric: $0] }, head: head.map { [metric: $0] },
      toolchain: toolchain)
  }

  @Test("that repeat differ by whatever they change; more of what costs is worse")
  func repeating() {
    for (base, head) in [(10.0, 10.001), (10, 9), (0, 1)] {
      let found = differences("quads", [base, base], [head, head])
      #expect(found.map(\.metric) == ["quads"] && found.first?.base == base)
      #expect(found.first?.head == head && found.first?.isWorse == (head > base))
    }
    #expect(differences("quads", [10, 10], [10, 10]).isEmpty)
    #expect(differences("cells_reused", [1], [2]).map(\.isWorse) == [false])
  }

  @Test("that scatter differ only if they lie further apart than either side scatters")
  func scattering() {
    let metric = "allocated_bytes_per_frame"
    #expect(differences(metric, [100, 120], [110, 130]).isEmpty)
    #expect(differences(metric, [100, 120], [125, 130]).isEmpty)
    #expect(differences(metric, [100, 120], [140, 150]).isEmpty)
    #expect(differences(metric, [100, 120], [141, 150]).map(\.isWorse) == [true])
    #expect(differences(metric, [141, 150], [100, 120]).map(\.isWorse) == [false])
  }

  @Test("that depend on the process are left alone until several have run")
  func toolchain() {
    #expect(differences("allocated_bytes_per_frame", [1], [9], toolchain: false).isEmpty)
    #expect(differences("layers_per_frame", [1], [9], toolchain: false).count == 1)
  }

  @Test("that one side does not know are not compared")
  func unknown() {
    #expect(differences("quads", [], [1]).isEmpty && differences("no_metric", [1], [2]).isEmpty)
  }
}

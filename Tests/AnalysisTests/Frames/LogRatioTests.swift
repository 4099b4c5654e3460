import Glibc
import RunData
import Testing

@Suite("The log-ratio of a round")
struct LogRatioTests {
  @Test("is the median over frames of the ratio of frames k, per round")
  func paired() throws {
    let base = FrameSeries.sample("a", composite: [[9, 9, 9], [100, 200, 400], [100, 100, 100]])
    let head = FrameSeries.sample("b", composite: [[1, 1, 1], [200, 200, 1_600], [100, 50, 25]])
    let ratios = try #require(head.times(\.total).logRatios(over: base.times(\.total)))
    #expect(ratios.count == 2)
    #expect(abs(ratios[0] - log(2)) < 1e-12 && abs(ratios[1] - log(0.5)) < 1e-12)
  }

  @Test("excludes frames without a measurable time, and is `nil` if there are no others")
  func zeros() throws {
    let base = FrameSeries.sample("a", composite: [[0, 0, 0], [0, 100, 100]])
    let head = FrameSeries.sample("b", composite: [[0, 0, 0], [50, 300, 300]])
    let ratios = try #require(head.times(\.total).logRatios(over: base.times(\.total)))
    #expect(abs(ratios[0] - log(3)) < 1e-12)
    #expect(head.times(\.commit).logRatios(over: base.times(\.commit)) == nil)
    let idle = FrameSeries.sample("c", composite: [[0, 0, 0], [0, 0, 300]])
    let others = try #require(idle.times(\.total).logRatios(over: base.times(\.total)))
    #expect(abs(others[0] - log(3)) < 1e-12)
  }

  @Test("is exactly negative if the sides are exchanged, also of percentiles")
  func exchanged() throws {
    let base = FrameSeries.sample("a", composite: [[1], [21, 20], [20, 19], [22, 21]])
    let head = FrameSeries.sample("b", composite: [[1], [23, 22], [22, 23], [24, 21]])
    for metric in Metric.judgedTimes {
      let ratios = try #require(metric.logRatios(of: head, over: base))
      #expect(try #require(metric.logRatios(of: base, over: head)) == ratios.map { -$0 })
    }
  }

  @Test("exists for the common rounds")
  func rounds() {
    let base = FrameSeries.steady("a", rounds: 2, pass: [5])
    let head = FrameSeries.steady("b", rounds: 4, pass: [5])
    #expect(head.times(\.total).logRatios(over: base.times(\.total)) == [0, 0])
  }
}

import Benchmarking
import ExactCounts
import Measurement
import RunData
import Testing

@Suite("A run with synthetic loads", .enabled(if: jemallocCounts))
struct InjectedRunTests {
  /// The frames of measured rounds, without and with injections.
  private func frames(_ injections: [SyntheticLoad]) throws -> [(FrameSample, FrameSample)] {
    var experiment = Experiment.tiny(
      strategies: [.builtIn("layer-grid"), .builtIn("corner-clip")], refreshRates: [60])
    experiment.framesPerPass = 8
    let plain = try experiment.measured()
    experiment.injections = injections
    let injected = try experiment.measured()
    return zip(plain.series, injected.series).flatMap {
      Array(zip($0.steadyFrames, $1.steadyFrames))
    }
  }

  @Test(
    "counts one more layer and at most one more quad per visible row and load",
    arguments: [1, 3])
  func layer(count: Int) throws {
    for (plain, injected) in try frames(Array(repeating: .layer, count: count)) {
      #expect(injected.layers == plain.layers + count * plain.visibleRows)
      #expect(injected.traffic.quads > plain.traffic.quads)
      #expect(injected.traffic.quads <= plain.traffic.quads + count * plain.visibleRows)
      #expect(injected.cellsCreated == plain.cellsCreated)
      #expect(injected.roles.background == plain.roles.background)
    }
  }

  @Test(
    "counts 4,096 more bytes per layout and load, besides those of texts",
    arguments: [1, 3])
  func allocation(count: Int) throws {
    for (plain, injected) in try frames(Array(repeating: .allocation, count: count)) {
      var expected = plain.repeatable.phaseBytes
      expected.layout += count * SyntheticLoad.allocatedBytes
      #expect(injected.repeatable.phaseBytes == expected)
      #expect(injected.layers == plain.layers && injected.roles == plain.roles)
    }
  }

  @Test("has unchanged counts for loads of time")
  func delay() throws {
    for (plain, injected) in try frames([.delay(.commit, .nanoseconds(20_000))]) {
      #expect(injected.phases.commit >= 20_000)
      #expect(injected.layers == plain.layers && injected.roles == plain.roles)
      #expect(injected.repeatable.phaseBytes == plain.repeatable.phaseBytes)
      #expect(injected.traffic == plain.traffic)
    }
  }
}

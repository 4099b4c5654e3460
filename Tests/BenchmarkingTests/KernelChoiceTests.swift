import Benchmarking
import Graphics
import RowStrategies
import Synchronization
import Testing

@Suite("The kernels of an engine")
struct KernelChoiceTests {
  @Test("are used by strategies for their images, initially and after each change of style")
  func strategies() throws {
    var scenario = Scenario.tiny
    scenario.events = [TimedEvent(at: 0.1, .appearance(.dark))]
    for kernels in KernelSet.all {
      let notes = StyleNotes()
      // The table makes a strategy without a restyle of its own anew.
      var experiment = Experiment.tiny(
        scenario,
        strategies: [
          StrategyDescriptor(id: "noting", summary: "Notes the styles that it is given.") {
            notes.add($0)
            return OwnStrategy(style: $0, fault: .none)
          }
        ], refreshRates: [60])
      experiment.engine.kernels = kernels
      _ = try experiment.measured()
      let styles = notes.all
      #expect(Set(styles.map(\.color)).count == 2, "the appearance changes")
      #expect(styles.allSatisfy { $0.kernels == kernels }, "\(kernels.name)")
    }
  }
}

private final class StyleNotes: Sendable {
  private let styles = Mutex<[RowStyle]>([])

  var all: [RowStyle] { styles.withLock { $0 } }

  func add(_ style: RowStyle) { styles.withLock { $0.append(style) } }
}

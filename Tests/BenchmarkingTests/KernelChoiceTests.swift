import Benchmarking
import Compositing
import Graphics
import RowStrategies
import Synchronization
import TableModel
import Testing

@Suite("The kernels of an engine")
struct KernelChoiceTests {
  @Test("are used by strategies for their images, initially and after each change of style")
  func strategies() throws {
    var scenario = Scenario.tiny
    scenario.events = [TimedEvent(at: 0.1, .appearance(.dark))]
    for kernels in KernelSet.all {
      let notes = StyleNotes()
      var experiment = Experiment.tiny(
        scenario,
        strategies: [
          StrategyDescriptor(id: "noting", summary: "Notes the styles that it is given.") {
            NotingStrategy($0, notes)
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

/// A built-in strategy that records each style.
private final class NotingStrategy: RowStrategy {
  private let strategy: any RowStrategy
  private let notes: StyleNotes

  init(_ style: RowStyle, _ notes: StyleNotes) {
    strategy = StrategyDescriptor.builtIn("layer-grid").make(style)
    self.notes = notes
    notes.add(style)
  }

  func reuseIdentifier(for position: RowPosition) -> String {
    strategy.reuseIdentifier(for: position)
  }

  func makeRowBackground(for state: RowState) -> any RowBackground {
    strategy.makeRowBackground(for: state)
  }

  func restyle(_ style: RowStyle, change: StyleChange) -> ReloadScope {
    notes.add(style)
    return strategy.restyle(style, change: change)
  }
}

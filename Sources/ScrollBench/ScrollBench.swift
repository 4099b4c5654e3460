@_exported public import CoreLayout
@_exported public import Geometry
@_exported public import Layers
@_exported public import PixelKernels
@_exported public import RowStrategies
import ScrollBenchCommands

/// Runs the `scrollbench` command with strategies of your own beside the built-in ones, and exits.
///
///     import ScrollBench
///
///     scrollBenchMain(adding: [
///       StrategyDescriptor(id: "plain", summary: "One square layer a row.") { PlainStrategy($0) }
///     ])
///
/// - Precondition: No id is taken by a built-in strategy or given twice.
public func scrollBenchMain(adding strategies: [StrategyDescriptor] = []) -> Never {
  KnownStrategies.add(strategies)
  RootCommand.runAndExit()
}

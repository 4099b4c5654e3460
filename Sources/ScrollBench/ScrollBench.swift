@_exported public import Benchmarking
@_exported public import Geometry
@_exported public import Graphics
@_exported public import RowStrategies
import ScrollBenchCLI
@_exported public import TableModel

/// Runs the `scrollbench` command with strategies of your own beside the built-in ones, and exits.
///
///     import ScrollBench
///
///     scrollBenchMain(adding: [
///       StrategyDescriptor(id: "plain", summary: "One square layer a row.") { PlainStrategy($0) }
///     ])
///
/// - Precondition: No id is `placebo`, taken by a built-in strategy or given twice.
public func scrollBenchMain(adding strategies: [StrategyDescriptor] = []) -> Never {
  KnownStrategies.add(strategies)
  RootCommand.runAndExit()
}

/// Runs the `scrollbench` command over rows of your own, with strategies of your own, and exits.
///
///     scrollBenchMain {
///       TableSection(header: "Sounds") {
///         "Ringtone"
///         "Waiter"
///       }
///       for note in notes { note }
///     }
///
/// Every command scrolls these rows instead of the embedded ones, unless `--rows` names a file.
/// They keep their sections in every built-in scenario; a scenario file or `--set` that gives
/// `sectionSizes` cuts them.
///
/// - Parameter rows: The rows and sections, asked for once.
/// - Precondition: No id is `placebo`, taken by a built-in strategy or given twice, and there is a
///   row.
public func scrollBenchMain(
  adding strategies: [StrategyDescriptor] = [], @TableBuilder rows: () -> [TableSection]
) -> Never {
  KnownRows.declare(rows())
  scrollBenchMain(adding: strategies)
}

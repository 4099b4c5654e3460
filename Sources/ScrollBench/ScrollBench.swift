@_exported public import Benchmarking
@_exported public import Geometry
@_exported public import Graphics
@_exported public import RowStrategies
import ScrollBenchCLI
@_exported public import TableModel
@_exported public import TableViews
@_exported public import Text

/// Runs the `scrollbench` command with strategies of your own beside the built-in ones, and exits.
///
///     import ScrollBench
///
///     scrollBenchMain(adding: [
///       StrategyDescriptor(id: "my-rows", summary: "One layer a row.") { MyRows($0) }
///     ])
///
/// - Parameters:
///   - strategies: Strategies beside the built-in ones.
///   - contents: The cell contents that rows name, and whose ids the scenario key `cell.content`
///     takes.
/// - Precondition: No id of a strategy is taken by a built-in one or given twice, and no id of a
///   content is given twice.
public func scrollBenchMain(
  adding strategies: [StrategyDescriptor] = [], contents: [CellContentDescriptor] = []
) -> Never {
  KnownStrategies.add(strategies)
  KnownContents.add(contents)
  RootCommand.runAndExit()
}

/// Runs the `scrollbench` command over rows of your own, with strategies of your own, and exits.
///
///     scrollBenchMain {
///       TableSection(header: "Sounds") {
///         "Ringtone"
///         "Waiter"
///       }
///       for number in 1...1000 { "Note \(number)" }
///     }
///
/// Every command scrolls these rows instead of the embedded ones, unless `--rows` names a file.
/// They keep their sections in every built-in scenario; a scenario file or `--set` that gives
/// `sectionSizes` cuts them.
///
/// - Parameters:
///   - strategies: Strategies beside the built-in ones.
///   - contents: The cell contents that rows name, and whose ids the scenario key `cell.content`
///     takes.
///   - rows: The rows and sections, asked for once.
/// - Precondition: No id of a strategy is taken by a built-in one or given twice, no id of a content
///   is given twice, there is a row, and the contents that rows name are given.
public func scrollBenchMain(
  adding strategies: [StrategyDescriptor] = [], contents: [CellContentDescriptor] = [],
  @TableBuilder rows: () -> [TableSection]
) -> Never {
  KnownContents.add(contents)
  KnownRows.declare(rows())
  scrollBenchMain(adding: strategies)
}

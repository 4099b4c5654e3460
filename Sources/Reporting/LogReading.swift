import Analysis
import Files

/// How logs of frames from elsewhere are read where a run is expected.
package struct LogReading: Equatable, Sendable {
  /// The ticks of the display per second, which no log tells.
  package var refreshRate: Int
  /// `nil` to tell it by the file's header.
  package var format: DisplayLog.Format?
  /// The column of frame times of a plain CSV file; `nil` to look for one.
  package var column: String?

  package init(refreshRate: Int, format: DisplayLog.Format? = nil, column: String? = nil) {
    precondition(refreshRate > 0, "a display has at least one tick a second")
    self.refreshRate = refreshRate
    self.format = format
    self.column = column
  }

  /// The log as a run of one round.
  ///
  /// - Throws: ``InputError``.
  func run(at path: String) throws(InputError) -> MeasuredRun {
    try DisplayLogReader.log(at: path, format: format, column: column)
      .measured(refreshRate: refreshRate)
  }
}

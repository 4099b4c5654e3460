import Foundation
import Reporting

/// The stream for the result.
package enum StandardOutput {
  /// What a text for people may hold here: on a terminal its lines are no wider than that.
  ///
  /// - Parameter isColored: What was asked for; `nil` to find out.
  static func look(isColored: Bool?) -> TextLook {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let reported = Terminal.reportedColumns(of: STDOUT_FILENO)
    return TextLook(
      isColored: isColored ?? Terminal.takesColors(isTerminal: isTerminal, environment),
      hasBlocks: Terminal.takesUnicode(environment),
      columns: isTerminal ? Terminal.columns(reported: reported, environment) : .max)
  }
}

import Synchronization

/// The part of the program that draws, as far as judging commands name or need it.
package struct DrawingPart: Sendable {
  /// The ids of all strategies.
  package var strategies: [String] = []
  /// The ids of the strategies that `--strategy all` compares.
  package var comparable: [String] = []
  /// Writes the display lists of a run.
  package var exportDisplayLists: @Sendable (ExportCommand) throws -> Void = { _ in
    throw CommandFailure("this program draws no display lists", .usage)
  }

  package init() {}

  private static let stored = Mutex(DrawingPart())

  /// That of this program, which is set before a command runs.
  package static var current: DrawingPart {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}

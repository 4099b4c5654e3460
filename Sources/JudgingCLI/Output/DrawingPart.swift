import Synchronization

/// The part of the program that draws, as far as judging commands name or need it.
package struct DrawingPart: Sendable {
  package var strategies: [String] = []
  /// The ids of the strategies that `--strategy all` compares.
  package var comparable: [String] = []
  package var exportDisplayLists: @Sendable (ExportCommand) throws -> Void = { _ in
    throw CommandFailure("this program draws no display lists", .usage)
  }

  package init() {}

  private static let stored = Mutex(DrawingPart())

  /// The drawing part of this program; it is set before a command runs.
  package static var current: DrawingPart {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}

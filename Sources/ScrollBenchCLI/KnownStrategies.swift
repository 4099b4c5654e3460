package import RowStrategies
import Synchronization

/// The strategies that commands know: those of the catalogue, and those that a program added.
package enum KnownStrategies {
  private static let added = Mutex<[StrategyDescriptor]>([])

  /// Adds strategies for all commands that run afterwards.
  ///
  /// - Precondition: No id is taken.
  package static func add(_ strategies: [StrategyDescriptor]) {
    for strategy in strategies {
      precondition(!all.contains { $0.id == strategy.id }, "the id \(strategy.id) is taken")
      added.withLock { $0.append(strategy) }
    }
  }

  /// The strategies of a run that names none: the rivals, and the control that prices rounding.
  package static var standard: [StrategyDescriptor] {
    all.filter { $0.kind == .rival || $0.kind == .control }
  }

  package static var all: [StrategyDescriptor] {
    StrategyCatalogue.all + added.withLock { $0 }
  }

  /// The strategy of an id.
  ///
  /// - Precondition: There is one.
  static func named(_ id: String) -> StrategyDescriptor {
    guard let strategy = all.first(where: { $0.id == id }) else {
      preconditionFailure("there is no strategy \(id)")
    }
    return strategy
  }
}

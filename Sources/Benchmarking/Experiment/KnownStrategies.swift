import Geometry
package import RowStrategies
import Synchronization

/// The strategies of all commands: those of the catalogue, and those that a program added.
package enum KnownStrategies {
  private static let added = Mutex<[StrategyDescriptor]>([])

  /// Adds strategies to all subsequent commands.
  ///
  /// - Precondition: No id is taken.
  package static func add(_ strategies: [StrategyDescriptor]) {
    for strategy in strategies {
      require(!all.contains { $0.id == strategy.id }, "the id \(strategy.id) is taken")
      added.withLock { $0.append(strategy) }
    }
  }

  /// The default strategies of a run: the rivals, and the control, which shows what rounding costs.
  package static var standard: [StrategyDescriptor] {
    all.filter { $0.kind == .rival || $0.kind == .control }
  }

  /// The strategies that `--strategy all` compares.
  package static var comparable: [StrategyDescriptor] { all.filter { $0.kind != .variant } }

  package static var all: [StrategyDescriptor] {
    StrategyCatalogue.all + added.withLock { $0 }
  }

  /// - Precondition: There is a strategy of the id.
  package static func named(_ id: String) -> StrategyDescriptor {
    guard let strategy = all.first(where: { $0.id == id }) else {
      preconditionFailure("there is no strategy \(id)")
    }
    return strategy
  }
}

import Files
package import RunData

extension SweepPlan {
  /// Returns the specification of each cell, in their order, and checks them all.
  ///
  /// - Throws: ``InputError`` for a cell whose scenario is invalid, ``MeasurementError`` for one whose
  ///   scenario is that of another cell, and for an experiment without a winner.
  package func specs(varying base: ExperimentSpec) throws -> [ExperimentSpec] {
    let rivals = KnownStrategies.all.filter {
      base.strategies.contains($0.id) && $0.kind != .control
    }
    guard rivals.count > 1 else {
      throw MeasurementError(
        .specification, "a map takes at least two strategies that are no controls")
    }
    var known: [String: SweepCell] = [:]
    return try cells.map { cell in
      var scenario = try Scenario(base)
      do throws(InputError) {
        for (key, value) in settings(of: cell) { try scenario.set(key, to: value) }
        try scenario.validate(source: "its scenario")
      } catch {
        throw InputError("\(title(of: cell)): \(error.description)")
      }
      if let other = known.updateValue(cell, forKey: scenario.json.canonicalText) {
        throw MeasurementError(
          .specification,
          "\(title(of: other)) and \(title(of: cell)) are the same scenario: the values are equal")
      }
      var spec = base
      spec.scenario = scenario.canonicalJSON()
      return spec
    }
  }
}

/// A grid of scenarios to run, and the arguments of all cells: the content of `sweep.json`.
package struct SweepPlan: Codable, Equatable, Sendable {
  /// The version of the layout of `sweep.json` and `crossover.csv`.
  package static let schemaVersion = 1
  /// The most cells of a sweep; each has a folder.
  package static let mostCells = 1_000
  /// The most varied keys of a sweep.
  package static let mostAxes = 100

  package var schemaVersion = Self.schemaVersion
  /// The varied keys, the axes of the map first.
  package var vary: [SweepAxis]
  /// The arguments of `run` for all cells.
  package var runArguments: [String]
  /// All combinations of the axes' values; the last axis varies fastest.
  package var cells: [SweepCell]

  /// - Precondition: The axes have values, and no more combinations than ``mostCells``.
  package init(vary: [SweepAxis], runArguments: [String]) {
    precondition(
      (1...Self.mostCells).contains(Self.cellCount(of: vary)),
      "a sweep has 1 to \(Self.mostCells) cells")
    self.vary = vary
    self.runArguments = runArguments
    let combinations = vary.reduce([[]]) { combinations, axis in
      combinations.flatMap { values in axis.values.map { values + [$0] } }
    }
    let digits = max(3, "\(combinations.count)".count)
    cells = combinations.enumerated().map { index, values in
      SweepCell(
        name: SweepCell.name(number: index + 1, digits: digits, names: vary.map(\.name), values),
        values: values)
    }
  }

  /// Returns the number of cells of the axes, or `Int.max` on overflow and for too many axes.
  package static func cellCount(of vary: [SweepAxis]) -> Int {
    guard vary.count <= mostAxes else { return .max }
    return vary.isEmpty
      ? 0
      : vary.reduce(1) { count, axis in
        let (product, overflow) = count.multipliedReportingOverflow(by: axis.values.count)
        return overflow ? Int.max : product
      }
  }
}

/// A key of the scenario and its values.
package struct SweepAxis: Codable, Equatable, Sendable {
  /// The path of the key, such as `display.scale`.
  package var name: String
  /// In the syntax of `--set`; numbers without trailing zeros.
  package var values: [String]

  package init(name: String, values: [String]) {
    self.name = name
    self.values = values
  }
}

/// A combination of values: one run of a sweep.
package struct SweepCell: Codable, Equatable, Sendable {
  /// The name of the folder.
  package var name: String
  /// One per axis.
  package var values: [String]

  package init(name: String, values: [String]) {
    self.name = name
    self.values = values
  }

  /// The number at the start of the name, from 1.
  package var number: Int {
    guard let number = Int(name.prefix { $0 != "_" }), number > 0 else {
      preconditionFailure("the name of a cell begins with its number")
    }
    return number
  }

  /// The longest name, in bytes.
  private static let longestName = 120

  /// `007_radius=4_rowHeight=32`: characters that are unusual in file names become `-`.
  fileprivate static func name(
    number: Int, digits: Int, names: [String], _ values: [String]
  ) -> String {
    let text = "\(number)"
    let zeros = String(repeating: "0", count: max(0, digits - text.count))
    let settings = zip(names, values).map { "_\($0)=\($1)" }.joined()
    let plain = settings.unicodeScalars.map { scalar in
      let isPlain =
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        || ("0"..."9").contains(scalar) || "._=+-".unicodeScalars.contains(scalar)
      return isPlain ? Character(scalar) : "-"
    }
    return String((zeros + text + plain).prefix(longestName))
  }
}

extension SweepPlan {
  /// Returns the settings of a cell in the syntax of `--set`.
  ///
  /// A whole number as `sectionSizes` means sections of exactly that size.
  package func settings(of cell: SweepCell) -> [(key: String, value: String)] {
    zip(vary, cell.values).map { axis, value in
      let isLength = axis.name == "sectionSizes" && Int(value) != nil
      return (axis.name, isLength ? "[\(value),\(value)]" : value)
    }
  }

  /// Returns the arguments that run one cell.
  package func commandLine(of cell: SweepCell) -> [String] {
    ["run"] + runArguments + settings(of: cell).flatMap { ["--set", "\($0.key)=\($0.value)"] }
  }

  /// Returns a title such as `radius 4, rowHeight 32`.
  package func title(of cell: SweepCell) -> String {
    zip(vary, cell.values).map { "\($0.name) \($1)" }.joined(separator: ", ")
  }

  /// Returns the first difference from another plan as a clause about both; `nil` if they are
  /// equal.
  package func difference(from other: SweepPlan) -> String? {
    func list(_ words: [String]) -> String {
      words.isEmpty ? "none" : words.joined(separator: " ")
    }
    let (own, others) = (vary.map(\.name), other.vary.map(\.name))
    guard own == others else {
      return "one varies \(list(own)), the other \(list(others))"
    }
    for (axis, second) in zip(vary, other.vary) where axis != second {
      return "\(axis.name) is \(axis.values.joined(separator: ",")) in one,"
        + " \(second.values.joined(separator: ",")) in the other"
    }
    guard runArguments == other.runArguments else {
      return "the arguments of run are \(list(runArguments)) in one,"
        + " \(list(other.runArguments)) in the other"
    }
    return self == other ? nil : "their cells have other names"
  }
}

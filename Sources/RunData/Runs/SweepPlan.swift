package import Files

/// A grid of scenarios to run, and the arguments of all cells: the content of `sweep.json`.
package struct SweepPlan: Equatable, Sendable {
  /// The version of the layout of `sweep.json` and `crossover.csv`.
  package static let schemaVersion = 1
  /// The most cells of a sweep; each has a folder.
  package static let mostCells = 1_000
  package static let mostAxes = 100

  /// The varied keys, the axes of the map first.
  package let vary: [SweepAxis]
  /// The arguments of `run` for all cells.
  package let runArguments: [String]
  /// All combinations of the axes' values; the last axis varies fastest.
  package let cells: [SweepCell]

  /// - Precondition: There is no ``fault(in:)``.
  package init(vary: [SweepAxis], runArguments: [String]) {
    let fault = Self.fault(in: vary)
    precondition(fault == nil, fault ?? "")
    self.vary = vary
    self.runArguments = runArguments
    let combinations = vary.reduce([[]]) { combinations, axis in
      combinations.flatMap { values in axis.values.map { values + [$0] } }
    }
    let digits = max(3, "\(combinations.count)".count)
    cells = combinations.enumerated().map { index, values in
      let number = DecimalText.padded(index + 1, digits: digits)
      return SweepCell(number: number, names: vary.map(\.name), values)
    }
  }

  /// Returns the reason why axes make no sweep; `nil` if they do.
  package static func fault(in vary: [SweepAxis]) -> String? {
    var names: Set<String> = []
    var count = 1
    for axis in vary {
      guard names.insert(axis.name).inserted else { return "\(axis.name) is varied twice" }
      var values: Set<String> = []
      if let double = axis.values.first(where: { !values.insert($0).inserted }) {
        return "\(axis.name) has the value \(double) twice"
      }
      let (product, overflow) = count.multipliedReportingOverflow(by: axis.values.count)
      count = overflow ? .max : product
    }
    guard vary.isEmpty || vary.count > mostAxes || !(1...mostCells).contains(count) else {
      return nil
    }
    return "\(vary.count) varied keys make \(count == .max ? "far too many" : "\(count)") cells;"
      + " a sweep has 1 to \(mostCells) of them, and at most \(mostAxes) keys"
  }
}

/// A key of the scenario and its values.
package struct SweepAxis: Codable, Equatable, Sendable {
  /// The path of the key, such as `display.scale`.
  package let name: String
  /// In the syntax of `--set`; numbers without trailing zeros.
  package let values: [String]

  package init(name: String, values: [String]) {
    self.name = name
    self.values = values
  }
}

/// A combination of values: one run of a sweep.
package struct SweepCell: Encodable, Hashable, Sendable {
  /// The name of the folder.
  package let name: String
  /// One per axis.
  package let values: [String]

  private static let longestName = 120

  /// Makes the name, such as `007_radius=4_rowHeight=32`: characters that are unusual in file names
  /// become `-`.
  fileprivate init(number: String, names: [String], _ values: [String]) {
    let settings = zip(names, values).map { "_\($0)=\($1)" }.joined()
    let plain = settings.unicodeScalars.map { scalar in
      let isPlain =
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        || ("0"..."9").contains(scalar) || "._=+-".unicodeScalars.contains(scalar)
      return isPlain ? Character(scalar) : "-"
    }
    name = String((number + plain).prefix(Self.longestName))
    self.values = values
  }
}

extension SweepPlan {
  /// In the syntax of `--set`; a whole number as `sectionSizes` means sections of that size alone.
  package func settings(of cell: SweepCell) -> [(key: String, value: String)] {
    zip(vary, cell.values).map { axis, value in
      let isLength = axis.name == "sectionSizes" && Int(value) != nil
      return (axis.name, isLength ? "[\(value),\(value)]" : value)
    }
  }

  package func commandLine(of cell: SweepCell) -> [String] {
    ["run"] + runArguments + settings(of: cell).flatMap { ["--set", "\($0.key)=\($0.value)"] }
  }

  /// The arguments of the whole sweep, except those that say where it is written.
  package var arguments: [String] {
    vary.flatMap { ["--vary", "\($0.name)=\($0.values.joined(separator: ","))"] } + runArguments
  }

  /// Returns a title such as `radius 4, rowHeight 32`.
  package func title(of cell: SweepCell) -> String {
    zip(vary, cell.values).map { "\($0.name) \($1)" }.joined(separator: ", ")
  }
}

extension SweepPlan {
  package static let fileName = "sweep.json"

  package func json() throws(OutputError) -> [UInt8] {
    try JSONText.file(
      [
        "schema_version": Self.schemaVersion, "kind": "sweep", "vary": vary,
        "run_arguments": runArguments, "cells": cells,
      ] as JSONObject, name: Self.fileName)
  }

  /// Refuses anything that ``json()`` does not write.
  package init(at path: String) throws(InputError) {
    let bytes = try InputFile.contents(of: path)
    let file = try JSONText.value(File.self, from: bytes, name: path)
    if let fault = Self.fault(in: file.vary) { throw InputError(path, MessageText.oneLine(fault)) }
    self.init(vary: file.vary, runArguments: file.runArguments)
    // By value: other versions of Foundation break lines elsewhere.
    guard try Self.tree(bytes, path) == (try? Self.tree(json(), path)) else {
      throw InputError(
        path, "no plan as this build writes it, with schema_version \(Self.schemaVersion)")
    }
  }

  /// The members from which the others follow.
  private struct File: Decodable {
    let vary: [SweepAxis]
    let runArguments: [String]
  }

  private static func tree(_ bytes: [UInt8], _ path: String) throws(InputError) -> JSONValue {
    try JSONText.value(JSONValue.self, from: bytes, name: path)
  }
}

package import Files
package import RunData

/// `sweep.json`: the plan of a sweep.
package enum SweepPlanFile {
  package static let name = "sweep.json"

  /// Distinguishes the file from other JSON.
  private static let kind = "sweep"

  /// Encodes a plan.
  package static func bytes(of plan: SweepPlan) throws(OutputError) -> [UInt8] {
    try JSONText.file(
      [
        "schema_version": plan.schemaVersion, "kind": kind, "vary": plan.vary,
        "run_arguments": plan.runArguments, "cells": plan.cells,
      ] as JSONObject, name: name)
  }

  /// Reads a plan.
  ///
  /// - Throws: ``InputError`` for anything that ``bytes(of:)`` does not write; of the kind `absent`
  ///   if the file is missing.
  package static func plan(at path: String) throws(InputError) -> SweepPlan {
    let bytes = try InputFile.contents(of: path)
    let tree = try JSONText.value(JSONValue.self, from: bytes, name: path)
    guard case .object(let keys) = tree, keys["kind"] == .string(kind) else {
      throw InputError(.malformed, "\(path) is no plan of a sweep of scrollbench")
    }
    guard keys["schema_version"] == .number(Double(SweepPlan.schemaVersion)) else {
      throw InputError(
        .malformed,
        "\(path) has another schema_version than \(SweepPlan.schemaVersion), which this build reads"
      )
    }
    let plan = try JSONText.value(SweepPlan.self, from: bytes, name: path)
    if let fault = fault(in: plan) { throw InputError(.malformed, "\(path): \(fault)") }
    let known = try? JSONText.value(JSONValue.self, from: try self.bytes(of: plan), name: path)
    guard known == tree else {
      throw InputError(.malformed, "\(path) has keys that no plan of a sweep has")
    }
    return plan
  }

  /// Returns the first value that no plan can have; `nil` if there is none.
  private static func fault(in plan: SweepPlan) -> String? {
    let count = SweepPlan.cellCount(of: plan.vary)
    guard (1...SweepPlan.mostCells).contains(count) else {
      return "vary makes \(count == .max ? "too many" : "\(count)") cells:"
        + " 1 to \(DecimalText.grouped(SweepPlan.mostCells)) are expected, of at most \(SweepPlan.mostAxes) keys"
    }
    if let double = plan.vary.indices.first(where: { index in
      plan.vary[..<index].contains { $0.name == plan.vary[index].name }
    }) {
      return "\(TextFormatting.name(plan.vary[double].name)) is varied twice"
    }
    if let axis = plan.vary.first(where: { CrossoverCSV.ownNames.contains($0.name) }) {
      return
        "\(TextFormatting.name(axis.name)) is varied, which is a column of \(CrossoverCSV.name)"
    }
    if let axis = plan.vary.first(where: { Set($0.values).count != $0.values.count }) {
      return "\(TextFormatting.name(axis.name)) has a value twice"
    }
    return plan == SweepPlan(vary: plan.vary, runArguments: plan.runArguments)
      ? nil : "the cells are not those that vary makes"
  }
}

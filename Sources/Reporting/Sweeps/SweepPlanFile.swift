package import Files
import Results
package import RunRecords

/// `sweep.json`: the plan of a sweep, a cell a line.
package enum SweepPlanFile {
  package static let name = "sweep.json"

  /// What tells it from other files of this kind.
  private static let kind = "sweep"

  /// The file; it ends with a line feed.
  package static func bytes(of plan: SweepPlan) throws(OutputError) -> [UInt8] {
    let text = """
      {
        "schema_version": \(plan.schemaVersion),
        "kind": "\(kind)",
        "vary": \(try JSONText.array(plan.vary, indent: "  ")),
        "run_arguments": \(try JSONText.line(plan.runArguments)),
        "cells": \(try JSONText.array(plan.cells, indent: "  "))
      }

      """
    return Array(text.utf8)
  }

  /// - Throws: ``InputError`` for anything that no sweep wrote; of the kind `absent` if there is no
  ///   such file.
  package static func plan(at path: String) throws(InputError) -> SweepPlan {
    let bytes = try MappedFile.wholeFile(path)
    guard case .object(let keys) = try RecordJSON.tree(of: bytes, name: path),
      keys["kind"] == .string(kind)
    else { throw InputError(.malformed, "\(path) is no plan of a sweep of scrollbench") }
    try JSONText.refuseDuplicateKeys(in: bytes, name: path)
    guard keys["schema_version"] == .number(Double(SweepPlan.schemaVersion)) else {
      throw InputError(
        .malformed,
        "\(path) has another schema_version than \(SweepPlan.schemaVersion), which this build reads"
      )
    }
    let plan = try JSONText.value(SweepPlan.self, from: bytes, name: path)
    if let fault = fault(in: plan) { throw InputError(.malformed, "\(path): \(fault)") }
    return plan
  }

  /// What of a plan no sweep can have; `nil` if there is nothing.
  private static func fault(in plan: SweepPlan) -> String? {
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
    let count = SweepPlan.cellCount(of: plan.vary)
    guard (1...SweepPlan.mostCells).contains(count) else {
      return "vary makes \(count == .max ? "too many" : "\(count)") cells:"
        + " 1 to \(DecimalText.grouped(SweepPlan.mostCells)) are expected"
    }
    return plan == SweepPlan(vary: plan.vary, runArguments: plan.runArguments)
      ? nil : "the cells are not those that vary makes"
  }
}

import Foundation
import Testing

/// A way in which a file comes to harm.
private enum Damage: CaseIterable {
  case cutInHalf, cutShort, emptied, foreign, ofTheFuture, edited, folder, gone

  /// The file's new text; `nil` if it is no file any more.
  func text(of whole: String) -> String? {
    switch self {
    case .cutInHalf: return String(whole.prefix(whole.count / 2))
    // The last line without its end: of JSON without its last bracket.
    case .cutShort: return String(whole.dropLast(whole.hasSuffix("}\n") ? 2 : 1))
    case .emptied: return ""
    case .foreign: return "Date,Opening,Closing\n2025-01-02,3.5,4.5\n"
    case .ofTheFuture:
      return whole.replacingOccurrences(
        of: "(Z-[0-9a-f]+,|\"schema_version\" ?: )[123]", with: "$19", options: .regularExpression)
    // A name that is none, in a key or a column.
    case .edited: return whole.replacingOccurrences(of: "layers", with: "la/yers")
    case .folder, .gone: return nil
    }
  }
}

/// A file that a gate reads, and what it is asked to judge then.
private struct JudgedFile {
  let name: String
  let judged: String

  static let all = [
    JudgedFile(name: "run/run.json", judged: "run"),
    JudgedFile(name: "run/frames.csv", judged: "run"),
    JudgedFile(name: "run/frames.csv", judged: "run/frames.csv"),
    JudgedFile(name: "base.json", judged: "run"), JudgedFile(name: "rules.json", judged: "run"),
  ]

  /// Indicates whether the gate treats the file as missing rather than malformed.
  func mayBeAbsent(_ damage: Damage) -> Bool {
    // A folder in the place of a file that is judged by itself is a run's folder without its files.
    (damage == .gone && name != "rules.json") || (damage == .folder && name == judged)
  }
}

@Suite("scrollbench gate with damaged files")
struct DamagedFileTests {
  @Test("names the file and its fault: exit 65, or 3 if it is missing")
  func everyDamage() throws {
    let folder = try Tool.folderWithRun()
    try Tool.succeed(["gate", "--write-rules", "rules.json"], in: folder)
    let gate = ["gate", "--exact", "--baseline", "base.json", "--rules", "rules.json", "--run"]
    try Tool.succeed(gate + ["run", "--update-baseline"], in: folder)
    for file in JudgedFile.all {
      let whole = try folder.text(file.name)
      if !file.judged.hasSuffix("frames.csv") {
        try Tool.succeed(gate + [file.judged], in: folder)
      }
      for damage in Damage.allCases {
        // No key of run.json has that name.
        if damage == .edited, file.name == "run/run.json" { continue }
        try folder.replace(file.name, with: damage.text(of: whole), isFolder: damage == .folder)
        let outcome = try Tool.run(gate + [file.judged], in: folder)
        let code: Int32 = file.mayBeAbsent(damage) ? 3 : 65
        let what = "\(file.name), \(damage): \(outcome.output)\(outcome.errors)"
        #expect(outcome.code == code, "\(what)")
        #expect(outcome.output.isEmpty && outcome.errorLines.count == 1, "\(what)")
        #expect(outcome.errors.contains(file.name), "\(what)")
        try folder.replace(file.name, with: whole, isFolder: false)
      }
    }
  }

  @Test("judges nothing by a baseline without metrics: exit 3")
  func empty() throws {
    let folder = try Tool.folderWithRun()
    try folder.put(#"{"schema_version": 1, "machine": {}, "metrics": {}}"#, at: "base.json")
    let outcome = try Tool.run(["gate", "--run", "run", "--baseline", "base.json"], in: folder)
    #expect(outcome.code == 3, "\(outcome.errors)")
  }

  @Test("makes no baseline of a run with added work: exit 65")
  func injected() throws {
    let folder = try Folder()
    try Tool.succeed(
      Tool.brief + Tool.plainRows + ["--inject", "layer", "--output", "run"], in: folder)
    for command in [
      ["gate", "--baseline", "base.json", "--run", "run", "--update-baseline"],
      ["export", "run", "--format", "history", "--append", "h.csv"],
    ] {
      try Tool.expectRefusal(command, code: 65, saying: "synthetic load", in: folder)
    }
  }
}

extension Folder {
  /// Puts a text, a folder or nothing where a file is.
  fileprivate func replace(_ name: String, with text: String?, isFolder: Bool) throws {
    try? FileManager.default.removeItem(atPath: path + "/" + name)
    if let text { try put(text, at: name) }
    if isFolder {
      try FileManager.default.createDirectory(
        atPath: path + "/" + name, withIntermediateDirectories: true)
    }
  }
}

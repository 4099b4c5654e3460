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
    JudgedFile(name: "base.json", judged: "run"),
    JudgedFile(name: "rules.json", judged: "run"),
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
    #expect(try Tool.run(["gate", "--write-rules", "rules.json"], in: folder).code == 0)
    let gate = ["gate", "--exact", "--baseline", "base.json", "--rules", "rules.json", "--run"]
    #expect(try Tool.run(gate + ["run", "--update-baseline"], in: folder).code == 0)
    for file in JudgedFile.all {
      let whole = try folder.text(file.name)
      if !file.judged.hasSuffix("frames.csv") {
        #expect(try Tool.run(gate + [file.judged], in: folder).code == 0, "\(file.judged)")
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

  @Test("makes no baseline of a run with added work: exit 65")
  func injected() throws {
    let folder = try Folder()
    let made = try Tool.run(
      Tool.brief + [
        "--strategy", "square", "--set", "content=none", "--no-verify", "--inject", "layer",
        "--output", "run",
      ], in: folder)
    #expect(made.code == 0, "\(made.errors)")
    let outcome = try Tool.run(
      ["gate", "--baseline", "base.json", "--run", "run", "--update-baseline"], in: folder)
    #expect(outcome.code == 65 && outcome.errors.contains("synthetic load"), "\(outcome.errors)")
    let added = try Tool.run(
      ["export", "run", "--format", "history", "--append", "h.csv"], in: folder)
    #expect(added.code == 65 && added.errors.contains("synthetic load"), "\(added.errors)")
    #expect(!folder.entries.contains("base.json") && !folder.entries.contains("h.csv"))
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

import Foundation

/// The folders of `PATH`.
enum SearchPath {
  /// Returns the first program with a name; `nil` if there is none.
  static func program(_ name: String) -> String? {
    guard !name.contains("/") else { return nil }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first(where: isProgram)
  }

  private static func isProgram(_ path: String) -> Bool {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let kind = try? FileManager.default.attributesOfItem(atPath: file)[.type] as? FileAttributeType
    return kind == .typeRegular && FileManager.default.isExecutableFile(atPath: path)
  }
}

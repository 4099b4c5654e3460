package import Files
import Foundation

/// Calls `body` with the path of a new folder, which is removed afterwards with its contents.
@discardableResult
package func withTestFolder<Value>(_ body: (String) throws -> Value) throws -> Value {
  let path = NSTemporaryDirectory() + "/scrollbench-tests-" + UUID().uuidString
  try makeFolder(path)
  defer { try? FileManager.default.removeItem(atPath: path) }
  return try body(path)
}

package func put(_ text: String, at path: String) throws { try put(text.utf8, at: path) }

package func put(_ bytes: some Sequence<UInt8>, at path: String) throws {
  try Data(bytes).write(to: URL(fileURLWithPath: path))
}

package func text(at path: String) throws -> String {
  String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
}

/// The text of a file; `nil` if there is none.
package func content(_ path: String) -> String? { try? text(at: path) }

/// The names in a folder, sorted; `nil` if there is none.
package func entries(_ path: String) -> [String]? {
  try? FileManager.default.contentsOfDirectory(atPath: path).sorted()
}

package func makeFolder(_ path: String) throws {
  try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
}

/// The content of each file in a folder and its subfolders, by path; `folder` for a folder.
package func tree(_ path: String) -> [String: String] {
  let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
  return Dictionary(
    uniqueKeysWithValues: names.map { ($0, content(path + "/" + $0) ?? "folder") })
}

extension FolderKind {
  /// Writes a folder as processes do that share the cells of a sweep.
  ///
  /// - Returns: Whether this call created it.
  package func create(_ files: [String: [UInt8]], at path: String) throws -> Bool {
    let folder = try begin(path)
    try folder.write(files)
    return try folder.publish(asNew: path)
  }
}

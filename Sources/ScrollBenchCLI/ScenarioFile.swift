import Foundation

/// Reads the bytes of a scenario file.
enum ScenarioFile {
  /// - Throws: A ``CommandFailure`` that names the file and what is wrong with it.
  static func read(_ path: String) throws -> Data {
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CommandFailure("\(path): there is no such scenario file", .data)
    }
    guard !isFolder.boolValue else {
      throw CommandFailure("\(path): is a folder, not a scenario file", .data)
    }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw CommandFailure("\(path): the scenario file cannot be read", .data)
    }
    guard String(bytes: data, encoding: .utf8) != nil else {
      throw CommandFailure("\(path): the scenario file is not UTF-8", .data)
    }
    return data
  }
}

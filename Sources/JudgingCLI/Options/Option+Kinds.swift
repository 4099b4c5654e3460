package import Analysis
package import ArgumentParser
package import DeviceLogs

extension Option {
  /// Creates an option that takes a path, of a file unless the value is called a folder.
  package init(
    path value: String, parsing: SingleValueParsingStrategy = .next, _ help: String
  ) where Value == String {
    self.init(
      parsing: parsing, help: ArgumentHelp(help, valueName: value),
      completion: FlagValue.completion(ofPath: value), transform: FlagValue.path)
  }

  package init(
    path value: String, name: NameSpecification = .long,
    parsing: SingleValueParsingStrategy = .next, _ help: String
  ) where Value == String? {
    self.init(
      name: name, parsing: parsing, help: ArgumentHelp(help, valueName: value),
      completion: FlagValue.completion(ofPath: value), transform: FlagValue.path)
  }

  /// Creates an option that takes a count from 1 to a limit, and whose help ends with the default.
  package init(
    wrappedValue: Value, count kind: String, upTo limit: Int, value: String = "n",
    visibility: ArgumentVisibility = .default, _ help: String
  ) where Value == Int {
    self.init(
      wrappedValue: wrappedValue, parsing: .unconditional,
      help: ArgumentHelp(
        "\(help) (default: \(wrappedValue))", valueName: value, visibility: visibility),
      transform: FlagValue.count(kind, upTo: limit))
  }

  package init(count kind: String, upTo limit: Int, _ help: String) where Value == Int? {
    self.init(
      parsing: .unconditional, help: ArgumentHelp(help, valueName: "n"),
      transform: FlagValue.count(kind, upTo: limit))
  }
}

extension FlagValue {
  /// By the name of the value: `folder`, `file.json`.
  fileprivate static func completion(ofPath value: String) -> CompletionKind {
    value == "folder"
      ? .directory
      : value.hasPrefix("file.") ? .file(extensions: [String(value.dropFirst(5))]) : .file()
  }
}

extension SessionFinding: ExpressibleByArgument {}
extension TimeUnit: ExpressibleByArgument {}

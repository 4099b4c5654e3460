package import ArgumentParser

extension Option {
  /// Creates an option that takes the name of a case.
  ///
  /// - Parameter kind: The kind of the names in messages, whose last word stands for the value in the
  ///   help.
  package init(wrappedValue: Value, oneOf kind: String, _ help: String)
  where Value: CaseIterable & RawRepresentable<String> & Sendable {
    self.init(
      wrappedValue: wrappedValue,
      help: FlagValue.help(help, kind, Value.self, default: wrappedValue.rawValue),
      completion: .list(Value.allCases.map(\.rawValue)), transform: FlagValue.oneCase(of: kind))
  }

  /// Creates an option that may take the name of a case.
  package init<Case>(oneOf kind: String, _ help: String)
  where Value == Case?, Case: CaseIterable & RawRepresentable<String> & Sendable {
    self.init(
      help: FlagValue.help(help, kind, Case.self),
      completion: .list(Case.allCases.map(\.rawValue)), transform: FlagValue.oneCase(of: kind))
  }
}

extension Option {
  /// Creates an option that takes a path, of a file unless the value is called a folder.
  package init(
    path value: String, name: NameSpecification = .long,
    parsing: SingleValueParsingStrategy = .next, _ help: String
  ) where Value == String {
    self.init(
      name: name, parsing: parsing, help: ArgumentHelp(help, valueName: value),
      completion: FlagValue.completion(ofPath: value), transform: FlagValue.path)
  }

  /// Creates an option that may take a path.
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

  /// Creates an option that may take a count from 1 to a limit.
  package init(count kind: String, upTo limit: Int, _ help: String) where Value == Int? {
    self.init(
      parsing: .unconditional, help: ArgumentHelp(help, valueName: "n"),
      transform: FlagValue.count(kind, upTo: limit))
  }
}

extension FlagValue {
  /// Returns the completion of a path by the name of the value: `folder`, `file.json`.
  fileprivate static func completion(ofPath value: String) -> CompletionKind {
    value == "folder"
      ? .directory
      : value.hasPrefix("file.") ? .file(extensions: [String(value.dropFirst(5))]) : .file()
  }

  fileprivate static func help<Case: CaseIterable & RawRepresentable<String>>(
    _ text: String, _ kind: String, _: Case.Type, default standard: String? = nil
  ) -> ArgumentHelp {
    let values = Case.allCases.map(\.rawValue).joined(separator: ", ")
    return ArgumentHelp(
      "\(text) (values: \(values)\(standard.map { "; default: \($0)" } ?? ""))",
      valueName: kind.split(separator: " ").last.map(String.init))
  }

  fileprivate static func oneCase<Case: CaseIterable & RawRepresentable<String> & Sendable>(
    of kind: String
  ) -> @Sendable (String) throws -> Case {
    { text in
      let text = try name(text, of: kind, among: Case.allCases.map(\.rawValue))
      guard let value = Case(rawValue: text) else { preconditionFailure("a name of a case") }
      return value
    }
  }
}

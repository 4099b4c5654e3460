import ArgumentParser
import Files
import JudgingCLI
import Reporting

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a package with a strategy and a cell of your own, its tests and a CI job.",
    usage: "scrollbench init [<folder>] --from <package>",
    discussion: """
      The package lies in \(Self.name) of the folder, beside what is there, the job in \
      .github/workflows. No file is replaced: if one exists, nothing is written.
      """)

  @Argument(
    help: ArgumentHelp("The folder of your repository. (default: .)", valueName: "folder"),
    completion: .directory, transform: FlagValue.path)
  var folder = "."

  @Option(
    help: ArgumentHelp(
      "The package ScrollBench: a clone's folder, or the address and a version, such as"
        + " https://…/ScrollBench@0.2.0.", valueName: "package"),
    completion: .directory)
  var from: String

  mutating func validate() throws { _ = try Origin(from) }

  func run() throws {
    let files = try files(from: Origin(from))
    let paths = files.map { PathText.join(folder, $0.path) }
    let parent = PathText.parent(of: PathText.absolute(folder))
    guard (try? FileFacts(following: parent))?.kind == .folder else {
      throw OutputError("\(folder) cannot hold the package: there is no folder \(parent)")
    }
    if let path = paths.first(where: { FileFacts.kind(at: $0) != nil }) {
      throw OutputError("\(path) exists: nothing was written")
    }
    try OutputFile.write(
      zip(paths, files).map { OutputFile.Entry($0, Array($1.text.utf8)) }, in: folder,
      replacing: { _ in false })
    for path in paths { WrittenFiles.announce(path) }
    let package = folder == "." ? Self.name : PathText.join(folder, Self.name)
    let rows = ["swift", "run", "-c", "release", "MyRows"]
    for command in [
      ["cd", package],
      ["swift", "test"],
      rows + ["verify", "--strategy", "my-rows", "--scales", "1"],
      rows + ["run", "--quick", "--strategy", "my-rows,layer-grid"],
    ] {
      print(ShellText.line(command))
    }
  }

  private static let name = "ScrollGate"
}

extension InitCommand {
  /// The place of the package ScrollBench.
  private struct Origin {
    /// The dependency in the manifest.
    let dependency: String
    /// The folder that the package is in once dependencies are resolved.
    let checkout: String

    init(_ text: String) throws {
      let text = text.contains("://") ? text : PathText.absolute(text)
      // It becomes part of a manifest and of a shell's line, between double quotes.
      guard
        text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && !"\"\\$`".unicodeScalars.contains($0) }
        )
      else { throw ValidationError("the package has a quote, a dollar or another special sign") }
      guard text.contains("://") else {
        guard FileFacts.kind(at: PathText.join(text, "scripts/setup")) != nil else {
          throw ValidationError(
            "\"\(text)\" is neither the folder of a clone of ScrollBench nor an address and a version,"
              + " such as https://…/ScrollBench@0.2.0")
        }
        (dependency, checkout) = (".package(name: \"ScrollBench\", path: \"\(text)\")", text)
        return
      }
      guard let match = text.wholeMatch(of: /(.*)@([0-9]+\.[0-9]+\.[0-9]+)/) else {
        throw ValidationError("\"\(text)\" does not end with a version, such as @0.2.0")
      }
      // The checkout and the package in the manifest are named after it.
      let (address, version) = (match.1, match.2)
      guard let name = address.split(separator: "/").last,
        ["ScrollBench", "ScrollBench.git"].contains(name)
      else { throw ValidationError("the address \"\(address)\" does not end with ScrollBench") }
      dependency = ".package(url: \"\(address)\", from: \"\(version)\")"
      checkout = "\(InitCommand.name)/.build/checkouts/ScrollBench"
    }
  }

  private func files(from origin: Origin) -> [(path: String, text: String)] {
    let sources = [
      "Sources/MyRows.swift", "Sources/NoteCell.swift", "Program/main.swift",
      "Tests/MyRowsTests.swift", "Tests/NoteCellTests.swift",
    ]
    let manifest = Self.embedded("Package.swift")
      .replacing("InYourTests", with: Self.name)
      .replacing(".package(name: \"ScrollBench\", path: \"../..\")", with: origin.dependency)
    let job = Self.embedded("scroll.yml").replacing("CHECKOUT", with: origin.checkout)
    return [("\(Self.name)/Package.swift", manifest)]
      + sources.map { ("\(Self.name)/\($0)", Self.embedded($0)) }
      + [("\(Self.name)/.gitignore", ".build/\nresults/\n"), (".github/workflows/scroll.yml", job)]
  }

  private static func embedded(_ name: String) -> String {
    EmbeddedFile.text(of: "Scaffold/\(name)")
  }
}

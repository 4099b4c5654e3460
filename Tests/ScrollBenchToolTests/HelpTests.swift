import Foundation
import Testing

@Suite("scrollbench's help")
struct HelpTests {
  private struct Dump: Decodable { let command: Command }

  private struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let shouldDisplay: Bool
    let subcommands: [Command]?
    let arguments: [Argument]?

    /// This command and all below it that are shown, each with the words that name it.
    func all(_ above: [String] = []) -> [(words: [String], command: Command)] {
      guard shouldDisplay, commandName != "help" else { return [] }
      let words = above + [commandName]
      return [(words, self)] + (subcommands ?? []).flatMap { $0.all(words) }
    }
  }

  private struct Argument: Decodable {
    let kind: String
    let shouldDisplay: Bool
    let valueName: String?
    let abstract: String?
    let defaultValue: String?
    let allValues: [String]?
  }

  private func commands() throws -> [(words: [String], command: Command)] {
    let outcome = try Tool.run(["--experimental-dump-help"], in: Folder())
    return try JSONDecoder().decode(Dump.self, from: Data(outcome.output.utf8)).command.all()
  }

  @Test("are at most 80 columns wide, without spaces at the ends of lines")
  func width() throws {
    let folder = try Folder()
    let commands = try commands()
    #expect(commands.count > 12)
    for (words, _) in commands {
      let outcome = try Tool.run(
        words.dropFirst() + ["--help"], in: folder, environment: ["COLUMNS": "80"])
      #expect(outcome.code == 0 && outcome.errors.isEmpty)
      #expect(outcome.output.hasPrefix("OVERVIEW: "))
      for line in outcome.output.split(separator: "\n") {
        #expect(line.count <= 80 && line.last != " ", "\(words.joined(separator: " ")): \(line)")
      }
    }
  }

  @Test("begin with three commands to start with, and list all in groups")
  func groups() throws {
    for arguments in [["--help"], ["help"], []] {
      let text = try Tool.run(arguments, in: Folder()).output
      let titles = text.split(separator: "\n").filter { $0.first?.isUppercase == true }
      #expect(
        titles.compactMap { $0.hasSuffix(" SUBCOMMANDS:") ? $0.split(separator: " ").first : nil }
          == ["MEASURE", "JUDGE", "LOOK", "EXCHANGE", "TRUST", "START"])
      let start = try #require(text.split(separator: "\nUSAGE:").first)
      let examples = start.split(separator: "\n").filter { $0.hasPrefix("  scrollbench ") }
      #expect(
        examples.map { String($0.split(separator: " ")[1]) } == ["run", "report", "compare"])
      #expect(start.contains("help exit-status") && !text.contains("EXIT STATUS"))
    }
  }

  @Test("of run lists at most 20 options")
  func runOptions() throws {
    let text = try Tool.run(["run", "--help"], in: Folder()).output
    let options = text.split(separator: "\n").filter {
      $0.hasPrefix("  -") && !$0.hasPrefix("  --version") && !$0.hasPrefix("  -h, --help")
    }
    #expect((15...20).contains(options.count), "\(options)")
  }

  @Test("have sentences for each command and option, then its values and default in brackets")
  func sentences() throws {
    for (words, command) in try commands() {
      let abstract = command.abstract ?? ""
      #expect(abstract.hasSuffix(".") || abstract.hasSuffix("?"), "\(words)")
      #expect(abstract.first?.isUppercase == true, "\(words)")
      for argument in command.arguments ?? [] where argument.shouldDisplay {
        let place = "\(words.joined(separator: " ")) \(argument.valueName ?? "")"
        let text = argument.abstract ?? ""
        let bracket = text.range(
          of: #" \((values: |default: )[^\n]*\)$"#, options: .regularExpression)
        let sentence = bracket.map { String(text[..<$0.lowerBound]) } ?? text
        #expect(sentence.first?.isUppercase == true, "\(place): \(text)")
        #expect(sentence.hasSuffix("."), "\(place): \(text)")
        #expect(!sentence.lowercased().contains("default:"), "\(place): \(text)")
        // What the parser knows it adds in a bracket of its own.
        if bracket != nil {
          #expect(argument.defaultValue == nil && argument.allValues == nil, "\(place): \(text)")
        }
      }
    }
  }
}

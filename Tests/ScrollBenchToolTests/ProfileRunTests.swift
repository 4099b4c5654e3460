import Foundation
import Testing

@Suite("scrollbench profile")
struct ProfileRunTests {
  /// Arguments for a profile that takes a moment even in a debug build.
  private let brief =
    ["profile"] + Tool.briefOptions + ["--strategy", "whole-view-alpha,square"]

  private let strategies = ["square", "whole-view-alpha"]

  /// Returns whether there is a sample of the painter that composites a strategy's layers.
  ///
  /// Without samples of a strategy there is no file of them.
  private func isPainted(_ id: String, in folder: Folder) throws -> Bool {
    let file = "p/\(id).collapsed"
    guard folder.entries.contains(file) else { return false }
    return try folder.text(file).split(separator: "\n").contains {
      $0.hasPrefix("\(id);composite;") && $0.contains(";BandEngine.composite(_:into:);")
    }
  }

  @Test("writes a flame graph and stacks per strategy, and prints the overview")
  func files() throws {
    let folder = try Folder()
    // Which functions are sampled is chance: there are more rounds until the painter's is.
    for rounds in [20, 80, 320, 1_280, 5_120] {
      let outcome = try Tool.succeed(
        brief + ["--rounds", "\(rounds)", "--output", "p"], in: folder)
      #expect(outcome.errorLines.last == "wrote p")
      // jemalloc's stacks hold what the threads' own counters saw.
      #expect(!outcome.output.contains("its threads counted"))
      #expect(outcome.output.hasPrefix("scrollbench profile\nscenario settings · engine painter"))
      if try strategies.allSatisfy({ try isPainted($0, in: folder) }) { break }
    }
    #expect(
      folder.entries
        == (["p", "p/profile.txt"]
        + strategies.flatMap { id in
          ["collapsed", "speedscope.json", "svg"].map { "p/\(id).\($0)" }
        }).sorted())
    // All samples are of a phase, and each tells who was at work.
    for id in strategies {
      let stacks = try folder.text("p/\(id).collapsed").split(separator: "\n")
      for stack in stacks {
        #expect(stack.hasPrefix("\(id);") && !stack.contains("FramePipeline.run("), "\(stack)")
      }
      #expect(try isPainted(id, in: folder))
      let svg = try folder.text("p/\(id).svg")
      #expect(svg.contains("<title>\(id): ") && svg.contains("<title>composite: "))
    }
  }

  @Test("lists the exact allocations of a round, also if the program's file is replaced meanwhile")
  func allocations() throws {
    let folder = try Folder()
    let arguments = brief + ["--rounds", "20", "--output"]
    try Tool.succeed(arguments + ["a"], in: folder)
    let replaced = try Tool.run(
      arguments + ["b"], in: folder,
      after: #"cp "$0" x && exec 9< x && rm x && exec /proc/self/fd/9 "$@""#)
    #expect(replaced.code == 0, "\(replaced.errors)")
    for id in ["square", "whole-view-alpha"] {
      let lines = try allocations(of: id, in: folder.text("a/profile.txt"))
      // Setting up cells allocates for their labels; heights are known.
      let configure = try #require(lines.firstIndex { $0.hasPrefix("configure: ") })
      #expect(
        lines[configure...].prefix(20).contains {
          // An optimized build inlines the first.
          $0.contains(" < TextLayout.") || $0.contains(" < CoverageCache.")
        }, "\(lines)")
      #expect(lines.contains("layout: nothing allocated"))
      #expect(try allocations(of: id, in: folder.text("b/profile.txt")) == lines)
    }
  }

  /// The allocations of a strategy: the phases with their sums, each followed by its call sites.
  private func allocations(of id: String, in text: String) throws -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("\(id): ") || $0 == id })
    return lines[(start + 1)...].prefix { !$0.isEmpty }.compactMap { line in
      if line.hasPrefix("    ") { return line.contains(" %  bytes  ") ? String(line) : nil }
      let phase = line.drop { $0 == " " }.prefix { $0 != ":" }
      let sum = line.split(separator: #/[:;] /#).last ?? ""
      return "\(phase): \(sum)"
    }
  }

  @Test("removes what a killed process left, but not the files of one that runs")
  func leftovers() throws {
    let (folder, scratch) = (try Folder(), try Folder())
    let names = (0..<2).map { _ in "scrollbench-profile-" + UUID().uuidString }
    for name in names { try scratch.put("", at: name + "/callgrind.out") }
    try scratch.put("", at: "scrollbench-profile-mine/file")
    let running = open(scratch.path + "/" + names[0], O_RDONLY)
    defer { close(running) }
    #expect(flock(running, LOCK_EX) == 0)
    let outcome = try Tool.run(
      brief + ["--rounds", "1", "--output", "p"], in: folder, scratch: scratch.path)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(
      Set(scratch.entries) == [
        "scrollbench-profile-mine", "scrollbench-profile-mine/file", names[0],
        names[0] + "/callgrind.out",
      ])
  }

  @Test("names the tools that are not installed")
  func missing() throws {
    let folder = try Folder()
    // A shell without a path to valgrind.
    let outcome = try Tool.succeed(
      brief + ["--rounds", "20", "--callgrind", "square", "--output", "p"], in: folder,
      environment: ["PATH": folder.path])
    let sentence = "There is nothing of instructions: valgrind is not installed."
    #expect(outcome.output.contains(sentence))
    #expect(try folder.text("p/profile.txt").contains(sentence))
    #expect(!folder.entries.contains { $0.contains("callgrind") })
  }
}

import FileTesting
import Files
import Foundation
import Reporting
import RunData
import Testing

@Suite("A profile's files")
struct ProfileReportTests {
  private let paint = StackFrame(
    name: "Painter.composite(_:into:)", module: "scrollbench",
    source: .init(file: "/src/Painter.swift", line: 42))
  private let fill = StackFrame(name: "f;i\nll \"<b>\"", module: "scrollbench")
  private let libc = StackFrame(name: "[libc.so.6]", module: "libc.so.6")
  private let malloc = StackFrame(name: "malloc", module: "libjemalloc.so.2")
  private let text = StackFrame(name: "pango_layout_new", module: "libpango-1.0.so.0")
  private let append = StackFrame(
    name: "Array.append(_:)", module: "scrollbench", isStandardLibrary: true)

  private func report(_ result: ProfileResult) -> ProfileReport {
    var spec = ExperimentSpec()
    (spec.strategies, spec.refreshRates, spec.rounds) = (["grid", "square"], [60, 120], 2)
    return ProfileReport(
      result, of: spec, scenario: "settings", kernels: "wide", frames: 10, tool: "scrollbench 0")
  }

  private var result: ProfileResult {
    var result = ProfileResult()
    var stacks = StackProfile()
    stacks.add(6, to: [paint, fill], of: "grid", in: .composite)
    stacks.add(1, to: [paint, paint], of: "grid", in: .composite)
    stacks.add(2, to: [paint, libc], of: "grid", in: .composite)
    stacks.add(1, to: [fill], of: "grid", in: .commit)
    stacks.add(1, to: [paint], of: "square", in: .composite)
    result.processor = ProcessorProfile(
      stacks: stacks, dropped: 3, askedPeriod: 1_000_000, period: 4_010_000)
    var heap = StackProfile()
    heap.add(3, bytes: 96, to: [paint, text, malloc], of: "grid", in: .configure)
    heap.add(1, bytes: 4, to: [paint, append, malloc], of: "grid", in: .configure)
    result.heap = heap
    result.instructions = CountedInstructions(
      strategy: "grid", functions: [.composite: [fill: 3_000]],
      frames: 3, refreshRate: 60, kernels: "wide")
    return result
  }

  private func files() throws -> [String: String] {
    try report(result).files().mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test("exist for every source and strategy, and are recognized by their names")
  func names() throws {
    let names = try files().keys.sorted()
    #expect(
      names == [
        "grid.collapsed", "grid.speedscope.json", "grid.svg", "profile.txt", "square.collapsed",
        "square.speedscope.json", "square.svg",
      ])
    #expect(names.allSatisfy(FolderKind.profile.isFile))
    let others = names.flatMap { ["." + $0, "a/" + $0] } + ["notes.txt", "a.png", "profile", ""]
    #expect(!others.contains(where: FolderKind.profile.isFile))
    var nothing = ProfileResult()
    nothing.notes = ["There is nothing of instructions: valgrind is not installed."]
    let bare = report(nothing)
    #expect(try bare.files().keys.sorted() == ["profile.txt"])
    #expect(
      bare.summary().contains("\nThere is nothing of instructions: valgrind is not installed.\n"))
  }

  @Test("replace those of a profile, and no other picture in its folder")
  func replaced() throws {
    try withTestFolder { folder in
      for _ in 0..<2 { try FolderKind.profile.write(report(result).files(), to: folder) }
      try Data().write(to: URL(filePath: folder + "/notes.svg"))
      let fault = outputFault { try FolderKind.profile.check(folder) }
      #expect(fault.contains("notes.svg, which no profile wrote"))
    }
  }

  @Test("contain the same number of samples in collapsed, speedscope and SVG format")
  func samples() throws {
    let files = try files()
    for (strategy, expected) in [("grid", 10), ("square", 1)] {
      let lines = try #require(files["\(strategy).collapsed"]).split(separator: "\n")
      var sum = 0
      for line in lines {
        let space = try #require(line.lastIndex(of: " "))
        sum += try #require(Int(line[line.index(after: space)...]))
        #expect(line.hasPrefix("\(strategy);com"))
      }
      #expect(sum == expected)

      let json = try #require(files["\(strategy).speedscope.json"])
      let object = try jsonObject(Array(json.utf8))
      let shared = try #require(object["shared"] as? [String: [[String: Any]]])
      let frames = try #require(shared["frames"])
      let names = frames.compactMap { $0["name"] as? String }
      for frame in frames {
        let isPaint = frame["name"] as? String == paint.name
        #expect(frame["file"] as? String == (isPaint ? "Painter.swift" : nil))
        #expect(frame["line"] as? Int == (isPaint ? 42 : nil))
      }
      let profile = try #require((object["profiles"] as? [[String: Any]])?.first)
      let stacks = try #require(profile["samples"] as? [[Int]])
      let weights = try #require(profile["weights"] as? [Int])
      #expect(stacks.count == weights.count && weights.reduce(0, +) == expected)
      #expect(profile["endValue"] as? Int == expected && profile["type"] as? String == "sampled")
      // The same stacks in the same order, by their true names.
      let collapsed = zip(stacks, weights).map { stack, weight in
        stack.map { names[$0].replacing(";", with: ":").replacing("\n", with: " ") }
          .joined(separator: ";") + " \(weight)"
      }
      #expect(collapsed == lines.map(String.init))

      let svg = try #require(files["\(strategy).svg"])
      #expect(svg.contains("<title>\(strategy): \(expected) sample"))
      #expect(!svg.contains("<b>"))
    }
  }

  @Test(
    "have all functions with a share, a library without symbols and an allocation by its caller")
  func overview() throws {
    let text = try #require(try files()["profile.txt"])
    for line in [
      "11 samples in 2 rounds, one each 4.01 ms of processor time (asked for: 1 ms).",
      "There was no room for 3 samples more.", "  advance: 0 samples, 0.0 %; nothing allocated",
      "  composite: 9 samples, 90.0 %; nothing allocated",
      "     11.1 %  time   Painter.composite(_:into:) (Painter.swift:42)",
      "     22.2 %  time   [libc.so.6] < Painter.composite(_:into:)",
      // Not the allocator, nor the runtime.
      "  configure: 0 samples, 0.0 %; 10 bytes in 0.4 allocations a frame",
      "     96.0 %  bytes  pango_layout_new [libpango-1.0] < Painter.composite(_:into:)",
      "      4.0 %  bytes  Painter.composite(_:into:)",
    ] {
      #expect(text.split(separator: "\n").contains(Substring(line)), "\(line) in \(text)")
    }
  }

  @Test("list functions of one name by their places in the source")
  func overloads() throws {
    var result = ProfileResult()
    var stacks = StackProfile()
    for (line, samples) in [(1, 3), (9, 1)] {
      let source = StackFrame.Source(file: "A.swift", line: line)
      let frame = StackFrame(name: "fill", module: "scrollbench", source: source)
      stacks.add(samples, to: [frame], of: "grid", in: .composite)
    }
    result.processor = ProcessorProfile(stacks: stacks, dropped: 0, askedPeriod: 1, period: 1)
    let text = report(result).summary()
    #expect(text.contains("\n     75.0 %  time   fill (A.swift:1)\n"))
    #expect(text.contains("\n     25.0 %  time   fill (A.swift:9)\n"))
  }

  @Test("have an overview of at most 80 columns, with the first functions")
  func summary() throws {
    var result = result
    for number in 1...30 {
      let frame = StackFrame(name: "callee \(number)", module: "scrollbench")
      result.processor?.stacks.add(1, to: [frame], of: "grid", in: .layout)
    }
    let report = report(result)
    let text = report.summary()
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(
      text.contains("Instructions of 3 frames at 60 Hz after a round to warm up, kernels wide.\n"))
    #expect(text.contains("\n    1,000 instructions a frame\n    100.0 %  instr  f"))
    #expect(text.contains("grid: 40 samples\n"))
    #expect(text.split(separator: "callee").count == 4)
    let file = try #require(try report.files()["profile.txt"])
    #expect(String(decoding: file, as: UTF8.self).split(separator: "callee").count == 21)
  }
}

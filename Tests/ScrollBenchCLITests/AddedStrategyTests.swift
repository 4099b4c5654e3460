import ArgumentParser
import Benchmarking
import Foundation
import RowStrategies
import ScrollBenchCLI
import Testing

/// Square rows, which are right only where nothing is rounded.
private let square = StrategyDescriptor(id: "plain") { StrategyDescriptor.square.make($0) }

// Each test is a process of its own: what is added stays added.
@Suite("A strategy that a program adds")
struct AddedStrategyTests {
  @Test("is listed after the built-in ones and suggested for a similar name")
  func list() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(64),
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      KnownStrategies.add([square])
      #expect(KnownStrategies.all.map(\.id).last == "plain")
      RootCommand.main(["verify", "--strategy", "plainn"])
    }
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("did you mean \"plain\"?"), "\(errors)")
  }

  @Test("prints to standard error while it is measured")
  func printing() async throws {
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      KnownStrategies.add([
        StrategyDescriptor(id: "noisy") {
          print("made a strategy")
          return StrategyDescriptor.square.make($0)
        }
      ])
      let folder = NSTemporaryDirectory() + "/scrollbench-tests-" + UUID().uuidString
      defer { try? FileManager.default.removeItem(atPath: folder) }
      RootCommand.main([
        "run", "--time-debug-build", "--strategy", "noisy", "--frames", "4", "--rounds", "1",
        "--display", "120x160@1", "--hz", "60", "--output", folder, "--in-process", "--format",
        "json",
      ])
    }
    #expect(result.standardOutputContent.first == UInt8(ascii: "{"))
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("made a strategy\n"), "\(errors)")
  }

  @Test("fails verification if it does not round the corners: exit 1")
  func wrong() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1),
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      KnownStrategies.add([square])
      RootCommand.main(["verify", "--strategy", "plain", "--set", "content=none", "--scales", "1"])
    }
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(output.contains("plain: DIFFERS"))
    let finding = try #require(output.split(separator: "\n").first { $0.hasPrefix("  ") })
    #expect(finding.contains(" square that should be rounded, first at sections of "))
    #expect(finding.hasSuffix(" (NOT predicted)"))
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("not shown as expected: plain"))
  }

  @Test("fails verification if it lacks a fault that it predicts: exit 1")
  func missingFault() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1), observing: [\.standardOutputContent]
    ) {
      KnownStrategies.add([
        StrategyDescriptor(id: "grid", predictedFaults: { _ in [.layersGrow] }) {
          StrategyDescriptor.layerGrid.make($0)
        }
      ])
      RootCommand.main(["verify", "--strategy", "grid", "--set", "content=none", "--scales", "1"])
    }
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(output.contains("grid: SHOWS NO KNOWN FAULT"))
    #expect(output.contains(" was predicted and not found"))
  }

  @Test("is not ranked by a run if its pixels are wrong, and a note gives the reason")
  func unranked() async throws {
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      KnownStrategies.add([square])
      let folder = NSTemporaryDirectory() + "/scrollbench-tests-" + UUID().uuidString
      defer { try? FileManager.default.removeItem(atPath: folder) }
      RootCommand.main([
        "run", "--time-debug-build", "--strategy", "plain,layer-grid", "--set", "content=none",
        "--frames", "4", "--rounds", "1", "--display", "120x160@1", "--hz", "60", "--set",
        "inset=8", "--output", folder, "--in-process", "--verbose",
      ])
      let record = try String(contentsOfFile: folder + "/run.json", encoding: .utf8)
      #expect(record.contains("\"is_predicted\" : false"))
    }
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    let words = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("findings · plain: "), "\(output)")
    #expect(words.contains("square that should be rounded"))
    #expect(words.contains("(NOT predicted)"))
    #expect(words.contains("note: plain shows a wrong image or an unpredicted fault and is not"))
  }
}

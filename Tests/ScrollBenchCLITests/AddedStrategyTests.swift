import ArgumentParser
import Benchmarking
import Foundation
import RowStrategies
import ScrollBenchCLI
import Testing

/// Square rows, which are right only where nothing is rounded.
private let square = StrategyDescriptor(id: "plain") { StrategyDescriptor.square.make($0) }

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

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
    #expect(text(result.standardErrorContent).contains("did you mean \"plain\"?"))
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
    #expect(text(result.standardErrorContent).contains("made a strategy\n"))
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
    let output = text(result.standardOutputContent)
    #expect(output.contains("plain: DIFFERS"))
    let finding = try #require(output.split(separator: "\n").first { $0.hasPrefix("  ") })
    #expect(finding.contains(" square that should be rounded, first at sections of "))
    #expect(finding.hasSuffix(" (NOT predicted)"))
    #expect(text(result.standardErrorContent).contains("not shown as expected: plain"))
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
    let output = text(result.standardOutputContent)
    #expect(output.contains("grid: SHOWS NO KNOWN FAULT"))
    #expect(output.contains(" was predicted and not found"))
  }
}

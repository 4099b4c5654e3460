package import ArgumentParser
import Compositing
package import DisplayLists
import Files
import Foundation
import Graphics
import Measurement
import RunData

/// The options of the validators, and what they do with any renderer.
package struct ValidationOptions: ParsableArguments {
  package static let discussion = """
    Takes a folder that scrollbench export --format display-list wrote. Every frame must show the \
    pixels of this package's engine: a channel may differ by 2 of 255 in corners, masks and shadows, \
    and by 1 elsewhere. Otherwise the first fault is printed, and the exit status is 1. Then all \
    strategies draw each frame in turns, and each pair is compared over the rounds.
    """

  @Argument(help: "The folder of display lists.")
  package var folder: String

  @Flag(help: "Compare pixels only.")
  package var pixels = false

  @Option(help: "Rounds of all frames, 6 to 1000.")
  package var rounds = 20

  @Option(help: "A CSV file to append the comparisons to, as results/validity.csv.")
  package var csv: String?

  package init() {}

  package func validate() throws {
    guard (6...1_000).contains(rounds) else {
      throw ValidationError("--rounds takes a number from 6 to 1000, not \(rounds)")
    }
  }

  /// Compares pixels and times, and prints the result.
  ///
  /// - Throws: `ExitCode` with the status of a failure, after its sentence is printed.
  package func validate(with make: (DisplayListFolder) throws -> any FrameRenderer) throws {
    let lists: DisplayListFolder
    do {
      lists = try DisplayListFolder(contentsOf: folder)
    } catch {
      throw Self.failure("\(error)", 65)
    }
    let renderer: any FrameRenderer
    do {
      renderer = try make(lists)
    } catch {
      throw Self.failure("the renderer cannot be used: \(error)", 1)
    }
    print("renderer: \(renderer.name)")
    print("times: \(renderer.clock)")
    if renderer.isSoftware { print("This renderer runs on the processor: these are no GPU times.") }
    if let fault = Self.firstFault(of: lists, on: renderer) { throw Self.failure(fault, 1) }
    print("pixels: \(lists.frames.count) display lists show what they should")
    guard !pixels else { return }
    let timing = ReplayTiming(lists, on: renderer, rounds: rounds) {
      Self.write("round \($0 + 1) of \(rounds)\n")
    }
    printTable(timing)
    if let csv { try append(timing, lists, renderer, to: csv) }
  }

  private static func firstFault(
    of lists: DisplayListFolder, on renderer: any FrameRenderer
  ) -> String? {
    for (index, frame) in lists.frames.enumerated() {
      renderer.draw(index, corners: .image)
      guard let expected = lists.images[frame.expected] else { continue }
      let comparison = PixelComparison(renderer.pixels(), from: expected.pixels, of: frame)
      if let fault = comparison.fault { return fault }
    }
    return nil
  }

  private func printTable(_ timing: ReplayTiming) {
    for lowering in Lowering.allCases {
      print("\n\(lowering.rawValue), \(rounds) rounds: ms per frame")
      for (strategy, milliseconds) in timing.medians(lowering).sorted(by: {
        $0.milliseconds < $1.milliseconds
      }) {
        print(
          strategy.padding(toLength: 24, withPad: " ", startingAt: 0)
            + String(format: "%9.3f", milliseconds))
      }
    }
    print("")
    for pair in timing.pairs {
      let interval = pair.interval.map { " [\(Self.text($0.low))–\(Self.text($0.high))]" } ?? ""
      print(
        "\(pair.lowering.rawValue): \(pair.second) takes \(Self.text(pair.ratio))×\(interval) the"
          + " time of \(pair.first): \(pair.word)")
    }
  }

  private static func text(_ value: Double) -> String { String(format: "%.3f", value) }

  private func append(
    _ timing: ReplayTiming, _ lists: DisplayListFolder, _ renderer: any FrameRenderer,
    to path: String
  ) throws {
    let machine = MachineProbe.facts()
    var text =
      FileManager.default.fileExists(atPath: path)
      ? try String(contentsOfFile: path, encoding: .utf8)
      : "renderer,gpu,machine,scenario,display,lowering,first,second,ratio,low,high,second_is,rounds\n"
    for pair in timing.pairs {
      let frame = lists.frames[0]
      let fields = [
        renderer.name, renderer.isSoftware ? "no" : "yes",
        "\(machine.cpu), \(machine.cores) cores", frame.scenario,
        "\(frame.width)x\(frame.height)", pair.lowering.rawValue, pair.first, pair.second,
        Self.text(pair.ratio), pair.interval.map { Self.text($0.low) } ?? "",
        pair.interval.map { Self.text($0.high) } ?? "", pair.word, "\(rounds)",
      ]
      text += fields.map(Self.field).joined(separator: ",") + "\n"
    }
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw Self.failure("\(path) cannot be written: \(error.localizedDescription)", 73)
    }
    print("\nwrote \(path)")
  }

  /// Quotes a field that a CSV reader would split.
  private static func field(_ text: String) -> String {
    text.contains { ",\"".contains($0) }
      ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }

  private static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

  private static func failure(_ text: String, _ status: Int32) -> ExitCode {
    write("\(text)\n")
    return ExitCode(status)
  }
}

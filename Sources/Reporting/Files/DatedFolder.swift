package import Analysis
package import Files
import Glibc
import Statistics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The place of a run that names none: a folder of its own in `results`, and the link
/// `results/latest` to the newest of them.
///
///     let place = DatedFolder(scenario: "settings")
///     let folder = try FolderKind.run.begin(place.firstFree)
///     let path = try place.publish(folder)   // results/2026-11-22-0312-settings
package struct DatedFolder: Sendable {
  private static let parent = "results"
  package static let latest = "results/latest"

  /// The path of the first run of a minute; later ones get a numeric suffix.
  private let stem: String
  private let scenario: String

  /// Makes the path of a run that begins now, in the system's time zone.
  ///
  /// - Parameter scenario: Characters other than ASCII letters, digits, `.`, `_` and `-` become `-`.
  package init(scenario: String) {
    var seconds = time(nil)
    // The call keeps no pointer.
    var parts = unsafe tm()
    _ = unsafe localtime_r(&seconds, &parts)
    let numbers = unsafe [
      parts.tm_year + 1_900, parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min,
    ].map { DecimalText.padded(Int($0), digits: 2) }
    let (date, minute) = (numbers[..<3].joined(separator: "-"), numbers[3] + numbers[4])
    self.scenario = String(
      String.UnicodeScalarView(scenario.unicodeScalars.prefix(60).map { $0.isPlain ? $0 : "-" }))
    stem = "\(Self.parent)/\(date)-\(minute)-\(self.scenario)"
  }

  /// The path of the next run, unless another process takes it.
  package var firstFree: String {
    var number = 1
    while FileFacts.kind(at: path(number)) != nil { number += 1 }
    return path(number)
  }

  private func path(_ number: Int) -> String { number == 1 ? stem : "\(stem)-\(number)" }

  /// Publishes the folder of the run at a path that no other process gets.
  ///
  /// - Returns: The path.
  /// - Throws: ``OutputError``, or ``InterruptionError`` before anything is visible.
  package func publish(_ folder: UnpublishedFolder) throws -> String {
    while true {
      let path = firstFree
      if try folder.publish(asNew: path, Interruption.check) { return path }
    }
  }

  /// A Boolean value that indicates whether ``latest`` can become a link.
  package static var canLink: Bool {
    let kind = FileFacts.kind(at: latest)
    return kind == nil || kind == .other
  }

  /// Makes ``latest`` a link to a folder, which replaces an earlier link.
  ///
  /// - Returns: The reason for which there is no link; `nil` if there is one.
  package static func link(to path: String) -> String? {
    guard canLink else {
      return "\(latest) is no link and was left alone: remove it, and the next run will make it one"
    }
    do throws(SystemError) {
      try FileSystem.link(latest, to: String(path.dropFirst(parent.count + 1)))
      return nil
    } catch {
      return "\(latest) could not become a link to \(path) (\(error.reason))"
    }
  }
}

extension DatedFolder {
  private static let mostFolders = 20

  /// The facts in which runs are equal whose times are compared.
  private static let facts = RunEnvironment.Fact.ofTimes.union([
    .pipeline, .engine, .reuse, .threads, .buffers, .kernels,
  ])

  /// Returns the comparison of the newest earlier run of the scenario with a run, if they differ in
  /// nothing but rounds and the tool's commit; `nil` if there is none.
  ///
  /// Both ran one after the other, so that it shows no verdict. Runs with synthetic load are left
  /// out.
  package func comparison(with run: MeasuredRun) -> RunComparison? {
    guard run.injections.isEmpty else { return nil }
    let all = (try? FileManager.default.contentsOfDirectory(atPath: Self.parent)) ?? []
    let own = all.filter { name in
      let rest = name.dropFirst("2026-11-22-0312-".count)
      guard name.first?.isNumber == true, rest.hasPrefix(scenario) else { return false }
      let number = rest.dropFirst(scenario.count)
      return number.isEmpty || number.first == "-" && number.dropFirst().allSatisfy(\.isNumber)
    }
    let newest = own.sorted { Self.date(of: $0) > Self.date(of: $1) }
    for name in newest.prefix(Self.mostFolders) {
      guard
        let earlier = try? RunReader.measured(at: "\(Self.parent)/\(name)"),
        earlier.injections.isEmpty,
        earlier.facts.differences(from: run.facts, in: Self.facts).isEmpty
      else { continue }
      return RunComparison(earlier, run)
    }
    return nil
  }

  private static func date(of name: String) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: "\(parent)/\(name)")
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the names of files have it: an ASCII letter, a digit or
  /// one of `.`, `_` and `-`.
  var isPlain: Bool {
    isASCII
      && (properties.isAlphabetic || ("0"..."9").contains(self)
        || "._-".unicodeScalars.contains(self))
  }
}

package import Analysis
package import Files
import Glibc
import RunData

/// The folder that a run is written to: that of `--output`, whose run is replaced, or without one a
/// folder of its own in `results`, and the link `results/latest` to the newest of these.
///
///     let place = RunPlace(nil, scenario: "settings")
///     let folder = try FolderKind.run.begin(place.path)
///     let path = try place.publish(folder)   // results/2026-11-22-0312-settings
package struct RunPlace: Sendable {
  private static let parent = "results"
  private static let latest = "results/latest"

  /// The folder of `--output`.
  private let given: String?
  /// The path of the first run of a minute; later ones get a numeric suffix.
  private let stem: String
  private let scenario: String

  /// The folder has the time in the system's time zone, and up to 60 characters of the scenario.
  package init(_ output: String?, scenario: String) {
    given = output
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

  /// The path of the folder; another process may take a new one before ``publish(_:)`` does.
  package var path: String {
    if let given { return given }
    var number = 1
    while FileFacts.kind(at: path(number)) != nil { number += 1 }
    return path(number)
  }

  private func path(_ number: Int) -> String { number == 1 ? stem : "\(stem)-\(number)" }

  /// The path by which commands name the run once it is written.
  package var name: String { given == nil && Self.canLink ? Self.latest : path }

  /// - Throws: ``OutputError`` if nothing can be written there.
  package func check() throws(OutputError) { try FolderKind.run.check(path) }

  /// Publishes the folder of the run, a new one at a path that no other process gets.
  ///
  /// - Throws: ``OutputError``, or ``InterruptionError`` before anything is visible.
  package func publish(_ folder: UnpublishedFolder) throws -> String {
    if let given {
      try folder.publish()
      return given
    }
    while true {
      let path = path
      if try folder.publish(asNew: path) { return path }
    }
  }

  private static var canLink: Bool {
    let kind = FileFacts.kind(at: latest)
    return kind == nil || kind == .other
  }

  /// Replaces the link `results/latest` unless the user named the folder; returns why that failed.
  package func link(to path: String) -> String? {
    guard given == nil else { return nil }
    let latest = Self.latest
    guard Self.canLink else {
      return "\(latest) is no link and was left alone: remove it, and the next run will make it one"
    }
    do throws(SystemError) {
      try FileSystem.link(latest, to: String(path.dropFirst(Self.parent.count + 1)))
      return nil
    } catch {
      return "\(latest) could not become a link to \(path) (\(error.reason))"
    }
  }
}

extension RunPlace {
  private static let mostFolders = 20

  /// The facts that must be equal in two runs whose times are compared.
  private static let facts = RunEnvironment.Fact.ofTimes.union([
    .pipeline, .engine, .reuse, .threads, .buffers, .kernels,
  ])

  /// Returns the comparison of the newest earlier run of the scenario with a run, if they differ in
  /// nothing but rounds and the tool's commit; `nil` if there is none, or if the user named the folder.
  ///
  /// Both ran one after the other, so that it shows no verdict. Runs with synthetic load are left
  /// out.
  package func comparison(with run: MeasuredRun) -> RunComparison? {
    guard given == nil, run.injections.isEmpty else { return nil }
    let head = "2026-11-22-0312-".count
    let own = ((try? FileSystem.entries(of: Self.parent)) ?? []).filter { name in
      let end = name.dropFirst(head + scenario.count)
      return name.first?.isNumber == true && name.dropFirst(head).hasPrefix(scenario)
        && (end.isEmpty || end.first == "-" && Int(end.dropFirst()) != nil)
    }.sorted { ($0.prefix(head), $0.count, $0) < ($1.prefix(head), $1.count, $1) }
    for name in own.suffix(Self.mostFolders).reversed() {
      let folder = "\(Self.parent)/\(name)"
      guard
        let facts = try? RunFacts(json: InputFile.contents(of: folder + "/run.json"), name: folder),
        facts.run.spec.loads.isEmpty,
        RunEnvironment(of: facts).differences(from: run.facts, in: Self.facts).isEmpty,
        let earlier = try? RunReader.measured(at: folder)
      else { continue }
      return RunComparison(earlier, run)
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// An ASCII letter, a digit or one of `.`, `_` and `-`: names of files have no others.
  var isPlain: Bool {
    isASCII
      && (properties.isAlphabetic || ("0"..."9").contains(self)
        || "._-".unicodeScalars.contains(self))
  }
}

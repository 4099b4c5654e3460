import Files
import Foundation
import Measurement
import RowStrategies
import RunData
import TableModel

extension RunFacts {
  /// Creates the facts of an experiment that are known before its first pass: all but its series.
  ///
  /// Names of files are kept without their folders.
  ///
  /// - Parameter id: Empty for passes that belong to no run.
  init(
    _ experiment: Experiment, _ preparation: Session.Preparation, id: String = "",
    began: Date = Date(), commandLine: [String] = []
  ) {
    var run = ToolRun()
    run.spec = experiment.spec
    run.spec.rows.digest = run.spec.rows.digest ?? Experiment.digest(of: experiment.rows)
    (run.tool.version, run.tool.commit) = (BuildInfo.version, BuildInfo.commit)
    run.began = began.formatted(.iso8601)
    run.commandLine = commandLine
    run.randomizesAddresses = AddressRandomization.isOn
    run.machine = preparation.machine
    let (scenario, display) = (experiment.scenario, experiment.scenario.display)
    run.scroll.scenario = scenario.name
    run.scroll.trace = scenario.traceID
    run.scroll.content = scenario.content.rawValue
    run.scroll.display.width = display.width
    run.scroll.display.height = display.height
    run.scroll.display.scale = display.scale
    run.scroll.display.pixelWidth = display.pixels.width
    run.scroll.display.pixelHeight = display.pixels.height
    run.scroll.rowCount = experiment.rows.rows.count
    run.scroll.rowSource = experiment.rows.source
    run.scroll.missingGlyphs = preparation.missingGlyphs
    run.controls = experiment.strategies.filter { $0.kind == .control }.map(\.id)
    run.dropFolders()
    self.init(id: id, origin: .run(run))
    proofs = preparation.proofs
  }

  /// Returns the unique id of a run that begins at a time, in UTC to the second, and six random
  /// digits: `20261121T024530Z-1f9c04`.
  static func newID(at began: Date) -> String {
    let stamp = began.formatted(.iso8601).filter { !"-:".contains($0) }
    let digits = String(hexadecimal: .random(in: 0...0xFF_FFFF), digits: 6)
    return "\(stamp)-\(digits)"
  }
}

extension Scenario {
  /// The length of the trace and a fingerprint of its motions: `6s-1a2b3c4d`.
  fileprivate var traceID: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var fingerprint = Fingerprint()
    if let bytes = try? encoder.encode(trace) { fingerprint.add(bytes) }
    return "\(DecimalText.shortest(traceDuration, places: 3))s-\(fingerprint.text.prefix(8))"
  }
}

extension Experiment {
  /// Fingerprints include all of up to this many rows, and sections; of more, an evenly spaced
  /// sample of at least this many and fewer than twice as many, so that large files take no time.
  private static let sampledRows = 10_000

  /// Returns the number of rows, their fingerprint, the number of sections and their fingerprint.
  static func digest(of rows: RowTable) -> String {
    var sections = Fingerprint()
    for index in stride(
      from: 0, to: rows.sections.count, by: max(1, rows.sections.count / sampledRows))
    {
      let section = rows.sections[index]
      sections.add("\(section.rows) \(section.title)\n\(section.footer ?? "")\n".utf8)
    }
    return "\(rows.count) \(fingerprint(of: rows)) \(rows.sections.count) \(sections.text)"
  }

  private static func fingerprint(of rows: RowTable) -> String {
    var fingerprint = Fingerprint()
    let step = max(1, rows.count / sampledRows)
    for index in stride(from: 0, to: rows.count, by: step) {
      let row = rows[index]
      let height = row.height.map { "\($0)" } ?? ""
      for text in [
        row.content.title, row.content.subtitle, row.content.body, row.content.image ?? "",
        row.content.accessory.rawValue,
        row.cellClass.name, height,
      ] {
        // UTF-8 has no such byte, so that it separates texts.
        fingerprint.add(text.utf8)
        fingerprint.add([0xFF])
      }
    }
    return fingerprint.text
  }
}

import Analysis
import Files
import RunData

extension ReportSource {
  func section(of comparison: RunComparison, with name: String) -> Page.Section {
    let report = ComparisonReport(comparison)
    let other = MessageText.oneLine(name)
    let rates = Set(comparison.series.map(\.first.refreshRate)).sorted(by: >)
    // The first screen has those of the highest rate of the run.
    let ratios: [Markup] = rates.filter { $0 != first.refreshRate }.compactMap { rate in
      self.ratios(comparison.series, at: rate).map { "<h3>\(rate) Hz</h3>\n\($0)" }
    }
    let changes = report.changes
    return Page.Section(
      id: "comparison", link: "Comparison",
      content: """
        <h2>This run and \(other)</h2>
        \(ratios)
        \(if: !changes.rows.isEmpty, changes.markup(of: "this run and \(other)"))
        \(report.distinctNotes.map { "<p class=\"note\">\($0)</p>" })

        """)
  }

  /// The conditions of the run; the data of the page have all of `run.json`.
  var reproduction: Page.Section {
    let (run, machine) = (facts.run, facts.run.machine)
    let spec = run.spec
    let rounds = DecimalText.counted(spec.rounds, "round")
    let load = machine.loadAverages.map { DecimalText.fixed($0, places: 2) }
    let environment =
      what
      + [
        [
          spec.isInProcess
            ? "\(rounds) in one process, after one with empty caches" : "\(rounds), a process each",
          "trace \(run.scroll.trace)", "seed \(spec.seed)",
          DecimalText.counted(spec.threads, "thread"),
          DecimalText.counted(spec.buffers, "frame buffer"), "\(spec.pipeline.rawValue) pipeline",
        ] + spec.loads,
        [
          TextFormatting.bytes(Double(machine.memoryBytes)), machine.distribution, machine.kernel,
          "load \(load.joined(separator: ", "))", "machine \(machine.machineID)",
        ],
        ["run \(facts.id)", "ScrollBench \(run.tool.version), commit \(run.tool.commit)"],
      ].map { line in
        line.filter { !$0.isEmpty }.map(MessageText.oneLine).joined(separator: " · ")
      }
    let scenario = String(
      decoding: (try? JSONText.file(spec.scenario).dropLast()) ?? [], as: UTF8.self)
    return .reproduction(
      commands,
      """
      <details><summary>Environment</summary>
      <ul class="words">\(environment.map { "<li>\($0)</li>" })</ul>
      <p class="note">The keys of the scenario that are not at their default:</p>
      <pre tabindex="0" role="region" aria-label="Scenario"><code>\(scenario)</code></pre></details>

      """)
  }
}

// MARK: - Images

extension ReportSource {
  var imageSection: Page.Section? {
    let shown = images.images
    guard !shown.isEmpty else { return nil }
    let figures: [Markup] = ImageKind.allCases.flatMap { kind in
      shown.filter { $0.kind == kind }.map { image in
        let strategies = image.strategies.map(MessageText.oneLine)
        return """
          <figure><img src="\(image.address)" alt="\(kind.title) of \(strategies[0])"><figcaption>\(kind.title): \(strategies.joined(separator: ", "))</figcaption></figure>
          """
      }
    }
    let note =
      images.leftOut == 0
      ? ""
      : "\(images.leftOut) more \(images.leftOut == 1 ? "image is" : "images are") in the run's"
        + " folder and would make this page too large."
    return Page.Section(
      id: "images", link: "Images",
      content: """
        <details\(if: shown.count <= Self.mostUnfolded, " open")><summary>Images</summary>
        <p class="note">The place where two sections meet; overdraw is darker where a pixel is touched more often, red where it is blended. \(note)</p>
        <div class="images">\(figures)</div></details>

        """)
  }
}

extension ImageKind {
  fileprivate var title: String {
    switch self {
    case .caps: "Caps"
    case .overdraw: "Overdraw"
    case .difference: "Difference to the reference"
    }
  }
}

import Analysis
import Measurement
package import RunData
import Statistics

/// The caveats of a run, one sentence each.
package enum Caveats {
  /// The caveat of a run whose pixels were not compared.
  private static let unchecked =
    "the pixels were not checked (--no-verify): strategies may differ in look."

  package static func of(
    _ experiment: Experiment, _ preparation: Session.Preparation, series: [SeriesFacts] = [],
    conditions: [RoundConditions] = [], randomizesAddresses: Bool? = AddressRandomization.isOn
  ) -> [String] {
    let (proofs, machine) = (preparation.proofs, preparation.machine)
    let (missingGlyphs, preview) = (preparation.missingGlyphs, preparation.preview)
    var caveats: [String] = []
    if experiment.isInProcess {
      caveats.append(
        "all rounds shared one process: intervals do not cover the differences between processes.")
    } else if randomizesAddresses == false {
      caveats.append(
        "address randomization is off: all processes had the same memory layout, whose effect"
          + " intervals do not cover.")
    }
    if proofs.isEmpty {
      caveats.append(unchecked)
    } else if !TestScene.comparesOwnScroll(experiment.scenario) {
      caveats.append(
        "the display or the radius is too large to compare frames of the scroll itself: pixels were"
          + " checked on small displays alone.")
    }
    if !experiment.injections.isEmpty {
      let work = experiment.injections.map(\.description).joined(separator: ", ")
      caveats.append(
        "work was added on purpose (--inject \(work)): the run is for trying out gates and is no"
          + " baseline.")
    }
    for proof in proofs where !proof.holds {
      caveats.append(
        "\(proof.strategy) does not show the right image and is not ranked"
          + " (\(proof.firstFault)).")
    }
    for proof in proofs {
      let found = series.filter { $0.strategy == proof.strategy }.flatMap(\.faults).map(\.kind)
      let missing = proof.missing.filter { !found.contains($0) }
      guard !missing.isEmpty else { continue }
      caveats.append(
        "\(proof.strategy): \(missing.joined(separator: " and ")) was predicted and not found in the"
          + " frames that were compared.")
    }
    if let caveat = MachineCaveats.debugBuild(machine) { caveats.append(caveat) }
    if experiment.rounds < ConfidenceInterval.fewestRounds {
      caveats.append(
        "\(experiment.rounds) measured \(experiment.rounds == 1 ? "round is" : "rounds are") few:"
          + " small differences may be chance.")
    }
    if let caveat = MachineCaveats.busy(machine) { caveats.append(caveat) }
    let throttled = conditions.reduce(0) { $0 + ($1.throttledPeriods ?? 0) }
    if throttled > 0 {
      caveats.append(
        "the processor quota of the control group stopped the processes \(throttled)"
          + " \(throttled == 1 ? "time" : "times"): frames took longer than their work.")
    }
    if experiment.measuresAtAnotherWidth {
      caveats.append(
        "rows are measured as published, at 320 pt instead of their own width: their heights are not"
          + " those of their text.")
    }
    if experiment.buffers == 1 {
      caveats.append("one frame buffer was drawn again and again; a display has two or three.")
    }
    if let family = missingFamily(experiment.scenario.font.family, among: machine.fontFiles) {
      caveats.append("no font of the family \(family) is installed: text is drawn in another.")
    }
    if missingGlyphs > 0 {
      caveats.append(
        missingGlyphs == 1
          ? "one character of the rows shown has no glyph in the fonts at hand."
          : "\(missingGlyphs) characters of the rows shown have no glyph in the fonts at hand.")
    }
    if let rate = experiment.refreshRates.first(where: { experiment.outlastsTrace(at: $0) }) {
      caveats.append(
        "the frames asked for outlast the trace at \(rate) Hz: the last ones show a table at rest.")
    }
    return caveats + preview.caveats
  }

  /// Returns the requested family if no loaded font file has its name.
  private static func missingFamily(_ family: String, among files: [String]) -> String? {
    func letters(_ text: some StringProtocol) -> String {
      String(text.lowercased().filter { $0.isLetter || $0.isNumber })
    }
    let names = files.map { letters($0.split(separator: "/").last ?? "") }
    return files.isEmpty || names.contains { $0.hasPrefix(letters(family)) } ? nil : family
  }
}

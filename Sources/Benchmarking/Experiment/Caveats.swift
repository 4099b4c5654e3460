import Analysis
import Measurement
package import RunData
import Statistics

extension Caveat {
  /// The load per core above which other programs disturb measurements.
  private static let busyShare = 0.5

  package static func all(
    of experiment: Experiment, _ preparation: Session.Preparation, series: [SeriesFacts] = [],
    conditions: [RoundConditions] = [], randomizesAddresses: Bool? = AddressRandomization.isOn
  ) -> [String] {
    let (proofs, machine) = (preparation.proofs, preparation.machine)
    let missingGlyphs = preparation.missingGlyphs
    var caveats: [String] = []
    if experiment.isInProcess {
      caveats.append(oneProcess())
    } else if randomizesAddresses == false {
      caveats.append(fixedAddresses())
    }
    if proofs.isEmpty {
      caveats.append(uncheckedPixels())
    } else if !TestScene.comparesOwnScroll(experiment.scenario) {
      caveats.append(smallDisplays())
    }
    if !experiment.injections.isEmpty {
      caveats.append(addedWork(experiment.injections.map(\.description).joined(separator: ", ")))
    }
    caveats += proofs.filter { !$0.holds }.map { wrongImage($0.strategy, $0.firstFault) }
    // Predicted faults that neither the check of pixels nor the frames of the series show.
    for proof in proofs {
      let found = series.filter { $0.strategy == proof.strategy }.flatMap(\.faults)
      guard !proof.missing.isEmpty, !found.contains(where: \.isPredicted) else { continue }
      caveats.append(missingFinding(proof.strategy, proof.missing.joined(separator: " or ")))
    }
    if machine.buildConfiguration == "debug" { caveats.append(debugBuild()) }
    if experiment.rounds < ConfidenceInterval.fewestRounds {
      caveats.append(
        fewRounds(
          experiment.rounds == 1
            ? "1 measured round is" : "\(experiment.rounds) measured rounds are"))
    }
    if let load = machine.loadAverages.first, load > Double(machine.cores) * busyShare {
      caveats.append(
        busyMachine((load * 10).rounded() / 10, machine.cores, machine.cores == 1 ? "" : "s"))
    }
    let throttled = conditions.reduce(0) { $0 + ($1.throttledPeriods ?? 0) }
    if throttled > 0 {
      caveats.append(self.throttled(throttled == 1 ? "1 time" : "\(throttled) times"))
    }
    if experiment.measuresAtAnotherWidth { caveats.append(otherWidth()) }
    if experiment.buffers == 1 { caveats.append(oneBuffer()) }
    if let family = preparation.missingFamily { caveats.append(missingFont(family)) }
    if missingGlyphs > 0 {
      caveats.append(
        missingGlyphs == 1
          ? self.missingGlyphs("one character", "has")
          : self.missingGlyphs("\(missingGlyphs) characters", "have"))
    }
    if let rate = experiment.refreshRates.first(where: { experiment.outlastsTrace(at: $0) }) {
      caveats.append(shortTrace(rate))
    }
    return caveats + preparation.preview.caveats
  }
}

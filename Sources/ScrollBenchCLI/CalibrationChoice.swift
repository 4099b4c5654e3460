import Analysis
import Measurement
import Reporting

/// The calibration that a judgement goes by: the one that was asked for, or the one that lies in
/// the current folder, if it is of the right machine and kind of build.
struct CalibrationChoice {
  /// `nil` if there is none that can be used.
  let calibration: Calibration?
  private let refusal: CalibrationQuote?

  /// The fingerprint of this machine.
  static var thisMachine: String { MachineProbe.facts.machineID }

  /// - Parameters:
  ///   - path: The file that was asked for.
  ///   - machineID: The machine that is judged.
  ///   - build: The kind of build that is judged.
  /// - Throws: ``CommandFailure`` for a file that was asked for and is none.
  init(
    _ path: String?, machineID: String, build: String = MachineProbe.facts.buildConfiguration
  ) throws {
    let file = path ?? CalibrationFile.name
    let found: Calibration
    do {
      found = try CalibrationFile.calibration(at: file)
    } catch {
      guard path == nil else { throw CommandFailure(error.description, .data) }
      calibration = nil
      refusal =
        error.kind == .absent
        ? nil : CalibrationQuote(unused: file, because: "cannot be read (\(error.description))")
      return
    }
    let isRight = found.settings.machineID == machineID && found.settings.build == build
    if isRight, found.isTooNoisy, path != nil {
      throw CommandFailure("the calibration \(file) \(Self.noise(found))", .data)
    }
    calibration = isRight && !found.isTooNoisy ? found : nil
    let reason =
      found.settings.machineID != machineID
      ? "is of another machine (\(found.settings.machine["cpu"] ?? found.settings.machineID))"
      : found.settings.build != build
        ? "is of a \(found.settings.build) build" : Self.noise(found)
    refusal = calibration == nil ? CalibrationQuote(unused: file, because: reason) : nil
  }

  /// What is wrong with a calibration whose floor is too high.
  private static func noise(_ calibration: Calibration) -> String {
    "has a floor_x of \(calibration.margin.factor), and at most \(Calibration.highestFactor) can be used:"
      + " the machine was too noisy for duels to tell anything"
  }

  /// What reports quote; `nil` if there was no calibration at all.
  ///
  /// - Parameters:
  ///   - series: What is judged.
  ///   - duel: How the duel was run that it is quoted for, if it is for one.
  func quote(
    series: [DuelSeries], duel: (runArguments: [String], pairs: Int)? = nil
  ) -> CalibrationQuote? {
    calibration.map { CalibrationQuote(of: $0, series: series, duel: duel) } ?? refusal
  }
}

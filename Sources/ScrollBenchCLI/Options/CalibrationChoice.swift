import Analysis
import Benchmarking
import Measurement
import Reporting

/// The calibration for a judgement: the given one, or that of the current folder, if it is of the
/// right machine and kind of build.
struct CalibrationChoice {
  /// `nil` if there is none that can be used.
  let calibration: Calibration?
  private let refusal: CalibrationQuote?

  static var thisMachine: String { MachineProbe.facts.machineID }

  /// - Parameters:
  ///   - path: The given file.
  ///   - machineID: The machine of the measurement.
  ///   - build: The kind of build of the measurement.
  /// - Throws: ``CommandFailure`` for a given file that cannot be used.
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
    let noise =
      "has a floor_x of \(found.margin.factor), and at most \(Calibration.highestFactor) can be used:"
      + " the machine was too noisy for duels to tell anything"
    let reason =
      found.settings.machineID != machineID
      ? "is of another machine (\(found.settings.machine["cpu"] ?? found.settings.machineID))"
      : found.settings.build != build
        ? "is of a \(found.settings.build) build" : found.isTooNoisy ? noise : nil
    if reason == noise, path != nil {
      throw CommandFailure("the calibration \(file) \(noise)", .data)
    }
    calibration = reason == nil ? found : nil
    refusal = reason.map { CalibrationQuote(unused: file, because: $0) }
  }

  /// Returns the quote for reports; `nil` without any calibration.
  ///
  /// - Parameters:
  ///   - series: The judged series.
  ///   - duel: The settings of the duel, if it is one.
  func quote(
    series: [DuelSeries], duel: (runArguments: [String], pairs: Int)? = nil
  ) -> CalibrationQuote? {
    calibration.map { CalibrationQuote(of: $0, series: series, duel: duel) } ?? refusal
  }
}

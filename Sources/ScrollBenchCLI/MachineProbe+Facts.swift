import Measurement
import RunRecords
import Text

extension MachineProbe {
  /// The facts that do not depend on what is drawn.
  static var facts: MachineFacts {
    facts(fontFiles: [], fontFingerprint: "", textLibraries: [], kernels: "")
  }

  /// The facts of what draws text with a renderer: its fonts are those that it has opened by now.
  ///
  /// - Parameter kernels: The kernels that draw.
  static func facts(drawingWith renderer: TextRenderer, kernels: String) -> MachineFacts {
    facts(
      fontFiles: renderer.fontFiles, fontFingerprint: FontFingerprint.of(renderer.fontFiles),
      textLibraries: TextRenderer.libraryVersions, kernels: kernels)
  }
}

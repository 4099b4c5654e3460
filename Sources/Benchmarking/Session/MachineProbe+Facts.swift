import Foundation
package import Measurement
package import RunRecords
package import Text

extension MachineProbe {
  /// The facts that do not depend on the scene.
  package static var facts: MachineFacts {
    facts(fontFiles: [], fontFingerprint: "", textLibraries: [], kernels: "")
  }

  /// Returns the facts of a run with the fonts that a renderer has opened.
  ///
  /// - Parameter kernels: The kernels that write pixels.
  package static func facts(drawingWith renderer: TextRenderer, kernels: String) -> MachineFacts {
    facts(
      fontFiles: renderer.fontFiles, fontFingerprint: fingerprint(of: renderer.fontFiles),
      textLibraries: TextRenderer.libraryVersions, kernels: kernels)
  }

  /// Returns the fingerprint of the contents of some files, in order; empty if there are none.
  private static func fingerprint(of files: [String]) -> String {
    guard !files.isEmpty else { return "" }
    var fingerprint = Fingerprint()
    for file in files {
      // A file that was deleted since it was opened changes the fingerprint.
      fingerprint.add((try? Data(contentsOf: URL(fileURLWithPath: file))) ?? Data(file.utf8))
    }
    return fingerprint.text
  }
}

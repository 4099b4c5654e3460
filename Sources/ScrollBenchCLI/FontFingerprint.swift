import Foundation
import RunRecords

/// A name for the fonts of a run, so that label pixels are compared only between equal ones.
enum FontFingerprint {
  /// The fingerprint of the contents of some files, in the order given; empty if there are none.
  static func of(_ files: [String]) -> String {
    guard !files.isEmpty else { return "" }
    var fingerprint = Fingerprint()
    for file in files {
      // A file that vanished since it was drawn from changes the fingerprint, as it should.
      fingerprint.add((try? Data(contentsOf: URL(fileURLWithPath: file))) ?? Data(file.utf8))
    }
    return fingerprint.text
  }
}

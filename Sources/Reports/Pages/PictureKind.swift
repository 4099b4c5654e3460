/// The pictures that a run leaves of each strategy, so that a report needs no renderer.
package enum PictureKind: String, CaseIterable, Sendable {
  /// Where two sections meet.
  case caps
  /// How often each pixel of it is written and blended.
  case overdraw
  /// How far each pixel of it is from the reference.
  case difference
}

extension RunFile {
  /// The folder of a run's pictures.
  static let pictures = "pictures"

  /// The name of a strategy's picture within a run's folder: `pictures/layer-grid-caps.png`.
  ///
  /// - Returns: `nil` if the strategy's id holds anything but letters, digits, `.`, `_`, `+` and `-`,
  ///   or begins with a point: it is not made the name of a file.
  package static func pictureName(of strategy: String, _ kind: PictureKind) -> String? {
    guard isPlain(strategy) else { return nil }
    return "\(pictures)/\(strategy)-\(kind.rawValue).png"
  }

  /// Whether a name within a run's folder is that of a picture.
  static func isPicture(_ name: String) -> Bool {
    name.hasPrefix(pictures + "/") && isPictureName(String(name.dropFirst(pictures.count + 1)))
  }

  /// Whether a name is that of a picture, without its folder.
  private static func isPictureName(_ name: String) -> Bool {
    PictureKind.allCases.contains { kind in
      let end = "-\(kind.rawValue).png"
      return name.hasSuffix(end) && isPlain(String(name.dropLast(end.count)))
    }
  }

  private static func isPlain(_ id: String) -> Bool {
    (1...100).contains(id.utf8.count) && id.first != "."
      && id.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            || "._+-".unicodeScalars.contains(scalar))
      }
  }
}

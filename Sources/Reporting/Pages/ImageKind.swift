/// The images that a run leaves of each strategy, so that a report needs no renderer.
package enum ImageKind: String, CaseIterable, Sendable {
  /// Where two sections meet.
  case caps
  /// How often each pixel of it is written and blended.
  case overdraw
  /// How far each pixel of it is from the reference.
  case difference
}

extension RunFile {
  /// The folder of a run's images.
  static let images = "pictures"

  /// The name of a strategy's image within a run's folder: `images/layer-grid-caps.png`.
  ///
  /// - Returns: `nil` if the strategy's id holds anything but letters, digits, `.`, `_`, `+` and `-`,
  ///   or begins with a point: it is not made the name of a file.
  package static func imageName(of strategy: String, _ kind: ImageKind) -> String? {
    guard isPlain(strategy) else { return nil }
    return "\(images)/\(strategy)-\(kind.rawValue).png"
  }

  /// Whether a name within a run's folder is that of an image.
  static func isImage(_ name: String) -> Bool {
    name.hasPrefix(images + "/") && isImageName(String(name.dropFirst(images.count + 1)))
  }

  /// Whether a name is that of an image, without its folder.
  private static func isImageName(_ name: String) -> Bool {
    ImageKind.allCases.contains { kind in
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

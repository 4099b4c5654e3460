/// The kinds of images that a run saves per strategy, so that a report needs no renderer.
package enum ImageKind: String, CaseIterable, Sendable {
  /// The place where two sections meet.
  case caps
  /// The number of writes and blends per pixel of that place.
  case overdraw
  /// The distance of each pixel from the reference.
  case difference
}

extension ImageKind {
  /// The folder of a run's images.
  static let folder = "pictures"

  /// Returns the name of a strategy's image within a run's folder: `pictures/layer-grid-caps.png`.
  ///
  /// - Returns: `nil` if the strategy's id contains anything but letters, digits, `.`, `_`, `+` and
  ///   `-`, or begins with a point.
  package func file(of strategy: String) -> String? {
    Self.isPlain(strategy) ? "\(Self.folder)/\(strategy)-\(rawValue).png" : nil
  }

  /// Returns a Boolean value that indicates whether a name within a run's folder is that of an
  /// image.
  static func isFile(_ name: String) -> Bool {
    guard name.hasPrefix(folder + "/") else { return false }
    return allCases.contains { kind in
      let end = "-\(kind.rawValue).png"
      return name.hasSuffix(end)
        && isPlain(String(name.dropFirst(folder.count + 1).dropLast(end.count)))
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

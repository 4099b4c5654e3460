import ArgumentParser

/// When words of a text are tinted.
package enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  /// On a terminal, unless `NO_COLOR` is set.
  case auto
  case always
  case never

  /// `nil` to find out.
  var isColored: Bool? {
    switch self {
    case .auto: nil
    case .always: true
    case .never: false
    }
  }
}

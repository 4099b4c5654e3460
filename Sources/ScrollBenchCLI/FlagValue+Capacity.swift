import ArgumentParser

extension FlagValue {
  /// One factor by which a processor is slower than this one.
  static func throttle(_ text: String) throws -> Double {
    let factors = try throttles(text)
    guard factors.count == 1 else {
      throw ValidationError("\"\(text)\" is a list; a capacity is judged for one processor")
    }
    return factors[0]
  }

  /// The seconds of a ramp.
  static func rampSeconds(_ text: String) throws -> Double {
    guard let seconds = Double(text), (0.01...60).contains(seconds) else {
      throw ValidationError("\"\(text)\" is not a number of seconds from 0.01 to 60")
    }
    return seconds
  }
}

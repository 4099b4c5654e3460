import Statistics

/// A count of what a strategy makes a frame cost, the same on every device.
package enum WorkCounter: String, CaseIterable, Sendable {
  case opaquePixels
  case blendedPixels
  case layers
  case quads
  case imageSwitches
  case sourceReadBytes
  case destinationReadBytes
  case destinationWriteBytes
  case offscreenBytes
  case contentsChangedBytes
  case imageBytes
  case allocatedBytes

  /// The counters that a verdict *in counters* goes by: bytes that some part of any device moves.
  package static let judged: [WorkCounter] = [
    .sourceReadBytes, .destinationReadBytes, .destinationWriteBytes, .offscreenBytes,
    .contentsChangedBytes,
  ]

  /// The mean over measured frames; for `imageBytes` what is alive at the end.
  package func value(of summary: SeriesSummary) -> Double {
    let traffic = summary.work.traffic
    return switch self {
    case .opaquePixels: summary.work.opaquePixels
    case .blendedPixels: summary.work.blendedPixels
    case .layers: summary.work.layers
    case .quads: traffic.quads
    case .imageSwitches: traffic.imageSwitches
    case .sourceReadBytes: traffic.sourceReadBytes
    case .destinationReadBytes: traffic.destinationReadBytes
    case .destinationWriteBytes: traffic.destinationWriteBytes
    case .offscreenBytes: traffic.offscreenBytes
    case .contentsChangedBytes: traffic.contentsChangedBytes
    case .imageBytes: Double(summary.imageBytes)
    case .allocatedBytes: summary.work.allocatedBytes
    }
  }

  /// The share up to which two counts count as equal.
  package static let equivalenceShare = 0.01

  /// Whether a count is at most 1 % above another.
  static func isNotAbove(_ count: Double, _ other: Double) -> Bool {
    count <= other * (1 + equivalenceShare)
  }

  /// Whether a count is more than 1 % below another.
  static func isClearlyBelow(_ count: Double, _ other: Double) -> Bool {
    count < other * (1 - equivalenceShare)
  }
}

/// One timed part of a frame, in the order in which they follow one another.
@usableFromInline package enum Phase: String, CaseIterable, Sendable {
  /// Trace → offset.
  case advance
  /// Rows in and out; cells dequeued or created.
  case turnover
  /// Content and state on to the cells that came in.
  case configure
  /// Frames of their layers.
  case layout
  /// Layer tree → draw list.
  case commit
  /// Draw list → pixels.
  case composite
}

extension Phase {
  /// The phase that begins when this one ends; `nil` after the last of a frame.
  package var next: Phase? {
    switch self {
    case .advance: .turnover
    case .turnover: .configure
    case .configure: .layout
    case .layout: .commit
    case .commit: .composite
    case .composite: nil
    }
  }
}

extension PerPhase {
  /// The quantity of one phase.
  @inlinable package subscript(phase: Phase) -> Value {
    get {
      switch phase {
      case .advance: advance
      case .turnover: turnover
      case .configure: configure
      case .layout: layout
      case .commit: commit
      case .composite: composite
      }
    }
    set {
      switch phase {
      case .advance: advance = newValue
      case .turnover: turnover = newValue
      case .configure: configure = newValue
      case .layout: layout = newValue
      case .commit: commit = newValue
      case .composite: composite = newValue
      }
    }
  }
}

/// One timed part of a frame, in the order in which they follow one another.
@usableFromInline package enum Phase: String, CaseIterable, Sendable {
  /// Trace → offset.
  case advance
  /// Cells of rows that left return to the pool, and rows that came get reused or new ones.
  case recycle
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
    case .advance: .recycle
    case .recycle: .configure
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
      case .recycle: recycle
      case .configure: configure
      case .layout: layout
      case .commit: commit
      case .composite: composite
      }
    }
    set {
      switch phase {
      case .advance: advance = newValue
      case .recycle: recycle = newValue
      case .configure: configure = newValue
      case .layout: layout = newValue
      case .commit: commit = newValue
      case .composite: composite = newValue
      }
    }
  }
}

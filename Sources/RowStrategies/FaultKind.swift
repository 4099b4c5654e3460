/// A category of visible faults, by the check that detects them.
public enum FaultKind: String, Sendable, CaseIterable {
  /// A cell accumulates layers although it shows the same content.
  case layersGrow = "layers-grow"
  /// Rows are rounded that should be square.
  case roundedRows = "rounded-rows"
  /// Rows are square that should be rounded.
  case squareRows = "square-rows"
  /// Rows show what is beneath them.
  case missingRows = "missing-rows"
  /// Corners are rounded incorrectly.
  case distortedCorners = "distorted-corners"
  /// Corners show a backdrop that differs from the one beneath.
  case wrongBackdrop = "wrong-backdrop"
  /// Rows next to an insertion or deletion are drawn for their previous position.
  case staleNeighbours = "stale-neighbours"
  /// Rows show the colour of a row that their cell showed before.
  case staleColors = "stale-colours"
  /// A content of the program shows something of a row that its cell showed before.
  case staleContent = "stale-content"
  /// The image differs from the reference in any other way.
  case wrongImage = "wrong-picture"
}

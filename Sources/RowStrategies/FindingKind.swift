/// A fault that a strategy can show, by which of the detectors it was found.
public enum FindingKind: String, Sendable, CaseIterable {
  /// A cell has more and more layers, although it shows what it showed before.
  case layersGrow = "layers-grow"
  /// Rows are rounded that should be square.
  case roundedRows = "rounded-rows"
  /// Rows are square that should be rounded.
  case squareRows = "square-rows"
  /// Corners are rounded, but not as they should be.
  case distortedCorners = "distorted-corners"
  /// Corners show another backdrop than the one that lies beneath.
  case wrongBackdrop = "wrong-backdrop"
  /// Rows next to an insertion or deletion still look as if they stood where they were before.
  case staleNeighbours = "stale-neighbours"
  /// The image differs from the reference in another way.
  case wrongImage = "wrong-picture"
}

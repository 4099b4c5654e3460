/// A renderer that replays display lists.
package protocol FrameRenderer: AnyObject {
  /// The name and version of the renderer and of its hardware.
  var name: String { get }
  /// A Boolean value that indicates whether the renderer is no GPU.
  var isSoftware: Bool { get }
  /// The source of the times.
  var clock: String { get }

  /// Draws a frame and waits until it is complete.
  ///
  /// - Parameter corners: The source of the coverage of rounded items.
  func draw(_ frame: Int, corners: CornerSource)

  /// The premultiplied pixels of the last frame, `0xAARRGGBB`, line after line.
  func pixels() -> [UInt32]

  /// Draws a frame and returns the time in nanoseconds; `nil` if the measurement was disturbed.
  func time(_ frame: Int, corners: CornerSource) -> Double?
}

/// The source of the coverage of rounded corners.
package enum CornerSource {
  /// The image of the display list, for the comparison of pixels.
  case image
  /// The renderer's own shapes, whose antialiasing differs.
  case own
}

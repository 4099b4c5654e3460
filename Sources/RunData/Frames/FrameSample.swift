/// The measurements of one frame, a line of `frames.csv`; ``Metric/ofFrames`` defines them.
///
/// Consists of 64-bit numbers only, so that a log of samples is written without allocation and
/// metrics access a sample by offset.
package struct FrameSample: Equatable, Sendable {
  /// The round; 0 starts with empty caches and pools.
  package var round = 0
  /// The tick within the pass, from 0.
  package var frame = 0
  /// The scroll offset after snapping to device pixels, in points.
  package var offset = 0.0
  package var visibleRows = 0
  /// Visible rows with at least one rounded corner.
  package var capRows = 0
  package var rowsIn = 0
  package var rowsOut = 0
  /// `rowsIn - cellsCreated` cells were reused.
  package var cellsCreated = 0
  package var phases = PhaseTimes()
  /// Pixels written without reading the destination.
  package var opaquePixels = 0
  package var blendedPixels = 0
  package var offscreenPasses = 0
  package var offscreenPixels = 0
  /// Visible layers of the committed tree, including those without content.
  package var layers = 0
  /// Bytes allocated by the frame's thread, and during `composite` by the worker threads.
  package var phaseBytes = PhaseBytes()
  /// `opaquePixels` and `blendedPixels` by role.
  package var roles = RolePixels()
  package var traffic = Traffic()
  /// The row at the top of the display; 0 if there is none.
  package var firstRow = 0
  /// Involuntary context switches of the thread during the frame.
  package var involuntarySwitches = 0
  /// Steal time of all processors since the previous frame, in the kernel's clock ticks.
  package var stealTicks = 0
  /// Texts shown from the label cache.
  package var labelHits = 0
  package var labelMisses = 0

  package init() {}

  package var allocatedBytes: Int { phaseBytes.total }
}

/// The pixels that a frame touched, by the role of their layers.
package struct RolePixels: Equatable, Sendable {
  package struct Count: Equatable, Sendable {
    package var opaque: Int
    package var blended: Int

    package init(opaque: Int = 0, blended: Int = 0) {
      self.opaque = opaque
      self.blended = blended
    }
  }

  /// The area behind the table.
  package var backdrop = Count()
  /// The backgrounds of rows and sections.
  package var background = Count()
  package var label = Count()
  /// Separators, indicators and everything else.
  package var decoration = Count()

  package init() {}
}

/// The memory traffic of compositing a frame, counted in this program's engines.
///
/// A tile-based GPU keeps the destination on chip, so that only sources, off-screen passes and
/// uploads cost bandwidth; a CPU also reads and writes the destination.
package struct Traffic: Equatable, Sendable {
  package var quads = 0
  /// Changes of the image between consecutive textured quads.
  package var imageSwitches = 0
  package var sourceReadBytes = 0
  package var destinationReadBytes = 0
  package var destinationWriteBytes = 0
  /// Bytes written to and read from off-screen buffers.
  package var offscreenBytes = 0
  /// Bytes of layer contents created or changed, which a GPU would upload.
  package var contentsChangedBytes = 0
  package var resampledPixels = 0
  /// Quads of a renderer that draws each rounded fill and each stretched image as one quad.
  package var wholeQuads = 0
  /// Pixels that such a renderer blends on the display: all those of rounded fills and of sources
  /// that are not declared opaque.
  package var wholeQuadBlendedPixels = 0

  package init() {}
}

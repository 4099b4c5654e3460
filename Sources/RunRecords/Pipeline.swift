/// How the work of a frame is spread over the ticks of a display.
package enum Pipeline: String, Codable, CaseIterable, Sendable {
  /// One thread does everything: a frame is late if app and compositing together take longer than a
  /// tick, as where the main thread composites in software.
  case serial
  /// The app and a render server work side by side: a frame is late if either takes longer than a
  /// tick, and every frame is shown one tick later than it would be.
  case twoStage = "two-stage"
}

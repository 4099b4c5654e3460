/// The timeout of an answer of a worker process, after which its process group is killed.
package struct Patience: Equatable, Sendable {
  /// The wait besides that for frames, in seconds: enough to start on a busy machine and to compare
  /// pixels.
  package let seconds: Int

  package init(seconds: Int = 300) { self.seconds = seconds }

  /// Returns the longest wait for frames: 0.1 s each in addition, many times what a frame takes.
  ///
  /// - Parameter slowdown: The factor by which a tool such as valgrind slows the process down.
  func limit(frames: Int = 0, slowdown: Int = 1) -> Duration {
    .seconds(seconds) + .milliseconds(100) * frames * slowdown
  }
}

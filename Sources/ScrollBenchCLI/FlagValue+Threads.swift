import ArgumentParser
import Glibc

extension FlagValue {
  /// The most threads that draw a frame.
  static let mostThreads = 64

  /// Numbers of threads that draw.
  static func threadCounts(_ text: String) throws -> [Int] {
    let counts = try CommaList(text, count("threads", upTo: mostThreads)).elements
    guard counts.count <= mostThreadCounts else {
      throw ValidationError(
        "\"\(text)\" has \(counts.count) numbers of threads; \(mostThreadCounts) are the most")
    }
    return counts
  }

  /// The most numbers of threads in one run: each has threads and frame buffers of its own.
  static let mostThreadCounts = 8

  /// The most threads for each processor: more only wait for one another, and the system may refuse
  /// them.
  static let mostThreadsPerProcessor = 4

  /// Refuses more threads than the processors of this machine can make use of.
  ///
  /// - Throws: If a number is more than ``mostThreadsPerProcessor`` times theirs.
  package static func requireProcessors(
    forThreads counts: [Int], processors: Int = sysconf(Int32(_SC_NPROCESSORS_ONLN))
  ) throws {
    let most = max(1, processors) * mostThreadsPerProcessor
    guard let excess = counts.first(where: { $0 > most }) else { return }
    throw ValidationError(
      "\(excess) threads are too many for \(processors)"
        + " \(processors == 1 ? "processor" : "processors"); \(most) are the most")
  }
}

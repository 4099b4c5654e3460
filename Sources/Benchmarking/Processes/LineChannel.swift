import Files
import Foundation

/// A child process that answers lines; its process group is killed when the channel is released.
final class LineChannel {
  let name: String
  private let process: ChildProcess
  private let input: ChildPipe
  private let output: ChildPipe
  private var unread: [UInt8] = []
  /// The unread bytes that are known to contain no line feed.
  private var searched = 0

  /// - Throws: ``CommandFailure`` if the program cannot be started.
  init(_ program: String, _ arguments: [String], name: String) throws(CommandFailure) {
    self.name = name
    do throws(SystemError) {
      (input, output) = (try ChildPipe(), try ChildPipe())
      process = try ChildProcess(
        program, arguments, input: input.reader, output: output.writer)
    } catch {
      throw CommandFailure("\(name) cannot be started (\(error.reason))", .incomparable)
    }
    input.closeReader()
    output.closeWriter()
  }

  /// The number of the process.
  var processIdentifier: Int32 { process.number }

  /// Sends a line; nothing happens if the process no longer reads.
  ///
  /// - Throws: ``CommandFailure`` if the line cannot be written.
  func writeLine(_ text: String) throws(CommandFailure) {
    do throws(SystemError) {
      try input.write(Array((text + "\n").utf8))
    } catch {
      throw CommandFailure("\(name) cannot be sent a request (\(error.reason))", .incomparable)
    }
  }

  /// Returns the next line; `nil` if the process ended first.
  ///
  /// - Parameters:
  ///   - limit: The longest wait.
  ///   - length: The most bytes of the line.
  /// - Throws: ``CommandFailure`` if the line does not come in time or is longer.
  func readLine(within limit: Duration, upTo length: Int) throws -> Data? {
    let end = ContinuousClock.now + limit
    while true {
      if let end = unread[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(unread[..<end])
        removeFirst(end + 1)
        return line
      }
      searched = unread.count
      guard searched <= length else {
        throw CommandFailure(
          "\(name) printed a line of more than \(length) bytes", .incomparable)
      }
      guard try readMore(until: end, limit) else { return nil }
    }
  }

  /// Returns the next bytes; `nil` if the process ended before there were as many.
  ///
  /// - Parameter limit: The longest wait.
  /// - Throws: ``CommandFailure`` if they do not come in time.
  func readBytes(_ count: Int, within limit: Duration) throws -> Data? {
    let end = ContinuousClock.now + limit
    while unread.count < count {
      guard try readMore(until: end, limit) else { return nil }
    }
    let bytes = Data(unread.prefix(count))
    removeFirst(count)
    return bytes
  }

  private func removeFirst(_ count: Int) {
    unread.removeFirst(count)
    searched = 0
  }

  /// - Returns: `false` if the process ended or has closed its output.
  private func readMore(until end: ContinuousClock.Instant, _ limit: Duration) throws -> Bool {
    switch try process.wait(for: output.reader, until: end) {
    case .timeout:
      throw CommandFailure("\(name) gave no answer \(limit.exceeded)", .incomparable)
    case .end: return false
    case .output:
      let bytes = output.read()
      unread += bytes
      return !bytes.isEmpty
    }
  }

  /// The signal that ended the process, which has closed its output; `nil` if it exited.
  var signal: Int32? {
    // A process that exits closes its output a moment before it is gone.
    guard case .signal(let signal) = try? process.ending(within: .seconds(1)) else { return nil }
    return signal
  }

  /// The last lines of standard error as the end of a message; the process is killed.
  var lastErrors: String {
    process.end()
    return process.errorEnd
  }
}

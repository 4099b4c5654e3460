import Files
import Foundation
import Measurement
import RunData

/// A process that measures on request: this executable once more, or another build of it.
///
/// Its process group is killed when the object is released, after a wrong answer and after the
/// longest wait. What it writes to standard error is read meanwhile; messages quote the end.
final class Worker {
  /// A program and what it gets besides the worker's own argument.
  struct Launch {
    var program = Worker.executable
    var arguments: [String] = []
    /// The variables that this process lacks or has with other values.
    var variables: [String: String] = [:]
    /// Returns whether the worker gets a variable of this process, by its name.
    var keepsVariable: (_ name: String) -> Bool = { _ in true }
    /// The factor by which a tool such as valgrind slows the process down.
    var slowdown = 1
  }

  /// The name of the process in messages.
  let name: String
  /// The answer to the set-up: series and settings.
  private(set) var ready = WorkerAnswer.Ready(series: [])
  private let process: ChildProcess
  private let input: ChildPipe
  private let output: ChildPipe
  /// The longest wait besides that for frames, in seconds.
  private let patience: Int
  private let slowdown: Int
  /// The most frames that it draws before an answer, as far as they are known.
  private var frames: Int

  static let executable = "/proc/\(getpid())/exe"

  /// Starts a process and waits until it is ready for its first request.
  init(
    _ setUp: WorkerSetUp, by launch: Launch = Launch(), name: String, patience: Int,
    frames: Int = 0
  ) throws {
    self.name = name
    self.patience = patience
    slowdown = launch.slowdown
    self.frames = frames
    do throws(SystemError) {
      (input, output) = (try ChildPipe(), try ChildPipe())
      process = try ChildProcess(
        launch.program, launch.arguments + [WorkerService.command], variables: launch.variables,
        keeping: launch.keepsVariable, input: input.reader, output: output.writer)
    } catch {
      let reason =
        launch.program == Self.executable && error.isAbsence
        ? "/proc, where this program finds itself, is not mounted" : error.reason
      throw MeasurementError(.process, "\(name) cannot be started (\(reason))")
    }
    input.closeReader()
    input.keepFromBlocking()
    output.closeWriter()
    ready = try answer(to: setUp, or: "does not measure this experiment") { answer, _ in
      try answer.readiness()
    }
    self.frames = max(frames, ready.frames)
  }

  convenience init(
    profiling experiment: Experiment, by launch: Launch, patience: Int
  ) throws {
    try self.init(
      WorkerSetUp(spec: experiment.spec, rowsPath: experiment.files.path, isProfiled: true),
      by: launch, name: "its process", patience: patience, frames: experiment.totalFrames)
  }

  var hasOneThread: Bool { Processor.threads(of: process.number) == 1 }

  /// Keeps the process, which has one thread, on a processor.
  func move(to processor: Processor) { processor.keep(process.number) }

  /// Runs one pass of each case, in the order of a round.
  ///
  /// - Returns: The facts of the pass, and `frames.csv`.
  func pass(round: Int, of runID: String) throws -> (facts: Block.Facts, frames: [UInt8]) {
    try answer(to: WorkerRequest.pass(round: round, runID: runID)) { answer, bytes in
      (try answer.facts(of: self.ready.series), bytes)
    }
  }

  /// Runs a block of a duel: the control, then one pass of each case.
  func runBlock() throws -> Block {
    try answer(to: WorkerRequest.block) { answer, bytes in
      try Block(answer, bytes, of: self.ready.series)
    }
  }

  /// Scrolls the first case without compositing, and returns the memory of the process.
  func memory(afterFrames frames: Int) throws -> SeriesMemory {
    try answer(to: WorkerRequest.memory(frames: frames)) { answer, _ in
      guard let memory = answer.memory else {
        throw InputError("its answer does not state its memory")
      }
      return memory
    }
  }

  /// - Returns: JSON; empty for instructions, which callgrind has dumped once the process ends.
  func profile(_ request: WorkerRequest) throws -> [UInt8] {
    let (gap, bytes) = try answer(to: request) { ($0.gap, $1) }
    if let gap { throw MeasurementError(.process, gap) }
    return bytes
  }

  /// Waits for the end of the process, which finds the end of its input.
  func finish() throws {
    input.closeWriter()
    guard try process.ending(within: limit) == .exit(0) else {
      throw MeasurementError(.process, "\(name) ended with an error" + process.errorEnd)
    }
  }

  /// The longest wait for an answer, after which the process group is killed: with 0.1 s for each
  /// frame, many times what a frame takes.
  private var limit: Duration {
    .seconds(patience) + .milliseconds(100) * frames * slowdown
  }

  /// - Parameter failure: The predicate of the message about an answer that is not valid.
  private func answer<Result>(
    to message: some Encodable, or failure: String = "gave no valid answer",
    read: (WorkerAnswer, [UInt8]) throws -> Result
  ) throws -> Result {
    try Interruption.check()
    let end = ContinuousClock.now + limit
    do {
      try send(try JSONEncoder().encode(message) + [UInt8(ascii: "\n")], until: end)
      guard let (line, start) = try readLine(until: end) else {
        throw InputError(signal.map { "it was ended by signal \($0)" } ?? "it ended")
      }
      let answer = try WorkerAnswer(line, frames: ready.frames)
      guard let bytes = try readBytes(answer.bytes, after: start, until: end) else {
        throw InputError("it ended in the middle of its frames")
      }
      return try read(answer, bytes)
    } catch let fault as InputError {
      try Interruption.check()
      let isRefused = process.end() == .exit(WorkerService.refusalStatus)
      throw MeasurementError(
        isRefused ? .refusal : .process,
        "\(name) \(failure): \(fault)" + process.errorEnd)
    }
  }

  /// Writes bytes as fast as the process reads them.
  private func send(_ bytes: some Sequence<UInt8>, until end: ContinuousClock.Instant) throws {
    var rest = Array(bytes)[...]
    while true {
      do throws(SystemError) {
        try input.write(&rest)
      } catch {
        throw MeasurementError(.process, "\(name) cannot be sent a request (\(error.reason))")
      }
      guard !rest.isEmpty else { return }
      switch try process.wait(for: input.writer, isWritten: true, until: end) {
      case .ready: break
      // Reading the answer finds the end too.
      case .end: return
      case .timeout:
        throw MeasurementError(
          .patience, "\(name) read no request for \(limit.components.seconds) s and was killed")
      }
    }
  }

  /// The most bytes of a line, which holds no frames.
  private static let longestLine = 1 << 24

  /// Returns the next line and what was read behind it; `nil` if the process ended first.
  private func readLine(
    until end: ContinuousClock.Instant
  ) throws -> (line: [UInt8], start: [UInt8])? {
    var line: [UInt8] = []
    while let bytes = try read(until: end) {
      if let feed = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        return (line + bytes[..<feed], Array(bytes[(feed + 1)...]))
      }
      line += bytes
      guard line.count <= Self.longestLine else {
        throw MeasurementError(
          .process, "\(name) printed a line of more than \(Self.longestLine) bytes")
      }
    }
    return nil
  }

  /// Returns the bytes behind a line; `nil` if the process ended before there were as many.
  private func readBytes(
    _ count: Int, after start: [UInt8], until end: ContinuousClock.Instant
  ) throws -> [UInt8]? {
    var bytes = start
    while bytes.count < count {
      guard let more = try read(until: end) else { return nil }
      bytes += more
    }
    guard bytes.count == count else { throw InputError("it sent more than it announced") }
    return bytes
  }

  /// - Returns: `nil` if the process ended or has closed its output.
  private func read(until end: ContinuousClock.Instant) throws -> [UInt8]? {
    switch try process.wait(for: output.reader, until: end) {
    case .timeout:
      throw MeasurementError(
        .patience, "\(name) gave no answer for \(limit.components.seconds) s and was killed")
    case .end: return nil
    case .ready:
      let bytes = output.read()
      return bytes.isEmpty ? nil : bytes
    }
  }

  /// The signal that ended the process, which has closed its output; `nil` if it exited.
  private var signal: Int32? {
    // A process that exits closes its output a moment before it is gone.
    guard case .signal(let signal) = try? process.ending(within: .seconds(1)) else { return nil }
    return signal
  }
}

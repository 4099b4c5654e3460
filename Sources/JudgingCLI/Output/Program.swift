import Analysis
package import ArgumentParser
import Files
import Glibc

extension ParsableCommand {
  /// Runs the command that the arguments of the process name, and exits.
  ///
  /// An error is printed as one line, and its status becomes that of the process.
  package static func runProgram(prepare: () -> Void = {}) -> Never {
    reserveStreams()
    requireStack()
    Interruption.install(programName)
    prepare()
    var status = ExitCode.success
    do {
      guard ProgramArguments.areText else {
        throw ValidationError("an argument is not UTF-8: rename the file that it names")
      }
      let arguments = Array(ProgramArguments.all.dropFirst())
      if arguments == ["help", "exit-status"] {
        print(HelpText.exitStatus)
        throw ExitCode.success
      }
      try checkCommand(arguments)
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch let code as ExitCode {
      // Its message is printed.
      status = code
    } catch {
      let failure = CommandFailure(error)
      status = failure.map { ExitCode($0.status.rawValue) } ?? exitCode(for: error)
      if status == .success {
        // Help, the version or a completion script.
        print(fullMessage(for: error))
      } else {
        StandardError.write(line: "\(programName): \(failure?.message ?? message(for: error))")
      }
    }
    if status.rawValue != ExitStatus.output.rawValue, !StandardOutput.flush() {
      StandardError.write(line: "\(programName): the result could not be printed")
      status = ExitCode(ExitStatus.output.rawValue)
    }
    exit(withError: status)
  }

  private static var programName: String { configuration.commandName ?? "scrollbench" }

  /// Takes the numbers of closed streams, which the next file or pipe would get otherwise.
  ///
  /// Reading or writing them fails all the same.
  private static func reserveStreams() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(stream, F_GETFD) < 0 {
      // The call keeps no pointer, and returns the lowest free number.
      _ = unsafe open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Ends the program where its stack is too small, of which it would crash.
  private static func requireStack() {
    let kibibytes = 256
    var limit = rlimit()
    // The call fills the value and keeps no pointer to it.
    guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0,
      limit.rlim_cur < kibibytes * 1_024
    else { return }
    StandardError.write(
      line:
        "\(programName): the stack is limited to \(limit.rlim_cur / 1_024) KiB, of which at least"
        + " \(kibibytes) are needed: raise it with ulimit -s")
    Glibc.exit(ExitStatus.data.rawValue)
  }

  /// Refuses a first argument, or one behind `help`, that is neither an option nor a command: the
  /// parser would blame a later option, or print the help of all commands.
  private static func checkCommand(_ arguments: [String]) throws {
    let names = ["help"] + configuration.subcommands.compactMap { $0.configuration.commandName }
    let commands = arguments.prefix(arguments.first == "help" ? 2 : 1)
    guard let argument = commands.first(where: { !$0.hasPrefix("-") && !names.contains($0) })
    else { return }
    throw ValidationError(
      "\(argument) is no command; "
        + suggestion(for: argument, among: names, else: "\(programName) help lists them"))
  }
}

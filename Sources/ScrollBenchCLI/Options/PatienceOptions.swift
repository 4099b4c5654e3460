package import ArgumentParser
import Benchmarking
import JudgingCLI

/// The option that bounds the waits for worker processes, shared by the commands that start them.
package struct PatienceOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The longest wait for an answer of a measuring process, besides 0.1 s per frame, before it is"
        + " killed. (default: \(Patience().seconds))", valueName: "seconds"),
    transform: FlagValue.count("seconds", upTo: 86_400))
  package var patience: Int = Patience().seconds

  package init() {}

  var value: Patience { Patience(seconds: patience) }
}

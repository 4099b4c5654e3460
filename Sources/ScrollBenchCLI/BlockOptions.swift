package import ArgumentParser

/// The flags that say how blocks are run, shared by the commands that start processes for them.
package struct BlockOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: ArgumentHelp("Pairs of a batch. (default: 20)", valueName: "n"),
    transform: FlagValue.count("pairs", upTo: 10_000))
  package var pairs: Int = 20

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long a process may take for an answer before it is stopped. (default: 300)",
      valueName: "seconds"), transform: FlagValue.count("seconds", upTo: 86_400))
  package var patience: Int = 300

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp(
      "Arguments of run for both sides; --rounds, --output, --pipeline and --throttle change nothing."
        + " (default: --hz 120, and frames for blocks of about 300)",
      valueName: "run arguments"))
  package var runArguments: [String] = []

  package init() {}
}

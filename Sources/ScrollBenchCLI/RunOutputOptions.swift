package import ArgumentParser

/// The flags that say where the result of a run goes, and how it is printed.
package struct RunOutputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder to write, replaced whole if it holds a run. (default: results/latest)",
      valueName: "folder"), completion: .directory, transform: FlagValue.path)
  package var output: String = "results/latest"

  @Option(
    help: """
      How to print the result: as text for people, as the Markdown of report, as summary.csv (of \
      claims claims.csv), or as one JSON object with the verdict, the lines of summary.csv and all of \
      run.json; list metrics explains its keys.
      """)
  package var format: ResultFormat = .text

  @Option(
    help: ArgumentHelp(
      "Whether the text has colours; auto: on a terminal, unless NO_COLOR is set. What a colour says a"
        + " word or a number says too.", valueName: "when"))
  package var color: ColorChoice = .auto

  package init() {}
}

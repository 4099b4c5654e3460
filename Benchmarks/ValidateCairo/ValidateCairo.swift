import ArgumentParser
import Validation

/// Replays display lists with cairo.
@main
struct ValidateCairo: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate-cairo",
    abstract: "Replay display lists with cairo: compare pixels, then times.",
    discussion: ValidationOptions.discussion)

  @OptionGroup var options: ValidationOptions

  func run() throws { try options.validate { CairoRenderer($0) } }
}

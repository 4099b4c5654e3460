import ArgumentParser
import Validation

/// Replays display lists on OpenGL ES 3.
@main
struct ValidateGLES: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate-gles",
    abstract: "Replay display lists on OpenGL ES 3: compare pixels, then times.",
    discussion: ValidationOptions.discussion)

  @OptionGroup var options: ValidationOptions

  func run() throws { try options.validate { try GLESRenderer($0) } }
}

package import ArgumentParser
package import Compositing
import Graphics

/// The flags that say what composites, shared by all commands that draw with one engine.
package struct EngineOptions: ParsableArguments {
  @Option(
    name: .customLong("engine"),
    help: ArgumentHelp(
      "The engine that composites. (values:"
        + " \(EngineCatalogue.all.map(\.id).joined(separator: ", "));"
        + " default: \(EngineCatalogue.all[0].id))", valueName: "name"),
    completion: Completion.engine, transform: FlagValue.engine)
  package var name: String = EngineCatalogue.all[0].id

  @Option(
    help: ArgumentHelp(
      "What pixels are written with, of labels, images and frames: what every processor has, or the"
        + " widest registers that this one has. (values: baseline, wide; default: wide)",
      valueName: "kind"), completion: Completion.kernels,
    transform: FlagValue.kernels)
  package var kernels: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Threads that composite, 1 to \(FlagValue.mostThreads). (default: 1)", valueName: "n"),
    transform: FlagValue.count("threads", upTo: FlagValue.mostThreads))
  package var threads: Int = 1

  package init() {}

  package func validate() throws {
    guard !EngineCatalogue.named(name).isOurs else { return }
    guard threads == 1 else {
      throw ValidationError("the engine \(name) draws on one thread; leave --threads out")
    }
    guard kernels == nil else {
      throw ValidationError("the engine \(name) has kernels of its own; leave --kernels out")
    }
  }

  /// The engine as the flags want it.
  package var engine: EngineDescriptor {
    var engine = EngineCatalogue.named(name)
    guard engine.isOurs else { return engine }
    engine.threads = threads
    if let kernels = kernels.flatMap(KernelSet.named) { engine.kernels = kernels }
    return engine
  }
}

package import ArgumentParser
package import Compositing
import JudgingCLI
import RunData

package struct EngineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The engine that composites; with threads=n on 1 to \(ExperimentSpec.mostThreads) threads, and with"
        + " kernels=baseline in code for every processor instead of the widest registers of this one."
        + " (values: \(EngineCatalogue.all.map(\.id).joined(separator: ", "));"
        + " default: \(EngineCatalogue.all[0].id))", valueName: "name[,threads=n][,kernels=k]"),
    completion: Completion.engine, transform: FlagValue.engine)
  package var engine: EngineDescriptor = EngineCatalogue.all[0]

  package init() {}
}

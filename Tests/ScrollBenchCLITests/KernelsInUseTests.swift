import Compositing
import Graphics
import ScrollBenchCLI
import Testing

@Suite("What a report says of kernels")
struct KernelsInUseTests {
  private func kernels(_ arguments: [String]) throws -> String {
    try EngineOptions.parse(arguments).engine.kernelsInUse
  }

  @Test("is the set asked for, which draws labels and images too")
  func ours() throws {
    for engine in EngineCatalogue.all where engine.isOurs {
      #expect(try kernels(["--engine", engine.id]) == KernelSet.widest.name)
      for name in ["baseline", "wide"] {
        let set = try #require(KernelSet.named(name))
        #expect(try kernels(["--engine", engine.id, "--kernels", name]) == set.name)
      }
    }
  }

  @Test("is ours and another's where an engine of others composites what we have drawn")
  func others() throws {
    for engine in EngineCatalogue.all where !engine.isOurs {
      #expect(
        try kernels(["--engine", engine.id])
          == "\(KernelSet.widest.name), for compositing \(engine.id)'s own")
    }
  }
}

import Compositing
import Graphics
import ScrollBenchCLI
import Testing

@Suite("The kernels in reports")
struct KernelsInUseTests {
  private func kernels(_ arguments: [String]) throws -> String {
    try EngineOptions.parse(arguments).engine.kernelsInUse
  }

  @Test("are those of the option, for labels and images too")
  func ours() throws {
    for engine in EngineCatalogue.all where engine.isOurs {
      #expect(try kernels(["--engine", engine.id]) == KernelSet.widest.name)
      for name in ["baseline", "wide"] {
        let set = try #require(KernelSet.named(name))
        #expect(try kernels(["--engine", "\(engine.id),kernels=\(name)"]) == set.name)
      }
    }
  }

  @Test("are those of both libraries where another one composites")
  func others() throws {
    for engine in EngineCatalogue.all where !engine.isOurs {
      #expect(
        try kernels(["--engine", engine.id])
          == "\(KernelSet.widest.name), for compositing \(engine.id)'s own")
    }
  }
}

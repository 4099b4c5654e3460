import Compositing
import Graphics
import ScrollBenchCLI
import Testing

@Suite("The kernels in reports")
struct KernelsInUseTests {
  @Test(
    "are those of the option, for labels and images too, and of another library that composites")
  func kernels() throws {
    func kernels(_ engine: String) throws -> String {
      try EngineOptions.parse(["--engine", engine]).engine.kernelsInUse
    }
    for engine in EngineCatalogue.all {
      let others = engine.isOurs ? "" : "; compositing uses those of \(engine.id)"
      #expect(try kernels(engine.id) == KernelSet.widest.name + others)
      for name in ["baseline", "wide"] where engine.isOurs {
        let set = try #require(KernelSet.named(name))
        #expect(try kernels("\(engine.id),kernels=\(name)") == set.name)
      }
    }
  }
}

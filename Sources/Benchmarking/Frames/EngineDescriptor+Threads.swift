import Compositing
import Measurement
import Synchronization

extension EngineDescriptor {
  /// Creates the engine with all of its threads, as times require.
  ///
  /// - Throws: ``Measurement/UnmeasurableProcess`` if the system cannot create them.
  func makeWithThreads() throws(UnmeasurableProcess) -> any Engine {
    let engine = make()
    let found = Atomic(1)
    engine.onEachWorker { found.wrappingAdd(1, ordering: .relaxed) }
    guard !isOurs || found.load(ordering: .relaxed) >= threads else {
      throw UnmeasurableProcess(
        "\(threads) threads cannot be created: ask for fewer, or raise the limits of memory or"
          + " processes (ulimit -v, ulimit -u)")
    }
    return engine
  }
}

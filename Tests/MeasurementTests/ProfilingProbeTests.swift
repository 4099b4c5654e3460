import Measurement
import Testing

/// The tests run neither under valgrind nor in a process started with heap profiling.
@Suite("Probes for profiling")
struct ProfilingProbeTests {
  @Test("have no effect in a process that was not started for them")
  func off() {
    #expect(!InstructionProbe.isOn && !HeapProbe.isOn)
    InstructionProbe.start()
    InstructionProbe.reset()
    InstructionProbe.dump("nothing")
    #expect(!HeapProbe.dump(to: "/nowhere"))
  }

  @Test("CPU time increases while there is work")
  func processorTime() {
    let start = ProcessorClock.now()
    var (value, rounds) = (UInt64(1), 0)
    while ProcessorClock.now() == start, rounds < 1_000_000 {
      value = churn(value)
      rounds += 1
    }
    #expect(ProcessorClock.now() > start && value != 0)
  }
}

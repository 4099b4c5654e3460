import Benchmarking
import Files
import RunData
import Testing

@Suite("A file of callgrind")
struct CallgrindDumpTests {
  private let text = """
    # callgrind format
    version: 1
    creator: callgrind-3.19.0
    part: 1

    desc: Trigger: Client Request: commit
    positions: line
    events: Ir
    summary: 30

    ob=(1) /usr/bin/tool
    fl=(1) a.c
    fn=(1) $s3app3hotyS2iF
    16 10
    +1 5
    cob=(2) /lib/libx.so.1
    cfn=(2) helper
    calls=3 0
    -2 400
    ob=(2)
    fn=(2)
    0 7
    fn=(3) rec'2
    * 8
    jump=2 5

    totals: 30
    part: 2
    desc: Trigger: Client Request: commit
    events: Ir
    ob=(1)
    fn=(1)
    16 100
    fn=(4) ???
    0 1
    ob=(2)
    fn=(5) 0x0000000000010da0
    0 1
    fn=(6) 0x0000000000020da0
    0 2
    totals: 104
    part: 3
    desc: Trigger: Client Request: layout
    events: Ir
    ob=(1)
    fn=(3)
    3 2
    totals: 2
    part: 4
    desc: Trigger: Program termination
    events: Ir
    ob=(1)
    fn=(1)
    16 999
    totals: 999

    """

  private func profile(_ text: String) throws(InputError) -> [Phase: [StackFrame: Int]] {
    try CallgrindDump.profile(Array(text.utf8), name: "cg")
  }

  @Test("has the instructions per phase and function, over all parts")
  func sums() throws {
    let profile = try profile(text)
    #expect(
      profile == [
        .commit: [
          StackFrame(name: "hot(_:)", module: "tool"): 115,
          StackFrame(name: "rec", module: "libx.so.1"): 8,
          StackFrame(name: "helper", module: "libx.so.1"): 7,
          StackFrame(name: "[libx]", module: "libx.so.1"): 3,
          StackFrame(name: "[tool]", module: "tool"): 1,
        ], .layout: [StackFrame(name: "rec", module: "tool"): 2],
      ])
    let counted = CountedInstructions(
      strategy: "a", functions: profile, frames: 1, refreshRate: 60, kernels: "")
    #expect(counted.total() == 136 && counted.total(in: .commit) == 134)
  }

  @Test(
    "that is damaged is refused",
    arguments: [
      ("16 10", "16 11", "add up to 31, not to 30"), ("16 10", "16 ten", "line 14"),
      ("events: Ir", "events: Dr Ir", "events: Ir is expected"), ("events: Ir", "", "events: Ir"),
    ])
  func damage(part: String, change: String, expected: String) {
    let error = #expect(throws: InputError.self) {
      try profile(text.replacing(part, with: change))
    }
    #expect(error?.description.hasPrefix("cg") == true)
    #expect(error?.description.contains(expected) == true, "\(error?.description ?? "")")
  }

  @Test("that is empty is refused")
  func nothing() {
    #expect(throws: InputError.self) { try profile("") }
  }
}

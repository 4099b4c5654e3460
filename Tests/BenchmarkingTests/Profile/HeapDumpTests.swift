import Benchmarking
import Files
import Testing

@Suite("A heap profile of jemalloc")
struct HeapDumpTests {
  private let text = """
    heap_v2/1
      t*: 3: 96 [7: 320]
      t0: 3: 96 [7: 320]
    @ 0x7f10 0xabc 0x1
      t*: 1: 32 [4: 128]
      t0: 1: 32 [4: 128]
    @ 0x20
      t*: 2: 64 [0: 0]
      t1: 2: 64 [0: 0]
    @
      t*: 0: 0 [3: 192]

    MAPPED_LIBRARIES:
    00400000-00401000 r-xp 00000000 08:01 12 /bin/x

    """

  @Test("has all allocations of each stack, including freed ones")
  func stacks() throws {
    let stacks = try HeapDump.stacks(in: text, name: "heap")
    #expect(stacks.map(\.addresses) == [[0x7F10, 0xABC, 0x1], []])
    #expect(stacks.map(\.allocations) == [4, 3] && stacks.map(\.bytes) == [128, 192])
    #expect(try HeapDump.stacks(in: "heap_v2/1\n  t*: 0: 0 [0: 0]\n", name: "heap").isEmpty)
  }

  @Test(
    "that is damaged is refused with the line and the expected text",
    arguments: [
      ("", "line 1"), ("heap_v1/1", "line 1"), ("heap_v2/524288\n", "of all allocations"),
      ("heap_v2/1\n@ 0x1\n", "middle of a stack"), ("heap_v2/1\n@ 0x1", "middle of a stack"),
      ("heap_v2/1\n@ 1\n", "line 2"), ("heap_v2/1\n@ 0xq\n", "line 2"),
      ("heap_v2/1\n@ 0x1\n@ 0x2\n", "line 3"), ("heap_v2/1\nrubbish\n", "line 2"),
      ("heap_v2/1\n@ 0x1\n  t*: 1: 8\n", "line 3"),
      ("heap_v2/1\n@ 0x1\n  t*: 1: 8 [1: x]\n", "line 3"),
      ("heap_v2/1\n@ 0x1\n  t*: 1: 8 [-1: 8]\n", "line 3"),
      ("heap_v2/1\n@ 0x1\n  t*: 1: 8 [1: 8: 9]\n", "line 3"),
      ("heap_v2/1\n@ 0x11111111111111111\n", "line 2"),
    ])
  func damage(text: String, place: String) {
    let error = #expect(throws: InputError.self) { try HeapDump.stacks(in: text, name: "heap") }
    #expect(error?.isAbsent == false)
    #expect(error?.description.hasPrefix("heap") == true)
    #expect(error?.description.contains(place) == true, "\(error?.description ?? "")")
  }

  @Test("cut anywhere is read as its whole stacks or refused")
  func cuts() throws {
    let whole = try HeapDump.stacks(in: text, name: "heap")
    for length in 0..<text.count {
      let part = String(text.prefix(length))
      guard let stacks = try? HeapDump.stacks(in: part, name: "heap") else { continue }
      #expect(whole.starts(with: stacks), "\(length)")
    }
  }
}

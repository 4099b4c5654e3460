import Measurement
import RunRecords
import Testing

@Suite("Symbols")
struct SymbolizerTests {
  @Test("a map finds the region of an address among those that can be executed")
  func map() {
    let map = MemoryMap(
      """
      00400000-00401000 r--p 00000000 08:01 12      /usr/bin/a tool
      00401000-00403000 r-xp 00001000 08:01 12      /usr/bin/a tool
      7f0000000000-7f0000001000 r-xp 00000000 00:00 0    [vdso]
      7f0000002000-7f0000003000 rw-p 00000000 00:00 0
      no line of a map
      00500000-00400000 r-xp 00001000 08:01 12      /backwards
      """)
    #expect(map.regions.map(\.module) == ["a tool", "[vdso]"])
    for (address, module) in [
      (0x400FFF, nil), (0x401000, "a tool"), (0x402FFF, "a tool"), (0x403000, nil),
      (0x7F00_0000_0FFF, "[vdso]"), (0, nil),
    ] as [(UInt, String?)] {
      #expect(map.region(of: address)?.module == module, "\(address)")
    }
  }

  @Test("an address outside of all files is unknown, and one past the end of all is nameless")
  func outside() {
    let symbolizer = Symbolizer(
      MemoryMap("1000-9000 r-xp ffffffffffffffff 08:01 1 /no/exe"))
    #expect(symbolizer.frames([0x10]) == [StackFrame(name: "[unknown]", module: "")])
    #expect(symbolizer.frames([0x8FFF]) == [StackFrame(name: "[exe]", module: "exe")])
  }

  @Test("a return address is looked up in the call before it")
  func returnAddresses() {
    #expect(
      Symbolizer(MemoryMap("1000-2000 r-xp 00000000 08:01 1 /no/libx.so.6.1")).frames([0x1000])
        == [StackFrame(name: "[libx]", module: "libx.so.6.1")])
    let symbolizer = Symbolizer(MemoryMap("1000-2000 r-xp 00000000 08:01 1 [code]"))
    #expect(symbolizer.frames([0x1000]).map(\.name) == ["[code]"])
    #expect(symbolizer.frames([0x1000], startsWithReturn: true).map(\.name) == ["[unknown]"])
    #expect(symbolizer.frames([0x2000], startsWithReturn: true).map(\.name) == ["[code]"])
    #expect(
      symbolizer.frames([0x1000, 0x2000, 0x2001]).map(\.name) == ["[unknown]", "[code]", "[code]"])
  }

  @Test(
    "names lose types, specialisations and marks of privacy",
    arguments: [
      ("A.f() -> ()", "A.f()"),
      ("A.B.draw(at: Swift.Int, _: Swift.Array<Swift.Int>) -> Swift.Bool", "A.B.draw(at:_:)"),
      ("A.B.run(Swift.Int, (A.S, Swift.Int) -> ()) throws -> ()", "A.B.run(_:_:)"),
      ("A.B.(width in _0123456789ABCDEF)(of: A.C) -> Swift.Int", "A.B.width(of:)"),
      ("A.B.size.getter : Swift.Int", "A.B.size.getter"),
      (
        "closure #1 (A.S, Swift.Int) -> () in A.B.run(x: Swift.Int) -> ()",
        "closure #1 in A.B.run(x:)"
      ),
      (
        "generic specialization <Swift.Int, A.B> of Swift.Array.append(__owned A) -> ()",
        "Swift.Array.append(_:)"
      ),
      (
        "function signature specialization <Arg[0] = Dead> of generic specialization <A.B<Swift.Int>> of A.f<A>(A) -> ()",
        "A.f(_:)"
      ),
      ("static A.B.< infix(A.B, A.B) -> Swift.Bool", "static A.B.< infix(_:_:)"),
      ("(extension in A):B.C.f(x: Swift.Int) -> ()", "B.C.f(x:)"),
      ("A.B.init(x: Swift.Int) -> A.B", "A.B.init(x:)"),
      ("A.B.__allocating_init() -> A.B", "A.B.__allocating_init()"),
      ("", ""), ("(", ""), ("A.f(", "A.f()"), ("A<", "A"), ("A.f(>)", "A.f(_:)"),
    ])
  func shortened(name: String, expected: String) {
    #expect(FunctionName.shortened(name) == expected)
  }

  @Test(
    "names of C++ lose results, parameters and templates",
    arguments: [
      ("std::pair<int, A<B> > B::find<A>(A const&) const", "B::find"), ("f(int)", "f"),
      ("(anonymous namespace)::f(int)", "anonymous::f"), ("A::operator<(A)", "A::operator<"),
      ("A::operator()(int)", "A::operator()"), ("A::~A()", "A::~A"), ("", ""),
      ("std::operator<< <char>(A&)", "std::operator<<"), ("A::operator->() const", "A::operator->"),
      ("operator new[](unsigned long)", "operator new[]"), ("f() [clone .cold]", "f"),
      ("A::operator unsigned long() const", "A::operator unsigned long"),
    ])
  func shortenedCxx(name: String, expected: String) {
    #expect(FunctionName.shortenedCxx(name) == expected)
  }

  @Test("symbols of Swift and C++ are read, others stay")
  func readable() {
    #expect(FunctionName.readable("$s3app3hotyS2iF") == "app.hot(_:)")
    #expect(FunctionName.readable("pango_layout_set_text") == "pango_layout_set_text")
    #expect(FunctionName.readable("$s") == "$s" && FunctionName.readable("") == "")
    let cxx = FunctionName.readable("_ZN3app3hotEi")
    #expect(["app::hot", "_ZN3app3hotEi"].contains(cxx))
  }
}

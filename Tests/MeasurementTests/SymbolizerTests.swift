import Foundation
import Measurement
import RunData
import Testing

/// The return addresses of the stack, the first in this function.
@inline(never)
private func returnAddresses() -> [UInt] { Thread.callStackReturnAddresses.map(\.uintValue) }
private let lineOfReturnAddresses = #line - 1

@Suite("Symbols")
struct SymbolizerTests {
  private func address(of name: String) throws -> UInt {
    UInt(bitPattern: try #require(dlsym(nil, name)))
  }

  @Test(
    "functions of the program have a name, a file and a line",
    .enabled(if: Symbolizer.namesFunctions))
  func program() throws {
    let frames = Symbolizer().frames(returnAddresses(), startsWithReturn: true)
    let frame = try #require(
      frames.last { $0.name == "returnAddresses()" }, "\(frames.map(\.name))")
    let source = try #require(frame.source)
    #expect(source.file.hasSuffix("SymbolizerTests.swift") && source.line == lineOfReturnAddresses)
    #expect(!frame.isStandardLibrary && !frame.module.isEmpty)
    #expect(frames.contains { $0.name == "SymbolizerTests.program()" })
  }

  @Test("functions of a library are named, or go by the library without libdw")
  func library() throws {
    // Functions that sanitizers do not intercept.
    let symbolizer = Symbolizer()
    for name in ["getenv", "a64l"] {
      let start = try address(of: name)
      for address in [start, start + 4] {
        let frame = try #require(symbolizer.frames([address]).first)
        #expect(frame.name == (Symbolizer.namesFunctions ? name : "[libc]"))
        #expect(frame.module.hasPrefix("libc.so"))
      }
    }
  }

  @Test("an address outside of all files is unknown, and one outside of all functions is nameless")
  func outside() throws {
    // The header of a file holds no function; it lies in the pages before the code.
    var header = try address(of: "getenv") & ~4_095
    while UnsafePointer<UInt32>(bitPattern: header)?.pointee != 0x464C_457F { header -= 4_096 }
    let unknown = StackFrame(name: "[unknown]", module: "")
    let symbolizer = Symbolizer()
    for address in [0, 0x10, UInt.max] { #expect(symbolizer.frames([address]) == [unknown]) }
    #expect(symbolizer.frames([header]).map(\.name) == ["[libc]"])
    #expect(symbolizer.frames([]) == [])
  }

  @Test(
    "a return address is looked up in the call before it",
    .enabled(if: Symbolizer.namesFunctions))
  func returns() throws {
    let symbolizer = Symbolizer()
    let start = try address(of: "getenv")
    func isFound(_ addresses: [UInt], startsWithReturn: Bool = false) -> [Bool] {
      symbolizer.frames(addresses, startsWithReturn: startsWithReturn).map { $0.name == "getenv" }
    }
    #expect(isFound([start]) == [true])
    #expect(isFound([start], startsWithReturn: true) == [false])
    #expect(isFound([start + 1], startsWithReturn: true) == [true])
    // The outermost comes first.
    #expect(isFound([start, start + 1, start]) == [false, true, true])
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

  @Test(
    "symbols of Swift and C++ are demangled, others stay",
    arguments: [
      ("$s3app3hotyS2iF", "hot(_:)"), ("$s1d3FooV3bar_2atSix_SitF", "Foo.bar(_:at:)"),
      ("$s1d3FooV4sizeSivg", "Foo.size.getter"),
      (
        "$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSi_Tg5",
        "ContiguousArray._createNewBuffer(bufferIsUnique:minimumCapacity:growForAppend:)"
      ), ("_ZN3app3hotEi", "app::hot"), ("_ZN12_GLOBAL__N_11fEi", "anonymous::f"),
      ("pango_layout_set_text", "pango_layout_set_text"), ("$s", "$s"), ("_Zbad", "_Zbad"),
      ("", ""),
    ])
  func readable(symbol: String, expected: String) {
    #expect(FunctionName.readable(symbol) == expected)
  }

  @Test(
    "symbols of Swift's standard library are told from those of other modules",
    arguments: [
      ("$sSa6appendyyxnF", true), ("$ss5print_9separator10terminatoryypd_S2StF", true),
      ("$s3app3hotyS2iF", false), ("$sSo6CGRectV", false), ("malloc", false), ("", false),
    ])
  func standardLibrary(symbol: String, expected: Bool) {
    #expect(FunctionName.isStandardLibrary(symbol) == expected)
  }
}

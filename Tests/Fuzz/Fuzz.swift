import Foundation
import Fuzzing

/// The target named by the environment variable `SCROLLBENCH_FUZZ_TARGET`.
private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["SCROLLBENCH_FUZZ_TARGET"] ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    fatalError("SCROLLBENCH_FUZZ_TARGET is \"\(name)\": one of \(names) is expected")
  }
  return target
}()

/// Called by libFuzzer, which has the main function, before the first input.
///
/// It uses the corpus once, so that the simulations of power, which are made once per process, are
/// no part of the time of an input.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>>>
) -> CInt {
  let files = try? FileManager.default.contentsOfDirectory(
    at: target.corpus, includingPropertiesForKeys: nil)
  for file in files ?? [] {
    if let input = try? Data(contentsOf: file) { try? target.use([UInt8](input)) }
  }
  return 0
}

/// Called by libFuzzer with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  try? target.use(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

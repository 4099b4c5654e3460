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

/// Called by libFuzzer, which has the main function, with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  try? target.use(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

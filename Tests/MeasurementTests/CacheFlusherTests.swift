import Measurement
import Testing

@Suite("Other memory")
struct OtherMemoryTests {
  @Test("is written to once in each cache line begun, every time it is touched")
  func lines() {
    for byteCount in Array(1...200) + [4_095, 4_096, 4_097, 1 << 20] {
      let memory = CacheFlusher(byteCount: byteCount)
      #expect(memory.byteCount == byteCount)
      let lines = UInt64((byteCount + 63) / 64)
      for time in UInt64(1)...3 {
        #expect(memory.touch() == time * lines, "\(byteCount) B, time \(time)")
      }
    }
  }
}

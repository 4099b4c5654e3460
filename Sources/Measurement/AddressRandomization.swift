/// The randomization of memory addresses, which gives each process another memory layout.
package enum AddressRandomization {
  /// Indicates whether addresses differ between processes; `nil` if the system does not tell.
  package static var isOn: Bool? {
    isOn(
      setting: SmallFile.text(at: "/proc/sys/kernel/randomize_va_space"),
      personality: SmallFile.text(at: "/proc/self/personality"))
  }

  /// - Parameters:
  ///   - setting: `0` to `2`, see proc(5).
  ///   - personality: A hexadecimal number, see personality(2).
  package static func isOn(setting: String?, personality: String?) -> Bool? {
    func number(_ text: String?, radix: Int) -> Int? {
      text.flatMap { Int($0.prefix { !$0.isWhitespace }, radix: radix) }
    }
    let noRandomization = 0x0040000
    return number(setting, radix: 10).map {
      $0 != 0 && (number(personality, radix: 16) ?? 0) & noRandomization == 0
    }
  }
}

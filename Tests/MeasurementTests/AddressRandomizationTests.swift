import Measurement
import Testing

@Suite("Address randomization")
struct AddressRandomizationTests {
  @Test(
    "is off if the kernel or the personality of the process says so",
    arguments: [
      ("2\n", "00000000\n", true), ("1\n", "00000000\n", true), ("0\n", "00000000\n", false),
      ("2\n", "00040000\n", false), ("2\n", "00400000\n", true), ("2\n", "00440000\n", false),
      (nil, nil, nil), ("2\n", nil, true), ("x", "y", nil),
    ] as [(String?, String?, Bool?)])
  func setting(setting: String?, personality: String?, isOn: Bool?) {
    #expect(
      AddressRandomization.isOn(setting: setting, personality: personality) == isOn)
  }
}

import ArgumentParser
import RunData
import ScrollBenchCLI
import Testing

@Suite("An axis of a sweep")
struct SweepAxisTests {
  private func refusal(_ text: String) -> String {
    do {
      return "accepted: \(try SweepAxis(text).values)"
    } catch {
      return (error as? ValidationError)?.message ?? "\(error)"
    }
  }

  @Test(
    "is a list, a closed range, or both, with exact decimals and commas in brackets and quotes",
    arguments: [
      ("radius=4,8,12", ["4", "8", "12"]),
      ("rowHeight=32..88:8", stride(from: 32, to: 89, by: 8).map { "\($0)" }),
      ("rowHeight=32..50:8", ["32", "40", "48"]), ("radius=0,4..6:1,9", ["0", "4", "5", "6", "9"]),
      ("inset=7..7:1", ["7"]), ("labels=opaque,clear", ["opaque", "clear"]),
      ("display.scale=2", ["2"]), ("radius=0.25..1:0.250", ["0.25", "0.5", "0.75", "1"]),
      (
        "radius=0..10:0.1",
        (0...100).map { $0 % 10 == 0 ? "\($0 / 10)" : "\($0 / 10).\($0 % 10)" }
      ),
      ("radius=4.0,04.50", ["4", "4.5"]), ("inset=-1..1:0.5", ["-1", "-0.5", "0", "0.5", "1"]),
      ("sectionSizes=[1,4],7,null", ["[1,4]", "7", "null"]),
      (#"font.family="A, B",C"#, [#""A, B""#, "C"]),
    ])
  func accepted(text: String, values: [String]) throws {
    let name = String(text.prefix { $0 != "=" })
    #expect(try SweepAxis(text) == SweepAxis(name: name, values: values))
  }

  @Test("is refused with the accepted values")
  func faults() {
    for (text, words) in [
      ("radius", "names no values"), ("=4", "names no values"), ("radius=", "names no values"),
      ("radius=4,,8", "comma"), ("radius=4,", "comma"),
      ("radius=1..4", "not a range such as"), ("radius=a..b:1", "not a range"),
      ("radius=1..4:1:1", "not a range"), ("radius=..4:1", "not a range"),
      ("radius=4..1:1", "has no values"), ("radius=1..4:0", "has no values"),
      ("radius=1..4:-1", "has no values"), ("radius=0..1000:1", "1001 values; 1000 are the most"),
      ("radius=0..999999999:0.000001", "1000 are the most"), ("radius=0..1e3:1", "not a range"),
      ("sectionSizes=[1,4", "bracket"), ("name=a,b", "no key to vary \"name\""),
      ("trace=1,2", "no key to vary \"trace\""), ("raduis=4", "did you mean \"radius\"?"),
      ("cornerRadius=4", "did you mean \"radius\"?"),
      ("weather=4", "scrollbench list keys explains all keys"),
    ] {
      let refusal = refusal(text)
      #expect(refusal.contains(words), "\(text): \(refusal)")
    }
  }
}

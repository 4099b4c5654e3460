import FileTesting
import Files
import Testing

@Suite("JSON files")
struct JSONTextTests {
  private struct Sample: Codable, Equatable {
    var rowHeight = 44.5
    var userKeys = ["maxCount": 8, "min_count": 1]
    var name: String?
  }

  @Test(
    "have sorted keys in snake_case, a line per value, and the keys of dictionaries as they are")
  func encoding() throws {
    let text = String(decoding: try JSONText.file(Sample()), as: UTF8.self)
    #expect(
      text == """
        {
          "row_height" : 44.5,
          "user_keys" : {
            "maxCount" : 8,
            "min_count" : 1
          }
        }

        """)
    #expect(try JSONText.value(Sample.self, from: Array(text.utf8), name: "x") == Sample())
  }

  @Test("put together from members have null where there is none")
  func object() throws {
    let name: String? = nil
    #expect(
      try JSONText.line(["b": name, "a_b": [Sample()], "aB": ["cD": 1], "n": 2] as JSONObject)
        == #"{"aB":{"cD":1},"a_b":[{"row_height":44.5,"user_keys":{"maxCount":8,"min_count":1}}],"b":null,"n":2}"#
    )
  }

  @Test("hold no number that is not finite")
  func notFinite() {
    let fault = outputFault {
      try JSONText.file(["sizes": [1, Double.infinity]] as JSONObject, name: "x.json")
    }
    #expect(fault.contains("x.json cannot hold inf at sizes."))
  }

  @Test(
    "are refused with the path of a duplicate key",
    arguments: [
      (#"{"a":1,"a":2}"#, "the key a occurs"),
      (#"{"a":{"b":[{},{"c":1,"\u0063":2}]}}"#, "a.b.[1].c"),
      (#"{"a":[[1,2],{"b":{},"b":1}]}"#, "the key a.[1].b occurs"),
    ])
  func duplicates(text: String, place: String) {
    struct Anything: Decodable {}
    let fault = inputFault {
      try JSONText.value(Anything.self, from: Array(text.utf8), name: "x.json")
    }
    #expect(fault.contains(place))
  }

  @Test(
    "are refused with what is wrong",
    arguments: [
      ("", "x.json is empty"), ("{", "no JSON, or cut off"), ("[]", "holds no JSON object"),
      ("{}", "the key row_height is missing"),
      (#"{"row_height":"1","user_keys":{}}"#, "row_height is of another kind"),
    ])
  func faults(text: String, words: String) {
    let fault = inputFault {
      try JSONText.value(Sample.self, from: Array(text.utf8), name: "x.json")
    }
    #expect(fault.contains(words))
  }

  @Test(
    "are refused beyond the limits, with the path of the value",
    arguments: [
      (#"{"rows":[1,{"count":-1}]}"#, "rows.[1].count is -1: a number from 0 to"),
      (#"{"count":1.5e15}"#, "count is 1.5e15: a number from 0 to 1,000,000,000,000,000"),
      (#"{"count":1e999}"#, "count is 1e999"), ("no JSON, -1 of it", nil),
      (String(repeating: "[", count: 65), "nested too deeply: 64 levels are accepted"),
      (#"{"seed":18446744073709551615,"rounds":[-1],"count":1e15}"#, nil),
      (String(repeating: "[", count: 64) + String(repeating: "]", count: 64), nil),
    ])
  func limits(text: String, fault: String?) {
    let found = JSONText.limitFault(in: Array(text.utf8), .measured.except("rounds"))
    #expect(fault.map { found?.contains($0) ?? false } ?? (found == nil), "\(found ?? "")")
  }

  @Test("write every finite number")
  func largeNumbers() {
    #expect(DecimalText.fixed(1e13, places: 6) == "10000000000000.00000")
    #expect(DecimalText.shortest(-1e18, places: 9) == "-1000000000000000000")
    #expect(DecimalText.fixed(.greatestFiniteMagnitude, places: 2) == "1.7976931348623157e+308")
  }

  @Test(
    "hold numbers as text has them", arguments: [(0.1234567, 0.123457), (-0.0000001, 0), (3, 3)])
  func rounding(value: Double, rounded: Double) {
    #expect(DecimalText.rounded(value, places: 6) == rounded)
    #expect(Double(DecimalText.shortest(value, places: 6)) == rounded)
  }
}

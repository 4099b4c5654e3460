import Foundation
import Testing

/// A `frames.csv` of two strategies, each with round 0 and so many measured rounds.
///
/// Every frame is of the same work; the composite phase takes a time in nanoseconds that differs
/// from round to round by little.
private func framesFile(
  run: String = "one", rounds: Int, frames: Int, composite: [(strategy: String, time: Int)]
) -> String {
  let phases = ["advance", "recycle", "configure", "layout", "commit", "composite"]
  var text =
    "schema_version,scenario,engine,strategy,refresh_hz,run_id,round,frame,layers,"
    + phases.map { "\($0)_ns" }.joined(separator: ",") + "\n"
  for (strategy, time) in composite {
    for round in 0...rounds {
      let head = "2,settings,painter,\(strategy),60,\(run),\(round),"
      let tail = ",12,0,0,0,0,0,\(time + round)\n"
      for frame in 0..<frames { text += head + "\(frame)" + tail }
    }
  }
  return text
}

@Suite("A stored run")
struct StoredRunTests {
  @Test("counts once in a group, and holds a strategy besides the placebo")
  func copies() throws {
    let folder = try Folder()
    let times = [("layer-grid", 1_000_000)]
    for (name, run) in [("one", "one"), ("copy", "one"), ("two", "two"), ("three", "three")] {
      try folder.put(
        framesFile(run: run, rounds: 1, frames: 3, composite: times), at: "\(name).csv")
    }
    try Tool.expectRefusal(
      ["compare", "one.csv", "copy.csv", "--", "two.csv", "three.csv"], code: 64,
      saying: "copy.csv has the run of one.csv: each run counts once", in: folder)
    try folder.put(
      framesFile(rounds: 1, frames: 3, composite: [("placebo", 1_000_000)]), at: "placebo.csv")
    try Tool.expectRefusal(
      ["export", "placebo.csv", "--format", "openmetrics", "--output", "out.json"], code: 65,
      saying: "holds placebo alone: at least one strategy is expected", in: folder)
  }

  @Test("compare --fail-on slower ends with 1 where rounds show it, with 3 where they cannot")
  func failOnSlower() throws {
    let folder = try Folder()
    let times = [("layer-grid", 1_000_000), ("image-slice", 1_300_000)]
    try folder.put(framesFile(rounds: 8, frames: 3, composite: times), at: "one.csv")
    try folder.put(framesFile(run: "two", rounds: 8, frames: 3, composite: times), at: "two.csv")
    try folder.put(framesFile(rounds: 5, frames: 3, composite: times), at: "few.csv")
    let cases: [(first: String, second: String, code: Int32, words: String)] = [
      ("one.csv:layer-grid", "one.csv:image-slice", 1, "slower"),
      ("one.csv:image-slice", "one.csv:layer-grid", 0, "faster"),
      ("one.csv:layer-grid", "one.csv:layer-grid", 0, "same"),
      // In processes of their own, or too few rounds: open, however far apart they are.
      ("one.csv:layer-grid", "two.csv:image-slice", 3, "one after the other"),
      ("few.csv:layer-grid", "few.csv:image-slice", 3, "5 rounds, 6 needed"),
    ]
    for (first, second, code, words) in cases {
      let arguments = ["compare", first, second]
      let strict = try Tool.run(arguments + ["--fail-on", "slower"], in: folder)
      #expect(strict.code == code, "\(first) \(second): \(strict.output)\(strict.errors)")
      #expect(strict.output.contains(words), "\(strict.output)")
      let isRefused = strict.errors.contains("--fail-on cannot fail here")
      #expect(isRefused == (code == 3) && (!isRefused || strict.errors.contains(words)))
      try Tool.succeed(arguments, in: folder)
    }
    try Tool.expectRefusal(
      ["compare", "one.csv", "two.csv", "--fail-on", "faster"], code: 64, in: folder)
  }

  @Test("with many frames is judged in 32 MB and 1,280 bytes per frame, besides the file")
  func memory() throws {
    let folder = try Folder()
    let frames = 100_000
    let text = framesFile(
      rounds: 9, frames: frames / 20, composite: [("layer-grid", 1_000_000), ("square", 900_000)])
    try folder.put(text, at: "frames.csv")
    try folder.put(
      """
      {"schema_version": 1, "rules": [{"tier": "exact", "metric": "layers_per_frame"}]}
      """, at: "rules.json")
    let gate = ["--rules", "rules.json", "--baseline", "base.json", "--run", "frames.csv"]
    let made = try Tool.run(["gate", "--exact", "--update-baseline"] + gate, in: folder)
    #expect(made.code == 0 && made.errors.contains("wrote base.json"), "\(made.errors)")
    // Kilobytes that a process may write to: neither code nor a file that is only read counts.
    let limit = 32 * 1_024 + frames * 1_280 / 1_024
    let held = try Tool.run(["gate", "--exact"] + gate, in: folder, after: "ulimit -d \(limit)")
    #expect(held.code == 0 && held.output.hasPrefix("gate: held (2 pass); pixels not judged"))
  }
}

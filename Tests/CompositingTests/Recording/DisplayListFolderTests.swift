import Benchmarking
import Compositing
import DisplayLists
import FileTesting
import Files
import Foundation
import RowStrategies
import Testing
import Text

@Suite("folders of display lists")
struct DisplayListFolderTests {
  private func recorder(_ strategy: StrategyDescriptor, scale: Double = 1) throws -> FrameRecorder {
    var scenario = ScenarioCatalogue.all[0]
    scenario.display.width = 120
    scenario.display.height = 160
    scenario.display.scale = scale
    scenario.inset = 8
    let pipeline = FramePipeline(
      scenario, rows: scenario.cut(scenario.makeRows(seed: 1), seed: 1), strategy: strategy,
      engine: EngineCatalogue.all[0], renderer: try TextRenderer())
    let recorder = FrameRecorder()
    for frame in [0, 50, 51] {
      let shown = pipeline.frame(frame, refreshRate: 120)
      try recorder.add(
        pipeline.displayList, shown: shown, scenario: "small", strategy: strategy.id, frame: frame)
    }
    return recorder
  }

  private func written(
    _ recorder: FrameRecorder, editing edit: (String) throws -> String = { $0 }
  ) throws -> DisplayListFolder {
    var read: DisplayListFolder?
    try withTestFolder { folder in
      try recorder.write(to: folder + "/lists")
      let file = folder + "/lists/frames.jsonl"
      try put(edit(text(at: file)), at: file)
      read = try DisplayListFolder(contentsOf: folder + "/lists")
    }
    return try #require(read)
  }

  @Test(
    "show the pixels of the engine with both lowerings",
    arguments: StrategyCatalogue.all.map(\.id), [1.0, 2.0])
  func pixels(strategy: String, scale: Double) throws {
    let strategy = try #require(StrategyCatalogue.all.first { $0.id == strategy })
    let recorder = try recorder(strategy, scale: scale)
    let read = try written(recorder)
    #expect(read.frames == recorder.frames)
    #expect(read.frames.count == 6)
    let replay = SlowReplay(images: read.images)
    for frame in read.frames {
      let isSame = replay.pixels(of: frame) == read.images[frame.expected]?.pixels
      #expect(isSame, "frame \(frame.frame), \(frame.lowering)")
    }
  }

  @Test("draw a rounded fill and a stretched image as one item with whole quads")
  func wholeQuads() throws {
    for (strategy, part) in [("rounded-fill", "corner"), ("nine-slice", "slice")] {
      let strategy = try #require(StrategyCatalogue.all.first { $0.id == strategy })
      let frames = try recorder(strategy).frames
      let (split, whole) = (frames[0].items, frames[1].items)
      #expect(frames[0].lowering == .split && frames[1].lowering == .wholeQuad)
      #expect(split.count > whole.count, "a \(part) each")
      #expect(split.allSatisfy { $0.rounded == nil })
      #expect(whole.contains { $0.rounded != nil || $0.stretch?.lines.count == 3 })
    }
  }

  /// An edit of the first line of a file, and words of the message.
  private static let damages: [(name: String, from: String, to: String, words: String)] = [
    ("another version", "\"version\":1", "\"version\":2", "line 1: version is 2: 1 is expected"),
    ("no version", "\"version\":1", "\"v\":1", "line 1: the key version is missing"),
    ("cut off", ",\"width\":120}", "", "line 1 is no JSON, or cut off"),
    ("another lowering", "\"split\"", "\"both\"", "line 1: lowering cannot be read"),
    ("no items", "\"items\":[", "\"item\":[", "line 1: the key items is missing"),
    ("an empty display", "\"width\":120", "\"width\":0", "line 1: width: 0 is not a number"),
    ("another display", "\"width\":120", "\"width\":119", "line 1: expected: the image is not"),
    (
      "three numbers", "\"rect\":[0,0,120,160]", "\"rect\":[0,0,120]",
      "line 1: items.[0].rect cannot be read: x, y, width and height are expected, not 3"
    ),
    (
      "a large number", "\"rect\":[0,0,120,160]", "\"rect\":[0,0,120,99999]",
      "line 1: items.[0].rect cannot be read: 99999 is beyond"
    ),
    (
      "beyond the display", "\"rect\":[0,0,120,160]", "\"rect\":[0,0,121,160]",
      "line 1: items[0].rect: [0, 0, 121, 160] is not a part of [0, 0, 120, 160]"
    ), ("another file", "\"expected\":\"", "\"expected\":\"../", "line 1: expected is"),
    (
      "no such image", "\"expected\":\"", "\"expected\":\"0000000000000000.png\",\"x\":\"",
      "line 1: expected: "
    ), ("twice the same key", "\"version\":1", "\"version\":1,\"version\":1", "occurs twice"),
    ("no color", "\"color\":\"#", "\"color\":\"", "color cannot be read: a color is #rrggbbaa"),
  ]

  @Test("are refused with line and field if they are damaged", arguments: damages.map(\.name))
  func damaged(name: String) throws {
    let damage = try #require(Self.damages.first { $0.name == name })
    let layerGrid = try #require(StrategyCatalogue.all.first { $0.id == "layer-grid" })
    let recorder = try recorder(layerGrid)
    let error = try #require(throws: InputError.self) {
      try written(recorder) { text in
        let place = try #require(text.range(of: damage.from))
        return text.replacingCharacters(in: place, with: damage.to)
      }
    }
    #expect(error.description.contains(damage.words), "\(error.description)")
    #expect(!error.description.contains("\n"))
  }

  @Test("are refused if an item names a group, an image's pixel or a slice that is not there")
  func references() throws {
    typealias Item = FrameRecord.Item
    /// Changes the first item that has a property.
    func first<Value>(
      with path: KeyPath<Item, Value?>, _ change: @escaping (inout Item) -> Void
    ) -> (inout FrameRecord) -> Void {
      { frame in
        let index = frame.items.firstIndex { $0[keyPath: path] != nil } ?? 0
        change(&frame.items[index])
      }
    }
    let edits: [(String, (inout FrameRecord) -> Void, String)] = [
      ("corner-clip", first(with: \.group) { $0.group = 99 }, "].group: 99 is not one of"),
      (
        "corner-clip", { $0.groups[0].masks[0].source = [1_000, 0] }, "groups[0].masks[0].source: "
      ),
      (
        "corner-clip", { $0.groups[0].items[0].opacity = 256 },
        "groups[0].items[0].opacity: 0 to 255"
      ),
      (
        "nine-slice", first(with: \.stretch) { $0.stretch?.lines = [] },
        ".stretch.lines: one to three slices"
      ),
      (
        "nine-slice", first(with: \.stretch) { $0.stretch?.columns[0].from = 0..<9_999 },
        ".stretch.columns[0]: 9999 from 0 are not in a side of"
      ),
      (
        "nine-slice",
        { frame in
          let color = frame.items[0].color
          first(with: \.stretch) { $0.color = color }(&frame)
        }, "]: a stretched image has no color"
      ),
      (
        "corner-clip", { ($0.groups[0].masks[0].image, $0.groups[0].masks[0].group) = (nil, 0) },
        "groups[0].masks[0]: a mask has either an image with its source or a group"
      ),
      ("layer-grid", first(with: \.image) { $0.source = [-1, 0] }, ".source: "),
      (
        "layer-grid", { $0.items[0].color = nil },
        "items[0]: a color, an image or a group is expected"
      ),
      ("implicit-shadow", { $0.groups[0].shadow?.weights = [1] }, "groups[0].shadow.weights: "),
      (
        "corner-clip", first(with: \.group) { $0.source = [0, 0] },
        "]: only an image has source or stretch"
      ),
      (
        "layer-grid", { $0.items[0].source = [0, 0] },
        "items[0]: only an image has source or stretch"
      ),
      ("rounded-fill", first(with: \.rounded) { $0.rounded?.corners = [] }, ".corners: one"),
      (
        "rounded-fill", first(with: \.rounded) { $0.rounded?.corners = [.topLeft, .topLeft] },
        ".rounded.corners: one to four different corners"
      ),
      (
        "rounded-fill", first(with: \.rounded) { $0.rounded?.radius += 9 },
        ".rounded.coverage: the image of "
      ),
    ]
    for (strategy, edit, words) in edits {
      let strategy = try #require(StrategyCatalogue.all.first { $0.id == strategy })
      let recorder = try recorder(strategy)
      var frame = recorder.frames[1]
      edit(&frame)
      let error = try #require(throws: InputError.self) {
        try written(recorder) { _ in try JSONText.line(frame) + "\n" }
      }
      #expect(
        error.description.contains(", line 1: ") && error.description.contains(words), "\(error)")
    }
  }
}

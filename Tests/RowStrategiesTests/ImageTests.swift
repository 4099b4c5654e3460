import Geometry
import Graphics
import RowStrategies
import TableModel
import Testing

@Suite("The images of strategies")
struct ImageTests {
  private let phone = PixelSize(width: 750, height: 88)

  private func isSame(_ a: Bitmap?, _ b: Bitmap?) -> Bool { a != nil && a === b }

  @Test("the layer grid has one disc of 2r × 2r px per state, for any number of rows")
  func layerGrid() {
    for radius in [0, 1, 14, 21] {
      let strategy = StrategyCatalogue.strategy("layer-grid", RowStyle(radius: radius))
      #expect(strategy.sharedImageBytes == 0, "images are created on first use")
      for _ in 0..<3 {
        for position in RowPosition.allCases {
          for state in RowState.allCases {
            #expect(strategy.background(position, phone, state: state).privateImageBytes == 0)
          }
        }
        #expect(strategy.sharedImageBytes == 2 * (2 * radius) * (2 * radius) * 4)
      }
    }
  }

  @Test("whole-view-alpha has an unshared bitmap of w × h × 4 bytes per background")
  func wholeViewAlpha() {
    let strategy = StrategyCatalogue.strategy("whole-view-alpha", RowStyle(radius: 14))
    let (first, second) = (strategy.background(.first, phone), strategy.background(.first, phone))
    #expect(!isSame(first.layer.contents, second.layer.contents))
    #expect(first.privateImageBytes == 264_000)
    first.show(.last, PixelSize(width: 100, height: 90))
    #expect(first.privateImageBytes == 36_000)
    #expect(second.privateImageBytes == 264_000)
    #expect(strategy.makeRowBackground(for: .normal).privateImageBytes == 0)
    #expect(strategy.sharedImageBytes == 0)
  }

  @Test("whole-view-alpha redraws only if the corners or the size change")
  func wholeViewAlphaReuse() {
    let strategy = StrategyCatalogue.strategy("whole-view-alpha", RowStyle(radius: 14))
    for old in RowPosition.allCases {
      for new in RowPosition.allCases {
        for size in [phone, PixelSize(width: 750, height: 90), PixelSize(width: 752, height: 88)] {
          let background = strategy.background(old, phone)
          let image = background.layer.contents
          // A pixel that no strategy would draw.
          let mark: UInt32 = 0x0102_0304
          background.layer.contents?.withLine(40) { $0[40] = mark }
          background.show(new, size)
          let isKept = old == new && size == phone
          let pixel = background.layer.contents?.withLine(40) { $0[40] }
          #expect((pixel == mark) == isKept, "\(old) → \(new), \(size)")
          // Different corners are drawn into the same bitmap.
          #expect(isSame(background.layer.contents, image) == (size == phone))
        }
      }
    }
  }

  @Test("image-slice has one image per position, state and size")
  func imageSlice() {
    let strategy = StrategyCatalogue.strategy("image-slice", RowStyle(radius: 14))
    #expect(strategy.sharedImageBytes == 0)
    let sizes = [phone, PixelSize(width: 750, height: 90), PixelSize(width: 400, height: 88)]
    var expected = 0
    var images: [ObjectIdentifier: Bitmap] = [:]
    for size in sizes {
      for position in RowPosition.allCases {
        for state in RowState.allCases {
          let first = strategy.background(position, size, state: state)
          expected += size.area * 4
          #expect(strategy.sharedImageBytes == expected, "a miss: \(position) \(state) \(size)")
          let second = strategy.background(position, size, state: state)
          #expect(strategy.sharedImageBytes == expected, "a hit: \(position) \(state) \(size)")
          #expect(isSame(first.layer.contents, second.layer.contents))
          #expect(first.privateImageBytes == 0)
          first.layer.contents.map { images[ObjectIdentifier($0)] = $0 }
        }
      }
      if size == phone { #expect(expected == 8 * 264_000) }
    }
    #expect(images.count == 3 * 4 * 2)
    #expect(images.values.reduce(0) { $0 + $1.byteCount } == expected)
  }
}

@Suite("The catalogue of strategies")
struct StrategyCatalogueTests {
  @Test("each strategy has a unique id of lowercase words joined by hyphens and plus signs")
  func ids() {
    let ids = StrategyCatalogue.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      let words = id.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "+" }
      let isLowerCase = words.allSatisfy { !$0.isEmpty && $0.allSatisfy { "a"..."z" ~= $0 } }
      #expect(isLowerCase, "\(id)")
    }
    #expect(Set(ids).isSuperset(of: ["layer-grid", "whole-view-alpha", "image-slice"]))
  }

  @Test("each strategy has a summary of one sentence and a source")
  func summaries() {
    for descriptor in StrategyCatalogue.all {
      let summary = descriptor.summary
      #expect(summary.hasSuffix("."), "\(descriptor.id)")
      #expect(!summary.dropLast().contains { ".!?\n".contains($0) }, "\(descriptor.id)")
      // A variant's summary starts with the id of the strategy that it changes.
      let isVariant = descriptor.kind == .variant
      let first = summary.first
      #expect(first?.isUppercase == true || first?.isNumber == true || isVariant)
      #expect(summary.count < 120, "\(descriptor.id)")
      #expect(descriptor.source?.isEmpty == false, "\(descriptor.id)")
    }
  }
}

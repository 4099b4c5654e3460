import Compositing
import Geometry
import Graphics

/// The texture of some quads.
enum TextureSource: Hashable {
  case image(String)
  case group(Int)
}

/// Consecutive quads of one draw call.
struct InstanceBatch {
  enum Blending { case none, over, mask }

  /// The program.
  enum Kind: Int, CaseIterable { case color, image, tintedImage, coveredColor, roundColor }

  let kind: Kind
  /// `nil` for colours alone.
  let texture: TextureSource?
  let blending: Blending
  let first: Int
  var count: Int
}

/// The quads of a frame: 40 numbers each, in the order of the attributes of ``Shaders/vertex``.
struct InstanceList {
  static let attributes = 10
  private(set) var numbers: [Int32] = []
  private(set) var batches: [InstanceBatch] = []

  private typealias Kind = InstanceBatch.Kind

  /// Adds an item.
  ///
  /// - Parameter extent: The side of the corner of a coverage image.
  mutating func append(
    _ item: FrameRecord.Item, own: Bool, groups: [FrameRecord.Group],
    extent: (_ image: String) -> Int
  ) {
    let rect = item.rect.pixels
    let opacity = item.opacity ?? 255
    let blending: InstanceBatch.Blending = item.opaque ? .none : .over
    if let group = item.group {
      let area = groups[group].rect.pixels
      let shown = Slices(rect, x: rect.x - area.x, y: rect.y - area.y)
      add(rect, .image, opacity: opacity, slices: shown, .group(group), blending)
    } else if let image = item.image {
      let slices =
        item.stretch.map(Slices.init)
        ?? Slices(rect, x: item.source?[0] ?? 0, y: item.source?[1] ?? 0)
      add(
        rect, item.color == nil ? .image : .tintedImage, color: item.color, opacity: opacity,
        slices: slices, .image(image), blending)
    } else if let rounded = item.rounded {
      let isOwn = own && rounded.curve == .circular
      let corners = rounded.corners.reduce(0) {
        $0 | [.topLeft: 1, .topRight: 2, .bottomLeft: 4, .bottomRight: 8][$1, default: 0]
      }
      add(
        rect, isOwn ? .roundColor : .coveredColor, color: item.color, opacity: opacity,
        rounding: (isOwn ? rounded.radius : extent(rounded.coverage), corners),
        bounds: rounded.bounds.pixels, isOwn ? nil : .image(rounded.coverage), blending)
    } else {
      add(rect, .color, color: item.color, opacity: opacity, nil, blending)
    }
  }

  mutating func append(_ mask: FrameRecord.Mask, groups: [FrameRecord.Group]) {
    let rect = mask.rect.pixels
    if let group = mask.group {
      let area = groups[group].rect.pixels
      let shown = Slices(rect, x: rect.x - area.x, y: rect.y - area.y)
      add(rect, .image, slices: shown, .group(group), .mask)
    } else if let image = mask.image {
      let shown = Slices(rect, x: mask.source?[0] ?? 0, y: mask.source?[1] ?? 0)
      add(rect, .image, slices: shown, .image(image), .mask)
    }
  }

  private mutating func add(
    _ rect: PixelRect, _ kind: Kind, color: FrameRecord.Color? = nil, opacity: Int = 255,
    rounding: (extent: Int, corners: Int) = (0, 0), bounds: PixelRect = .zero,
    slices: Slices = Slices(.zero, x: 0, y: 0), _ texture: TextureSource?,
    _ blending: InstanceBatch.Blending
  ) {
    let first = numbers.count / (4 * Self.attributes)
    let pixel = color?.pixel.premultiplied ?? 0
    numbers += [rect.x, rect.y, rect.width, rect.height].map(Int32.init)
    numbers += [16, 8, 0, 24].map { Int32(pixel >> $0 & 0xFF) }
    numbers += [opacity, rounding.extent, rounding.corners, 0].map(Int32.init)
    numbers += [bounds.x, bounds.y, bounds.width, bounds.height].map(Int32.init)
    numbers += slices.columns + slices.lines
    guard let last = batches.last, last.kind == kind, last.blending == blending,
      last.texture == texture
    else {
      return batches.append(
        InstanceBatch(kind: kind, texture: texture, blending: blending, first: first, count: 1))
    }
    batches[batches.count - 1].count += 1
  }
}

/// The slices of both axes, three each, the last one repeated.
private struct Slices {
  let columns: [Int32]
  let lines: [Int32]

  /// An unscaled image with its pixel (x, y) at the top left corner.
  init(_ rect: PixelRect, x: Int, y: Int) {
    columns = Self.numbers([
      AxisStretch(from: x..<x + rect.width, onto: rect.x..<rect.maxX)
    ])
    lines = Self.numbers([AxisStretch(from: y..<y + rect.height, onto: rect.y..<rect.maxY)])
  }

  init(_ stretch: FrameRecord.Stretch) {
    columns = Self.numbers(stretch.columns)
    lines = Self.numbers(stretch.lines)
  }

  private static func numbers(_ slices: [AxisStretch]) -> [Int32] {
    (0..<3).flatMap { index in
      let slice = slices[min(index, slices.count - 1)]
      return [slice.from.lowerBound, slice.from.count, slice.onto.lowerBound, slice.onto.count]
        .map(Int32.init)
    }
  }
}

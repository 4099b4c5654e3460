import Compositing
import Files
import Geometry
import Graphics

/// The conditions under which a frame can be drawn.
struct FrameCheck {
  let frame: FrameRecord
  /// The file and line, for messages.
  let place: String
  /// The size of the image `name`, which the frame gives in `field`.
  let size: (_ name: String, _ field: String) throws(InputError) -> PixelSize

  func run() throws(InputError) {
    let sides = 1...PNGFile.largestSide
    for (name, side) in [("width", frame.width), ("height", frame.height)] {
      try require(
        sides.contains(side), name,
        "\(side) is not a number of pixels from 1 to \(sides.upperBound)")
    }
    let display = PixelSize(width: frame.width, height: frame.height)
    try require(
      try size(frame.expected, "expected") == display, "expected",
      "the image is not as large as the display of \(text(display)) px")
    for (index, group) in frame.groups.enumerated() {
      let field = "groups[\(index)]"
      try require(
        sides.contains(group.rect.pixels.width) && sides.contains(group.rect.pixels.height),
        field + ".rect", "the sides are not numbers of pixels from 1 to \(sides.upperBound)")
      try items(group.items, field, in: group.rect.pixels, below: index)
      for (place, mask) in group.masks.enumerated() {
        try self.mask(mask, "\(field).masks[\(place)]", in: group.rect.pixels, below: index)
      }
      if let weights = group.shadow?.weights {
        try require(
          (1...1_024).contains(weights.count) && weights.allSatisfy((0...256).contains)
            && weights[0] + 2 * weights.dropFirst().reduce(0, +) == 256,
          field + ".shadow.weights",
          "up to 1024 weights are expected that add up to 256, all but the first counted twice")
      }
    }
    try items(frame.items, nil, in: PixelRect(display), below: frame.groups.count)
  }

  private func items(
    _ items: [FrameRecord.Item], _ field: String?, in bounds: PixelRect, below count: Int
  ) throws(InputError) {
    for (index, item) in items.enumerated() {
      try self.item(
        item, (field.map { $0 + "." } ?? "") + "items[\(index)]", in: bounds, below: count)
    }
  }

  private func item(
    _ item: FrameRecord.Item, _ field: String, in bounds: PixelRect, below count: Int
  ) throws(InputError) {
    let rect = item.rect.pixels
    try self.rect(rect, field, in: bounds)
    try require(
      (0...255).contains(item.opacity ?? 255), field + ".opacity", "0 to 255 is expected")
    try require(
      item.image != nil || item.source == nil && item.stretch == nil, field,
      "only an image has source or stretch")
    if let group = item.group {
      try require(
        item.color == nil && item.image == nil && item.rounded == nil, field,
        "a group has no color, image or rounded corners")
      try self.group(group, field, showing: rect, below: count)
    } else if let name = item.image {
      let size = try size(name, field + ".image")
      try require(item.rounded == nil, field + ".rounded", "only a color has rounded corners")
      if let stretch = item.stretch {
        try require(item.source == nil, field, "an image has either source or stretch")
        try require(item.color == nil, field, "a stretched image has no color")
        try slices(
          stretch.columns, field + ".stretch.columns", of: size.width, covering: rect.x..<rect.maxX)
        try slices(
          stretch.lines, field + ".stretch.lines", of: size.height, covering: rect.y..<rect.maxY)
      } else {
        try source(item.source, field, showing: rect, of: size)
      }
    } else {
      try require(item.color != nil, field, "a color, an image or a group is expected")
      if let rounded = item.rounded { try rounding(rounded, field + ".rounded", of: rect) }
    }
  }

  private func rounding(
    _ rounded: FrameRecord.Rounding, _ field: String, of rect: PixelRect
  ) throws(InputError) {
    let bounds = rounded.bounds.pixels
    try require(
      bounds.intersection(rect) == rect, field + ".bounds", "they do not contain the item's rect")
    try require(
      !rounded.corners.isEmpty && Set(rounded.corners).count == rounded.corners.count,
      field + ".corners", "one to four different corners are expected")
    let size = try size(rounded.coverage, field + ".coverage")
    try require(
      size.width == size.height && size.width % 2 == 0, field + ".coverage",
      "an image with equal, even sides is expected")
    try require(
      (1...PNGFile.largestSide).contains(rounded.radius), field + ".radius",
      "\(rounded.radius) is not a number of pixels from 1 to \(PNGFile.largestSide)")
    let extent = size.width / 2
    let curve = rounded.curve == .circular ? CornerCurve.circular : .continuous
    try require(
      curve.extent(ofRadius: rounded.radius) == extent, field + ".coverage",
      "the image of \(text(size)) px is not that of a corner with a radius of"
        + " \(rounded.radius) px")
    try require(
      bounds.width >= extent && bounds.height >= extent, field + ".bounds",
      "they are smaller than a corner of \(extent) px")
  }

  private func mask(
    _ mask: FrameRecord.Mask, _ field: String, in bounds: PixelRect, below count: Int
  ) throws(InputError) {
    try rect(mask.rect.pixels, field, in: bounds)
    if let group = mask.group {
      try require(
        mask.image == nil && mask.source == nil, field,
        "a mask has either an image with its source or a group")
      try self.group(group, field, showing: mask.rect.pixels, below: count)
    } else if let image = mask.image {
      let size = try size(image, field + ".image")
      try source(mask.source, field, showing: mask.rect.pixels, of: size)
    } else {
      try require(false, field, "an image or a group is expected")
    }
  }

  private func rect(
    _ rect: PixelRect, _ field: String, in bounds: PixelRect
  ) throws(InputError) {
    try require(
      !rect.isEmpty && rect.intersection(bounds) == rect, field + ".rect",
      "\(text(rect)) is not a part of \(text(bounds))")
  }

  private func group(
    _ group: Int, _ field: String, showing rect: PixelRect, below count: Int
  ) throws(InputError) {
    try require(
      (0..<count).contains(group), field + ".group",
      count == 0
        ? "no group precedes" : "\(group) is not one of the groups before it, 0 to \(count - 1)")
    let area = frame.groups[group].rect.pixels
    try require(
      rect.intersection(area) == rect, field + ".rect",
      "\(text(rect)) is not a part of group \(group) at \(text(area))")
  }

  private func source(
    _ source: [Int]?, _ field: String, showing rect: PixelRect, of size: PixelSize
  ) throws(InputError) {
    guard let source, source.count == 2 else {
      return try require(false, field + ".source", "the x and y of an image's pixel are expected")
    }
    try require(
      source[0] >= 0 && source[0] <= size.width - rect.width && source[1] >= 0
        && source[1] <= size.height - rect.height, field + ".source",
      "\(rect.width)x\(rect.height) px from \(source[0]), \(source[1]) are not in an image of"
        + " \(text(size)) px")
  }

  private func slices(
    _ slices: [AxisStretch], _ field: String, of side: Int, covering visible: Range<Int>
  ) throws(InputError) {
    try require((1...3).contains(slices.count), field, "one to three slices are expected")
    for (index, slice) in slices.enumerated() {
      try require(
        slice.from.clamped(to: 0..<side) == slice.from, "\(field)[\(index)]",
        "\(slice.from.count) from \(slice.from.lowerBound) are not in a side of \(side) px")
      try require(
        index == 0 || slices[index - 1].onto.upperBound == slice.onto.lowerBound,
        "\(field)[\(index)]", "it does not begin where the slice before it ends")
    }
    let onto = slices[0].onto.lowerBound..<slices[slices.count - 1].onto.upperBound
    try require(
      visible.clamped(to: onto) == visible, field, "the slices do not cover the item's rect")
  }

  private func require(
    _ condition: Bool, _ field: String, _ fault: String
  ) throws(InputError) {
    guard condition else { throw InputError(place, "\(field): \(fault)") }
  }

  private func text(_ size: PixelSize) -> String { "\(size.width)x\(size.height)" }

  private func text(_ rect: PixelRect) -> String {
    "[\(rect.x), \(rect.y), \(rect.width), \(rect.height)]"
  }
}

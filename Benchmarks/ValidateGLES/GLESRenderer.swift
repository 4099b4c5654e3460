import CGLES
import Compositing
import Dispatch
import DisplayLists
import Geometry
import Graphics
import Validation

/// Replays display lists on OpenGL ES 3 without a display.
///
/// Quads are instances of a strip: one draw call for consecutive quads with the same program, texture
/// and blending, whose attributes are uploaded with each frame. Each image is a texture of its own,
/// uploaded before. Groups are drawn into textures of their size, before the display.
final class GLESRenderer: FrameRenderer {
  let name: String
  private let folder: DisplayListFolder
  private let items: [InstanceBatch.Kind: Program]
  private let blurLines: Program
  private let blurColumns: Program
  private var textures: [String: Texture] = [:]
  private var targets: [Target: Texture] = [:]
  private var weights: [[Int]: Texture] = [:]
  private var lists: [ListKey: [InstanceList]] = [:]
  private var display: Texture?
  private var query: GLuint?

  /// The lists of a frame: those of its groups, then that of the display.
  private struct ListKey: Hashable {
    let frame: Int
    let own: Bool
  }

  /// A texture that frames share.
  private struct Target: Hashable {
    enum Use: Hashable { case display, group(Int), sums, shadow(Int) }
    let use: Use
    let size: PixelSize
  }

  /// - Throws: ``GLESError`` if the driver lacks something.
  init(_ folder: DisplayListFolder) throws {
    if let fault = cgles_start() { throw GLESError(String(cString: fault)) }
    func text(_ name: Int32) -> String {
      glGetString(GLenum(name)).map { String(cString: $0) } ?? "unknown"
    }
    name = "\(text(GL_RENDERER)), \(text(GL_VERSION))"
    self.folder = folder
    items = try Dictionary(
      uniqueKeysWithValues: InstanceBatch.Kind.allCases.map {
        (
          $0,
          try Program(
            vertex: Shaders.vertex, fragment: Shaders.item($0), uniforms: ["target", "image"])
        )
      })
    blurLines = try Program(
      vertex: Shaders.wholeTarget, fragment: Shaders.blurLines, uniforms: ["image", "weights"])
    blurColumns = try Program(
      vertex: Shaders.wholeTarget, fragment: Shaders.blurColumns,
      uniforms: ["image", "weights", "shade"])
    for (name, image) in folder.images {
      let bytes = image.pixels.map { $0 & 0xFF00_FF00 | $0 >> 16 & 0xFF | ($0 & 0xFF) << 16 }
      textures[name] = try Texture(.color, size: image.size, numbers: bytes)
    }
    for frame in folder.frames {
      _ = try target(.display, PixelSize(width: frame.width, height: frame.height))
      for (index, group) in frame.groups.enumerated() {
        _ = try target(.group(index), group.rect.pixels.size)
        guard let shadow = group.shadow else { continue }
        _ = try target(.sums, group.rect.pixels.size)
        _ = try target(.shadow(index), group.rect.pixels.size)
        let numbers = shadow.weights.map(UInt16.init)
        weights[shadow.weights] = try Texture(
          .weights, size: PixelSize(width: numbers.count, height: 1), numbers: numbers)
      }
    }
    var array: GLuint = 0
    glGenVertexArrays(1, &array)
    glBindVertexArray(array)
    var buffer: GLuint = 0
    glGenBuffers(1, &buffer)
    glBindBuffer(GLenum(GL_ARRAY_BUFFER), buffer)
    for index in 0..<GLuint(InstanceList.attributes) {
      glEnableVertexAttribArray(index)
      glVertexAttribDivisor(index, 1)
    }
    if !isSoftware, text(GL_EXTENSIONS).contains("GL_EXT_disjoint_timer_query") {
      var id: GLuint = 0
      glGenQueries(1, &id)
      query = id
    }
  }

  var isSoftware: Bool {
    ["llvmpipe", "softpipe", "swrast", "SwiftShader"].contains { name.contains($0) }
  }

  var clock: String { query == nil ? "time of frames up to glFinish" : "timer queries" }

  private func target(_ use: Target.Use, _ size: PixelSize) throws -> Texture {
    let key = Target(use: use, size: size)
    if let texture = targets[key] { return texture }
    let texture = try Texture(use == .sums ? .sums : .color, size: size, numbers: nil)
    targets[key] = texture
    return texture
  }

  /// Returns a target that `init` created.
  private func known(_ use: Target.Use, _ size: PixelSize) -> Texture {
    guard let texture = targets[Target(use: use, size: size)] else {
      preconditionFailure("the targets of all frames are created at the start")
    }
    return texture
  }
}

// Drawing

extension GLESRenderer {
  func draw(_ frame: Int, corners: CornerSource) {
    submit(frame, corners)
    glFinish()
  }

  func time(_ frame: Int, corners: CornerSource) -> Double? {
    _ = lists(of: frame, corners)
    // A fast frame is shorter than the overhead of its measurement.
    let repeats = isSoftware ? 1 : 20
    guard let query else {
      let start = DispatchTime.now().uptimeNanoseconds
      for _ in 0..<repeats { submit(frame, corners) }
      glFinish()
      return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(repeats)
    }
    var isDisjoint: GLint = 0
    // Reading the flag resets it.
    glGetIntegerv(GLenum(GL_GPU_DISJOINT_EXT), &isDisjoint)
    glBeginQuery(GLenum(GL_TIME_ELAPSED_EXT), query)
    for _ in 0..<repeats { submit(frame, corners) }
    glEndQuery(GLenum(GL_TIME_ELAPSED_EXT))
    var nanoseconds: GLuint = 0
    glGetQueryObjectuiv(query, GLenum(GL_QUERY_RESULT), &nanoseconds)
    glGetIntegerv(GLenum(GL_GPU_DISJOINT_EXT), &isDisjoint)
    return isDisjoint == 0 ? Double(nanoseconds) / Double(repeats) : nil
  }

  func pixels() -> [UInt32] {
    guard let display else { return [] }
    display.target()
    var bytes = [UInt32](repeating: 0, count: display.size.area)
    glPixelStorei(GLenum(GL_PACK_ALIGNMENT), 4)
    glReadPixels(
      0, 0, GLsizei(display.size.width), GLsizei(display.size.height), GLenum(GL_RGBA),
      GLenum(GL_UNSIGNED_BYTE), &bytes)
    return bytes.map { $0 & 0xFF00_FF00 | $0 >> 16 & 0xFF | ($0 & 0xFF) << 16 }
  }

  private func lists(of index: Int, _ corners: CornerSource) -> [InstanceList] {
    let key = ListKey(frame: index, own: corners == .own)
    if let known = lists[key] { return known }
    let frame = folder.frames[index]
    func list(_ items: [FrameRecord.Item], masks: [FrameRecord.Mask] = []) -> InstanceList {
      var list = InstanceList()
      for item in items {
        list.append(item, own: key.own, groups: frame.groups) {
          (folder.images[$0]?.size.width ?? 0) / 2
        }
      }
      for mask in masks { list.append(mask, groups: frame.groups) }
      return list
    }
    let all = frame.groups.map { list($0.items, masks: $0.masks) } + [list(frame.items)]
    lists[key] = all
    return all
  }

  private func submit(_ index: Int, _ corners: CornerSource) {
    let frame = folder.frames[index]
    let lists = lists(of: index, corners)
    for (index, group) in frame.groups.enumerated() {
      let texture = known(.group(index), group.rect.pixels.size)
      draw(lists[index], of: frame, into: texture, at: group.rect.pixels)
      if let shadow = group.shadow { blur(texture, index, shadow) }
    }
    let rect = PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)
    let texture = known(.display, rect.size)
    draw(lists[lists.count - 1], of: frame, into: texture, at: rect)
    display = texture
  }

  private func draw(
    _ list: InstanceList, of frame: FrameRecord, into texture: Texture, at rect: PixelRect
  ) {
    texture.target()
    glClearColor(0, 0, 0, 0)
    glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
    glBufferData(
      GLenum(GL_ARRAY_BUFFER), list.numbers.count * 4, list.numbers, GLenum(GL_STREAM_DRAW))
    glEnable(GLenum(GL_BLEND))
    for batch in list.batches {
      items[batch.kind]?.use()
      items[batch.kind]?.set("target", (rect.x, rect.y, rect.width, rect.height))
      switch batch.blending {
      case .none: glBlendFunc(GLenum(GL_ONE), GLenum(GL_ZERO))
      case .over: glBlendFunc(GLenum(GL_ONE), GLenum(GL_ONE_MINUS_SRC_ALPHA))
      case .mask: glBlendFunc(GLenum(GL_ZERO), GLenum(GL_SRC_ALPHA))
      }
      switch batch.texture {
      case .image(let name): textures[name]?.bind(unit: 0)
      case .group(let index): shown(index, of: frame).bind(unit: 0)
      case nil: break
      }
      for attribute in 0..<InstanceList.attributes {
        let offset = 16 * (batch.first * InstanceList.attributes + attribute)
        glVertexAttribIPointer(
          GLuint(attribute), 4, GLenum(GL_INT), GLsizei(16 * InstanceList.attributes),
          UnsafeRawPointer(bitPattern: offset))
      }
      glDrawArraysInstanced(GLenum(GL_TRIANGLE_STRIP), 0, 4, GLsizei(batch.count))
    }
    glDisable(GLenum(GL_BLEND))
  }

  /// The texture that shows a group: its pixels or its shadow.
  private func shown(_ index: Int, of frame: FrameRecord) -> Texture {
    let group = frame.groups[index]
    return known(group.shadow == nil ? .group(index) : .shadow(index), group.rect.pixels.size)
  }

  private func blur(_ texture: Texture, _ index: Int, _ shadow: FrameRecord.Shadow) {
    let sums = known(.sums, texture.size)
    weights[shadow.weights]?.bind(unit: 1)
    for (program, source, target) in [
      (blurLines, texture, sums), (blurColumns, sums, known(.shadow(index), texture.size)),
    ] {
      program.use()
      let pixel = shadow.color.pixel.premultiplied
      program.set(
        "shade",
        (Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF), Int(pixel >> 24)))
      source.bind(unit: 0)
      target.target()
      glDrawArrays(GLenum(GL_TRIANGLES), 0, 3)
    }
    glActiveTexture(GLenum(GL_TEXTURE0))
  }
}

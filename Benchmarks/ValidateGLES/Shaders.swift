/// The programs of the renderer: one for each kind of item, and two for the steps of a blur.
enum Shaders {
  /// A quad per instance, in pixels of the target.
  static let vertex = """
    #version 300 es
    precision highp int;
    precision highp float;
    layout(location = 0) in ivec4 rect;
    layout(location = 1) in ivec4 color;
    // The opacity, the side of rounded corners, and a bit for each of them.
    layout(location = 2) in ivec4 options;
    layout(location = 3) in ivec4 bounds;
    layout(location = 4) in ivec4 columns0;
    layout(location = 5) in ivec4 columns1;
    layout(location = 6) in ivec4 columns2;
    layout(location = 7) in ivec4 lines0;
    layout(location = 8) in ivec4 lines1;
    layout(location = 9) in ivec4 lines2;
    uniform ivec4 target;
    flat out vec4 fill;
    flat out ivec4 shape;
    flat out ivec4 box;
    flat out ivec4 across[3];
    flat out ivec4 down[3];
    void main() {
      vec2 corner = vec2(float(gl_VertexID & 1), float(gl_VertexID >> 1));
      vec2 place = vec2(rect.xy - target.xy) + corner * vec2(rect.zw);
      gl_Position = vec4(2.0 * place / vec2(target.zw) - 1.0, 0.0, 1.0);
      fill = vec4(color) / 255.0;
      shape = options;
      box = bounds;
      across = ivec4[3](columns0, columns1, columns2);
      down = ivec4[3](lines0, lines1, lines2);
    }
    """

  /// Returns the program of a kind of items.
  ///
  /// Pixels are read by their integer positions, so that nothing is filtered.
  static func item(_ kind: InstanceBatch.Kind) -> String {
    "#version 300 es\n#define KIND \(kind.rawValue)\n" + item
  }

  private static let item = """
    precision highp int;
    precision highp float;
    uniform ivec4 target;
    uniform highp sampler2D image;
    flat in vec4 fill;
    flat in ivec4 shape;
    flat in ivec4 box;
    flat in ivec4 across[3];
    flat in ivec4 down[3];
    out vec4 result;

    int source(int place, ivec4 slice) {
      return slice.x + (2 * (place - slice.z) + 1) * slice.y / (2 * slice.w);
    }

    ivec2 texel(ivec2 at) {
      ivec4 column = at.x < across[1].z ? across[0] : at.x < across[2].z ? across[1] : across[2];
      ivec4 line = at.y < down[1].z ? down[0] : at.y < down[2].z ? down[1] : down[2];
      return ivec2(source(at.x, column), source(at.y, line));
    }

    // 0 without rounding at this pixel, else the bit of its corner.
    int corner(ivec2 at, int extent) {
      bool left = at.x < box.x + extent, right = at.x >= box.x + box.z - extent;
      bool top = at.y < box.y + extent, bottom = at.y >= box.y + box.w - extent;
      int bits = shape.z & ((top && left ? 1 : 0) | (top && right ? 2 : 0)
                            | (bottom && left ? 4 : 0) | (bottom && right ? 8 : 0));
      return bits & -bits;
    }

    float coverage(ivec2 at, int extent) {
      int bit = corner(at, extent);
      if (bit == 0) return 1.0;
      ivec2 start = ivec2((bit & 5) != 0 ? box.x : box.x + box.z - 2 * extent,
                          (bit & 3) != 0 ? box.y : box.y + box.w - 2 * extent);
      return texelFetch(image, at - start, 0).a;
    }

    // The coverage of a pixel by a rounded corner, from the distance of its center to the circle.
    float roundness(ivec2 at, int radius) {
      int bit = corner(at, radius);
      if (bit == 0) return 1.0;
      ivec2 center = ivec2((bit & 5) != 0 ? box.x + radius : box.x + box.z - radius,
                           (bit & 3) != 0 ? box.y + radius : box.y + box.w - radius);
      return clamp(float(radius) + 0.5 - length(vec2(at - center) + 0.5), 0.0, 1.0);
    }

    void main() {
      ivec2 at = ivec2(gl_FragCoord.xy) + target.xy;
    #if KIND == 0
      result = fill;
    #elif KIND == 1
      result = texelFetch(image, texel(at), 0);
    #elif KIND == 2
      result = fill * texelFetch(image, texel(at), 0).a;
    #elif KIND == 3
      result = fill * coverage(at, shape.y);
    #else
      result = fill * roundness(at, shape.y);
    #endif
      result *= float(shape.x) / 255.0;
    }
    """

  /// The weighted sums of the alphas of a line, exact in 16 bits.
  static let blurLines = """
    #version 300 es
    precision highp int;
    precision highp float;
    uniform highp sampler2D image;
    uniform highp usampler2D weights;
    out uint result;
    void main() {
      ivec2 at = ivec2(gl_FragCoord.xy), size = textureSize(image, 0);
      int reach = textureSize(weights, 0).x - 1;
      result = 0u;
      for (int x = max(at.x - reach, 0); x <= min(at.x + reach, size.x - 1); x++) {
        uint alpha = uint(texelFetch(image, ivec2(x, at.y), 0).a * 255.0 + 0.5);
        result += alpha * texelFetch(weights, ivec2(abs(x - at.x), 0), 0).r;
      }
    }
    """

  /// A colour through the weighted sums of the sums of lines.
  static let blurColumns = """
    #version 300 es
    precision highp int;
    precision highp float;
    uniform highp usampler2D image;
    uniform highp usampler2D weights;
    uniform ivec4 shade;
    out vec4 result;
    void main() {
      ivec2 at = ivec2(gl_FragCoord.xy), size = textureSize(image, 0);
      int reach = textureSize(weights, 0).x - 1;
      uint sum = 32768u;
      for (int y = max(at.y - reach, 0); y <= min(at.y + reach, size.y - 1); y++) {
        sum += texelFetch(image, ivec2(at.x, y), 0).r * texelFetch(weights, ivec2(abs(y - at.y), 0), 0).r;
      }
      result = vec4(shade) / 255.0 * (float(sum >> 16) / 255.0);
    }
    """

  /// A triangle that covers the target.
  static let wholeTarget = """
    #version 300 es
    void main() {
      gl_Position = vec4(float(gl_VertexID & 1) * 4.0 - 1.0, float(gl_VertexID >> 1) * 4.0 - 1.0, 0.0, 1.0);
    }
    """
}

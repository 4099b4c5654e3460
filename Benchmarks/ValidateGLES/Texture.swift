import CGLES
import Geometry

/// A texture, and the frame buffer that draws into it, if it is a target.
final class Texture {
  let size: PixelSize
  let id: GLuint
  let frameBuffer: GLuint

  enum Format { case color, sums, weights }

  /// - Parameter numbers: Pixels as red, green, blue and alpha, or weights; `nil` for a target.
  init(_ format: Format, size: PixelSize, numbers: UnsafeRawPointer?) throws {
    var id: GLuint = 0
    glGenTextures(1, &id)
    glBindTexture(GLenum(GL_TEXTURE_2D), id)
    for name in [GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER] {
      glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(name), GL_NEAREST)
    }
    let (inner, outer, type) =
      format == .color
      ? (GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE) : (GL_R16UI, GL_RED_INTEGER, GL_UNSIGNED_SHORT)
    glPixelStorei(GLenum(GL_UNPACK_ALIGNMENT), 2)
    glTexImage2D(
      GLenum(GL_TEXTURE_2D), 0, inner, GLsizei(size.width), GLsizei(size.height), 0, GLenum(outer),
      GLenum(type), numbers)
    var frameBuffer: GLuint = 0
    if numbers == nil {
      glGenFramebuffers(1, &frameBuffer)
      glBindFramebuffer(GLenum(GL_FRAMEBUFFER), frameBuffer)
      glFramebufferTexture2D(
        GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_TEXTURE_2D), id, 0)
      guard glCheckFramebufferStatus(GLenum(GL_FRAMEBUFFER)) == GLenum(GL_FRAMEBUFFER_COMPLETE)
      else {
        throw GLESError("the driver cannot draw into \(size.width)x\(size.height) px")
      }
    }
    self.size = size
    self.id = id
    self.frameBuffer = frameBuffer
    guard glGetError() == GLenum(GL_NO_ERROR) else {
      throw GLESError("the driver has no texture of \(size.width)x\(size.height) px")
    }
  }

  /// Makes the texture the target of all drawing.
  func target() {
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), frameBuffer)
    glViewport(0, 0, GLsizei(size.width), GLsizei(size.height))
  }

  func bind(unit: Int) {
    glActiveTexture(GLenum(GL_TEXTURE0 + GLint(unit)))
    glBindTexture(GLenum(GL_TEXTURE_2D), id)
  }
}

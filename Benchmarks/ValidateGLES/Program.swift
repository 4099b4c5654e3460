import CGLES
import Foundation

/// A linked program of OpenGL ES and the places of its uniforms.
struct Program {
  let id: GLuint
  private let uniforms: [String: GLint]

  /// - Throws: ``GLESError`` with the compiler's message.
  init(vertex: String, fragment: String, uniforms names: [String]) throws {
    let id = glCreateProgram()
    for (kind, source) in [(GL_VERTEX_SHADER, vertex), (GL_FRAGMENT_SHADER, fragment)] {
      let shader = glCreateShader(GLenum(kind))
      source.withCString { text in
        var lines: UnsafePointer<GLchar>? = text
        glShaderSource(shader, 1, &lines, nil)
      }
      glCompileShader(shader)
      var isCompiled: GLint = 0
      glGetShaderiv(shader, GLenum(GL_COMPILE_STATUS), &isCompiled)
      guard isCompiled != 0 else {
        var message = [GLchar](repeating: 0, count: 1_024)
        glGetShaderInfoLog(shader, GLsizei(message.count), nil, &message)
        throw GLESError("a shader cannot be compiled: \(GLESError.text(message))")
      }
      glAttachShader(id, shader)
    }
    glLinkProgram(id)
    var isLinked: GLint = 0
    glGetProgramiv(id, GLenum(GL_LINK_STATUS), &isLinked)
    guard isLinked != 0 else { throw GLESError("a program cannot be linked") }
    self.id = id
    uniforms = Dictionary(uniqueKeysWithValues: names.map { ($0, glGetUniformLocation(id, $0)) })
    glUseProgram(id)
    for (unit, name) in ["image", "weights"].enumerated() {
      if let place = uniforms[name] { glUniform1i(place, GLint(unit)) }
    }
  }

  func use() { glUseProgram(id) }

  func set(_ name: String, _ values: (Int, Int, Int, Int)) {
    glUniform4i(
      uniforms[name] ?? -1, GLint(values.0), GLint(values.1), GLint(values.2), GLint(values.3))
  }
}

/// A fault of the driver in one sentence.
struct GLESError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  static func text(_ message: [GLchar]) -> String {
    String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      .split(whereSeparator: \.isNewline).joined(separator: "; ")
  }
}

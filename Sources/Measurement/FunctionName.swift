import CSystem
import Glibc

/// The names of functions as people read them.
package enum FunctionName {
  /// A symbol in its language's words, shortened: Swift's and C++'s are demangled by their own
  /// runtimes, any other stays.
  package static func readable(_ symbol: String) -> String {
    if symbol.hasPrefix("$s") || symbol.hasPrefix("$S") || symbol.hasPrefix("$e") {
      // The runtime allocates the text, which is copied and freed here.
      return unsafe text(profiling_demangle_swift(symbol, symbol.utf8.count)).map(shortened)
        ?? symbol
    }
    if symbol.hasPrefix("_Z") {
      // The same.
      return unsafe text(profiling_demangle_cxx(symbol)).map(shortenedCxx) ?? symbol
    }
    return symbol
  }

  @unsafe private static func text(_ pointer: UnsafeMutablePointer<CChar>?) -> String? {
    guard let pointer = unsafe pointer else { return nil }
    defer { unsafe free(pointer) }
    return unsafe String(cString: pointer)
  }

  /// A demangled name of C++'s without result, parameters and what its templates stand for.
  ///
  ///     FunctionName.shortenedCxx("std::pair<int, A> B::find<A>(A const&) const")   // "B::find"
  package static func shortenedCxx(_ name: String) -> String {
    var (kept, depth) = ("", 0)
    for character in name.replacing("(anonymous namespace)", with: "anonymous") {
      if character == "(" && depth == 0 && !kept.hasSuffix("operator") { break }
      let isOperator = kept.hasSuffix("operator") || kept.hasSuffix("operator<")
      if character == "<" && !isOperator { depth += 1 }
      if depth == 0 { kept.append(character) }
      if character == ">" && depth > 0 { depth -= 1 }
    }
    let words = kept.split(separator: " ")
    // An operator's name may have several words: `operator new[]`, `A::operator unsigned long`.
    let first =
      words.firstIndex { $0 == "operator" || $0.hasSuffix("::operator") } ?? words.indices.last
    return first.map { words[$0...].joined(separator: " ") } ?? name
  }

  /// A demangled name of Swift's without the types of parameters and results, what it is specialised
  /// for, and the marks of private names.
  ///
  ///     FunctionName.shortened("closure #1 (Swift.Int) -> () in A.B.draw(at: Swift.Int) -> ()")
  ///     // "closure #1 in A.B.draw(at:)"
  package static func shortened(_ name: String) -> String {
    var reader = Reader(Array(name))
    return reader.shortened()
  }
}

/// Reads a name from its beginning to its end and keeps what matters.
private struct Reader {
  private let characters: [Character]
  private var place = 0
  private var kept = ""

  init(_ characters: [Character]) {
    self.characters = characters
  }

  mutating func shortened() -> String {
    while place < characters.count {
      let character = characters[place]
      switch character {
      case "<" where isWord(kept.last) || kept.hasSuffix("specialization "):
        place = end(of: "<", ">")
        dropSpecialization()
      case "(": takeParentheses()
      case " " where isType: skipType()
      default:
        kept.append(character)
        place += 1
      }
    }
    return kept
  }

  /// Whether what comes next is the type of a function or variable, or a compiler's suffix.
  private var isType: Bool {
    [" -> ", " throws", " async", " : ", " with unmangled suffix"].contains { comes($0) }
  }

  private func comes(_ text: String) -> Bool {
    characters[place...].starts(with: text)
  }

  private func isWord(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == ")" } ?? false
  }

  /// The place after the bracket that closes the one here; an arrow closes nothing.
  private func end(of open: Character, _ close: Character) -> Int {
    var (depth, index) = (0, place)
    while index < characters.count {
      if characters[index] == open { depth += 1 }
      if characters[index] == close, index == 0 || characters[index - 1] != "-" { depth -= 1 }
      index += 1
      if depth == 0 { break }
    }
    return index
  }

  /// Forgets `generic specialization <…> of `, whose brackets have just been passed.
  private mutating func dropSpecialization() {
    guard kept.hasSuffix("specialization "), comes(" of ") else { return }
    place += 4
    kept = ""
  }

  private mutating func takeParentheses() {
    let end = end(of: "(", ")")
    let content = characters[(place + 1)..<max(place + 1, end - 1)]
    place = end
    let words = content.split(separator: " ")
    if content.starts(with: "extension in ") {
      if place < characters.count, characters[place] == ":" { place += 1 }
    } else if words.count == 3, String(words[1]) == "in", words[2].first == "_" {
      kept += String(words[0])
    } else if isWord(kept.last) {
      kept += "(" + labels(content) + ")"
    } else if kept.last == " " {
      // The parameters of a closure, which stand apart.
      kept.removeLast()
    }
  }

  /// How much deeper in brackets the text is after a character than before it; an arrow closes nothing.
  private func nesting(at index: Int) -> Int {
    let character = characters[index]
    if "(<[".contains(character) { return 1 }
    let isArrow = character == ">" && index > 0 && characters[index - 1] == "-"
    return ")>]".contains(character) && !isArrow ? -1 : 0
  }

  /// `at:_:` of `at: Swift.Int, Swift.Int`.
  private func labels(_ content: ArraySlice<Character>) -> String {
    guard !content.isEmpty else { return "" }
    var labels = ""
    var depth = 0
    var parameter = ""
    for (index, character) in zip(content.indices, content) {
      depth += nesting(at: index)
      if character == ",", depth == 0 {
        labels += label(parameter)
        parameter = ""
      } else {
        parameter.append(character)
      }
    }
    return labels + label(parameter)
  }

  private func label(_ parameter: String) -> String {
    let name = parameter.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = parameter.drop { $0 == " " }.dropFirst(name.count)
    return (rest.hasPrefix(": ") ? String(name) : "_") + ":"
  }

  /// Passes a type by, up to what it is a part of or to the end.
  private mutating func skipType() {
    var depth = 0
    place += 1
    while place < characters.count {
      depth += nesting(at: place)
      if depth <= 0, comes(" in ") || comes(" of ") { return }
      place += 1
    }
  }
}

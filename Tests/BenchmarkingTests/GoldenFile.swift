import RunData

/// Approved hashes of images and counters.
///
///     # compiler Swift 6.3.1 …
///     # counters offset_pt first_row …
///     settings layer-grid Zo3xQa 8s1fWbKeD… culling:5Gh1sXKsT… immediate:= pixman:=
///     settings images Zo3xQa aB3…
///
/// A line per strategy has the hash of the painter's images, that of the counters with a letter per
/// counter, and the counters of each other engine in its first frames, `=` where they are the
/// painter's. A line per different scroll of a scenario has a letter per image. The letters name
/// the counters and the first image that differ; one letter in 64 is equal by chance.
struct GoldenFile {
  struct Case: Hashable {
    let scenario: String
    let strategy: String

    var text: String { "\(scenario) \(strategy)" }
  }

  struct Hashes: Equatable {
    var images: String
    var counters: String
    /// By engine.
    var others: [String: String] = [:]
  }

  /// The conditions of the hashes by name, such as the compiler, and the names of the counters.
  var head: [String: String] = [:]
  private(set) var order: [Case] = []
  private(set) var hashes: [Case: Hashes] = [:]
  /// The letters of the images of each scenario by their hash.
  private var scrolls: [Case: String] = [:]

  /// The letters of a hash at the start of ``Hashes/counters``.
  static let hashLength = 6

  func scroll(of name: Case) -> String? {
    hashes[name].flatMap { scrolls[Case(scenario: name.scenario, strategy: $0.images)] }
  }

  mutating func add(_ name: Case, _ hashes: Hashes, scroll: String) {
    order.append(name)
    self.hashes[name] = hashes
    scrolls[Case(scenario: name.scenario, strategy: hashes.images)] = scroll
  }
}

extension GoldenFile {
  private static let images = "images"

  /// - Precondition: The text was written by ``text``.
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      if words[0] == "#" {
        head[words[1]] = words[2...].joined(separator: " ")
      } else if words[1] == Self.images {
        scrolls[Case(scenario: words[0], strategy: words[2])] = words[3]
      } else {
        let name = Case(scenario: words[0], strategy: words[1])
        var own = Hashes(images: words[2], counters: words[3])
        for other in words[4...] {
          let parts = other.split(separator: ":", maxSplits: 1).map(String.init)
          own.others[parts[0]] = parts[1]
        }
        order.append(name)
        hashes[name] = own
      }
    }
  }

  var text: String {
    var lines = head.sorted { $0.key < $1.key }.map { "# \($0.key) \($0.value)" }
    for (index, name) in order.enumerated() {
      guard let own = hashes[name] else { continue }
      let others = own.others.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
      lines.append(([name.text, own.images, own.counters] + others).joined(separator: " "))
      guard index + 1 == order.count || order[index + 1].scenario != name.scenario else { continue }
      let shown = scrolls.filter { $0.key.scenario == name.scenario }
      for (scroll, letters) in shown.sorted(by: { $0.key.strategy < $1.key.strategy }) {
        lines.append("\(name.scenario) \(Self.images) \(scroll.strategy) \(letters)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension GoldenFile {
  /// Returns a sentence for each hash of `now` that is not the approved one.
  ///
  /// - Parameters:
  ///   - counters: The names of the counters.
  ///   - isWhole: `false` if `now` has some of the cases only.
  func differences(to now: GoldenFile, counters: [String], isWhole: Bool) -> [String] {
    var found: [String] = []
    for (name, value) in now.head where head[name] != value {
      found.append("\(name): \(value) instead of \(head[name] ?? "none")")
    }
    for name in order where isWhole && now.hashes[name] == nil {
      found.append("\(name.text): approved, and not there any more")
    }
    for name in now.order {
      guard let own = now.hashes[name] else { continue }
      guard let approved = hashes[name] else {
        found.append("\(name.text): not approved")
        continue
      }
      if own.images != approved.images {
        let letters = zip(scroll(of: name) ?? "", now.scroll(of: name) ?? "")
        let first = Array(letters).firstIndex { $0 != $1 }.map { ", that of frame \($0) first" }
        found.append("\(name.text), painter: images differ\(first ?? "")")
      }
      let engines =
        [("painter", approved.counters, own.counters)]
        + own.others.sorted {
          $0.key < $1.key
        }.map { ($0.key, approved.others[$0.key] ?? "", $0.value) }
      for (engine, before, after) in engines where before != after {
        found.append("\(name.text), \(engine): \(Self.names(before, after, counters))")
      }
    }
    return found
  }

  private static func names(_ before: String, _ after: String, _ counters: [String]) -> String {
    let letters = zip(before.dropFirst(hashLength), after.dropFirst(hashLength))
    let differing = zip(counters, letters).filter { $1.0 != $1.1 }.map(\.0)
    return differing.isEmpty
      ? "counters differ" : "counters differ: " + differing.joined(separator: ", ")
  }
}

extension Fingerprint {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")

  /// The hash as up to ten letters of six bits each.
  func letters(_ count: Int) -> String {
    var mixed = self
    // The last bytes reach the upper bits after further steps only.
    mixed.add(repeatElement(0, count: 8))
    let bits = UInt64(mixed.text, radix: 16) ?? 0
    let indices = (1...count).map { (letter: Int) in Int(bits >> (64 - 6 * letter) & 63) }
    return String(indices.map { Self.alphabet[$0] })
  }
}

import Files
import RunRecords

/// The text files of single strategies and sources.
extension ProfileReport {
  /// The most rows of a table.
  private static let longest = 20
  /// The number of samples below which shares are rough: a half then has an error of a tenth.
  private static let few = 100

  func processorText(_ processor: Processor, of strategy: String) -> String {
    let stacks = processor.stacks
    let samples = stacks.total(of: strategy).count
    var lines =
      ["scrollbench profile: processor time of \(strategy)"] + head
      + words(processor, samples: samples)
    lines.append(
      "\"own\" is time in a function itself, \"with callees\" in what it called as well.")
    for phase in Phase.allCases {
      let total = stacks.total(of: strategy, in: phase).count
      lines += [
        "", "\(phase.rawValue): \(Self.samples(total)), \(Self.percent(total, of: samples)) %",
      ]
      guard total > 0 else { continue }
      if total < Self.few { lines[lines.count - 1] += "; of so few, shares are rough" }
      let functions = FunctionShare.all(of: stacks.stacks(of: strategy, in: phase))
        .prefix(Self.longest)
      var table = Table(
        rows: "own", functions.map { DecimalText.grouped($0.own) }, alignment: .right)
      table.append("%", functions.map { Self.percent($0.own, of: total) })
      table.append("with\ncallees", functions.map { DecimalText.grouped($0.whole) })
      table.append("%", functions.map { Self.percent($0.whole, of: total) })
      table.append("function", align: .left, functions.map(\.label))
      table.append("source", align: .left, functions.map(\.source))
      lines += table.lines(width: .max)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  func heapText(_ heap: StackProfile, of strategy: String) -> String {
    var lines =
      ["scrollbench profile: allocations of \(strategy)"] + head + [
        "Every allocation of one round after the first, in jemalloc's size classes; what was freed is"
          + " not subtracted.",
        "\"where\" is the nearest function outside of allocator and runtime < its callers.",
      ]
    for phase in Phase.allCases {
      let total = heap.total(of: strategy, in: phase)
      lines += ["", "\(phase.rawValue): \(allText(total))"]
      let sites = SiteShare.all(of: heap.stacks(of: strategy, in: phase)).prefix(Self.longest)
      guard !sites.isEmpty else { continue }
      var table = Table(
        rows: "bytes", sites.map { DecimalText.grouped($0.bytes) }, alignment: .right)
      table.append("%", sites.map { Self.percent($0.bytes, of: total.bytes) })
      table.append("allocations", sites.map { DecimalText.grouped($0.count) })
      table.append("where", align: .left, sites.map(\.site))
      lines += table.lines(width: .max)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns totals: `1,024 bytes in 2 allocations; 102.4 bytes in 0.2 allocations a frame`.
  private func allText(_ total: (count: Int, bytes: Int)) -> String {
    guard total.count > 0 else { return "nothing allocated" }
    let times =
      total.count == 1 ? "1 allocation" : "\(DecimalText.grouped(total.count)) allocations"
    return "\(DecimalText.grouped(total.bytes)) bytes in \(times); \(allocations(total))"
  }

  /// Returns means per frame: `102.4 bytes in 0.2 allocations a frame`.
  func allocations(_ total: (count: Int, bytes: Int)) -> String {
    guard total.count > 0 else { return "nothing allocated" }
    return "\(perFrame(total.bytes)) bytes in \(perFrame(total.count)) allocations a frame"
  }

  private func perFrame(_ count: Int) -> String {
    let each = Double(count) / Double(max(1, facts.frames))
    return each < 100
      ? DecimalText.shortest(each, places: each < 1 ? 3 : 1)
      : DecimalText.grouped(Int(each.rounded()))
  }

  func instructionText(_ counted: Instructions) -> String {
    let all = counted.functions.total()
    var lines =
      ["scrollbench profile: instructions of \(counted.strategy), counted by callgrind"]
      + head.prefix(1) + [
        "\(counted.refreshRate) Hz · \(Self.frames(counted.frames)) after a round to warm up ·"
          + " 1 thread · kernels under valgrind \(counted.kernels)",
        "Instructions of functions themselves, what they call not counted in.",
      ]
    if facts.isDebug { lines += head.suffix(1) }
    for phase in Phase.allCases {
      let total = counted.functions.total(in: phase)
      let each = total / max(1, counted.frames)
      lines += [
        "",
        "\(phase.rawValue): \(DecimalText.grouped(total)) instructions,"
          + " \(Self.percent(total, of: all)) %, \(DecimalText.grouped(each)) a frame",
      ]
      let functions = counted.functions[phase].prefix(Self.longest)
      guard !functions.isEmpty else { continue }
      var table = Table(
        rows: "instructions", functions.map { DecimalText.grouped($0.instructions) },
        alignment: .right)
      table.append("%", functions.map { Self.percent($0.instructions, of: total) })
      table.append("function", align: .left, functions.map(\.frame.label))
      lines += table.lines(width: .max)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// A function's share of the samples of a phase.
struct FunctionShare: Equatable {
  let label: String
  /// The file and line of the function, or of one of those with the same label.
  let source: String
  /// Samples in the function itself.
  var own = 0
  /// Samples in the function or its callees, each counted once.
  var whole = 0

  /// Returns the functions in descending order of their own samples.
  static func all(of stacks: [StackProfile.Stack]) -> [FunctionShare] {
    var shares: [String: FunctionShare] = [:]
    for stack in stacks {
      let labels = labels(of: stack.frames)
      for (label, source) in Dictionary(labels, uniquingKeysWith: { first, _ in first }) {
        shares[label, default: FunctionShare(label: label, source: source)].whole += stack.count
      }
      if let last = labels.last { shares[last.0]?.own += stack.count }
    }
    return shares.values.sorted {
      ($1.own, $1.whole, $0.label) < ($0.own, $0.whole, $1.label)
    }
  }

  /// Returns the labels of a stack; a library without symbols is followed by its caller.
  private static func labels(of frames: [StackFrame]) -> [(String, source: String)] {
    var caller: StackFrame?
    return frames.map { frame in
      guard frame.name.hasPrefix("[") else {
        caller = frame
        return (frame.label, frame.sourceLabel)
      }
      return (caller.map { "\(frame.name) < \($0.label)" } ?? frame.name, "")
    }
  }
}

/// A call site's share of the allocations of a phase.
struct SiteShare {
  /// The text of an ``AllocationSite``.
  let site: String
  var count = 0
  var bytes = 0

  /// Returns the call sites in descending order of bytes.
  static func all(of stacks: [StackProfile.Stack]) -> [SiteShare] {
    var shares: [String: SiteShare] = [:]
    for stack in stacks {
      let site = AllocationSite(stack.frames).text
      shares[site, default: SiteShare(site: site)].count += stack.count
      shares[site]?.bytes += stack.bytes
    }
    return shares.values.sorted {
      ($1.bytes, $1.count, $0.site) < ($0.bytes, $0.count, $1.site)
    }
  }
}

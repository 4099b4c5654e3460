import Files
import RunRecords

extension ProfileReport {
  /// The entries per strategy, phase and source.
  private static let top = 3

  /// Returns the overview: per strategy and phase the functions with the most processor time and
  /// the most allocations, and the missing sources.
  ///
  /// - Parameter width: The width of a line in columns; longer function names are cut.
  package func summary(width: Int = 80) -> String {
    var lines = ["scrollbench profile"] + head
    if let processor {
      let samples = facts.strategies.reduce(0) { $0 + processor.stacks.total(of: $1).count }
      lines += words(processor, samples: samples)
    }
    lines += notes
    for strategy in facts.strategies {
      lines += ["", title(of: strategy)]
      for phase in Phase.allCases { lines += self.lines(of: phase, strategy) }
    }
    return lines.map { Self.cut($0, to: width) }.joined(separator: "\n") + "\n"
  }

  private func title(of strategy: String) -> String {
    guard let samples = processor?.stacks.total(of: strategy).count else { return strategy }
    return "\(strategy): \(Self.samples(samples))"
  }

  private func lines(of phase: Phase, _ strategy: String) -> [String] {
    var lines = ["  \(phase.rawValue)"]
    if let stacks = processor?.stacks {
      let (all, own) = (
        stacks.total(of: strategy).count, stacks.total(of: strategy, in: phase).count
      )
      lines[0] += ": \(Self.samples(own)), \(Self.percent(own, of: all)) %"
      lines += FunctionShare.all(of: stacks.stacks(of: strategy, in: phase)).prefix(Self.top)
        .filter { $0.own > 0 }.map {
          "    \(Self.padded($0.own, of: own))  time   \($0.label)"
        }
    }
    if let heap {
      lines[0] += processor == nil ? ": " : "; "
      let total = heap.total(of: strategy, in: phase)
      lines[0] += allocations(total)
      lines += SiteShare.all(of: heap.stacks(of: strategy, in: phase)).prefix(Self.top).map {
        "    \(Self.padded($0.bytes, of: total.bytes))  bytes  \($0.site)"
      }
    }
    if let instructions, instructions.strategy == strategy {
      let total = instructions.functions.total(in: phase)
      lines.append(
        "    \(DecimalText.grouped(total / max(1, instructions.frames))) instructions a frame"
          + (instructions.functions[phase].first.map {
            ", \(Self.percent($0.instructions, of: total)) % in \($0.frame.label)"
          } ?? ""))
    }
    return lines
  }

  private static func padded(_ part: Int, of whole: Int) -> String {
    let text = percent(part, of: whole) + " %"
    return String(repeating: " ", count: max(0, 7 - text.count)) + text
  }

  private static func cut(_ line: String, to width: Int) -> String {
    line.count > width ? line.prefix(width - 1) + "…" : line
  }
}

import Files
import RunData

extension ProfileReport {
  /// - Parameters:
  ///   - width: The columns of a line; longer ones are cut.
  ///   - entries: The most functions per strategy, phase and source.
  package func summary(width: Int = 80, entries: Int = 3) -> String {
    var lines = ["scrollbench profile"] + head
    if let processor = result.processor {
      let samples = spec.strategies.reduce(0) { $0 + processor.stacks.total(of: $1).count }
      lines += words(processor, samples: samples)
    }
    if let instructions = result.instructions {
      lines.append(
        "Instructions of \(DecimalText.counted(instructions.frames, "frame")) at \(instructions.refreshRate) Hz after a"
          + " round to warm up, kernels \(instructions.kernels).")
    }
    lines += result.notes
    for strategy in spec.strategies {
      let samples = result.processor?.stacks.total(of: strategy).count
      lines += ["", strategy + (samples.map { ": " + DecimalText.counted($0, "sample") } ?? "")]
      for phase in Phase.allCases { lines += self.lines(of: phase, strategy, upTo: entries) }
    }
    return lines.map { Self.cut($0, to: width) }.joined(separator: "\n") + "\n"
  }

  private func lines(of phase: Phase, _ strategy: String, upTo entries: Int) -> [String] {
    var lines = ["  \(phase.rawValue)"]
    if let stacks = result.processor?.stacks {
      let all = stacks.total(of: strategy).count
      let own = stacks.total(of: strategy, in: phase).count
      lines[0] += ": \(DecimalText.counted(own, "sample")), \(Self.percent(own, of: all)) %"
      lines += stacks.stacks(of: strategy, in: phase).ownSamples.prefix(entries).map {
        "    \(Self.padded($0.amount, of: own))  time   \($0.label)"
      }
    }
    if let heap = result.heap {
      lines[0] += result.processor == nil ? ": " : "; "
      let total = heap.total(of: strategy, in: phase)
      lines[0] +=
        total.count > 0
        ? "\(perFrame(total.bytes)) bytes in \(perFrame(total.count)) allocations a frame"
        : "nothing allocated"
      lines += heap.stacks(of: strategy, in: phase).allocations.prefix(entries).map {
        "    \(Self.padded($0.amount, of: total.bytes))  bytes  \($0.label)"
      }
    }
    if let instructions = result.instructions, instructions.strategy == strategy {
      let total = instructions.total(in: phase)
      lines.append(
        "    \(DecimalText.grouped(total / max(1, instructions.frames))) instructions a frame")
      lines += instructions.functions(of: phase).prefix(entries).map {
        "    \(Self.padded($0.amount, of: total))  instr  \($0.label)"
      }
    }
    return lines
  }

  private func perFrame(_ count: Int) -> String {
    let each = Double(count) / Double(max(1, frames))
    return each < 100
      ? DecimalText.shortest(each, places: each < 1 ? 3 : 1)
      : DecimalText.grouped(Int(each.rounded()))
  }

  private static func padded(_ part: Int, of whole: Int) -> String {
    let text = percent(part, of: whole) + " %"
    return String(repeating: " ", count: max(0, 7 - text.count)) + text
  }

  private static func cut(_ line: String, to width: Int) -> String {
    line.count > width ? line.prefix(width - 1) + "…" : line
  }
}

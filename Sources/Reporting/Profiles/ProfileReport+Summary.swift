import Files
import RunData

extension ProfileReport {
  /// - Parameters:
  ///   - width: The columns of a line; longer ones are cut.
  ///   - entries: The most functions per strategy, phase and source.
  package func summary(width: Int = 80, entries: Int = 3) -> String {
    var lines = ["scrollbench profile"] + head + result.notes
    for strategy in spec.strategies {
      let samples = result.processor?.stacks.total(of: strategy).count
      lines += ["", strategy + (samples.map { ": " + DecimalText.counted($0, "sample") } ?? "")]
      for phase in Phase.allCases { lines += self.lines(of: phase, strategy, upTo: entries) }
    }
    return lines.map { line in
      (line.count > width ? line.prefix(width - 1) + "…" : line[...]) + "\n"
    }.joined()
  }

  private var head: [String] {
    let rates = spec.refreshRates.map(String.init).joined(separator: ", ")
    let threads = DecimalText.counted(spec.threads, "thread")
    var lines = [
      "scenario \(scenario) · engine \(spec.engine) · kernels \(kernels) · \(threads)",
      "\(rates) Hz · \(DecimalText.counted(frames, "frame")) a round · \(tool)",
    ]
    if isDebug {
      lines.append("This is a debug build: what it spends time on says little of a release build.")
    }
    if let processor = result.processor {
      let samples = spec.strategies.reduce(0) { $0 + processor.stacks.total(of: $1).count }
      let periods = [processor.period, processor.askedPeriod].map {
        DecimalText.shortest(Double($0) / 1e6, places: 2) + " ms"
      }
      lines.append(
        "\(DecimalText.counted(samples, "sample")) in \(DecimalText.counted(spec.rounds, "round")), one each"
          + " \(periods[0]) of processor time (asked for: \(periods[1])).")
      if processor.dropped > 0 {
        lines.append(
          "There was no room for \(DecimalText.counted(processor.dropped, "sample")) more.")
      }
    }
    if let instructions = result.instructions {
      lines.append(
        "Instructions of \(DecimalText.counted(instructions.frames, "frame")) at \(instructions.refreshRate) Hz after a"
          + " round to warm up, kernels \(instructions.kernels).")
    }
    return lines
  }

  private func lines(of phase: Phase, _ strategy: String, upTo entries: Int) -> [String] {
    var (facts, lines): ([String], [String]) = ([], [])
    func list(_ shares: Shares, of total: Int, _ source: String) {
      lines += shares.prefix(entries).map { share in
        let percent = Self.percent(share.amount, of: total)
        let gap = String(repeating: " ", count: max(0, 7 - percent.count))
        return "    \(gap)\(percent)  \(source)  \(share.label)"
      }
    }
    if let stacks = result.processor?.stacks {
      let all = stacks.total(of: strategy).count
      let own = stacks.total(of: strategy, in: phase).count
      facts.append("\(DecimalText.counted(own, "sample")), \(Self.percent(own, of: all))")
      list(stacks.stacks(of: strategy, in: phase).ownSamples, of: own, "time ")
    }
    if let heap = result.heap {
      let total = heap.total(of: strategy, in: phase)
      facts.append(
        total.count > 0
          ? "\(perFrame(total.bytes)) bytes in \(perFrame(total.count)) allocations a frame"
          : "nothing allocated")
      list(heap.stacks(of: strategy, in: phase).allocations, of: total.bytes, "bytes")
    }
    if let instructions = result.instructions, instructions.strategy == strategy {
      let total = instructions.total(in: phase)
      let each = DecimalText.grouped(total / max(1, instructions.frames))
      lines.append("    \(each) instructions a frame")
      list(instructions.functions(of: phase), of: total, "instr")
    }
    let heading = "  \(phase.rawValue)" + (facts.isEmpty ? "" : ": ")
    return [heading + facts.joined(separator: "; ")] + lines
  }

  private func perFrame(_ count: Int) -> String {
    let each = Double(count) / Double(max(1, frames))
    return each < 100
      ? DecimalText.shortest(each, places: each < 1 ? 3 : 1)
      : DecimalText.grouped(Int(each.rounded()))
  }

  private static func percent(_ part: Int, of whole: Int) -> String {
    (whole > 0 ? DecimalText.fixed(Double(part) / Double(whole) * 100, places: 1) : "–") + " %"
  }
}

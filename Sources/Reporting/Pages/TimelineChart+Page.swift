import Analysis
import Files
import RunData
import Statistics

/// The timeline of one strategy at one refresh rate in a page, with the data of its frames for the
/// script.
extension TimelineChart {
  /// The most columns of all timelines together, which limits the size of the page, and the fewest
  /// and most columns of one timeline.
  private static let (mostOfAll, fewest, most) = (1_200, 60, 300)

  static func columns(ofEach timelines: Int) -> Int {
    max(fewest, min(most, mostOfAll / timelines))
  }

  /// The script finds ``data`` by the place of the element among those of all timelines.
  func markup(color: String) -> Markup {
    let name = MessageText.oneLine(summary.strategy)
    let rate = "\(summary.refreshRate) Hz"
    let hasLateFrames = columns.contains { $0.lateFrames > 0 }
    return """
      <details class="timeline-box" name="timelines-rate-\(summary.refreshRate)">
      <summary><span class="timeline-name">\(.swatch(color))\(name)</span>\(strip(color))</summary>
      <p class="note">\(facts)</p>
      <div class="wrap">\(image)</div>
      <div class="controls" hidden><input type="range" min="0" step="1" value="0" aria-label="Frame of \(name) at \(rate)"><output aria-live="off"></output>\(if: hasLateFrames, "<button type=\"button\" aria-label=\"Late frame before, \(name) at \(rate)\">← late</button><button type=\"button\" aria-label=\"Next late frame, \(name) at \(rate)\">late →</button>")</div>
      <dl class="readout" hidden></dl>
      </details>

      """
  }

  /// An axis for all timelines; single frames far above the others are cut off.
  static func axis(_ timelines: [[TimelineColumn]], budget: Double) -> Axis {
    let totals = Distribution(timelines.joined().map { $0.tallest.phases.total / 1e6 })
    let usual = max(budget * 1.15, totals.percentile(99) * 1.6)
    return Axis(showing: max(min(totals.maximum * 1.04, usual), budget * 0.2))
  }

  static func note(_ timelines: [TimelineChart]) -> String {
    "All from 0 to \(TextFormatting.milliseconds(timelines[0].axis.maximum)) ms; red ground: shown late. Opened: the phases of the"
      + (timelines.contains(where: \.isReduced)
        ? " longest frame of each column, the longest round behind it (pale), and the greatest scroll"
          + " speed; late frames, rows in and cells made are those of all frames of the column."
        : " median of each frame over the rounds, the longest round behind it (pale), and the scroll"
          + " speed.")
  }

  /// Indicates whether a column stands for more than one frame.
  private var isReduced: Bool { columns.count < summary.frames }

  private var facts: String {
    let late = columns.reduce(0) { $0 + $1.lateFrames }
    let count = late == 0 ? "no frame" : DecimalText.counted(late, "frame")
    var facts = ["\(count) late in the median of the rounds"]
    if isReduced {
      facts.append("\(DecimalText.grouped(summary.frames)) frames in \(columns.count) columns")
    }
    let cut = cutOff.map { columns[$0].tallest }
    if let highest = cut.max(by: { $0.phases.total < $1.phases.total }) {
      let time = TextFormatting.milliseconds(highest.phases.total / 1e6)
      let frame = DecimalText.grouped(highest.frame)
      facts.append("▲ beyond the axis: up to \(time) ms in frame \(frame)")
    }
    return facts.joined(separator: " · ")
  }

  /// The data that the script shows of a timeline: a list per quantity, with a value per column.
  var data: JSONObject {
    func microseconds(_ nanoseconds: Double) -> Int { Int((nanoseconds / 1e3).rounded()) }
    return [
      "frames": summary.frames,
      "budget": summary.budget,
      "names": Phase.allCases.map(\.rawValue),
      "phases": Phase.allCases.map { phase in
        columns.map { microseconds($0.tallest.phases[phase]) }
      },
      "longest": columns.map { microseconds($0.longest) },
      // Empty if a column is a frame.
      "tallest": isReduced ? columns.map(\.tallest.frame) : [],
      "late": columns.map(\.lateFrames),
      "speed": columns.map { Int(($0.distance * Double(summary.refreshRate)).rounded()) },
      "rows": columns.map(\.rowsIn),
      "cells": columns.map(\.cellsCreated),
      "blended": columns.map(\.sample.blendedPixels),
    ]
  }
}

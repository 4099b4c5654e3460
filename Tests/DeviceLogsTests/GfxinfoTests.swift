import RunData
import Testing

@Suite("The source of the frames in dumps of gfxinfo")
struct GfxinfoTests {
  @Test("is one window of a dump, which is named and chosen")
  func windows() throws {
    let text = try deviceLog("gfxinfo-windows.txt")
    let main = "com.example.app/com.example.app.Main"
    for choice in [nil, main] {
      let log = try log(text, column: choice)
      #expect(log.series[0].source == main + " (process 41)" && log.series[0].name == main)
      #expect(log.notes[0].hasPrefix("4 frames of PopupWindow:1 (process 41) left out"))
      let late = try #require(try log.late(at: 60))
      #expect(late.frames == 4 && late.hitches.count == 0)
    }
    let other = try log(text, column: "PopupWindow:1", process: "com.example.app")
    #expect(try other.late(at: 60)?.hitches.count == 4)
    expectFault(
      "has no window x of process 7: it has \(main) (process 41) and PopupWindow:1", text,
      column: "x", process: "7")
  }

  @Test("is a window of one process and of one root, if several bear its name")
  func rootsAndProcesses() throws {
    let begun = gfxinfo("Flags,IntendedVsync,FrameCompleted", "0,1000,0")
    let section = gfxinfo("Flags,IntendedVsync,FrameCompleted", "0,1000,8001000")
    let completed = try DeviceLogsTests.log(begun + section)
    #expect(completed.times == [8] && !completed.notes.contains { $0.contains("without a time") })
    let longer = gfxinfo("Flags,IntendedVsync,FrameCompleted", "0,1,9000001", "0,2,9000002")
    let text = """
      ** Graphics info for pid 1 [a.b] **
      \ta.b/.Main/android.view.ViewRootImpl@1f (visibility=0)
      \(section)
      \ta.b/.Main/android.view.ViewRootImpl@2e (visibility=8)
      \(section)
      ** Graphics info for pid 2 [a.b:remote] **
      Window: a.b/.Main
      \(longer)
      """
    #expect(try log(text).series[0].source == "a.b/.Main (process 2)")
    let root = "a.b/.Main/android.view.ViewRootImpl@2e"
    let log = try log(text, column: root)
    #expect(log.series[0].source == root + " (process 1)" && log.times == [8])
    #expect(log.time == RecordingTime(.device, from: 1e-6, to: 0.008001))
    #expect(try DeviceLogsTests.log(text, process: "a.b:remote").frames.count == 2)
    #expect(try DeviceLogsTests.log(text, column: "a.b/.Main", process: "1").frames.count == 1)
  }

  @Test("is that of the earliest rows among equals; a section without rows is of none")
  func emptySections() throws {
    let header = "Flags,IntendedVsync,FrameCompleted"
    let empty = "Window: a\n" + gfxinfo(header)
    let text = empty + "\nWindow: b\n" + gfxinfo(header, "0,1,9000001") + "\n"
    #expect(try log(text).series[0].name == "b")
    #expect(try log(text + "Window: a\n" + gfxinfo(header, "0,1,8000001")).series[0].name == "b")
    expectFault("has no window a: it has b", text, column: "a")
    expectFault("holds no frame: nothing", empty)
    expectFault("line 2: the section that begins here is never closed", "x\n---PROFILEDATA---")
  }

  @Test("is one window where no section names any, and a frame of two dumps counts once")
  func unnamedSections() throws {
    let old = "Flags,IntendedVsync,Vsync,FrameCompleted,\n"
    let new =
      "Flags,FrameTimelineVsyncId,IntendedVsync,Vsync,InputEventId,FrameCompleted,GpuCompleted,\n"
    let log = try log(
      """
      Applications Graphics Acceleration Info:
      Uptime: 1 Realtime: 1

      ** Graphics info for pid 1 [a.b.c] **
      Total frames rendered: 5
      ---PROFILEDATA---
      \(old)0,1000000,1000000,11000000,
      1,1000000,1000000,99000000,
      0,20000000,20000000,45000000,
      0,50000000,50000000,0,
      ---PROFILEDATA---

      View hierarchy:
      ---PROFILEDATA---
      \(new)0,7,100000000,100000000,3,108000000,0,
      ---PROFILEDATA---
      ---PROFILEDATA---
      \(old)0,20000000,20000000,45000000,
      ---PROFILEDATA---

      """)
    #expect(log.format == "gfxinfo" && log.times == [10, 25, 8])
    #expect(log.series[0].name == "a.b.c")
    #expect(
      log.notes == [
        "1 frame with flags left out, as Android's documentation says",
        "1 frame that an earlier dump shows counted once",
        "3 sections that name no window are taken for one window",
        "1 frame without a time that a frame can take left out",
      ])
    expectFault("never closed", "---PROFILEDATA---\n\(old)0,1,1,2,\n")
    expectFault(
      "lacks FrameCompleted", "---PROFILEDATA---\nFlags,IntendedVsync\n0,1\n---PROFILEDATA---\n")
    expectFault(
      "line 3, column IntendedVsync: \"x\"",
      "---PROFILEDATA---\n\(old)0,x,1,2,\n---PROFILEDATA---\n")
    expectFault("no ---PROFILEDATA--- section", "a\n", format: "gfxinfo")
  }

  @Test("has a gap between dumps that do not overlap, by their totals or if they are full")
  func gaps() throws {
    func dump(from frame: Int, _ count: Int = 120, total: Int?, window: String = "") -> String {
      let rows = (frame..<frame + count).map { "0,\($0)0000000,\($0)8000000" }
      return "** Graphics info for pid 1 [a.b] **\n"
        + (total.map { "Total frames rendered: \($0)\n" } ?? "")
        + window + gfxinfo("Flags,IntendedVsync,FrameCompleted", rows.joined(separator: ",\n"))
    }
    func gap(_ totals: Int?...) throws -> [String] {
      let dumps = totals.enumerated().map { dump(from: 100 + 200 * $0.offset, total: $0.element) }
      return try log(dumps.joined()).notes.filter { $0.contains("of the dump before") }
        .compactMap { $0.split(separator: ": ").last.map(String.init) }
    }
    let unknown = "frames between them are unknown, and count as none"
    #expect(try gap(120, 240).isEmpty)
    let known = "frames between them (80 by their totals) are unknown, and count as none"
    #expect(try gap(130, 330) == [known])
    #expect(try gap(130, nil) == [unknown] && gap(nil, 300) == [unknown])
    #expect(try gap(330, 130) == [unknown] && gap(130, 330, 100) == [unknown])
    // A total of all windows of the process says nothing of one of them.
    let windows = try log(
      [(100, 130), (300, 330)].map { dump(from: $0, total: $1, window: "Window: main\n") }.joined())
    #expect(windows.notes.contains { $0.hasSuffix(unknown) })
    // Of a device that keeps 10 frames; up to 4 are in flight.
    for (total, lost) in [(23, nil), (24, nil), (25, "(5 by their totals)")] {
      let notes = try log(dump(from: 1, 10, total: 10) + dump(from: 20, 10, total: total)).notes
      let gap = notes.first { $0.contains("of the dump before") }
      #expect(lost.map { gap?.contains($0) == true } ?? (gap == nil), "\(total)")
    }
    let overlap = try log(dump(from: 100, total: 120) + dump(from: 219, total: 900))
    #expect(!overlap.notes.contains { $0.contains("of the dump before") })
  }
}

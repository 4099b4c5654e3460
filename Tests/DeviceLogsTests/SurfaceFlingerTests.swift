import RunData
import Testing

@Suite("Dumps of SurfaceFlinger")
struct SurfaceFlingerTests {
  @Test("have the ticks and the times of frames shown, over dumps that overlap")
  func dumps() throws {
    func dump(_ frames: Range<Int>) -> String {
      "10000000\n0\t0\t0\n"
        + frames.map { "\($0)5000000\t\($0 < 9 ? "\($0)7000000" : "\(Int.max)")\t\($0)6000000\n" }
        .joined()
        + "\n"
    }
    let log = try log(dump(1..<4) + dump(3..<6) + dump(7..<10))
    #expect(log.format == "surfaceflinger" && log.notes.isEmpty)
    #expect(log.series[0].refreshRate == 100)
    #expect(
      log.series[0].iterations.map(\.frames) == [.intervals([10, 10, 10, 10]), .intervals([10])])
    for empty in ["16666666\n\n", "16666666\n\n16666666\n\n16666666\n"] {
      expectFault("the name of a layer in dumpsys SurfaceFlinger --list is expected", empty)
    }
    // A device repeats the last frame.
    let repeated = "16666666\n5\t20000000\t7\n6\t40000000\t8\n6\t400000000\t8\n9\t60000000\t10\n"
    #expect(try DeviceLogsTests.log(repeated).times == [20, 20])
    expectFault("line 4: the nanoseconds of a tick, or below them", "16666666\n1 2 3\n\n1 2\n")
    let modes = try DeviceLogsTests.log(dump(1..<4) + "8333333\n0 91000000 0\n0 99000000 0\n")
    #expect(modes.series[0].refreshRate == nil && modes.frames == .intervals([10, 10]))
    #expect(modes.notes == ["the dumps have ticks of 8,333,333 and 10,000,000 ns"])
    expectFault(
      "line 2: the nanoseconds of a tick", "10000000\n1\n1 2 3\n", format: "surfaceflinger")
    expectFault("line 8: a frame that was shown before the one above", dump(5..<7) + dump(1..<3))
    let rest = try DeviceLogsTests.log(dump(1..<3) + "0\t7000000000000\t0\n")
    #expect(rest.series[0].iterations.map(\.frames) == [.intervals([10])])
    #expect(rest.notes == ["1 frame without a time that a frame can take left out"])
    let idle = try DeviceLogsTests.log(dump(1..<3) + "0\t1000000000\t0\n")
    #expect(
      idle.notes == [
        "more than 90 % of the time has no frame, and hitches, ratios and rates include it"
      ])
    // The time between dumps that do not overlap is in no interval.
    let apart = try DeviceLogsTests.log(
      dump(1..<3) + "10000000\n0\t1000000000\t0\n0\t1010000000\t0\n")
    #expect(apart.notes.isEmpty)
    let sample = try DeviceLogsTests.log(try deviceLog("surfaceflinger.txt"))
    #expect(sample.frames == .intervals([10, 20, 10]) && sample.notes.isEmpty)
    // Times without a name are none.
    expectFault("numbers without the names", "16666666\n16700000\n")
  }
}

import RunData
import Testing

@Suite("A log of PresentMon or MangoHud")
struct DesktopLogTests {
  private static let v1 = """
    Application,ProcessID,SwapChainAddress,Runtime,SyncInterval,PresentFlags,Dropped,TimeInSeconds,\
    msInPresentAPI,msBetweenPresents,AllowsTearing,PresentMode,msUntilRenderComplete,\
    msUntilDisplayed,msBetweenDisplayChange,msFlipDelay,msUntilRenderStart,msGPUActive,msSinceInput

    """

  private func v1Row(
    _ time: String, _ shown: String, dropped: Int = 0, app: String = "app.exe", chain: Int = 1
  ) -> String {
    "\(app),7,0x\(chain),DXGI,1,0,\(dropped),1.5,0.1,\(time),0,Other,1,20,\(shown),0,1,2,3\n"
  }

  @Test("of PresentMon's first header is judged by the changes of the display")
  func presentMonV1() throws {
    let log = try log(
      Self.v1 + v1Row("16.6", "16.7") + v1Row("16.8", "0", dropped: 1) + v1Row("17", "33.2")
        + v1Row("5", "5", app: "other.exe", chain: 2))
    #expect(log.format == "presentmon" && log.kind == "PresentMon, metrics of version 1")
    #expect(log.series[0].name == "app.exe")
    #expect(log.frames == .intervals([16.6, 16.8, 17], displayed: [16.7, 33.2]))
    #expect(log.notes.count == 2)
    let late = try #require(try log.late(at: 60))
    #expect(late.hitches.count == 1 && late.missedTicks == 1)
  }

  @Test("of PresentMon has presents and changes of the display, and says which figure is of which")
  func presentsAndChanges() throws {
    let both = try log(
      Self.v1 + v1Row("4", "0") + v1Row("5", "16.6") + v1Row("6", "33.4")
        + v1Row("6", "0", dropped: 1))
    #expect(
      both.series[0].definition
        == "the time between changes of the display; percentiles and rates by that from present to present"
    )
    try both.expect(["max_ms": 6, "displayed_max_ms": 33.4], at: 60)
    // The first frame was shown, but after nothing that is known.
    #expect(both.notes == ["1 frame never shown"])
    try log("Application,MsBetweenPresents\na.exe,5\n").expect(["displayed_max_ms": nil], at: 60)
  }

  @Test("of PresentMon counts frames that were generated among the displayed ones")
  func generated() throws {
    let log = try log(
      Self.v1 + v1Row("16.6", "8.3") + v1Row("0", "8.4") + v1Row("16.7", "8.2")
        + v1Row("0", "8.3") + v1Row("0", "0", dropped: 1))
    #expect(log.frames == .intervals([16.6, 16.7], displayed: [8.3, 8.4, 8.2, 8.3]))
    #expect(
      log.notes == [
        "1 frame without a time that a frame can take left out", "1 frame never shown",
        "2 frames without a present, as of frame generation: among the displayed times alone",
      ])
  }

  @Test("of OCAT lacks the description of the machine in all rows but the first")
  func missingFields() throws {
    let log = try log(
      "Application,ProcessID,MsBetweenPresents,MsBetweenDisplayChange,Processor,GPU\n"
        + "a.exe,7,5.1,5.2,x,y\na.exe,7,5.3,5.4\n")
    #expect(log.frames == .intervals([5.1, 5.3], displayed: [5.2, 5.4]))
    expectFault("is a summary of FrameView", "TimeStamp,Log Name,Avg FPS,Time (ms)\n1,a,60,30\n")
  }

  @Test("of PresentMon is judged by presents if frames that were not shown have a displayed time")
  func contradictions() throws {
    let header = "Application,ProcessID,MsBetweenPresents,MsBetweenDisplayChange,MsUntilDisplayed\n"
    let log = try log(header + "a.exe,7,5.1,13.6,NA\na.exe,7,4.9,0,5.5\na.exe,7,4.8,11.2,11.9\n")
    #expect(log.frames == .intervals([5.1, 4.9, 4.8]))
    #expect(
      log.notes == [
        "1 frame with a MsBetweenDisplayChange but no MsUntilDisplayed: displayed times are unreliable,"
          + " and MsBetweenPresents is judged"
      ])
    let consistent = try DeviceLogsTests.log(header + "a.exe,7,5.1,NA,NA\na.exe,7,4.9,7.2,5.5\n")
    #expect(consistent.frames == .intervals([5.1, 4.9], displayed: [7.2]))
  }

  @Test("of PresentMon is judged by presents if no frame has a displayed time")
  func unobserved() throws {
    let header = "Application,ProcessID,MsBetweenPresents,MsBetweenDisplayChange\n"
    for shown in ["0", "NA"] {
      let log = try log(header + "a.exe,7,5.1,\(shown)\na.exe,7,4.9,\(shown)\n")
      #expect(log.frames == .intervals([5.1, 4.9]))
      #expect(
        log.notes == ["no frame has a displayed time: the times from frame to frame are judged"])
    }
  }

  @Test("of PresentMon's second header, and of today's, is told by the header")
  func presentMonV2() throws {
    let second = try log(
      """
      \u{FEFF}Application,ProcessID,SwapChainAddress,PresentRuntime,SyncInterval,PresentFlags,\
      AllowsTearing,PresentMode,CPUStartTime,FrameTime,CPUBusy,CPUWait,GPULatency,GPUTime,GPUBusy,\
      GPUWait,DisplayLatency,DisplayedTime,AnimationError,AnimationTime,MsFlipDelay
      a.exe,1,0x1,DXGI,1,0,0,Other,0,8.3,1,1,1,1,1,1,20,8.4,NA,0,NA
      a.exe,1,0x1,DXGI,1,0,0,Other,0,8.5,1,1,1,1,1,1,NA,NA,NA,0,NA

      """)
    #expect(second.kind == "PresentMon, metrics of version 2")
    #expect(second.frames == .intervals([8.3, 8.5], displayed: [8.4]))
    let today = try log(
      """
      Application,ProcessID,SwapChainAddress,PresentRuntime,SyncInterval,PresentFlags,AllowsTearing,\
      PresentMode,TimeInMs,MsBetweenSimulationStart,MsBetweenPresents,MsBetweenDisplayChange,\
      MsInPresentAPI
      a.exe,1,0x1,DXGI,1,0,0,Other,0,NA,8.3,8.25,0.1
      a.exe,1,0x1,DXGI,1,0,0,Other,0,NA,8.
      """)
    #expect(today.kind == "PresentMon")
    #expect(today.frames == .intervals([8.3], displayed: [8.25]))
    #expect(today.notes == ["the last line is cut off and was left out"])
  }

  @Test("of MangoHud is found below the lines about the machine")
  func mangoHud() throws {
    let rows = "fps,frametime,cpu_load,elapsed\n60,16.5,3,16500000\n30,33.1,3,49600000\n"
    for head in [
      "os,cpu,gpu,ram,kernel,driver,cpuscheduler\nDebian,x,y,1,6.1,,none\n",
      "v1\n0.7\n---SYSTEM INFO---\nos,cpu,gpu,ram,kernel,driver,cpuscheduler\nD,x,y,1,6,,n\n--FRAMES--\n",
      "os,cpu,gpu,ram,kernel,driver\nDebian,x,y,1,6.1,\n", "",
    ] {
      let log = try log(head + rows)
      #expect(log.format == "csv")
      #expect(log.frames == .intervals([16.5, 33.1]) && log.notes.isEmpty)
    }
    expectFault("is a summary of FrameView or MangoHud", "0.1% Min FPS,1% Min FPS\n1,2\n")
    expectFault("no known name", "os,cpu,gpu\nDebian,x,y\nfps,elapsed\n60,1\n")
  }
}

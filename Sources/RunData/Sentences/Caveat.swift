/// A limit of a verdict.
///
/// A run stores the sentences, so that later builds print those of earlier ones. A definition is no
/// caveat.
package enum Caveat: String, SentenceTemplate {
  // The measurement
  case oneProcess =
    "all rounds shared one process: intervals do not cover the differences between processes."
  case fixedAddresses = """
    address randomization is off: all processes had the same memory layout, whose effect intervals do not cover.
    """
  case uncheckedPixels = "the pixels were not checked (--no-verify): strategies may differ in look."
  case smallDisplays = """
    the display or the radius is too large to compare frames of the scroll itself: pixels were checked on small \
    displays alone.
    """
  case addedWork =
    "work was added on purpose (--inject {work}): the run is for trying out gates and is no baseline."
  case wrongImage =
    "{strategy} shows a wrong image or an unpredicted fault and is not ranked ({fault})."
  case missingFinding =
    "{strategy}: {findings} was predicted and not found in the frames that were compared."
  case debugBuild = "this is a debug build: its times mean little."
  case fewRounds = "{rounds} few: small differences may be chance."
  case busyMachine = "the machine was busy when the run began: load {load} on {count} core{s}."
  case throttled = """
    the processor quota of the control group stopped the processes {times}: frames took longer than their work.
    """
  case otherWidth = """
    rows are measured as published, at 320 pt instead of their own width: their heights are not those of their text.
    """
  case oneBuffer = "one frame buffer was drawn again and again; a display has two or three."
  case missingFont = "no font of the family {family} is installed: text is drawn in another."
  case missingGlyphs = "{characters} of the rows shown {have} no glyph in the fonts at hand."
  case shortTrace =
    "the frames asked for outlast the trace at {rate} Hz: the last ones show a table at rest."
  case noScroll = "nothing scrolled: {frames} of {rows}."
  case refusedEvents = "{events} could not be done: {causes}."
  case lateEvents = "{events} after the last frame and did not happen: {first}."

  // The frames of a run
  case interruptedFrames =
    "frames with a context switch or steal time: {series}; hitches and headroom include them"
  case sharedStalls = """
    frames that stall, which take much longer than in the other rounds: {series}; not attributed to a strategy
    """
  case unpredictedFindings = "not ranked for a finding that was not predicted: {strategies}"
  case noRoundedRows =
    "no rounded row visible in {share} of the frames{: rows of a median frame}"

  case framesAlone = """
    frames alone do not say of which machine, build and seed they are, and have no noise floor: which strategy was \
    measured twice is unknown
    """

  // The logs of devices
  case otherRate = "the log states {rate} Hz, where {rate} Hz is given"
  case freeOfTicks = """
    the intervals are no whole ticks of {rate} Hz, as on a display of another or a variable rate, or of a program that \
    does not wait for the display: no hitches are counted
    """
  case drift = """
    the medians of the iterations only {grow}, from {time} to {time} ms: the device may have {warmed up}
    """
  case slowerRate =
    "all intervals are those of {rate} Hz: the display or the program may have run at that rate"
  case frameCounts = """
    the new sessions have {frames} frames an iteration, the old ones {frames}: the worst frames are not judged, for those \
    of a longer iteration are longer
    """
  case unknownFigure = "{figure} is not judged: some iterations do not have it"
  case condition = "the sides differ in {condition}: {old} and {new}"
  case mixedCondition = "the sessions of each side differ in {condition}: {values}"
  case repeatedLogs =
    "{logs} with the frames of another one: each such frame was recorded in one session"
  case sharedLogs = "{count} new logs have the frames of old ones, which show no change"
  case partialSeries = "the limit is that of {count} logs, which alone have the series"
  case missingSeries = "{series} is not in every new log"
  case noTimes = "late time alone is judged, and no frame time"
  case fewSessions = "the sessions of each side are too few to show a change"
  case unseenEvents = """
    same and held: an event in fewer than {share} % of iterations may have missed {iterations}
    """
  case apart =
    "the sessions of both sides did not alternate: margins are wider by what a drift can add"
  case unknownOrder = """
    the sessions are not known to alternate: if those of one side came first, a drift would look like a change, or \
    hide one; --alternated says that they did
    """
}

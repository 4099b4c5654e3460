import RunData

/// A line of a result: a label and values.
enum Fact: String, SentenceTemplate {
  // The result of a run
  case fastest = "{strategy} is fastest at {rate} on this CPU"
  case leaders = "{strategies} lead at {rate} on this CPU"
  case fewRounds = "No ranking at {rate}: {rounds}, {rounds} needed"
  case differentFromItself =
    "No ranking at {rate}: {strategy} differs from a second measurement of itself"
  case alone = "{strategy} at {rate}, with nothing to compare"
  case noneRanked = "No strategy can be ranked at {rate}"

  // The reasons for it
  case onlyControl = "reason: only a control was measured"
  case wrongPixels = "reason: pixels differ from the reference: {strategies}"
  case unpredicted = "reason: findings that were not predicted: {strategies}"
  case saving = "reason: {strategy} {blends} per frame, {strategy} {other}"
  case counterLeader =
    "counters: no rival is below {strategy} in any counter of work"
  case countersDisagree =
    "counters of work disagree: by {counter} {strategy} is ahead of {strategy}, by {counter} behind it"
  case renderersDisagree =
    "other renderers disagree (docs/validity.md): {strategy} against {strategies}"

  // Times
  case ratios = "time relative to {strategy} over {rounds}: {ratios}"
  case noiseFloor = "noise floor: {strategy} against itself {ratio}"
  case lateJumps = "late first frames and jumps, not in headroom: {strategies}"
  case badHitches = "hitches not good at {rate} here: {strategies}"
  case slowFirstFrames = "first frame over the budget of {budget}: {strategies}"
  case sinceLastRun = "since the last run: {strategy} {change} % (no verdict)"
  case notCompared = "not compared: {strategies} (--strategy all)"

  // Lists
  case finding = "{strategy}: {finding} ({as} predicted)"
  case hitches =
    "late in at least half of the rounds, more often than by chance: caused by the program"
  case hitchCount =
    "late in at least half of the rounds, more often than by chance: {frames} (--verbose names them)"
  case hitch = "{strategy}, frame {frame} (row {row}): {cause}; {phase}; {rounds} of {rounds}"
  case furtherHitches = "{strategy}: and {count} more"

  // Definitions
  case percentiles =
    "Percentiles are those of a round, averaged over the rounds; max is the median over the rounds."
  case intervals = "± is the 95 % interval of the median, from how the rounds differ."
  case noIntervals = "No intervals and no headroom: {rounds}, {rounds} needed."
  case headroomMeaning = """
    Headroom: the factor for all times up to which hitches stay good; 90 % lower bound of {rounds} rounds.
    """
  case overSquare = """
    Over square: what a frame takes longer than {control}'s, which shows the same text, in the median.
    """
  case hitchMeaning = """
    Hitches: frames shown late, all rounds as they ran; good to {good} ms/s, critical from {critical} ms/s.
    """
  case twoStage =
    "Two-stage: app and render server work in parallel; frames are shown up to a tick later."
  case pixels =
    "Blended px are read, mixed and written back, opaque px just written (k thousand, M million)."
  case ranks =
    "Times rank for software on this CPU; a GPU pays for off-screen passes and changed contents."

  // Comparisons of runs
  case differentRuns = "the runs cannot be compared: they differ in {conditions}"
  case refusedTimes = "times are not compared, for the runs differ in {conditions}"
  case sameCounts = "all counts are the same: {count}"
  case otherSameCounts = "other counts that are the same: {count}"
  case differingCounts = "not compared, since the runs of a side differ: {counts}"
  case otherConditions = "the runs also differ in {conditions}"
  case inconclusive = "inconclusive: {reason}"
  case onlyInOne = "only the {first} run has {series}"
  case partial = "not in every run, and not compared: {series}"
  case nothingToCompare = "there is nothing to compare"
  case noTimes = "no times are compared at {rate} Hz"
  case change = "{strategy} {ratio} ({verdict})"
  case groupEffect = """
    Each run is one value. Effect: the Hodges–Lehmann ratio of second to first with its 95 % interval; slower and \
    faster also need the exact rank-sum test, same an interval within 2 %.
    """
  case effect = """
    Effect: how many times as long the second takes: the pseudomedian of the rounds' ratios with its 95 % interval, \
    not the ratio of the two values. Same: a count is equal, or the interval of a time is within 2 %.
    """
  case phase = "phase: {phase} {change} ms"
  case counter = "counter: {metric} {before} → {after}"
  case noCounter = "counter: none changed in this direction; noise or code layout may be the cause"
  case worstFrames = "worst frames: {frames}"

  // The reasons for verdicts
  case roundsNeeded = "{rounds}, {rounds} needed"
  case runsNeeded = "needs {runs} runs per side"
  case sequential =
    "measured one after the other, so the machine may have changed; use scrollbench duel"
  case noFrames = "no frames to pair"
  case placeboDiffers = "a strategy that was measured twice differs from itself"
  case power = "80 % power needs {factor}×"
  case scattered = "the {rounds} scatter too much"
  case missing = "a run lacks it"
  case held = "not slower by more than {margin} %"
  case dependsOn = "depends on what differs: {conditions}"
  case runsDiffer = "the runs differ in {conditions}"

  // Gates
  case noControl = "{metric}: neither the run nor the baseline has a control"
  case incomparable = "{metric}: depends on what differs: {conditions}"
  case missingInRun = "{metric}: missing in the run"
  case missingInBaseline = "{metric}: missing in the baseline"
  case unsettled = "{metric}: the interval does not settle it"
  case scatteredRatio = "{metric}: the test of the rounds of run and baseline does not settle it"
  case noInterval = "{metric}: no interval, which needs {count} rounds{ and frames}"
  case rightPixels = "{strategy} shows the right pixels"
  case otherPixels = "{strategy} shows wrong pixels: {fault}"
  case unpredictedFault = "{strategy} has a fault that was not predicted: {fault}"
  case uncheckedPixels = "the pixels of {strategy} were not checked"
  case hitchFall =
    "hitch rating at {rate} Hz fell from good in {strategies}{, obstacle}"
  case hitchRatios = "hitch time ratio at {rate} Hz, ms/s: {strategies}{: cause}"
  case otherScroll = "the baseline is of another scroll, it differs in {conditions}"
  case missingStrategy = "the rules name the strategy {strategy}, which the run does not have"
  case missingSeries = "the baseline has it and the run does not"
  case newSeries = "the run has it and the baseline does not; --update-baseline makes a new one"
  case unjudgedPixels = "pixels not judged: the run did not check those of {strategies}"
  case unjudgedTiming = "timing not judged: {reason}"
  case unjudgedInstructions = "instructions not judged: the baseline differs in {conditions}"
  case unjudgedSlowdowns =
    "slowdowns common to all strategies not judged: use duel{ or run --instructions}"
  case otherProcess = """
    Times of the baseline are of another process, and what the machine did meanwhile looks like a difference: \
    scrollbench duel tells.
    """

  // Duels
  case lostPixels = "exact tier: the pixels of {strategy} are no longer right: {fault}"
  case oneSide = "exact tier: {metric} of {series} is reported by the {side} alone"
  case counterChange =
    "exact tier: {metric} of {series} went from {value} to {value}{, which is worse}"
  case comparedCounts = """
    exact tier: counts of frames were compared; those of whole runs, such as cells_alive and image_bytes, take two \
    runs and compare
    """
  case exactTierFailed = "times were not compared, for the exact tier failed"
  case duelRules = """
    judged by {pairs} pairs a batch at the level {level} for {strategies}; up to {margin} % or {time} ms per frame \
    count as equal, and {margin} % of the slowest frames
    """
  case phaseChange = "{strategy}: {phase} changed most, by {time} ms a frame {more}"
  case movedControl = """
    control of batch {batch}: the loop took {factor} times as long beside the head, so that the batch proves nothing
    """
  case debugDuel = "this is a duel of debug builds: its times mean little"
  case differentSides = "the sides differ in {conditions}"
  case repeatability = """
    repeatability: the 95 % interval of the ratio of blocks of one side from different processes; no verdict depends \
    on it, and what recurs in every process is not in it
    """
  case noRepeatability = """
    repeatability: too few blocks, {pairs} pairs of one side from different processes where {pairs} are needed: use \
    --pairs {pairs}
    """

  // Logs of devices
  case definition = "By {definition}."
  case ticks = "At {rate} Hz ({time} ms a frame), by {definition}."
  case noDeadlines =
    "Work without a deadline: it is unknown which frames were shown late, so that no hitches are counted."
  case noLoggedFrames =
    "The frames themselves are unknown, and with them the percentiles of their times."
  case figures = "Figures, by their names in files and limits{iterations}:"
  case overruns = "An overrun is the time from the deadline to the end, negative if before it."
  case fewSessions = """
    too few sessions to be the units: the {count} old and {count} new iterations are, and a change must exceed what \
    two sessions of one build can differ by
    """
  case noChange = "{figure}: no change shown; {change} would have been"
  case notBeyondMargin =
    "{figure}: a change is shown, but not that it is beyond the margin; {change} would have been"
  case fewUnits =
    "{figure}: too few units to show a change, which {count} sessions of each side can"
  case partialLogs = "not in every log, and not compared: {series}"
  case unproved = "not shown to be no worse: {figures}"
  case knownFigures = "no such figure; known are {figures}"
  case sessionValue =
    "A session's value is the median of its iterations for p50, the mean for others."
  case iterationValue = "The values are medians of the iterations."
  case worstMean = "Worst: the mean of the {values} of an iteration."
  case changeMeaning =
    "Change: the median of all differences of a new and an old value, not the difference of the medians."
  case worseRule =
    "Worse: the exact rank-sum test shows an increase, and the interval of the change is beyond the margin."
  case heldRule = "Held: shown not to be worse by more than {bounds}."

  // Sweeps
  case crossings = """
    At {rate} Hz the lower bound of the headroom crosses 1 at these values of {key}, interpolated between two measured \
    ones: {strategies}
    """
  case missingCells = "Missing: {count} of {cells}: {names}."
  case otherMachines = """
    Measured on {count} machines: ratios within a cell and counts are shown, and no times, which do not compare.
    """
  case otherBuilds = "Measured with {count} builds of the tool: {commits}."
  case otherRows = "Measured with {count} different rows, of files of one name."
  case otherFonts =
    "Measured with {count} sets of fonts, by which counts of pixels differ too."
  case noWinner = "No interval, and nothing shown to win: {rounds}, {rounds} needed."
  case noSingleWin =
    "A win in only one of {count} comparisons cannot be shown: {rounds}, {rounds} needed."
  case falseWins =
    "Wins expected to be false: at most {count} of {wins} (Benjamini–Hochberg at {share} %)."
}

/// Every sentence that results consist of, as `scrollbench list sentences` prints them.
package enum SentenceList {
  package static let entries: [(name: String, text: String)] =
    Fact.allCases.map { ("\($0)", $0.rawValue) }
    + Caveat.allCases.map { ("\($0)", $0.rawValue) }
    + Refusal.Reason.allCases.map { ("\($0)", $0.rawValue) }
}

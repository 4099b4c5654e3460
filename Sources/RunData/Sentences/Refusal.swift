/// The error of data, settings or files that cannot be judged.
package struct Refusal: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }

  package enum Reason: String, SentenceTemplate {
    /// The logs record different data about frames: some state deadlines, others the work alone.
    case kinds = "the logs cannot be compared: some have {frames}, others {frames}"
    case stages = """
      the logs cannot be compared: some are judged by their {stage} times, others by {stage}: compare those of one kind
      """
    case refreshRates = """
      the logs cannot be compared: their displays have {rate} and {rate} Hz; if they are one, --hz gives its rate
      """
    case nothingShared = "the logs have nothing in common: of {series} none is in all of them"
    case formats = "the logs cannot be compared: some are of {format}, others of {format}"
    /// Without a refresh rate there are no ticks to judge times against.
    case noRefreshRate = "does not state the refresh rate of its display: give --hz"
    case implausible = """
      has frames of {time} ms in the median, which is no time of a frame{at rate}: check the unit (--unit) and \
      the column (--column)
      """
    case fewPairs = """
      {pairs} pairs can never show a difference of {strategies} at the level {level}: ask for at least {pairs}
      """
  }
}

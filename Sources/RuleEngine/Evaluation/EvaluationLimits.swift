/// How much one evaluation may cost; what reaches a limit is *unknown*, never an answer.
package struct EvaluationLimits: Sendable, Hashable {
  /// Limits of pattern matching.
  package var patterns = PatternLimits()
  /// Fields entered, items of lists visited and rules called while judging the smallest record.
  ///
  /// A step that does little else, such as a call of a rule that calls two others, takes 35 ns, so
  /// these take about a third of a second. A form of ten fields takes about ten, and as many more for
  /// its rules.
  package var steps = 10_000_000
  /// Steps that each value of a record adds, so that long lists may be gone through often.
  package var stepsPerValue = 256
  /// The most steps that any record gets, however many values it has.
  package var mostSteps = 200_000_000
  /// The most steps where a trace is made, which keeps everything that ran.
  package var tracedSteps = 200_000
  /// Steps that all checks judged after one keystroke share: about 3.5 ms.
  package var keystrokeSteps = 100_000
  /// Items of one list.
  package var listLength = 1_000_000
  /// Bytes of one text that is judged character by character: 16 MiB, more than any field holds.
  package var textLength = 16_777_216
  /// Rules that call rules, and forms in forms, one inside the other.
  package var depth = 128

  package init() {}

  /// The most steps that may be taken to judge a record of so many values.
  func steps(forRecordOf values: Int) -> Int {
    min(mostSteps, steps + stepsPerValue * values)
  }

  /// Names of the limits as reports give them.
  package enum Name: String, Sendable, Hashable, CaseIterable {
    case steps
    case listLength = "list length"
    case textLength = "text length"
    case depth
    case numberDigits = "digits of a number"
    /// Dates have years from 1 to 9999.
    case calendar = "years of the calendar"
  }
}

extension Slot {
  /// A value of which nothing was kept, as it is beyond the limit.
  init(kind: Kind, beyond limit: EvaluationLimits.Name) {
    self.init(kind: kind)
    markBeyond(limit)
  }

  /// Marks the value as beyond the limit, which reports will name.
  mutating func markBeyond(_ limit: EvaluationLimits.Name) {
    flags.insert(.beyondLimit)
    scale = Int16(EvaluationLimits.Name.allCases.firstIndex(of: limit) ?? 0)
  }

  /// The limit that a value with ``Flags/beyondLimit`` is beyond.
  var limit: EvaluationLimits.Name {
    let limits = EvaluationLimits.Name.allCases
    return limits.indices.contains(Int(scale)) ? limits[Int(scale)] : .numberDigits
  }
}

/// The limits of one evaluation; a check that reaches one is *unknown*, never answered wrongly.
package struct EvaluationLimits: Sendable, Hashable {
  /// Limits of pattern matching.
  package var patterns = PatternLimits()
  /// Steps for a record without values: fields entered, items visited and rules called.
  ///
  /// A step that does little else, such as a call of a rule that calls two others, takes 35 ns, so
  /// this many take about a third of a second. A form of ten fields takes about ten steps, plus
  /// about as many for its rules.
  package var steps = 10_000_000
  /// Extra steps for each value of a record, so that long lists may be visited many times.
  package var stepsPerValue = 256
  /// The most steps for any record, however many values it has.
  package var mostSteps = 200_000_000
  /// The bytes of a text that a check reads in about the time of one step.
  static let textBytesPerStep = 64
  /// The most steps of a traced run, which keeps an event for everything that ran.
  package var tracedSteps = 200_000
  /// Steps shared by all checks that one keystroke triggers: about 3.5 ms.
  package var keystrokeSteps = 100_000
  /// The most items in one list.
  package var listLength = 1_000_000
  /// The most bytes in a text that is judged character by character: 16 MiB.
  package var textLength = 16_777_216
  /// How deep rule calls and nested forms may nest.
  package var depth = 128

  package init() {}

  /// The most steps for a record with that many values.
  func steps(forRecordOf values: Int) -> Int {
    min(mostSteps, steps + stepsPerValue * values)
  }

  /// The names of the limits in reports.
  package enum Name: String, Sendable, Hashable, CaseIterable {
    case steps
    case listLength = "list length"
    case textLength = "text length"
    case depth
    case numberDigits = "digits of a number"
    /// Dates have years from 1 to 9999.
    case calendar = "years of the calendar"
    /// The work of all matches of patterns in one evaluation.
    case patternWork = "work of patterns"
  }
}

extension Slot {
  /// A value that was not kept because it exceeds the limit.
  init(kind: Kind, beyond limit: EvaluationLimits.Name) {
    self.init(kind: kind)
    markBeyond(limit)
  }

  /// Marks the value as exceeding the limit, which reports name.
  mutating func markBeyond(_ limit: EvaluationLimits.Name) {
    flags.insert(.beyondLimit)
    scale = Int16(EvaluationLimits.Name.allCases.firstIndex(of: limit) ?? 0)
  }

  /// The exceeded limit of a value with ``Flags/beyondLimit``.
  var limit: EvaluationLimits.Name {
    let limits = EvaluationLimits.Name.allCases
    return limits.indices.contains(Int(scale)) ? limits[Int(scale)] : .numberDigits
  }
}

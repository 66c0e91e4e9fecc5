import RuleEngine

/// What ran for one record, and the result of each step.
struct Explanation {
  var record: Int
  var verdict: Report.Verdict
  /// The conditions and computed values of forms other than fields, in evaluation order.
  var decisions: [ExplainedDecision] = []
  /// The fields in file order, and items of lists.
  var fields: [ExplainedField] = []
  /// Why the evaluation ended before its end.
  var ending: String?
}

/// A condition that decides which fields of a form apply, or a value that the form computes.
struct ExplainedDecision {
  enum Kind { case condition, value }

  var kind: Kind
  /// The form inside the record that it belongs to; empty for the record's own.
  var path = FieldPath()
  var step: ExplainedStep
}

/// A field, or an item of one, with the checks that ran.
struct ExplainedField {
  var path: FieldPath
  /// The value as a rule file would write it; nil if there is nothing to show.
  var value: String?
  /// Why it was skipped.
  var skipped: String?
  var steps: [ExplainedStep] = []
}

/// A check, or a part of one, or how a value was computed.
struct ExplainedStep: Hashable {
  enum Answer: String, CaseIterable {
    case holds, fails, unknown, skipped
    case notApplicable = "not applicable"
    /// For a value: whether there is one.
    case computed, empty
  }

  var answer: Answer
  /// The check or condition, as written in the rule file.
  var text: String
  /// The result of a computation with a name or operands as its text.
  var result: String?
  /// Whether it decides what applies, so that false is not an error.
  var isCondition = false
  /// Whether it only advises.
  var isWarning = false
  /// Its place in the rule file.
  var place: RulePlace?
  /// The values that it read, and other reasons for the answer.
  var notes: [String] = []
  /// A description of what a pattern matches.
  var reading: String?
  /// The text that a pattern rejected, split where the match ended.
  var reach: Reach?
  /// Whether a pattern matched no character.
  var failsAtStart = false
  /// The message for the person who fills in the form.
  var message: String?
  /// The evaluated parts.
  var parts: [ExplainedStep] = []

  /// A text in quotes, in two parts.
  struct Reach: Hashable {
    var start: String
    var rest: String
  }
}

extension ExplainedStep.Answer {
  init(_ answer: Answer) {
    switch answer.now {
    case .holds: self = .holds
    case .fails: self = .fails
    case .unknown: self = .unknown
    case .notApplicable: self = .notApplicable
    }
  }
}

extension ExplainedStep {
  /// The rule name of a comparison that isn't in the rule file: a part of `in (…)`.
  static let comparison = "comparison"

  /// Whether text output abbreviates many of these in a row, as for a rule with a condition or a
  /// pattern for each country.
  var isOneOfMany: Bool { answer == .fails && parts.isEmpty && (isCondition || failsAtStart) }

  /// Whether it prevents the record from being valid.
  var isProblem: Bool { !isCondition && (answer == .fails || answer == .unknown) }

  /// Whether it only groups its parts.
  var isConjunction: Bool { text == "and" && place == nil }

  private var isBareComparison: Bool {
    text == ExplainedStep.comparison && place == nil && parts.isEmpty
  }

  /// Combines the step into a single question if all of its parts are such comparisons.
  ///
  /// - Parameter written: The source text of the step; nil if it is part of another question, as
  ///   the `in` of a `not in` is.
  /// - Returns: The question, or the unchanged step.
  func joiningComparisons(as written: String?) -> ExplainedStep {
    guard !parts.isEmpty, parts.allSatisfy(\.isBareComparison) else { return self }
    var question = self
    question.text = written ?? ExplainedStep.comparison
    question.parts = []
    // All of them compare the same field or parameter with different values.
    for note in parts.flatMap(\.notes) where !question.notes.contains(note) {
      question.notes.append(note)
    }
    return question
  }
}

extension Explanation {
  /// Only the checks that failed or could not be decided, with their fields, and conditions that are undecided.
  var ofProblems: Explanation {
    var result = self
    result.decisions = decisions.filter { $0.step.answer == .unknown }
    result.fields = fields.compactMap { field in
      var field = field
      field.steps = field.steps.filter(\.isProblem)
      return field.steps.isEmpty ? nil : field
    }
    return result
  }
}

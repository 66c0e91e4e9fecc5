/// The result of validating one record.
public struct Report: Sendable, Hashable {
  /// The overall result.
  public enum Verdict: String, Sendable, Hashable, CaseIterable {
    /// Every check that applies passes.
    case valid
    /// Some field has a violation.
    case invalid
    /// No field has a violation, but some check could not be decided.
    case undecided
  }

  /// The overall result, which warnings do not affect.
  public package(set) var verdict: Verdict
  /// The failed checks, warnings included, in file order.
  package var findings: [Violation]
  /// The checks that could not be decided, in file order.
  public package(set) var undecided: [Undecided]
  /// How many failed and undecided checks are not listed, because of
  /// `ValidationOptions.reportLimit`.
  public package(set) var omittedChecks = 0
  /// The values of active fields, normalized and typed.
  public var values: [String: Value] = [:]
  /// The form that the report is about.
  package var form = ReportedForm.any

  /// The report of an evaluation; its values are added later.
  package init(_ outcome: EvaluationOutcome) {
    verdict = outcome.verdict
    findings = outcome.violations
    undecided = outcome.undecided
    omittedChecks = outcome.omittedChecks
  }
}

extension Report {
  /// The failed checks in file order, without warnings.
  ///
  /// - Complexity: linear in the number of failed checks.
  public var violations: [Violation] { findings.filter { $0.severity == .error } }

  /// The failed checks that are only warnings, in file order.
  ///
  /// - Complexity: linear in the number of failed checks.
  public var warnings: [Violation] { findings.filter { $0.severity == .warning } }
}

/// How many of the failed checks are reported.
@nonexhaustive
public enum ReportMode: String, Sendable, Hashable, CaseIterable {
  /// The first failed check of each field.
  case firstPerField = "first-per-field"
  /// All failed checks, except those guarded by a failed length or size check.
  case all
  /// The first failed check of the form; the checks after it don't run.
  case first
}

/// A failed check, as data from which the text of its message is made.
public struct Violation: Sendable, Hashable {
  /// The severity of a failed check.
  @nonexhaustive
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// The form is invalid.
    case error
    /// A warning, which does not affect the verdict.
    case warning
  }

  /// An argument of the rule that failed.
  public struct Argument: Sendable, Hashable {
    /// The parameter's name.
    public package(set) var name: String
    /// The text in messages: a value, or the label of the field that it names.
    public var text: String { shown.text }
    /// The same in parts, so that a catalog may translate it.
    package var shown: ShownText
  }

  /// The path of the value in the form.
  public package(set) var path: FieldPath
  /// The name of the failed rule, as written in the check; `type` for a value of the wrong type.
  public package(set) var rule: String
  /// The arguments of the rule, in the order of its parameters.
  ///
  /// If a parameter has more than eight values, the text of the eighth says how many more there are:
  /// `h … (3 more)`.
  public package(set) var arguments: [Argument] = []
  /// Whether the violation makes the form invalid.
  public package(set) var severity = Severity.error
  /// The check's place in the rule files.
  public package(set) var place: RulePlace
  /// Whether more typing can still fix it.
  package var isIncomplete = false
  /// Byte offset of the value in the data; nil if unknown.
  package var sourceOffset: Int?
  /// The parts of the message.
  package var text: MessageText
  /// The check that failed; nil for a violated type or option.
  package var check: CheckIndex?
}

extension Violation {
  /// A violation that the app or another server has found, such as one to show in a live form.
  ///
  /// The file of its ``place`` is empty.
  ///
  /// - Parameters:
  ///   - path: the path of the value; empty for the form as a whole.
  ///   - message: the message for the person who fills in the form.
  ///   - rule: a name for the rule that was broken.
  ///   - severity: whether the values are rejected, or this is only a warning.
  public init(
    path: FieldPath = FieldPath(),
    message: String,
    rule: String = "rejected",
    severity: Severity = .error
  ) {
    self.path = path
    self.rule = rule
    self.severity = severity
    place = .none
    text = MessageText(literally: message, of: rule)
  }
}

/// A place in a rule file.
public struct RulePlace: Sendable, Hashable, Codable {
  /// The file's name.
  public package(set) var file: String
  /// Line, from 1.
  public package(set) var line: Int
  /// Column in code points, from 1.
  public package(set) var column: Int

  /// The place of what no rule file has.
  static let none = RulePlace(
    SourcePlace(source: 0, start: 0, end: 0, line: 0, column: 0),
    in: ""
  )

  /// The place in one of the program's sources.
  package init(_ place: SourcePlace, in program: Program) {
    self.init(place, in: program.sources[Int(place.source)])
  }

  /// The place in the named file.
  package init(_ place: SourcePlace, in file: String) {
    self.file = file
    line = Int(place.line)
    column = Int(place.column)
  }
}

/// A check that could not be decided.
public struct Undecided: Sendable, Hashable {
  /// Why a check could not be decided.
  @nonexhaustive
  public enum Reason: Sendable, Hashable {
    /// An external rule has not answered yet.
    case pending
    /// The check was canceled.
    case cancelled
    /// An external rule did not answer in time.
    case timedOut
    /// An external rule failed; the text is the host's reason.
    case failed(String)
    /// A limit of the evaluation was reached; the text is the name of the limit.
    case limit(String)
    /// The check compares with a value that divides by zero.
    case divisionByZero
    /// A value that the check compares with has more than 38 significant digits.
    case tooManyDigits
    /// The pattern engine failed.
    case pattern(String)
    /// A field that the check or condition reads has a value of the wrong type.
    case unreadable(String)
    /// The report was asked about a field that the form does not have.
    case unknownField
    /// The caller gave a value for a context that no form declares; the text is its name.
    case unknownContext(String)
  }

  /// The path of the value in the form.
  public package(set) var path: FieldPath
  /// The name of the undecided rule; `when` for a condition.
  public package(set) var rule: String
  /// Why the check could not be decided.
  public package(set) var reason: Reason
  /// The check's place in the rule files.
  public package(set) var place: RulePlace
}

extension Undecided.Reason: CustomStringConvertible {
  /// The reason's name in outputs, such as `pending`.
  public var description: String {
    switch self {
    case .pending: "pending"
    case .cancelled: "cancelled"
    case .timedOut: "timed out"
    case .failed(let text): text.isEmpty ? "failed" : "failed: \(text)"
    case .limit(let name): "limit reached: \(name)"
    case .divisionByZero: "division by zero"
    case .tooManyDigits: "more than 38 digits"
    case .pattern(let text): "pattern failed: \(text)"
    case .unreadable(let field): "unreadable: \(field)"
    case .unknownField: "no such field"
    case .unknownContext(let name): "no such context: \(name)"
    }
  }
}

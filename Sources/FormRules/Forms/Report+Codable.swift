#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import RuleEngine

extension Report: Codable {
  private enum Key: String, CodingKey { case verdict, violations, undecided, omitted, values }

  /// Reads a report that `encode(to:)` wrote, for example on a server.
  ///
  /// Dates and times in `values` are read as texts, as they are written in data;
  /// ``decoded(as:clock:)`` reads a `Date` from such a text, too.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    self.init(EvaluationOutcome())
    form = .unknown
    verdict = try members.decode(Verdict.self, forKey: .verdict)
    findings = try members.decode([Violation].self, forKey: .violations)
    undecided = try members.decodeIfPresent([Undecided].self, forKey: .undecided) ?? []
    omittedChecks = try members.decodeIfPresent(Int.self, forKey: .omitted) ?? 0
    values = try members.decodeIfPresent([String: Value].self, forKey: .values) ?? [:]
  }

  /// Writes the report with the keys that `formrules validate` uses.
  ///
  /// Warnings are included in the violations and have their own severity. The values are written
  /// too, including those of secret fields: set ``values`` to `[:]` before a report leaves the
  /// process.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(verdict, forKey: .verdict)
    try members.encode(findings, forKey: .violations)
    try members.encode(undecided, forKey: .undecided)
    if omittedChecks > 0 { try members.encode(omittedChecks, forKey: .omitted) }
    if !values.isEmpty { try members.encode(values, forKey: .values) }
  }
}

extension RuleForm {
  /// Reads a report on a record of this form that was encoded as JSON, for example by a server.
  ///
  /// Unlike a report that is decoded on its own, it knows all fields of the form: those without
  /// findings are valid, and ``Report/subscript(_:)`` answers for a field that doesn't exist as it does for
  /// a report from ``validate(_:context:options:)``.
  ///
  /// - Throws: a `DecodingError` if the text is not a report.
  public func report(json: Data) throws -> Report {
    var report = try JSONDecoder().decode(Report.self, from: json)
    report.form = ReportedForm(index, in: evaluators.shared)
    return report
  }
}

extension Report {
  /// The accepted values, as one of the app's own types.
  ///
  /// - Parameters:
  ///   - type: the type.
  ///   - clock: its time zone is used to read a `Date` from a day, a month or a time.
  /// - Returns: the type's value, decoded from ``values``, for any verdict.
  /// - Throws: a ``ValueConversionError`` if they do not fit the type, and errors of the type's own
  ///   `init(from:)`.
  public func decoded<Model: Decodable>(
    as type: Model.Type,
    clock: FormClock = .system
  ) throws -> Model {
    try ValueDecoder.decode(type, from: .form(values), clock: clock)
  }
}

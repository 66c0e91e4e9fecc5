#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Report: Codable {
  private enum Key: String, CodingKey { case verdict, violations, undecided, values }

  /// Reads a report that `encode(to:)` has written, such as a server's.
  ///
  /// Dates and times among the values are read as the texts that data writes them as.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    self.init(EvaluationOutcome())
    verdict = try members.decode(Verdict.self, forKey: .verdict)
    findings = try members.decode([Violation].self, forKey: .violations)
    undecided = try members.decodeIfPresent([Undecided].self, forKey: .undecided) ?? []
    values = try members.decodeIfPresent([String: Value].self, forKey: .values) ?? [:]
  }

  /// Writes the report, with the names that `formrules validate` gives its parts.
  ///
  /// Warnings are among the violations, distinguished by their severity. The values are written too, those
  /// of secret fields among them: set ``values`` to none before a report leaves the process.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(verdict, forKey: .verdict)
    try members.encode(findings, forKey: .violations)
    try members.encode(undecided, forKey: .undecided)
    if !values.isEmpty { try members.encode(values, forKey: .values) }
  }
}

extension Report {
  /// The values to go on with, as one of the app's own types.
  ///
  /// - Parameters:
  ///   - type: the type.
  ///   - clock: by whose time zone a `Date` is read from a day, a month or a time.
  /// - Returns: what the type makes of ``values``, for any verdict.
  /// - Throws: a `DecodingError` where they do not fit the type.
  public func decoded<Model: Decodable>(
    as type: Model.Type,
    clock: FormClock = .system
  ) throws -> Model {
    try ValueDecoder.decode(type, from: .form(values), clock: clock)
  }
}

import RuleSyntax

/// What happened to one construct of a form that was imported or exported.
public struct InterchangeNote: Sendable, Hashable {
  /// What became of the construct, from the least to the worst.
  @nonexhaustive
  public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    /// It means the same; the note says how it was read.
    case remark
    /// It was converted, but judges some values differently.
    case difference
    /// It was left out: what it asked for is no longer checked.
    case loss
    /// It cannot be converted, and leaving it out was not allowed; there is no result.
    case refusal

    /// Whether the left one costs less, which is the order of the cases.
    public static func < (left: Severity, right: Severity) -> Bool {
      allCases.prefix { $0 != right }.contains(left)
    }
  }

  /// A line and a column of the text that was read, both from 1; columns count code points.
  public struct Place: Sendable, Hashable {
    /// Line, from 1.
    public var line: Int
    /// Column in code points, from 1.
    public var column: Int
  }

  /// What became of the construct.
  public var severity: Severity
  /// Where the construct is in the text that was read, if it is in one place.
  public var place: Place? = nil
  /// Where it belongs: a JSON Pointer such as `/properties/age`, or a field's path such as
  /// `address.line1`; empty for the whole.
  public var path = ""
  /// The construct as its own format calls it: a keyword, a validator or a rule.
  public var keyword: String
  /// What is different, or why it could not be converted: lower case, one line.
  public var message: String

  /// The note in one line, in the form of a diagnostic: `form.json:3:5: loss: /age: minimum: …`.
  ///
  /// - Parameter source: What to call the text that was read.
  /// - Returns: The line, without its end.
  public func text(in source: String) -> String {
    let position = place.map { ":\($0.line):\($0.column)" } ?? ""
    let subject = path.isEmpty ? "" : "\(path): "
    let line = "\(source)\(position): \(severity.rawValue): \(subject)\(keyword): \(message)"
    return VisibleText.of(line, limit: .max)
  }
}

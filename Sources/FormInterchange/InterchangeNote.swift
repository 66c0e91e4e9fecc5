import RuleSyntax

/// A note on one construct of an imported or exported form.
public struct InterchangeNote: Sendable, Hashable {
  /// What happened to the construct, in increasing severity.
  @nonexhaustive
  public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    /// It keeps its meaning; the note says how it was interpreted.
    case remark
    /// It was converted, but accepts or rejects some values differently.
    case difference
    /// It was left out, and is no longer checked.
    case loss
    /// It can't be converted, and leaving it out was not allowed; there is no result.
    case refusal

    /// Whether the left one is less severe, in the order of the cases.
    public static func < (left: Severity, right: Severity) -> Bool {
      allCases.prefix { $0 != right }.contains(left)
    }
  }

  /// A position in the text that was read.
  public struct Place: Sendable, Hashable {
    /// Line, from 1.
    public var line: Int
    /// Column in code points, from 1.
    public var column: Int
  }

  /// What happened to the construct.
  public var severity: Severity
  /// The position of the construct in the text that was read, if it has one.
  public var place: Place? = nil
  /// The construct's path, empty for the whole.
  ///
  /// It is a JSON Pointer such as `/properties/age`, or a field's path such as `address.line1`.
  public var path = ""
  /// The construct's name in its own format: a keyword, a validator or a rule.
  public var keyword: String
  /// What is different, or why it could not be converted, in lower case on one line.
  public var message: String

  /// The note on one line, in the format of a diagnostic: `form.json:3:5: loss: /age: minimum: …`.
  ///
  /// - Parameter source: The name of the text that was read.
  /// - Returns: The line, without a line end.
  public func text(in source: String) -> String {
    let position = place.map { ":\($0.line):\($0.column)" } ?? ""
    let subject = path.isEmpty ? "" : "\(path): "
    let line = "\(source)\(position): \(severity.rawValue): \(subject)\(keyword): \(message)"
    return VisibleText.of(line, limit: .max)
  }
}

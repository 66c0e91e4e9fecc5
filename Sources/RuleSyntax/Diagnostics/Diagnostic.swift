/// One thing that is wrong, or doubtful, in a rule file.
public struct Diagnostic: Sendable, Hashable {
  /// How serious a diagnostic is.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// The file cannot be used.
    case error
    /// The file can be used but probably does not say what was meant.
    case warning
  }

  /// A further place that explains the diagnostic, such as an earlier declaration.
  public struct Label: Sendable, Hashable {
    /// The place.
    public var range: SourceRange
    /// What is to be seen there, in a few words.
    public var text: String

    package init(_ range: SourceRange, _ text: String) {
      self.range = range
      self.text = text
    }
  }

  /// A change of the source that mends what the diagnostic reports.
  public struct Fix: Sendable, Hashable {
    /// What the change does, such as `did you mean 'min_length'?`.
    public var text: String
    /// What to replace.
    public var range: SourceRange
    /// What to replace it by.
    public var replacement: String
    /// Whether a tool may apply the fix without asking.
    public var isCertain: Bool

    package init(
      _ text: String,
      replace range: SourceRange,
      by replacement: String,
      isCertain: Bool
    ) {
      self.text = text
      self.range = range
      self.replacement = replacement
      self.isCertain = isCertain
    }
  }

  /// The stable code, such as `E0301`; its page in the reference explains it.
  public var code: String
  /// How serious it is.
  public var severity: Severity
  /// What is wrong, in one line.
  public var message: String
  /// Name of the source text that it is in.
  public var file: String
  /// The place in that text.
  public var range: SourceRange
  /// Line and column where the place begins.
  public var location: SourceText.Location
  /// Further places, in the same text.
  public var labels: [Label]
  /// Further explanations: what was expected, why, what to try.
  public var notes: [String]
  /// Changes that mend it.
  public var fixes: [Fix]

  /// The diagnostic of `problem` at `range` of `source`.
  package init(
    _ problem: some Problem,
    at range: SourceRange,
    in source: SourceText,
    labels: [Label] = [],
    notes: [String] = [],
    fixes: [Fix] = []
  ) {
    code = problem.code
    severity = problem.severity
    message = problem.message
    file = source.name
    self.range = range
    location = source.location(of: range.start)
    self.labels = labels
    self.notes = notes
    self.fixes = fixes
  }
}

/// What a stage of the front end can find wrong: cases in one file, their words in the next.
package protocol Problem: Sendable, Hashable {
  /// The stable code: `E` for errors, `W` for warnings, and four digits.
  var code: String { get }
  /// What is wrong, in one line, lower case, without a final period.
  var message: String { get }
}

extension Problem {
  package var severity: Diagnostic.Severity { code.hasPrefix("W") ? .warning : .error }
}

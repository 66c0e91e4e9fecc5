/// One thing that is wrong, or doubtful, in a rule file.
///
/// Its words may quote the file, or a name that the file chose: they are made visible here, for all that
/// show them. What is to replace a part of the file is as it is.
public struct Diagnostic: Sendable, Hashable {
  /// How serious a diagnostic is.
  @nonexhaustive
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// The file cannot be used.
    case error
    /// The file can be used but probably does not say what was meant.
    case warning
  }

  /// A further place that explains the diagnostic, such as an earlier declaration.
  public struct Label: Sendable, Hashable {
    /// The place.
    public package(set) var range: SourceRange
    /// What is to be seen there, in a few words.
    public package(set) var text: String

    package init(_ range: SourceRange, _ text: String) {
      self.range = range
      self.text = VisibleText.of(text, limit: .max)
    }
  }

  /// A change of the source that mends what the diagnostic reports.
  public struct Fix: Sendable, Hashable {
    /// What the change does, such as `did you mean 'min_length'?`.
    public package(set) var text: String
    /// What to replace.
    public package(set) var range: SourceRange
    /// What to replace it by.
    public package(set) var replacement: String
    /// Whether a tool may apply the fix without asking.
    public package(set) var isCertain: Bool

    package init(
      _ text: String,
      replace range: SourceRange,
      by replacement: String,
      isCertain: Bool = false
    ) {
      self.text = VisibleText.of(text, limit: .max)
      self.range = range
      self.replacement = replacement
      self.isCertain = isCertain
    }

    /// Writes `text` at a place, and says so.
    package static func write(
      _ text: String,
      at range: SourceRange,
      isCertain: Bool = true
    ) -> Fix {
      Fix("write '\(text)'", replace: range, by: text, isCertain: isCertain)
    }

    /// Removes what nobody can want.
    package static func remove(_ range: SourceRange) -> Fix {
      Fix("remove it", replace: range, by: "", isCertain: true)
    }

    /// Replaces a misspelled word, perhaps by more than the word that was meant.
    package static func didYouMean(
      _ word: String,
      at range: SourceRange,
      written: String? = nil
    ) -> Fix {
      Fix("did you mean '\(word)'?", replace: range, by: written ?? word)
    }
  }

  /// The stable code, such as `E0301`; its page in the reference explains it.
  public package(set) var code: String
  /// How serious it is.
  public package(set) var severity: Severity
  /// What is wrong, in one line.
  public package(set) var message: String
  /// Name of the source text that it is in.
  public package(set) var file: String
  /// The place in that text.
  public package(set) var range: SourceRange
  /// Line and column where the place begins.
  public package(set) var location: SourceText.Location
  /// Further places, in the same text.
  public package(set) var labels: [Label]
  /// Further explanations: what was expected, why, what to try.
  public package(set) var notes: [String]
  /// Changes that mend it.
  public package(set) var fixes: [Fix]

  /// The diagnostic of `problem` at `range` of `source`.
  package init(
    _ problem: some Problem,
    at range: SourceRange,
    in source: SourceText,
    labels: [Label] = [],
    notes: [String] = [],
    fixes: [Fix] = []
  ) {
    let wording = problem.wording
    code = wording.code
    message = VisibleText.of(wording.message, limit: .max)
    severity = problem.severity
    file = source.name
    self.range = range
    location = source.location(of: range.start)
    self.labels = labels
    self.notes = notes.map { VisibleText.of($0, limit: .max) }
    self.fixes = fixes
  }
}

/// What a stage of the front end can find wrong.
package protocol Problem: Sendable, Hashable {
  /// The stable code, `E` for an error or `W` for a warning and four digits, and what is wrong.
  ///
  /// The message is one line in lower case, without a final period.
  var wording: (code: String, message: String) { get }
}

extension Problem {
  package var severity: Diagnostic.Severity { wording.code.hasPrefix("W") ? .warning : .error }
}

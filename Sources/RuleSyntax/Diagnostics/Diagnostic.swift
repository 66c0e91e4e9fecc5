/// One error or warning about a rule file.
///
/// Messages may quote the file; invisible characters in them are escaped, so that they are safe to
/// show. The replacement of a fix is not escaped.
public struct Diagnostic: Sendable, Hashable {
  /// How serious a diagnostic is.
  @nonexhaustive
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// The file cannot be used.
    case error
    /// The file can be used, but probably does not mean what its author intended.
    case warning
  }

  /// Another place that explains the diagnostic, such as an earlier declaration.
  public struct Label: Sendable, Hashable {
    /// The place.
    public package(set) var range: SourceRange
    /// A few words about the place.
    public package(set) var text: String

    package init(_ range: SourceRange, _ text: String) {
      self.range = range
      self.text = VisibleText.of(text, limit: .max)
    }
  }

  /// A change of the source that fixes the problem.
  public struct Fix: Sendable, Hashable {
    /// What the change does, such as `did you mean 'min_length'?`.
    public package(set) var text: String
    /// The range to replace.
    public package(set) var range: SourceRange
    /// The replacement.
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

    /// Writes at a place what its author most likely meant, and says so.
    package static func meant(
      _ written: String,
      at range: SourceRange,
      isCertain: Bool = false
    ) -> Fix {
      let shown = VisibleText.of(written, limit: VisibleText.longestLine)
      return Fix("write '\(shown)'", replace: range, by: written, isCertain: isCertain)
    }

    /// Inserts words before what is at a place.
    package static func insert(_ words: String, before range: SourceRange) -> Fix {
      Fix("write '\(words)' before it", replace: .at(range.start), by: "\(words) ")
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

  /// The stable code, such as `E0301`, which has a page in the reference.
  public package(set) var code: String
  /// How serious the diagnostic is.
  public package(set) var severity: Severity
  /// What is wrong, in one line.
  public package(set) var message: String
  /// The name of the source text.
  public package(set) var file: String
  /// The range in the source text.
  public package(set) var range: SourceRange
  /// Line and column where the range begins.
  public package(set) var location: SourceText.Location
  /// Other places, in the same text.
  public package(set) var labels: [Label]
  /// More explanations: what was expected, why, what to try.
  public package(set) var notes: [String]
  /// Changes that fix the problem.
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

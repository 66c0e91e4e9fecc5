import RuleEngine
import RuleSyntax

/// The reason why an entry is rejected.
struct Refusal: Error {
  /// The reason on one line; nil if there are only diagnostics.
  var message: String?
  /// Diagnostics of the entry.
  var diagnostics: [Diagnostic] = []
  /// Diagnostics that the entry would cause in earlier definitions.
  var consequences: [Diagnostic] = []
  /// What to try instead, on one line.
  var hint: String?
  /// The texts that the diagnostics are about.
  var files = SourceFiles()

  init(_ message: String) {
    self.message = message
  }

  /// From diagnostics of a text into which the entry was inserted.
  init(_ diagnostics: [Diagnostic], of splice: Splice, files: SourceFiles) {
    var errors = diagnostics.filter { $0.severity == .error }
    // Errors before the entry are consequences of errors in it.
    if !errors.allSatisfy(splice.isInFront) { errors.removeAll(where: splice.isInFront) }
    self.diagnostics = errors.compactMap { splice.relocated($0) }
    consequences = errors.filter { splice.relocated($0) == nil }
    self.files = files.including([splice.entry.source, splice.whole])
  }

  /// From diagnostics of the entry alone.
  init(
    _ diagnostics: [Diagnostic],
    in source: SourceText,
    files: SourceFiles = SourceFiles()
  ) {
    self.diagnostics = diagnostics.filter { $0.severity == .error }
    self.files = files.including([source])
  }

  /// The text for the person, with a line end.
  func text(_ colors: Colors) -> String {
    var parts: [String] = []
    if let message {
      parts.append(colors.red("error") + ": \(message.visible)\n")
    }
    if !diagnostics.isEmpty { parts.append(text(of: diagnostics, colors)) }
    if !consequences.isEmpty {
      parts.append(
        "This would break earlier definitions, so nothing was changed:\n\n"
          + text(of: consequences, colors)
      )
    }
    return parts.joined(separator: "\n") + (hint.map { "help: \($0)\n" } ?? "")
  }

  private func text(of diagnostics: [Diagnostic], _ colors: Colors) -> String {
    DiagnosticReport(diagnostics, files: files).text(isColored: colors.isOn)
  }
}

extension Refusal {
  /// For an unknown name, with a similar one or a hint.
  static func unknown(
    _ what: String,
    _ name: String,
    among names: [String],
    hint: String
  ) -> Refusal {
    let closest = Suggestion.closest(to: name, among: names).map { "did you mean '\($0)'?" }
    return Refusal("\(what) '\(VisibleText.of(name))': " + (closest ?? hint))
  }

  /// For an item beyond the end of a list: only the next one can be set.
  static func noItem(of list: FieldPath, count: Int) -> Refusal {
    Refusal("'\(list)' has \(count.counted("item")): set '\(list)[\(count)]' first")
  }
}

import RuleEngine
import RuleSyntax

/// Why something that was entered is not done.
struct Refusal: Error {
  /// The reason, in a line; nil if there are only diagnostics.
  var message: String?
  /// What is wrong with what was entered.
  var diagnostics: [Diagnostic] = []
  /// What would be wrong with what was defined before.
  var consequences: [Diagnostic] = []
  /// What to try instead, in a line.
  var hint: String?
  /// The texts that the diagnostics speak of.
  var files = SourceFiles()

  init(_ message: String) {
    self.message = message
  }

  /// Of diagnostics of a text that something was put into.
  init(_ diagnostics: [Diagnostic], of splice: Splice, files: SourceFiles) {
    var errors = diagnostics.filter { $0.severity == .error }
    // What goes wrong in front of the entry follows from what is wrong in it.
    if !errors.allSatisfy(splice.isInFront) { errors.removeAll(where: splice.isInFront) }
    self.diagnostics = errors.compactMap { splice.relocated($0) }
    consequences = errors.filter { splice.relocated($0) == nil }
    self.files = files.including([splice.entry.source, splice.whole])
  }

  /// Of diagnostics of what was entered alone.
  init(
    _ diagnostics: [Diagnostic],
    in source: SourceText,
    files: SourceFiles = SourceFiles()
  ) {
    self.diagnostics = diagnostics.filter { $0.severity == .error }
    self.files = files.including([source])
  }

  /// What the person reads, which ends with a line end.
  func text(_ colors: Colors) -> String {
    var parts: [String] = []
    if let message {
      parts.append(colors.red("error") + ": \(message.visible)\n")
    }
    if !diagnostics.isEmpty { parts.append(text(of: diagnostics, colors)) }
    if !consequences.isEmpty {
      parts.append(
        "This would break what was defined before, so nothing was changed:\n\n"
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
  /// Of a name that nothing has, with one that is like it, or else a hint.
  static func unknown(
    _ what: String,
    _ name: String,
    among names: [String],
    hint: String
  ) -> Refusal {
    let closest = Suggestion.closest(to: name, among: names).map { "did you mean '\($0)'?" }
    return Refusal("\(what) '\(VisibleText.of(name))': " + (closest ?? hint))
  }

  /// Of an item behind the end of a list: the first that can be set is its count.
  static func noItem(of list: FieldPath, count: Int) -> Refusal {
    Refusal("'\(list)' has \(count.counted("item")): set '\(list)[\(count)]' first")
  }
}

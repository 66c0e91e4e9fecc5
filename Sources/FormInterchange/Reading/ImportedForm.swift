import RuleCompiler
package import RuleSyntax

/// An imported form: a rule file, with notes on what was left out or changed.
public struct ImportedForm: Sendable {
  /// The rule file's tree, whose nodes have no positions in a rule file.
  package let tree: FileTree
  /// What was left out or changed, in source order.
  public let notes: [InterchangeNote]
  /// Comments in front of forms and fields, by their ranges in the tree.
  private let comments: [SourceRange: [String]]

  /// The rule file as text in the canonical layout, for `RuleFile(text:)` to load.
  ///
  /// Created at each access, in time linear in the size of the form.
  public var text: String { RulePrinter.print(tree, comments: comments) }

  /// Makes a rule file of the declarations, with comments and notes.
  ///
  /// - Throws: the notes, if one is a refusal; otherwise the reason why the rule file would not
  ///   load.
  init(
    _ declarations: [Declaration],
    comments: [SourceRange: [String]] = [:],
    _ source: ImportedText
  ) throws(ImportError) {
    notes = try source.settledNotes()
    tree = FileTree(version: VersionDeclaration(number: "1"), declarations: declarations)
    // They contain names from the text, in which a line break would end the comment.
    self.comments = comments.mapValues { $0.map { VisibleText.of($0, limit: .max) } }
    // Excessive nesting and contradictions only show when the text is parsed and checked again.
    let parsed = RuleParser.parse(SourceText(name: "", text: text))
    let (_, diagnostics) = RuleChecker.check(parsed, in: .interchange())
    if let error = diagnostics.first(where: { $0.severity == .error }) {
      let message = "the rule file would not load: \(error.message)"
      throw ImportError(
        notes: notes + [InterchangeNote(severity: .refusal, keyword: "form", message: message)]
      )
    }
  }
}

/// Why a form could not be imported.
public struct ImportError: Error, Sendable, Hashable {
  /// At least one error, and the other notes so far, in the order of the text.
  public let notes: [InterchangeNote]
}

extension ImportError: CustomStringConvertible {
  /// The errors, one per line.
  public var description: String {
    notes.filter { $0.severity == .refusal }.map { $0.text(in: "<text>") }
      .joined(separator: "\n")
  }
}

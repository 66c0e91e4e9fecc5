/// A format that forms can be written in.
@nonexhaustive
public enum ExportFormat: String, Sendable, Hashable, CaseIterable {
  /// A JSON Schema of draft 2020-12.
  case jsonSchema = "json-schema"
  /// One HTML page that judges by the form's rules while it is filled in.
  case html

  /// Writes a form of the scope's file in the format.
  ///
  /// - Parameters:
  ///   - name: the form's name in the file.
  ///   - scope: the checked file, which must be without errors for a page.
  ///   - folder: where a page finds its script, style and rules, as it refers to them; nil to have
  ///     all in one file.
  /// - Returns: the text with its notes; nil when the file has no such form.
  ///
  /// Cost: linear in the form, with a bound on what a check may be written out to.
  public func export(
    form name: String,
    in scope: RuleScope,
    assets folder: String? = nil
  ) -> ExportedForm? {
    scope.form(named: name).map { form in
      switch self {
      case .jsonSchema: JSONSchemaExporter.export(form, in: scope)
      case .html: HTMLExporter.export(form, in: scope, assets: folder)
      }
    }
  }
}

/// A form in another format, and what became of its parts.
public struct ExportedForm: Sendable, Hashable {
  /// The form in the other format.
  public var text: String
  /// What could not be said, and what judges some values otherwise, in the order of the form.
  public var notes: [InterchangeNote]
  /// Other files that the text refers to, by their names; empty for a page in one file.
  public var assets: [String: String] = [:]
}

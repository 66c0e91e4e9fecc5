/// A format that forms can be written in.
@nonexhaustive
public enum ExportFormat: String, Sendable, Hashable, CaseIterable {
  /// A JSON Schema of draft 2020-12.
  case jsonSchema = "json-schema"
  /// One HTML page that judges by the form's rules while it is filled in.
  case html
  /// An ECMAScript module that judges by all forms of the file.
  case javaScript = "javascript"
  /// The types of the values of all forms of the file, which are those of the module.
  case typeScript = "typescript"

  /// Whether what is written has all forms of the file, with the one that is asked for as its default.
  package var holdsAllForms: Bool {
    switch self {
    case .jsonSchema, .html: false
    case .javaScript, .typeScript: true
    }
  }

  /// Writes a form of the scope's file in the format, or all of its forms.
  ///
  /// - Parameters:
  ///   - name: the form's name in the file; nil only for a format that holds all forms.
  ///   - scope: the checked file, which must be without errors for a page or a module.
  ///   - folder: where a page finds its script, style and rules, as it refers to them; nil to have
  ///     all in one file.
  /// - Returns: the text with its notes; nil when the file has no such form, or, for a module, errors.
  ///
  /// Cost: linear in the form, with a bound on what a check may be written out to.
  public func export(
    form name: String? = nil,
    in scope: RuleScope,
    assets folder: String? = nil
  ) -> ExportedForm? {
    let form = name.flatMap { scope.form(named: $0) }
    if name != nil, form == nil { return nil }
    switch self {
    case .jsonSchema: return form.map { JSONSchemaExporter.export($0, in: scope) }
    case .html: return form.map { HTMLExporter.export($0, in: scope, assets: folder) }
    case .javaScript: return JavaScriptExporter.export(form, in: scope)
    case .typeScript: return TypeScriptExporter.export(form, in: scope)
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

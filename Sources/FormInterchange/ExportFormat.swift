/// A format that forms can be exported to.
@nonexhaustive
public enum ExportFormat: String, Sendable, Hashable, CaseIterable {
  /// A JSON Schema of draft 2020-12.
  case jsonSchema = "json-schema"
  /// An HTML page that validates the form as people fill it in.
  case html
  /// An ECMAScript module that validates with all forms of the file.
  case javaScript = "javascript"
  /// TypeScript declarations for the module.
  case typeScript = "typescript"

  /// Whether the output contains all forms of the file, with the requested one as its default.
  package var holdsAllForms: Bool {
    switch self {
    case .jsonSchema, .html: false
    case .javaScript, .typeScript: true
    }
  }

  /// Exports a form of a file, or all its forms.
  ///
  /// - Parameters:
  ///   - name: the form's name; nil only for a format that contains all forms.
  ///   - scope: the checked file; for a page or a module it must have no errors.
  ///   - folder: the path by which a page refers to its script, style and rules; nil for a single
  ///     file.
  /// - Returns: the text with its notes; nil if the file has no such form or, for a module, has
  ///   errors.
  ///
  /// Cost: linear in the form; the size of the result of each check is limited.
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

/// An exported form, with notes on what could not be expressed.
public struct ExportedForm: Sendable, Hashable {
  /// The form in the other format.
  public var text: String
  /// What could not be expressed, or validates some values differently, in the order of the form.
  public var notes: [InterchangeNote]
  /// Other files that the text refers to, by name; empty for a single file.
  public var assets: [String: String] = [:]
}

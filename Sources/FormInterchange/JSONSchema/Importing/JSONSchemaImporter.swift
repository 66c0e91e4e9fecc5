import FormData
import RuleSyntax

/// Imports JSON Schemas of draft 7 and 2020-12.
///
/// A schema for objects becomes an exact form; one for other values becomes a form with one field.
/// The rule file means the same as the schema. A construct that it can't express is an error with
/// keyword and position; with ``isLossy``, it is left out and reported instead. An unmodified
/// exported schema is replaced by the original form, which it contains as `x-formrules`. The page
/// `interchange/json_schema.md` of the reference lists the keywords.
///
/// One schema through all stages:
///
///     { "properties": { "a": { "type": "string", "maxLength": 3 }, "b": {} },
///       "if": { "required": ["b"] }, "then": { "required": ["a"] } }
///
/// 1. `ImportedText` parses the text to a tree with positions. `SchemaDocument` wraps the tree and
///    resolves references. `SchemaExtent` rejects a document that would be too large with its
///    references expanded.
/// 2. `MemberCollection` collects the unconditional schemas of members: those of `a` and `b`.
/// 3. `SchemaReader` builds formulas. On a value: `a` is a text of up to 3 code points (a
///    `ValueFormula`). On the object: if `b` is filled, then `a` is filled (an `ObjectFormula`).
///    Both are ``Boolean`` formulas, with a budget for what `oneOf` and `if` repeat.
/// 4. `SchemaFormWriter` turns the object's formula into demands on single fields (`FieldDemand`):
///    `a` must be filled if `b` is. It chooses a type for each field and writes the checks;
///    `ConditionWriter` writes the conditions:
///
///        exact form form {
///            field a { max_length(3, in: scalars); when b is filled { required } }
///            field b: any
///        }
///
/// Cost: linear in the schema with references expanded, plus the budget.
public struct JSONSchemaImporter: Sendable {
  /// The kind of instances that the schema describes.
  public enum Subject: Sendable, Hashable {
    /// Objects; each is a record of the form.
    case record
    /// Other values, which the form holds in a field `value`.
    case value
  }

  /// The form's name, if the schema has no title.
  public var formName: String
  /// Whether to leave out and note what can't be imported, instead of failing.
  public var isLossy = false
  /// Whether a rule checks `format`; according to the standard, it is only an annotation.
  public var assertsFormats = true
  /// The draft to assume if the schema names none.
  public var draft = JSONSchemaDraft.draft2020
  /// The kind of instances; by default, it is derived from the schema.
  public var subject: Subject?

  /// An importer, with a name for forms without a title.
  public init(formName: String = "form") {
    self.formName = formName
  }

  /// Imports a schema.
  ///
  /// - Parameter data: The JSON text in UTF-8.
  /// - Returns: The rule file, with notes on what was left out.
  /// - Throws: What can't be imported, with line, column and keyword.
  public func form(from data: [UInt8]) throws(ImportError) -> ImportedForm {
    let source = try ImportedText(data)
    let document = SchemaDocument(root: source.root, draft: draft(of: source.root))
    let root = document.schema
    var reader = SchemaReader(
      document: document,
      isLossy: isLossy,
      assertsFormats: assertsFormats,
      source: source
    )
    if let value = root["$schema"], JSONSchemaDraft(schema: value.text ?? "") == nil {
      reader.leaveOut("$schema", of: root, "only drafts 7 and 2020-12 are supported")
    }
    if let obstacle = SchemaExtent.obstacle(in: reader.document) {
      reader.refuse("$ref", of: root, obstacle)
      _ = try reader.source.settledNotes()
    }
    if subject != .value, let rules = reader.embeddedRules() {
      return try ImportedForm(rules.declarations, reader.source)
    }
    var isRecord = subject.map { $0 == .record } ?? describesObjects(root, &reader)
    if isRecord, subject == nil, !isLossy, !reader.canBeForm([root]) {
      isRecord = false
      reader.remark(
        "properties",
        of: root,
        "a form can't have fields for arbitrary keys, so the object is the value of a field"
      )
    }
    var writer = SchemaFormWriter(reader: reader)
    let title = root["title"]?.text
    let name = title.map { Name.identifier(for: $0, orElse: formName) } ?? formName
    if isRecord {
      writer.writeForm(named: name, of: [root], document.identity(of: root))
    } else {
      writer.writeForm(named: name, forValue: root)
    }
    let recursions = writer.writeRecursions()
    var declarations = (recursions + writer.rules).map { Declaration.rule($0) }
    declarations += writer.forms.map { .form($0) }
    if isRecord, let form = writer.forms.last {
      declarations += SchemaDescription(schemas: [root]).tests(of: form).map { .test($0) }
    }
    return try ImportedForm(declarations, comments: writer.comments, writer.reader.source)
  }

  private func draft(of root: JSONTree) -> JSONSchemaDraft {
    root["$schema"]?.text.flatMap { JSONSchemaDraft(schema: $0) } ?? draft
  }

  /// Whether the schema is for objects, by its type or because it has keywords for members.
  private func describesObjects(_ root: SourceSchema, _ reader: inout SchemaReader) -> Bool {
    let kinds = reader.kinds(of: root)
    if kinds == .object { return true }
    return kinds == .all && reader.speaksOfMembers(root)
  }
}

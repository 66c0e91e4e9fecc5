import FormData
import RuleSyntax

/// Reads JSON Schemas of draft 7 and 2020-12.
///
/// A schema for objects becomes an exact form; one for other values, a form with one field. The
/// rule file has the meaning of the schema. What it can't express is an error with keyword and
/// position, or is left out and reported if ``isLossy`` is set. An exported schema that has not
/// been changed becomes the original form again, which it contains as `x-formrules`. The page
/// `interchange/json_schema.md` of the reference lists the keywords.
///
/// One schema through all stages:
///
///     { "properties": { "a": { "type": "string", "maxLength": 3 }, "b": {} },
///       "if": { "required": ["b"] }, "then": { "required": ["a"] } }
///
/// 1. The text becomes a tree with places (`ImportedText`), the tree a `SchemaDocument`, in which
///    references are followed. `SchemaExtent` refuses one that would be too large written out.
/// 2. `MemberCollection` gathers what is said of members without condition: schemas for `a` and `b`.
/// 3. `SchemaReader` makes formulas. Of a value: `a` is a text of up to 3 code points (a
///    `ValueFormula`). Of the object: if `b` is filled, then `a` is filled (an `ObjectFormula`). Both
///    are made of one algebra, ``Boolean``, with a budget for what `oneOf` and `if` repeat.
/// 4. `SchemaFormWriter` turns the object's formula into demands on single fields (`FieldDemand`): on
///    `a`, that it is filled, under the condition that `b` is filled. It finds a type for each field
///    and writes checks, and `ConditionWriter` conditions:
///
///        exact form form {
///            field a { max_length(3, in: scalars); when b is filled { required } }
///            field b: any
///        }
///
/// The cost is linear in the schema with its references written out, but for what the budget allows.
public struct JSONSchemaImporter: Sendable {
  /// The kind of the schema's instances.
  public enum Subject: Sendable, Hashable {
    /// Objects, each a record of the form.
    case record
    /// Other values, for which the form has a field `value`.
    case value
  }

  /// The form's name, if the schema has no title.
  public var formName: String
  /// Whether what can't be imported is left out and noted, instead of an error.
  public var isLossy = false
  /// Whether `format` is checked by a rule; by the standard alone, it is only an annotation.
  public var assertsFormats = true
  /// The draft to use if the schema does not name one.
  public var draft = JSONSchemaDraft.draft2020
  /// The kind of the instances; by default, what the schema describes.
  public var subject: Subject?

  /// An importer, with a name for forms without a title.
  public init(formName: String = "form") {
    self.formName = formName
  }

  /// Reads a schema.
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
      reader.leaveOut("$schema", of: root, "only the drafts 7 and 2020-12 are read")
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
        "a form has no fields for members of any name: the object is the value of a field"
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

  /// Whether the schema is for objects: its type says so, or it speaks of members and of no type.
  private func describesObjects(_ root: SourceSchema, _ reader: inout SchemaReader) -> Bool {
    let kinds = reader.kinds(of: root)
    if kinds == .object { return true }
    return kinds == .all && reader.speaksOfMembers(root)
  }
}

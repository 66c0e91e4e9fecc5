import RuleCompiler
import RuleEngine

/// A form's empty values, as schemas.
///
/// In most forms, missing, null and blank values are empty; in exact forms, only missing ones.
struct EmptyValues: Sendable {
  let isExact: Bool
  private let forms: FormCollection

  init(of form: ExpandedForm, among forms: FormCollection) {
    isExact = form.form.isExact
    self.forms = forms
  }

  /// Whether a value of the type is empty only if it is missing.
  private func isOnlyMissing(_ type: FieldType) -> Bool { isExact || type == .any }

  /// Whether the constant is one of them.
  func holds(_ constant: ExpandedOperand) -> Bool {
    !isExact && constant.constantText?.isBlank ?? false
  }

  /// Accepts the values of a field in this state.
  func schema(of state: Subject.State, for type: FieldType) -> Schema {
    if isOnlyMissing(type) { return state == .filled ? .anything : .nothing }
    return switch (state, type) {
    case (.filled, .text), (.filled, .choice): .filled
    case (.filled, _): .not(value(for: type))
    case (.absent, _): .type("null")
    case (.blank, .list): .anyOf([.blank, .emptyList])
    case (.blank, .map): .anyOf([.blank, .emptyObject])
    case (.blank, .form(let form)): .anyOf([.blank, forms.empty(form.position)])
    case (.blank, _): .blank
    }
  }

  /// The schemas for values of a type; `typed` accepts the nonempty ones.
  func values(of type: FieldType, typed: Schema) -> ValueSchema {
    ValueSchema(
      typed: typed,
      empty: value(for: type),
      blank: schema(of: .blank, for: type),
      nonempty: nonempty(type)
    )
  }

  /// The same for values whose type is checked elsewhere.
  func untypedValues(of type: FieldType) -> ValueSchema {
    var value = values(of: type, typed: .anything)
    value.nonempty = schema(of: .filled, for: type)
    return value
  }

  /// Accepts values that are present but empty.
  func value(for type: FieldType) -> Schema {
    if isOnlyMissing(type) { return .nothing }
    return switch type {
    case .list: .anyOf([.empty, .emptyList])
    case .map: .anyOf([.empty, .emptyObject])
    case .form(let form): .anyOf([.empty, forms.empty(form.position)])
    case .text, .integer, .number, .boolean, .date, .month, .time, .dateTime, .choice, .file, .any:
      .empty
    }
  }

  /// Accepts the objects of a group that the schema accepts, and no values instead of one.
  func group(_ object: Schema) -> Schema { isExact ? object : .anyOf([.empty, object]) }

  /// Rejects empty values, if the type's own schema does not.
  private func nonempty(_ type: FieldType) -> Schema {
    if isExact { return .anything }
    return switch type {
    case .text: .filled
    case .list: ["minItems": 1]
    case .map: ["minProperties": 1]
    case .form(let form): .not(forms.empty(form.position))
    case .integer, .number, .boolean, .date, .month, .time, .dateTime, .choice, .file, .any:
      .anything
    }
  }
}

extension FormCollection {
  /// The name of a form's definition, distinct from those of the shared definitions.
  func definitionName(ofForm index: Int) -> String {
    let title = scope.title(ofForm: index)
    return SharedDefinition(rawValue: title) == nil ? title : "form \(title)"
  }

  /// A reference to the definition of a nested form whose fields are all empty.
  fileprivate func empty(_ form: Int) -> Schema {
    .reference(definitionName(ofForm: form), "empty")
  }

  /// The schema of a record of the form whose fields are all empty.
  func emptySchema(of form: ExpandedForm) -> Schema {
    emptyObject(of: form.items, in: form, EmptyValues(of: form, among: self))
  }

  /// The schema of an object with only empty members: a record, or a group of one.
  private func emptyObject(
    of items: [ExpandedItem],
    in form: ExpandedForm,
    _ empty: EmptyValues
  ) -> Schema {
    var properties = JSONObject()
    for member in ExpandedForm.members(in: items) {
      switch member {
      case .field(let field): properties[field.name] = .object(empty.value(for: field.type))
      case .group(let group, _, let items):
        let object = emptyObject(of: items, in: form, empty)
        properties[group.name] = .object(empty.group(object))
      case .step, .when, .check: continue
      }
    }
    var schema: Schema = ["type": "object"]
    if !properties.isEmpty { schema["properties"] = .object(properties) }
    if form.form.isClosed { schema["additionalProperties"] = .boolean(false) }
    return schema
  }
}

extension Schema {
  static let empty = SharedDefinition.empty.reference
  static let blank = SharedDefinition.blank.reference
  static let filled = SharedDefinition.filled.reference

  fileprivate static let emptyList: Schema = ["type": "array", "maxItems": 0]
  fileprivate static let emptyObject: Schema = ["type": "object", "maxProperties": 0]
}

/// The forms of a file that reject a record with no field filled in, according to the engine.
///
/// A null or empty item in a list of forms is such a record.
final class EmptyRecords {
  private let scope: RuleScope
  private lazy var refusing: Set<Int> = {
    let program = Lowering.program(for: scope.file)
    var evaluator = Evaluator(ExecutableProgram(program), clock: .system)
    var record = RecordBuffer()
    return Set(
      program.forms.indices.filter { index in
        record.reset(for: program.forms[index])
        return evaluator.judge(&record, as: FormIndex(index)).verdict == .invalid
      }
    )
  }()

  init(of scope: RuleScope) {
    self.scope = scope
  }

  func areRefused(by form: Int) -> Bool { refusing.contains(form) }
}

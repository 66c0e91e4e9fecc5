import RuleCompiler

/// A single rule expression, such as `required and (email or telephone)`, for single values.
///
/// ```swift
/// let contact = try Rule("required and (email or telephone)")
/// contact.validate("ann@example.org").isValid  // true
/// ```
///
/// A rule validates values of every type that its expression supports: `between(1, 3)` numbers and
/// texts of numbers, `after(today)` dates.
public struct Rule: Sendable {
  /// The types that a rule may apply to, likeliest first.
  private static let types: [FieldType] = [
    .text, .number, .integer, .boolean, .date, .month, .time, .dateTime, .list(of: .text),
    .list(of: .number), .list(of: .boolean), .list(of: .any), .map(of: .text), .map(of: .any),
    .file, .any,
  ]

  let source: SourceText
  private let variants: RuleVariants
  /// Validates values of types that the rule does not support.
  private let usual: RuleForm

  /// Loads an expression, optionally with a message after it.
  ///
  /// - Parameter expression: a check as in a field; it can't read other fields.
  /// - Throws: a ``RuleFileError`` with all errors of the text.
  public init(_ expression: String) throws(RuleFileError) {
    source = SourceText(name: "<rule>", text: expression)
    variants = RuleVariants(source)
    let fitting = Self.types.lazy.compactMap { [variants] in variants.form(of: $0) }.first
    if let fitting { usual = fitting } else { usual = try RuleForm(check: source, of: .text) }
  }

  /// Validates a value of any type.
  ///
  /// A value of a type that the rule doesn't support violates `type`.
  ///
  /// - Complexity: the first value of each type also costs a compilation of the rule.
  public func validate(
    _ value: Value,
    options: ValidationOptions = ValidationOptions()
  ) -> Report {
    (variants.form(for: value) ?? usual).validate([RuleForm.checkedField: value], options: options)
  }
}

/// The forms that apply one rule to values of each type, compiled on first use.
private final class RuleVariants: Sendable {
  private let source: SourceText
  private let forms = Guarded<[FieldType: RuleForm?]>([:])

  init(_ source: SourceText) {
    self.source = source
  }

  /// The form for the type that a value is likeliest meant as; nil if the rule supports none.
  func form(for value: Value) -> RuleForm? {
    switch value {
    case .list(let items): form(forItems: items) { .list(of: $0) }
    case .form(let members):
      form(forItems: members.values) { .map(of: $0) } ?? formForObjects
    case .null, .boolean, .number, .text, .date, .month, .time, .dateTime, .file:
      form(ofFirst: value.ruleTypes)
    }
  }

  /// The form for objects as values of any type, if the rule does not apply to maps.
  private var formForObjects: RuleForm? {
    let mapTypes = [FieldType.text, .number, .boolean].map { FieldType.map(of: $0) }
    return form(ofFirst: mapTypes) == nil ? form(of: .any) : nil
  }

  /// The form for a list or map.
  ///
  /// Items of several kinds are of any type if the rule supports each kind. Otherwise, those that it
  /// doesn't support must violate `type`.
  private func form(
    forItems items: some Collection<Value>,
    in container: (FieldType) -> FieldType
  ) -> RuleForm? {
    var kinds: [[FieldType]] = []
    for item in items where !item.isNull {
      for types in item.itemKinds where !kinds.contains(types) { kinds.append(types) }
    }
    let forms = kinds.compactMap { types in form(ofFirst: types.map(container)) }
    let supportsAll = forms.count == kinds.count
    if kinds.count != 1, supportsAll, let form = form(of: container(.any)) { return form }
    return forms.first
  }

  /// The form for the first type that the rule supports.
  private func form(ofFirst types: [FieldType]) -> RuleForm? {
    types.lazy.compactMap { self.form(of: $0) }.first
  }

  /// The form whose only field has this type and the rule; nil if the rule does not support the
  /// type.
  func form(of type: FieldType) -> RuleForm? {
    if let known = forms.withState({ $0[type] }) { return known }
    let form = try? RuleForm(check: source, of: type)
    forms.withState { $0[type] = .some(form) }
    return form
  }
}

extension Value {
  /// The types that a single value may be meant as, likeliest first.
  fileprivate var ruleTypes: [FieldType] {
    switch self {
    case .null: []
    case .text: [.text, .date, .month, .dateTime, .time]
    case .number: [.number, .integer]
    case .boolean: [.boolean]
    case .date: [.date]
    case .month: [.month]
    case .time: [.time]
    case .dateTime: [.dateTime]
    case .file: [.file]
    case .list, .form: []
    }
  }

  /// The types of each kind of item that a rule must support to apply to the value as an item.
  ///
  /// A list or form can be an item only if the rule applies to items of any kind.
  fileprivate var itemKinds: [[FieldType]] {
    switch self {
    case .list, .form: [[.text], [.number], [.boolean]]
    case .null, .boolean, .number, .text, .date, .month, .time, .dateTime, .file: [ruleTypes]
    }
  }
}

// MARK: - Fields with a rule

extension RuleForm {
  /// The name of the field that a rule's reports refer to.
  static let checkedField = "value"

  /// A form whose only field has this type and the check in the text.
  ///
  /// - Throws: a ``RuleFileError`` if the check does not support the type.
  init(check source: SourceText, of type: FieldType) throws(RuleFileError) {
    try self.init(check: source, of: type) { _ in }
  }

  /// A form whose only field has the check, and is otherwise like a field of another form.
  ///
  /// - Throws: a ``RuleFileError`` if the check does not support the field's values.
  init(check rule: Rule, of field: FieldLayout) throws(RuleFileError) {
    try self.init(check: rule.source, of: field.type.withoutForms) { layout in
      layout.label = field.shownLabel
      layout.isSecret = field.isSecret
      layout.notation = field.notation
    }
  }

  private init(
    check source: SourceText,
    of type: FieldType,
    _ change: (inout FieldLayout) -> Void
  ) throws(RuleFileError) {
    let (checked, diagnostics) = RuleChecker.check(
      expression: source,
      type: TypeReference(type),
      in: .standard(.none)
    )
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      throw RuleFileError(diagnostics: diagnostics)
    }
    var program = Lowering.program(for: checked)
    for form in program.forms.indices {
      for field in program.forms[form].fields.indices { change(&program.forms[form].fields[field]) }
    }
    self.init(index: FormIndex(0), evaluators: EvaluatorPool(ExecutableProgram(program)))
  }

  /// Validates a value of the form's only field, which may come from another form; nil means no
  /// value.
  func judge(checked value: Value?, isTyped: Bool, clock: FormClock) -> Report {
    judge(
      value.map { [RuleForm.checkedField: $0] } ?? [:],
      ValidationOptions(clock: clock),
      answers: HostAnswers(),
      typedField: isTyped ? FieldIndex(0) : nil
    ).report
  }
}

extension FieldType {
  /// The type with forms replaced by any value, and choices by text.
  ///
  /// Neither can be declared for a rule on its own.
  fileprivate var withoutForms: FieldType {
    switch self {
    case .text, .integer, .number, .boolean, .date, .month, .time, .dateTime, .file, .any: self
    case .choice: .text
    case .form: .any
    case .list(let item): .list(of: item.withoutForms)
    case .map(let value): .map(of: value.withoutForms)
    }
  }
}

extension TypeReference {
  /// The type as written in a declaration; it must not name forms.
  fileprivate init(_ type: FieldType) {
    switch type {
    case .list(let item): self = .list(of: TypeReference(item), range: .none)
    case .map(let value): self = .map(of: TypeReference(value), range: .none)
    case .text, .integer, .number, .boolean, .date, .month, .time, .dateTime, .choice, .file, .any,
      .form:
      self = .named(Name(type.name))
    }
  }
}

extension Rule: CustomStringConvertible {
  /// The expression as it was given.
  public var description: String { String(decoding: source.bytes, as: UTF8.self) }
}

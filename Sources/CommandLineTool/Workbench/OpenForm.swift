import FormRules
import RuleEngine

/// The form that is being filled in, as an app would show it on a screen.
struct OpenForm {
  let name: String
  let session: FormSession
  /// The names of the form's parameters, which no form around it sets.
  let parameterNames: Set<String>
  /// The caret in the fields' texts, in characters; at the end if there is none.
  private var carets: [FieldPath: Int] = [:]

  /// Opens an empty form, whose external rules are answered by hand.
  init(_ index: FormIndex, of program: Program, clock: FormClock) throws(Refusal) {
    name = program.forms[index].name
    parameterNames = Set((program.forms[index].parameters ?? []).map(\.name))
    do throws(SessionError) {
      session = try RuleForm(index, of: program).sessionAnsweredByHand(
        clock: clock,
        isCancelled: { Interruption.isRequested }
      )
    } catch {
      throw Refusal("the form can't be opened: \(error)")
    }
  }

  // MARK: The context

  /// The values of the form's contexts, by name.
  var context: [String: Value] { session.context.filter { !parameterNames.contains($0.key) } }

  /// The values of the form's parameters, by name; others have their defaults.
  private var parameters: [String: Value] {
    session.context.filter { parameterNames.contains($0.key) }
  }

  /// Replaces the values of the form's contexts.
  func set(context: [String: Value]) throws(Refusal) {
    try allowing { () throws(SessionError) in
      try session.setContext(parameters.merging(context) { _, context in context })
    }
  }

  /// Replaces the values of the form's parameters by those among values.
  private func setParameters(among values: RecordValues) throws(Refusal) {
    let parameters = values.members.filter { parameterNames.contains($0.key) }
    try allowing { () throws(SessionError) in
      try session.setContext(context.merging(parameters) { _, parameter in parameter })
    }
  }

  // MARK: Values

  /// All values as entered, including those of the form's parameters.
  var values: RecordValues {
    RecordValues(session.givenValues.merging(parameters) { field, _ in field })
  }

  /// Whether the path leads to a parameter of the form.
  func isParameter(_ path: FieldPath) -> Bool {
    guard case .name(let name)? = path.components.first else { return false }
    return parameterNames.contains(name)
  }

  /// Replaces the form's values, including those of its parameters.
  func replace(_ values: RecordValues) throws(Refusal) {
    try setParameters(among: values)
    try allowing { () throws(SessionError) in
      try session.replace(values.members.filter { !parameterNames.contains($0.key) })
    }
  }

  /// Sets a value at a path; creates nested forms and lists on the path as needed.
  func set(_ value: Value, at path: FieldPath) throws(Refusal) {
    if let field = session.field(path) {
      return try allowing { () throws(SessionError) in try field.set(value) }
    }
    if let (list, position) = row(at: path), position <= list.rows.count {
      return try allowing { () throws(SessionError) in
        if position < list.rows.count {
          try list.rows[position].set(value)
        } else {
          try list.append(value)
        }
      }
    }
    var values = values
    try values.set(value, at: path)
    try apply(values, at: path)
  }

  /// The list and the position of a row, which may not be there; nil if the path leads to none.
  private func row(at path: FieldPath) -> (list: FormField, position: Int)? {
    guard case .index(let position)? = path.components.last,
      let list = session.field(FieldPath(Array(path.components.dropLast())))
    else { return nil }
    return (list, position)
  }

  /// Applies a change at a path to the innermost field that contains it, or to the parameters.
  private func apply(_ values: RecordValues, at path: FieldPath) throws(Refusal) {
    if isParameter(path) { return try setParameters(among: values) }
    for count in path.components.indices.reversed() {
      let around = FieldPath(Array(path.components[..<count]))
      guard let field = session.field(around), let value = values[around] else { continue }
      return try allowing { () throws(SessionError) in try field.set(value) }
    }
    try replace(values)
  }

  /// Removes the value at a path; later rows of a list move up and keep their identity.
  func unset(_ path: FieldPath) throws(Refusal) {
    var values = values
    guard values.remove(at: path) else { throw Refusal("'\(path)' has no value") }
    if let field = session.field(path) {
      return try allowing { () throws(SessionError) in try field.clear() }
    }
    if let (list, position) = row(at: path) {
      return try allowing { () throws(SessionError) in try list.remove(at: position) }
    }
    try apply(values, at: path)
  }

  /// Keeps values and visited fields when the form is redefined.
  ///
  /// - Returns: the paths of values that no longer have a field.
  mutating func resume(_ other: OpenForm) -> [FieldPath] {
    let names = Set(session.form.contexts.map(\.path.description)).union(parameterNames)
    try? session.setContext(other.session.context.filter { names.contains($0.key) })
    var values = RecordValues(other.session.givenValues)
    var lost: [FieldPath] = []
    while true {
      do throws(SessionError) {
        try session.replace(values.members)
        break
      } catch {
        guard case .unknownField(let path) = error, values.remove(at: path) else {
          lost.append(FieldPath())
          break
        }
        lost.append(path)
      }
    }
    for field in other.fields where field.hasBeenVisited { session.field(field.path)?.leave() }
    if let path = other.session.focusedField?.path { session.field(path)?.focus() }
    carets = other.carets
    return lost
  }

  private func allowing<Result>(
    _ body: () throws(SessionError) -> Result
  ) throws(Refusal) -> Result {
    do throws(SessionError) {
      return try body()
    } catch {
      let way = if case .notEditable = error { ": ':set' gives it a value" } else { "" }
      throw Refusal("\(error)" + way)
    }
  }

  // MARK: Fields

  /// All fields in file order, with nested fields and rows after the field that contains them.
  var fields: [FormField] {
    func within(_ field: FormField) -> [FormField] {
      [field] + (field.fields + field.rows.flatMap(\.fields)).flatMap(within)
    }
    return session.fields.flatMap(within)
  }

  /// The field at a path.
  ///
  /// - Parameters:
  ///   - path: a path with names of the form.
  ///   - makingRows: whether to add a row after the last one of a list if the path leads there.
  /// - Returns: the field.
  /// - Throws: if the field doesn't exist, or the list has too few rows.
  func field(_ path: FieldPath, makingRows: Bool = false) throws(Refusal) -> FormField {
    for (position, component) in path.components.enumerated() {
      guard case .index(let row) = component,
        let list = session.field(FieldPath(Array(path.components[..<position]))),
        !list.rows.indices.contains(row)
      else { continue }
      // Items that aren't forms have no text to type into.
      guard list.declaration.kind.hasRows else { break }
      guard makingRows, row == list.rows.count else {
        throw Refusal.noItem(of: list.path, count: list.rows.count)
      }
      _ = try allowing { () throws(SessionError) in try list.append() }
    }
    guard let field = session.field(path) else {
      throw Refusal("'\(path)' can't be typed into: set it with ':set'")
    }
    return field
  }

  // MARK: Typing

  /// The position of the caret in a field's text.
  func caret(in field: FormField) -> Int {
    let count = field.text.count
    return min(carets[field.path] ?? count, count)
  }

  /// Applies a keystroke at the caret; nil if Backspace has nothing to delete.
  mutating func press(
    _ keystroke: Keystroke,
    in field: FormField
  ) throws(Refusal) -> EditOutcome? {
    let caret = caret(in: field)
    switch keystroke {
    case .key(let character): return try edit(caret..<caret, String(character), in: field)
    case .paste(let text): return try edit(caret..<caret, text, in: field)
    case .backspace: return caret == 0 ? nil : try edit((caret - 1)..<caret, "", in: field)
    }
  }

  private mutating func edit(
    _ range: Range<Int>,
    _ text: String,
    in field: FormField
  ) throws(Refusal) -> EditOutcome {
    let outcome = try allowing { () throws(SessionError) in try field.edit(range, text) }
    carets[field.path] = outcome.caret
    return outcome
  }
}

extension FieldDescription.Kind {
  /// Whether it is a list whose items are forms.
  fileprivate var hasRows: Bool {
    if case .list(of: .form) = self { true } else { false }
  }
}

import RuleEngine
import RuleSyntax

/// What words mean that other languages have where this one has none.
private enum ForeignValue {
  /// Truth values and the absence of a value.
  static let words = [
    "True": "true", "TRUE": "true", "yes": "true", "Yes": "true", "YES": "true", "on": "true",
    "False": "false", "FALSE": "false", "no": "false", "No": "false", "NO": "false", "off": "false",
  ]

  /// What other notations call the form around an item, or the form itself.
  static let outer: Set = ["parent", "root", "form", "outer", "super", "record", "owner"]

  /// What other programs call what they know besides the record.
  static let surroundings: Set = [
    "user", "currentuser", "account", "session", "request", "req", "context", "ctx", "env", "auth",
    "config", "settings",
  ]

  static let nothing: Set = ["None", "nil", "NULL", "Null", "undefined", "nothing", "blank"]
  /// The value that is checked.
  static let subject: Set = [
    "value", "this", "it", "self", "val", "input", "data", "field", "item",
  ]
}

extension Checker {
  /// What an unknown name was meant to be: the notes and fixes of its report.
  private typealias Meaning = (notes: [String], fixes: [Diagnostic.Fix])

  /// Reports a name that no field has, with what was meant where that can be said.
  mutating func reportUnknownField(_ path: Path, in form: Int, _ group: Int) {
    guard case .name(let name) = path.components.first else { return }
    let problem = NameProblem.unknownField(name.text)
    let mayGuess = suggestionsLeft > 0
    let around = notesOnFormAround(form, declaring: path, from: name)
    let meant =
      around.isEmpty
      ? meaning(of: name, on: path, in: form, group)
      : mayGuess ? stepName(name, on: path, in: form, group) : nil
    if let meant {
      return report(problem, at: name.range, notes: meant.notes, fixes: meant.fixes)
    }
    guard mayGuess else { return report(problem, at: name.range, notes: around) }
    let fixes = didYouMean(name.text, at: name.range) { checker in
      checker.forms[form].table.names(from: group) + checker.itemNames
    }
    let notes = fixes.isEmpty && around.isEmpty ? noteOnFields(of: form, besides: name) : around
    report(problem, at: name.range, notes: notes, fixes: fixes)
  }

  /// The notes on the form around, if it declares the name or, after a word for a form, the next one.
  private func notesOnFormAround(_ form: Int, declaring path: Path, from name: Name) -> [String] {
    var isForm = ForeignValue.outer.contains(name.text)
    if case .form? = unit.names[name.text] { isForm = true }
    guard isForm, let inner = path.secondName else {
      return notesOnFormAround(form, declaring: name.text)
    }
    let notes = notesOnFormAround(form, declaring: inner.text)
    return notes.isEmpty
      ? [] : notes + ["there it is \(quoted: inner.text), without \(quoted: name.text)"]
  }

  /// What a name means that neither the form nor the one around it declares; nil if that is not certain.
  private mutating func meaning(
    of name: Name,
    on path: Path,
    in form: Int,
    _ group: Int
  ) -> Meaning? {
    guard path.components.count == 1 else {
      if let meant = contextValue(name, on: path) ?? option(name, on: path) { return meant }
      guard suggestionsLeft > 0 else { return nil }
      return formName(name, in: form) ?? stepName(name, on: path, in: form, group)
    }
    if let meant = functionOfField(name, in: form) ?? moment(name) ?? foreignValue(name) {
      return meant
    }
    guard suggestionsLeft > 0 else { return nil }
    suggestionsLeft -= 1
    return fieldInGroup(name, in: form)
  }

  /// A value that the program knows besides the record: `user.age`.
  private func contextValue(_ name: Name, on path: Path) -> Meaning? {
    guard let inner = path.secondName,
      ForeignValue.surroundings.contains(ForeignReader.plain(name.text))
    else { return nil }
    let note =
      "what your program knows besides the record is declared, as in "
      + "'context \(inner.written)', and read as '\(inner.written)'"
    return ([note], [])
  }

  /// A case of an enum instead of an option: `Kind.gift`.
  private func option(_ name: Name, on path: Path) -> Meaning? {
    guard path.components.count == 2, let inner = path.secondName,
      name.text.first?.isUppercase == true
    else { return nil }
    let written = StringEscapes.quote(inner.text)
    return (["an option is written in quotes"], [.meant(written, at: path.range)])
  }

  /// The name of a form instead of that of its field.
  private func formName(_ name: Name, in form: Int) -> Meaning? {
    guard case .form(let meant)? = unit.names[name.text] else { return nil }
    let fields = forms[form].table.fields.filter {
      $0.groups.isEmpty && $0.type == .form(FormIndex(meant))
    }
    guard fields.count == 1, let field = fields.first else { return nil }
    return (
      ["\(quoted: name.text) is a form; a path begins with a field of that type"],
      [.write(field.name.written, at: name.range, isCertain: false)]
    )
  }

  /// The name of a step before that of its field.
  private func stepName(_ name: Name, on path: Path, in form: Int, _ group: Int) -> Meaning? {
    let table = forms[form].table
    guard table.stepNames[name.text] != nil, let next = path.secondName,
      table.member(named: next.text, from: group) != nil
    else { return nil }
    let range = SourceRange(start: name.range.start, end: next.range.end)
    return (
      ["\(quoted: name.text) is a step, which adds nothing to the paths of its fields"],
      [.write(next.written, at: range)]
    )
  }

  /// The name of a field without its group's.
  private func fieldInGroup(_ name: Name, in form: Int) -> Meaning? {
    let places = forms[form].table.fields.filter {
      $0.name.text == name.text && !$0.groups.isEmpty
    }
    guard let place = places.first else { return nil }
    let written = place.path.map { Name($0).written }.joined(separator: ".")
    return (
      ["a field in a group is named with the group"],
      places.count == 1 ? [.write(written, at: name.range, isCertain: false)] : []
    )
  }

  /// A moment with another spelling: `Today`.
  private func moment(_ name: Name) -> Meaning? {
    MomentWord(name.text)?.operand().map { ([], [.meant($0, at: name.range)]) }
  }

  /// What a name means that is a function of one value, as in `age >= 18`; nil for other names.
  private func functionOfField(_ name: Name, in form: Int) -> Meaning? {
    guard unit.showsMore(.error), let function = ComputedFunction.all[name.text] else {
      return nil
    }
    let fields = forms[form].table.fields.filter { field in
      field.groups.isEmpty && field.type.map(function.isOfOne) == true
    }
    guard let field = fields.first else { return nil }
    let written = "\(name.text)(\(field.name.written))"
    return fields.count == 1
      ? (["'\(name.text)' is a function"], [.meant(written, at: name.range)])
      : (["'\(name.text)' is a function: '\(VisibleText.of(written))'"], [])
  }

  /// The fix that names the field before the current one, of which it is a confirmation.
  func fixOfOwnField(at range: SourceRange) -> [Diagnostic.Fix] {
    guard let form = scope.form, let position = scope.field, position > 0 else { return [] }
    let (own, other) = (forms[form].table.fields[position], forms[form].table.fields[position - 1])
    let words = ["confirm", "repeat", "again", "retype", "verify"]
    let isConfirmation = words.contains { own.name.text.lowercased().contains($0) }
    guard isConfirmation, own.groups == other.groups, own.type == other.type else { return [] }
    return [.meant(other.name.written, at: range)]
  }

  /// The fields that there are, in their order.
  private func noteOnFields(of form: Int, besides name: Name) -> [String] {
    let table = forms[form].table
    // The field whose block it is may be one of another form: `field lines: list of line { unique(x) }`.
    let own = scope.form == form ? scope.field.map { table.fields[$0].name.text } : nil
    let names = table.fields.filter { $0.groups.isEmpty && $0.name.text != own }
    guard !names.isEmpty, unit.showsMore(.error) else { return [] }
    let listed = names.prefix(CheckingLimits.shownNames).map { "'\($0.name.text)'" }
    let rest = names.count > listed.count ? " and others" : ""
    let what = names.count == 1 ? "the other field is" : "the fields are"
    return ["\(what) \(listed.joined(separator: ", "))\(rest); put text in quotes"]
  }

  /// What a word of another language means where a field must be; nil for other words.
  private func foreignValue(_ name: Name) -> Meaning? {
    if let word = ForeignValue.words[name.text] {
      return (
        ["a truth value is 'true' or 'false'; put text in quotes"],
        [.write(word, at: name.range, isCertain: false)]
      )
    }
    if ForeignValue.nothing.contains(name.text) {
      return (["a value that is not there is empty: ask 'is empty' or 'is filled'"], [])
    }
    guard ForeignValue.subject.contains(name.text), scope.eachItem == nil,
      scope.block.kind == .field,
      let form = scope.form, let field = scope.field
    else { return nil }
    let own = forms[form].table.fields[field].name
    return (
      ["a condition names the field that it is about"],
      [.write(own.written, at: name.range, isCertain: false)]
    )
  }

  /// Reports a text without quotes that a text or choice is compared with: `country == GB`.
  ///
  /// - Returns: whether it is one.
  mutating func reportBareText(_ operand: OperandTree, among options: ChoiceOptions) -> Bool {
    guard case .path(let path) = operand, path.components.count == 1,
      case .name(let name)? = path.components.first, let form = scope.form, suggestionsLeft > 0,
      !isField(name.text), itemLevel(of: name.text) == nil, !namesPrevious(name),
      !namesKey(name), options.isEmpty || options.contains(name.text), foreignValue(name) == nil
    else { return false }
    let names = forms[form].table.names(from: scope.group) + itemNames
    suggestionsLeft -= 1
    guard Suggestion.closest(to: name.text, among: names) == nil else { return false }
    let written = StringEscapes.quote(name.text)
    report(
      NameProblem.unknownField(name.text),
      at: name.range,
      notes: noteOnFields(of: form, besides: name),
      fixes: [.meant(written, at: name.range)]
    )
    return true
  }

  /// Reports texts without quotes among the arguments of a call, `one_of(red, green)`, all at once.
  ///
  /// - Returns: whether there are any.
  mutating func reportBareTexts(_ operands: [OperandTree], of call: Call) -> Bool {
    guard scope.form != nil, suggestionsLeft > 0 else { return false }
    for operand in operands where isNameOfRule(operand) { return false }
    let names = operands.map { operand -> String? in
      // `image/png`
      if case .binary(let left, .divide, .path, let range) = operand, unknownName(in: left) != nil {
        return unit.source.text(in: range)
      }
      return unknownName(in: operand)
    }
    guard let first = names.firstIndex(where: { $0 != nil }), let name = names[first] else {
      return false
    }
    suggestionsLeft -= 1
    let written = zip(operands, names).map { operand, name in
      name.map { StringEscapes.quote($0) } ?? unit.source.written(operand)
    }
    // A single name may be that of a field.
    let mayBeField =
      names.count == 1
      && Suggestion.closest(to: name, among: forms[scope.form ?? 0].table.fields.map(\.name.text))
        != nil
    guard !mayBeField, call.arguments?.count == operands.count else { return false }
    let text = "\(call.name.written)(\(written.joined(separator: ", ")))"
    report(
      NameProblem.unknownField(name),
      at: operands[first].range,
      notes: ["put text in quotes"],
      fixes: [.meant(text, at: call.range)]
    )
    return true
  }

  /// The operand's name, if it is a single one that nothing has.
  private func unknownName(in operand: OperandTree) -> String? {
    guard case .path(let path) = operand, path.components.count == 1,
      case .name(let name)? = path.components.first, !isField(name.text),
      itemLevel(of: name.text) == nil, !namesPrevious(name)
    else { return nil }
    return name.text
  }
}

extension Path {
  /// Its second component, if that is a name.
  fileprivate var secondName: Name? {
    if components.count > 1, case .name(let name) = components[1] { name } else { nil }
  }
}

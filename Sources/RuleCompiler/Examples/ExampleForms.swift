package import RuleEngine
import RuleSyntax

/// Forms for what rule files say by `accepts` and `rejects`, so that the one evaluator judges it.
///
/// A rule's examples become values of a form with one field, whose only check is the rule. A field's
/// become values of its own form, in which all else is left empty; where the field stands in a `when`,
/// of a copy of the form in which its branch applies.
package struct ExampleForms {
  /// The checked file, with the forms behind its own.
  package private(set) var file: CheckedFile

  package init(_ file: CheckedFile) {
    self.file = file
  }

  /// The name of the field that holds the value for a rule.
  package static let field = "value"

  /// A form for one value of the rule's examples.
  package mutating func form(
    forRule position: Int,
    _ examples: CheckedExamples,
    value: Value
  ) -> FormIndex {
    let rule = file.rules[position]
    var types = ExampleTypes(firstForm: file.forms.count, place: rule.place)
    let type = types.type(for: value, demand: rule.demand)
    file.forms += types.forms
    let call = CheckedCall(name: rule.name, arguments: examples.arguments, place: rule.place)
    let check = CheckedCheck(
      isWarning: false,
      expression: .rule(position, call),
      place: rule.place
    )
    let field = CheckedField.plain(
      ExampleForms.field,
      type,
      body: [.check(check)],
      place: rule.place
    )
    return append(
      CheckedForm(name: rule.name, annotations: [], items: [.field(field)], place: rule.place)
    )
  }

  /// A form for the examples of a field of the form at the position.
  package mutating func form(forField field: CheckedField, of position: Int) -> FormIndex {
    var form = file.forms[position]
    guard let items = ExampleForms.items(form.items, inWhich: field.place) else {
      return FormIndex(position)
    }
    form.items = items
    return append(form)
  }

  private mutating func append(_ form: CheckedForm) -> FormIndex {
    file.forms.append(form)
    return FormIndex(file.forms.count - 1)
  }

  // MARK: Branches

  /// The items with the branches around a field made to apply; nil where there are none.
  private static func items(_ items: [CheckedItem], inWhich field: Place) -> [CheckedItem]? {
    for (position, item) in items.enumerated() {
      var changed = items
      switch item {
      case .field, .check: continue
      case .group(var group):
        guard let inner = self.items(group.items, inWhich: field) else { continue }
        group.items = inner
        changed[position] = .group(group)
      case .when(_, let main, let otherwise, let place):
        if holds(main, field) {
          let inner = self.items(main, inWhich: field) ?? main
          changed[position] = .when(settled(true), items: inner, otherwise: otherwise, place: place)
        } else if holds(otherwise, field) {
          let inner = self.items(otherwise, inWhich: field) ?? otherwise
          changed[position] = .when(settled(false), items: main, otherwise: inner, place: place)
        } else {
          continue
        }
      }
      return changed
    }
    return nil
  }

  private static func holds(_ items: [CheckedItem], _ field: Place) -> Bool {
    items.contains { item in
      switch item {
      case .field(let candidate): candidate.place == field
      case .group(let group): holds(group.items, field)
      case .when(_, let main, let otherwise, _): holds(main + otherwise, field)
      case .check: false
      }
    }
  }

  /// A condition that holds or fails whatever the values are, and stands in no rule file.
  private static func settled(_ holds: Bool) -> CheckedCondition {
    let nowhere = Place(source: 0, range: .none)
    return .compare(.boolean(true), .equal, .boolean(holds), place: nowhere)
  }
}

extension CheckedField {
  /// A field with nothing but a name, a type and checks.
  static func plain(
    _ name: String,
    _ type: CheckedType,
    body: [CheckedStatement],
    place: Place
  ) -> CheckedField {
    CheckedField(
      name: name,
      type: type,
      isSecret: false,
      annotations: [],
      options: [],
      normalization: [],
      body: body,
      examples: [],
      place: place
    )
  }
}

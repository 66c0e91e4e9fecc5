import RuleEngine
import RuleSyntax

/// A form with a switch for each `when`, which decides the branch if it has a value.
///
/// `when a == 1 { … }` becomes `when switch == "main" or switch is not filled and a == 1 { … }`. The
/// switches come behind the form's own fields, so that references to these stay right.
struct SwitchedForm {
  private(set) var form: CheckedForm
  /// Where the form is in its file.
  let index: FormIndex
  /// The branch that each field of the form is in.
  private var branches: [Branch?]
  /// The branch that each `when` is in.
  private var outerBranches: [Branch?] = []

  /// One of the two branches of a `when`, by the position of the `when` in the form.
  private struct Branch {
    var when: Int
    var isMain: Bool
  }

  private enum SwitchValue {
    static let main = "main"
    static let otherwise = "otherwise"
  }

  init(_ form: CheckedForm, at index: FormIndex) {
    self.form = form
    self.index = index
    branches = Array(repeating: nil, count: form.fields.count)
    let items = switched(form.items, in: nil)
    let switches = outerBranches.indices.map { when in
      CheckedField(name: SwitchedForm.name(ofSwitch: when), type: .text, place: .nowhere)
    }
    self.form.fields += switches
    self.form.items =
      items + switches.indices.map { .field(FieldIndex(branches.count + $0)) }
  }

  /// Whether a field with examples is in a branch.
  var hasExamplesInBranches: Bool {
    branches.indices.contains { branches[$0] != nil && !form.fields[$0].examples.isEmpty }
  }

  /// The values of switches with which a field applies; none if it is in no branch.
  func switches(for field: FieldIndex) -> [String: Value] {
    var values: [String: Value] = [:]
    var next = branches[field.position]
    while let branch = next {
      values[SwitchedForm.name(ofSwitch: branch.when)] =
        .text(branch.isMain ? SwitchValue.main : SwitchValue.otherwise)
      next = outerBranches[branch.when]
    }
    return values
  }

  /// A name that no rule file can give to a field.
  private static func name(ofSwitch when: Int) -> String { "\u{0}\(when)" }

  private mutating func switched(_ items: [CheckedItem], in branch: Branch?) -> [CheckedItem] {
    items.map { item in
      switch item {
      case .check: return item
      case .field(let field):
        branches[field.position] = branch
        return item
      case .group(var group):
        group.items = switched(group.items, in: branch)
        return .group(group)
      case .when(var when):
        let position = outerBranches.count
        outerBranches.append(branch)
        when.items = switched(when.items, in: Branch(when: position, isMain: true))
        when.otherwise = switched(when.otherwise, in: Branch(when: position, isMain: false))
        when.condition = switched(when.condition, at: position)
        return .when(when)
      }
    }
  }

  private func switched(_ condition: CheckedCondition, at position: Int) -> CheckedCondition {
    let field = CheckedOperand.field(
      FieldRef(
        form: index,
        field: FieldIndex(branches.count + position),
        path: [SwitchedForm.name(ofSwitch: position)]
      )
    )
    let filled = CheckedCall(name: BuiltInRule.filled.rawValue, arguments: [], place: .nowhere)
    let isUnset = CheckedCondition.asks(
      field,
      .builtIn(.filled, filled),
      isNegated: true,
      place: .nowhere
    )
    return .or(
      [
        .compare(field, .equal, .text(SwitchValue.main), place: .nowhere),
        .and([isUnset, condition], place: .nowhere),
      ],
      place: .nowhere
    )
  }
}

extension Place {
  /// The place of what is in no rule file.
  fileprivate static let nowhere = Place(source: 0, range: .none)
}

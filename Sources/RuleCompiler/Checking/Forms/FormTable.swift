import RuleEngine
import RuleSyntax

/// The symbol table of a form: its items in file order, and its names for path lookup.
///
/// It is built in a single walk over the declarations, before anything is checked. Later stages
/// walk ``items``, in which each field, group and condition carries its position.
struct FormTable {
  /// A declared item with its position in the table.
  enum Item {
    case field(Int)
    case group(Int, GroupDeclaration, items: [Item])
    case when(Int, Expression, items: [Item], otherwise: [Item])
    case step(GroupDeclaration, items: [Item])
    case check(Check)
  }

  /// What a name in a form or group refers to, by position in the table.
  enum Member {
    case field(Int)
    case group(Int)
    case context(Int)
    case binding(Int)
    case parameter(Int)
  }

  struct Group {
    var name: String
    var range: SourceRange
    var parent: Int?
    var members: [String: Member] = [:]
  }

  struct Field {
    var name: Name
    /// Names of the enclosing groups, from the form inward.
    var groups: [String]
    /// The innermost enclosing group, by position; 0 is the form itself.
    var group = 0
    /// nil if the declared type does not exist, which was reported.
    var type: FieldType?
    var options: ChoiceOptions
    /// The position of the innermost enclosing `when`.
    var decision: Int?
    /// Whether the name was already taken in the form or group.
    var isDuplicate: Bool
    var isSecret: Bool
    /// Its position among the form's computed values, once checked.
    var computed: Int?
    /// What its checks say about its text, once a comparison needs to know.
    var described: DescribedText?
    var previous: Neighbor
    var next: Neighbor

    /// Names from the form inward, the field's own last.
    var path: [String] { groups + [name.text] }
  }

  /// What precedes or follows a field in its form, group or branch.
  enum Neighbor: Hashable {
    case field(Int)
    case group, condition
    /// Nothing: the field is first or last.
    case end
  }

  struct Decision {
    var parent: Int?
    var range: SourceRange
    /// What the condition reads, once checked.
    var reads: [CheckedRead] = []
  }

  /// A `let` binding.
  struct Binding {
    enum State {
      case unchecked, checking
      /// nil if it is wrong, which was reported.
      case checked(TypedOperand?)
    }

    var declaration: LetDeclaration
    /// The group that declares it.
    var group: Int
    /// The branch in which it is declared.
    var branch: CheckedBranch?
    var state = State.unchecked
    var isUsed = false
  }

  var items: [Item] = []
  /// The form's contexts, in file order.
  var contexts: [Field] = []
  var contextDeclarations: [FieldDeclaration] = []
  /// Positions of the contexts by name; they are not members, so only the form itself sees them.
  var contextNames: [String: Int] = [:]
  /// The names of the steps, in file order.
  var steps: [Name] = []
  /// Their positions by name.
  var stepNames: [String: Int] = [:]
  /// The form's parameters, in declaration order.
  var parameters: [Field] = []
  /// Positions of the parameters with a wrong type, which was reported.
  var wrongParameters: Set<Int> = []
  /// Positions of the parameters that are read.
  var usedParameters: Set<Int> = []
  /// The form itself, then its groups, in file order.
  var groups = [Group(name: "", range: .none, parent: nil)]
  var fields: [Field] = []
  /// The declarations of the fields.
  var fieldDeclarations: [FieldDeclaration] = []
  var decisions: [Decision] = []
  var bindings: [Binding] = []

  /// Resolves a name, from the group outward.
  func member(named name: String, from group: Int) -> Member? {
    for group in groups(from: group) {
      if let member = group.members[name] { return member }
    }
    return contextNames[name].map { .context($0) }
  }

  /// All names in scope within a group.
  func names(from group: Int) -> [String] {
    groups(from: group).flatMap(\.members.keys) + contextNames.keys
  }

  /// The group and its enclosing groups, innermost first.
  private func groups(from group: Int) -> some Sequence<Group> {
    sequence(first: group) { groups[$0].parent }.lazy.map { groups[$0] }
  }
}

extension Checker {
  /// Builds each form's table, so that fields can be found before anything is checked.
  mutating func resolveFormTables() {
    for form in forms.indices {
      scope = Scope(unit: forms[form].unit, owner: .form(form))
      addParameters(to: form)
      forms[form].table.items = addItems(forms[form].declaration.items, in: ItemPlace(form: form))
    }
    inferParameterTypes()
    markSecretForms()
  }

  /// Makes all fields of a form secret if it is the type of a secret field, or of its items.
  ///
  /// A form has one layout, so it is secret wherever it is used. A secret context doesn't make its
  /// form secret, because the form of a stored record is often that of the record itself. Its
  /// values are hidden by their path instead.
  private mutating func markSecretForms() {
    func formsOfSecrets(in fields: [FormTable.Field]) -> [Int] {
      fields.compactMap { $0.isSecret ? $0.type?.innermost.form?.position : nil }
    }
    var pending = forms.flatMap { formsOfSecrets(in: $0.table.fields) }
    var marked: Set<Int> = []
    while let form = pending.popLast() {
      guard marked.insert(form).inserted else { continue }
      for field in forms[form].table.fields.indices {
        forms[form].table.fields[field].isSecret = true
      }
      pending += formsOfSecrets(in: forms[form].table.fields)
    }
  }

  /// Where the items of a form are declared, besides the current group.
  private struct ItemPlace {
    var form: Int
    /// The names of the enclosing groups.
    var groups: [String] = []
    /// The innermost enclosing branch of a `when`.
    var branch: CheckedBranch?
    /// The position of the innermost enclosing `when`.
    var decision: Int? { branch?.decision }
    /// Whether the items are directly in a branch of a `when`.
    var isBranch = false
    /// Whether the items are directly in a step.
    var isStep = false
  }

  /// Adds items that are in the current group.
  private mutating func addItems(_ items: [FormItem], in place: ItemPlace) -> [FormTable.Item] {
    let form = place.form
    let edge: FormTable.Neighbor = place.isBranch ? .condition : .end
    var previous = edge
    return items.compactMap { item -> FormTable.Item? in
      let neighbor: FormTable.Neighbor? =
        switch item {
        case .field: .field(forms[form].table.fields.count)
        case .group: .group
        case .when: .condition
        case .check, .context, .step, .binding: nil
        }
      if let neighbor, case .field(let last) = previous {
        forms[form].table.fields[last].next = neighbor
      }
      defer { previous = neighbor ?? previous }
      switch item {
      case .check(let check): return .check(check)
      case .context(let context):
        addContext(context, to: form, inBranch: place.isBranch, inStep: place.isStep)
        return nil
      case .step(let step):
        previous = edge
        return addStep(step, in: place)
      case .binding(let declaration):
        addBinding(declaration, in: place)
        return nil
      case .field(let field): return addField(field, in: place, between: previous, and: edge)
      case .group(let group): return addGroup(group, in: place)
      case .when(let when): return addDecision(when, in: place)
      }
    }
  }

  private mutating func addStep(_ step: GroupDeclaration, in place: ItemPlace) -> FormTable.Item {
    let owner =
      place.isBranch ? "a 'when'" : place.isStep ? "a step" : scope.group != 0 ? "a group" : nil
    addStep(step, to: place.form, within: owner)
    var inner = place
    inner.isStep = true
    // A misplaced step was reported; its items belong to the enclosing group.
    return .step(step, items: addItems(step.items, in: inner))
  }

  private mutating func addBinding(_ declaration: LetDeclaration, in place: ItemPlace) {
    let index = forms[place.form].table.bindings.count
    forms[place.form].table.bindings.append(
      FormTable.Binding(declaration: declaration, group: scope.group, branch: place.branch)
    )
    let isOfBranch = place.branch != nil
    _ = claim(declaration.name, as: .binding(index), in: place.form, isOfBranch, isComputed: true)
  }

  private mutating func addField(
    _ declaration: FieldDeclaration,
    in place: ItemPlace,
    between previous: FormTable.Neighbor,
    and next: FormTable.Neighbor
  ) -> FormTable.Item {
    let index = forms[place.form].table.fields.count
    let field = FormTable.Field(
      name: declaration.name,
      groups: place.groups,
      group: scope.group,
      type: checkType(of: declaration),
      options: ChoiceOptions(declaration.body ?? []),
      decision: place.decision,
      isDuplicate: !claim(
        declaration.name,
        as: .field(index),
        in: place.form,
        place.branch != nil,
        isComputed: declaration.value != nil
      ),
      isSecret: declaration.annotations.contains { $0.name.text == "secret" },
      computed: nil,
      previous: previous,
      next: next
    )
    forms[place.form].table.fields.append(field)
    forms[place.form].table.fieldDeclarations.append(declaration)
    return .field(index)
  }

  private mutating func addGroup(
    _ declaration: GroupDeclaration,
    in place: ItemPlace
  ) -> FormTable.Item {
    let (name, outer) = (declaration.name, scope.group)
    let group = forms[place.form].table.groups.count
    forms[place.form].table.groups.append(
      FormTable.Group(name: name.text, range: name.range, parent: outer)
    )
    _ = claim(name, as: .group(group), in: place.form)
    scope.group = group
    defer { scope.group = outer }
    let inner = ItemPlace(
      form: place.form,
      groups: place.groups + [name.text],
      branch: place.branch
    )
    return .group(group, declaration, items: addItems(declaration.items, in: inner))
  }

  private mutating func addDecision(
    _ when: When<FormItem>,
    in place: ItemPlace
  ) -> FormTable.Item {
    let index = forms[place.form].table.decisions.count
    forms[place.form].table.decisions.append(
      FormTable.Decision(parent: place.decision, range: when.condition.range)
    )
    func inner(isOtherwise: Bool) -> ItemPlace {
      ItemPlace(
        form: place.form,
        groups: place.groups,
        branch: CheckedBranch(decision: index, isOtherwise: isOtherwise),
        isBranch: true
      )
    }
    return .when(
      index,
      when.condition,
      items: addItems(when.items, in: inner(isOtherwise: false)),
      otherwise: addItems(when.otherwise?.items ?? [], in: inner(isOtherwise: true))
    )
  }

  /// Adds a name to the current group, unless it is taken.
  ///
  /// What is advised otherwise depends on whether the name is declared in a branch of a `when`, and
  /// whether it is that of a computed value.
  mutating func claim(
    _ name: Name,
    as member: FormTable.Member,
    in form: Int,
    _ isOfBranch: Bool = false,
    isComputed: Bool = false
  ) -> Bool {
    let own = forms[form].table.groups[scope.group].members[name.text]
    let context = scope.group == 0 ? forms[form].table.contextNames[name.text] : nil
    guard let earlier = own ?? context.map({ .context($0) }) else {
      if case .context(let index) = member {
        forms[form].table.contextNames[name.text] = index
      } else {
        forms[form].table.groups[scope.group].members[name.text] = member
      }
      return true
    }
    let range: SourceRange
    let sort: NameSort
    var notes = ["names must be unique in a form or group, even across the branches of a 'when'"]
    if let note = note(on: name, takenBy: earlier, in: form, isComputed), isOfBranch {
      notes.append(note)
    }
    switch earlier {
    case .field(let index): (range, sort) = (forms[form].table.fields[index].name.range, .field)
    case .group(let index): (range, sort) = (forms[form].table.groups[index].range, .group)
    case .context(let index):
      (range, sort) = (forms[form].table.contexts[index].name.range, .context)
    case .binding(let index):
      (range, sort) = (forms[form].table.bindings[index].declaration.name.range, .binding)
    case .parameter(let index):
      (range, sort) = (forms[form].table.parameters[index].name.range, .parameter)
    }
    report(
      NameProblem.nameTaken(name.text, by: .declaration(sort)),
      at: name.range,
      labels: [Diagnostic.Label(range, "declared here")],
      notes: notes
    )
    return false
  }

  /// How one name is declared that differs between the branches of a `when`.
  private func note(
    on name: Name,
    takenBy earlier: FormTable.Member,
    in form: Int,
    _ isComputed: Bool
  ) -> String? {
    let table = forms[form].table
    switch earlier {
    case .binding(let index):
      guard isComputed, table.bindings[index].branch != nil else { return nil }
    case .field(let index) where table.fieldDeclarations[index].value == nil:
      guard !isComputed else { return nil }
      return "declare the field once, and put what differs in its block: "
        + "'field \(name.written) { when … { … } otherwise { … } }'"
    case .field(let index):
      guard isComputed, table.fields[index].decision != nil else { return nil }
    case .group, .context, .parameter: return nil
    }
    return "name the value of each branch differently, and read them with 'first_filled(a, b)'"
  }
}

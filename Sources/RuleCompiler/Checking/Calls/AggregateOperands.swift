import RuleEngine
import RuleSyntax

/// What the current aggregate reads, apart from the fields of its form.
struct AggregateReads {
  /// The outermost item level that it reads; nil if it reads no items.
  var lowestLevel: Int?
  var isSecret = false
  /// The item fields that it reads; they may be computed from secret ones.
  var itemFields: [FieldRef] = []
}

/// Identifies an aggregate of a form: its text, and what its names resolve to.
struct AggregateKey: Hashable {
  var text: String
  var steps: [FieldRef]
  var reads: [CheckedRead]
  var level: Int
}

extension Checker {
  /// Checks an aggregate, and adds it to the form's computed values unless an equal one is there.
  mutating func checkAggregate(
    _ aggregate: AggregateTree,
    as target: ValueTarget
  ) -> TypedOperand? {
    steps += 1
    let name = aggregate.function.rawValue
    guard let form = scope.form, scope.purpose != .defaultValue else {
      report(
        TypeProblem.aggregateOutsideForm(name),
        at: aggregate.range,
        notes: ["a form can pass it to a rule as an argument"]
      )
      return nil
    }
    let outerReads = reads
    let outer = aggregateReads
    (reads, aggregateReads) = ([], AggregateReads())
    let checked = checkParts(of: aggregate)
    let (ownReads, own) = (reads, aggregateReads)
    (reads, aggregateReads) = (outerReads, outer)
    guard let (checked, type) = checked else { return nil }
    // An aggregate that reads no enclosing item is computed once per form, wherever it is written.
    let isInner = own.lowestLevel.map { $0 < scope.items.count } ?? false
    let key = AggregateKey(
      text: unit.source.text(in: aggregate.range),
      steps: checked.list,
      reads: ownReads,
      level: scope.items.count
    )
    let index: Int
    if let known = forms[form].aggregates[key] {
      index = known
    } else {
      index = forms[form].computed.count
      forms[form].aggregates[key] = index
      forms[form].computed.append(
        CheckedComputedValue(
          source: .aggregate(checked),
          reads: ownReads,
          itemFields: own.itemFields,
          isInner: isInner,
          isSecret: own.isSecret,
          place: place(aggregate.range)
        )
      )
    }
    if isInner {
      reads += ownReads
      noteItemRead(at: own.lowestLevel ?? 0)
    }
    reads.append(.computed(index))
    if own.isSecret { aggregateReads.isSecret = true }
    return accept(.computedValue(index), type, .aggregate(aggregate), as: target)
  }

  private mutating func checkParts(
    of aggregate: AggregateTree
  ) -> (CheckedAggregate, type: FieldType)? {
    // Without its list, the names inside would not resolve.
    guard let list = resolveList(aggregate.list, of: aggregate.function.rawValue) else {
      return nil
    }
    var inner = scope
    // Reading the checked field in here doesn't compare the value with itself.
    inner.purpose = .condition
    inner.subject = .wholeForm
    inner.items += list.items
    let value = aggregate.value.map { value in
      within(inner) { $0.checkTaken(value, by: aggregate.function) }
    }
    let condition = aggregate.condition.map { condition in
      within(inner) { $0.checkExpression(condition) }
    }
    if case .some(nil) = value { return nil }
    if case .some(nil) = condition { return nil }
    let taken = value.flatMap(\.self)
    let checked = CheckedAggregate(
      function: aggregate.function.engineFunction,
      isOfItem: list.isOfItem,
      list: list.steps,
      level: scope.items.count,
      value: taken?.operand,
      condition: condition.flatMap(\.self)
    )
    return (checked, taken?.type ?? .integer)
  }

  /// The value taken from each item: a number to sum, a number or moment to compare.
  private mutating func checkTaken(
    _ operand: OperandTree,
    by function: AggregateTree.Function
  ) -> TypedOperand? {
    let name = function.rawValue
    if function == .sum { return checkInput(operand, of: name, as: .numbers) }
    let inner = operand.unparenthesized
    switch inner {
    case .pattern, .duration, .size, .closedRange:
      report(TypeProblem.noExtreme(of: name, found: inner.words), at: operand.range)
      return nil
    case .string, .number, .boolean, .today, .now, .path, .binary, .negated, .function,
      .parenthesized, .aggregate:
      break
    }
    guard let value = checkValue(inner, as: .untyped) else { return nil }
    guard let type = value.type, type.isNumeric || type.isMoment else {
      let found = value.type?.words ?? inner.words
      report(TypeProblem.noExtreme(of: name, found: found), at: operand.range)
      return nil
    }
    return value
  }

  // MARK: Lists

  /// A resolved list: one reference per list on the path; the last one is the list itself.
  private struct ResolvedList {
    /// The level of the items where the path begins; nil if it begins in the form.
    var isOfItem: Int?
    var steps: [FieldRef]
    /// The item scope of each list.
    var items: [ItemScope]
  }

  private mutating func resolveList(_ path: Path, of function: String) -> ResolvedList? {
    guard case .name(let first) = path.components.first, let form = scope.form else { return nil }
    if namesPrevious(first) {
      let note =
        "compute it in a field, as in 'field total: number = \(function)(…)', and read 'previous.total'"
      report(NameProblem.listOfPrevious(function: function), at: path.range, notes: [note])
      return nil
    }
    let pathInForm = pathInThisForm(path)
    let level = pathInForm == nil ? itemLevel(of: first.text) : nil
    var found: ResolvedPath?
    if let level {
      noteItemRead(at: level)
      switch scope.items[level].type {
      case .form(let inner):
        found = follow(path, in: inner.position, from: 0, throughLists: true)
      case let type:
        found = ResolvedPath(steps: [], type: type, options: scope.items[level].options)
      }
    } else {
      found = follow(pathInForm ?? path, in: form, from: scope.group, throughLists: true)
      if let list = found?.steps.first { reads.append(.field(list)) }
    }
    guard let found else { return nil }
    noteSecrets(in: found.steps)
    // An `any` may hold a list, whose items can be counted; other types have none.
    guard let item = found.type.item,
      found.type != .any || function == AggregateTree.Function.count.rawValue
    else {
      reportNoList(path, found.type, function, goesThroughList: found.steps.count > 1)
      return nil
    }
    var items = found.steps.dropLast().map { step in
      ItemScope(type: tableField(at: step).type?.item ?? .any, options: .none)
    }
    items.append(ItemScope(type: item, options: found.options))
    return ResolvedList(isOfItem: level, steps: found.steps, items: items)
  }

  private mutating func reportNoList(
    _ path: Path,
    _ type: FieldType,
    _ function: String,
    goesThroughList: Bool
  ) {
    let names = path.components.compactMap { component in
      if case .name(let name) = component { name.written } else { nil as String? }
    }
    let meant = names.dropLast().joined(separator: ".")
    report(
      TypeProblem.noList(function, found: type.words),
      at: path.range,
      notes: goesThroughList && function != "count"
        ? ["write '\(function)(\(names.last ?? "") of \(meant))'"] : []
    )
  }

  // MARK: Items

  /// The innermost item level where a name is in scope; nil if there is none.
  func itemLevel(of name: String) -> Int? {
    scope.items.indices.last { level in
      guard case .form(let form) = scope.items[level].type else { return name == "item" }
      // A parameter of the item's form is known by that name only inside the form.
      if case .parameter? = forms[form.position].table.groups[0].members[name] { return false }
      return forms[form.position].table.groups[0].members[name] != nil
    }
  }

  /// The names of all item fields in scope.
  var itemNames: [String] {
    scope.items.flatMap { item in
      guard case .form(let form) = item.type else { return ["item"] }
      return Array(forms[form.position].table.groups[0].members.keys)
    }
  }

  /// Resolves a path that begins in an item; reports one that leads nowhere.
  mutating func resolveItem(_ path: Path, at level: Int) -> Reference? {
    noteItemRead(at: level)
    let item = scope.items[level]
    guard case .form(let form) = item.type else {
      guard path.components.count == 1 else {
        report(NameProblem.pathIntoValue("item"), at: path.range)
        return nil
      }
      return .item(level, nil, type: item.type, options: item.options)
    }
    guard let end = follow(path, in: form.position, from: 0) else { return nil }
    guard end.entry == nil else {
      let note = "only checks in the item's own form can read an entry of a map"
      report(NameProblem.pathWithIndex("item"), at: path.range, notes: [note])
      return nil
    }
    noteSecrets(in: end.steps)
    aggregateReads.itemFields += end.steps.prefix(1)
    return end.steps.first.map { .item(level, $0, type: end.type, options: end.options) }
  }

  private mutating func noteItemRead(at level: Int) {
    aggregateReads.lowestLevel = min(aggregateReads.lowestLevel ?? level, level)
  }

  /// Notes the fields that are read after a key.
  mutating func noteRead(of entry: CheckedOperand) {
    noteSecrets(in: entry.entryFields)
    aggregateReads.itemFields += entry.entryFields
  }

  mutating func noteSecrets(in steps: [FieldRef]) {
    if steps.contains(where: { tableField(at: $0).isSecret }) { aggregateReads.isSecret = true }
  }

  /// The declaration of the field that the reference resolves to.
  func tableField(at reference: FieldRef) -> FormTable.Field {
    let table = forms[reference.form.position].table
    let position = reference.field.position
    var field =
      reference.isContext
      ? table.contexts[position]
      : reference.isParameter ? table.parameters[position] : table.fields[position]
    for inner in reference.inner {
      guard case .form(let form) = field.type else { break }
      field = forms[form.position].table.fields[inner.position]
    }
    return field
  }
}

extension AggregateTree.Function {
  /// The corresponding function of the engine.
  fileprivate var engineFunction: AggregateFunction {
    switch self {
    case .count: .count
    case .sum: .sum
    case .min: .min
    case .max: .max
    }
  }
}

import RuleEngine

extension ProgramBuilder {
  /// Lowers an operand to the location where the machine reads it.
  ///
  /// - Parameter operand: A constant, a parameter, a field, or a computation over these.
  /// - Returns: The operand in the program.
  mutating func lower(_ operand: CheckedOperand) -> Operand {
    switch operand {
    case .value(let value): constant(.value(value))
    case .duration(let duration): constant(.duration(duration))
    case .byteCount(let size): constant(.byteCount(size))
    case .pattern(let pattern, let place):
      constant(.pattern(self.pattern(pattern, place: place)))
    case .characters(let set, _): characters(set)
    case .unit(let unit): constant(.value(.text(unit.rawValue)))
    case .range(let lower, let upper): range(lower: lower, upper: upper)
    case .parameter(let position): .parameter(position.rawValue)
    case .field(let field) where field.isContext: .context(slot(of: field))
    case .field(let field):
      field.isOfPrevious ? .previous(slot(of: field)) : .field(slot(of: field))
    case .previousItem(let field): .previousItem(field.map { slot(of: $0) } ?? SlotOffset(0))
    case .entry(let map, let key, let inner):
      computation(
        .entry(
          lower(map),
          key: constant(.value(.text(key))),
          inner.map { slot(of: $0) } ?? SlotOffset(0)
        )
      )
    // Used only for display: the test instruction takes the path itself.
    case .itemField(let steps), .itemValues(let steps): constant(.value(.text(label(at: steps))))
    case .key: computation(.key)
    case .today: computation(.today)
    case .now: computation(.now)
    case .offset: moved(operand)
    case .item(let level, let field):
      .item(level: UInt32(level), field.map { slot(of: $0) } ?? SlotOffset(0))
    case .computedValue(let position): .computed(computedSlot(position))
    // Lowered with the form's computed values instead.
    case .computed(let operation, let operands):
      computation(.operation(operation, operands.map { lower($0) }))
    }
  }

  /// Lowers a moment shifted by any number of durations, without recursion.
  private mutating func moved(_ operand: CheckedOperand) -> Operand {
    var base = operand
    var shifts: [MomentShift] = []
    while case .offset(let inner, let shift) = base {
      shifts.append(shift)
      base = inner
    }
    var moved = lower(base)
    for shift in shifts.reversed() { moved = computation(.offset(moved, shift)) }
    return moved
  }

  /// Lowers an operand for display, without hidden parameters.
  ///
  /// A parameter is shown as declared; a range passed by its bounds is rebuilt from them.
  mutating func lowerShown(_ operand: CheckedOperand) -> Operand {
    guard case .parameter(let position) = operand else { return lower(operand) }
    let (lower, upper) = bounds(of: operand)
    let declared = Operand.parameter(position.rawValue)
    return lower == declared ? declared : computation(.range(lower: lower, upper: upper))
  }

  /// The two bounds of a range; any other operand is both of its bounds.
  ///
  /// A missing bound or operand becomes `none`, which never limits a value.
  mutating func bounds(of operand: CheckedOperand?) -> (lower: Operand, upper: Operand) {
    guard let bounds = operand?.bounds(passedIn: ownHiddenParameters) else { return (.none, .none) }
    return (bounds.lower.map { lower($0) } ?? .none, bounds.upper.map { lower($0) } ?? .none)
  }

  /// The hidden parameters of the rule being emitted; nil in the code of forms.
  var ownHiddenParameters: HiddenParameters? {
    if case .rule(let rule) = frame { hiddenParameters[rule.position] } else { nil }
  }

  /// The pattern's entry in the table, added if it is new.
  mutating func pattern(_ pattern: Pattern, place: Place) -> PatternIndex {
    if let known = patterns[pattern] { return known }
    let entry = PatternEntry(pattern, place: checked.sourcePlace(of: place))
    let index = program.patterns.index(appending: entry)
    patterns[pattern] = index
    return index
  }

  /// Appends the operands to the program's table.
  mutating func list(_ operands: [Operand]) -> OperandList {
    if operands.isEmpty { return .empty }
    let start = program.operands.count
    program.operands += operands
    return OperandList(start: start, count: operands.count)
  }

  /// The storage path of the item field at the end of the steps.
  mutating func itemPath(_ steps: [FieldRef]) -> ItemPathIndex? {
    guard let last = steps.last else { return nil }
    let path = ItemPath(
      steps: steps.map { slot(of: $0) },
      slotCount: checked[last].type.slotCount(in: shapes),
      start: steps.first.flatMap { $0.isContext ? lower(.field($0)) : nil }
    )
    return program.itemPaths.index(appending: path)
  }

  /// The label of the field at the end of the steps.
  func label(at steps: [FieldRef]) -> String {
    guard let field = steps.last.map({ checked[$0] }) else { return "" }
    return field.label ?? Labels.humanized(field.name)
  }

  private mutating func constant(_ constant: ProgramConstant) -> Operand {
    .constant(constants.position(of: constant))
  }

  private mutating func characters(_ set: ScalarSet) -> Operand {
    let key = ExactText(set.notation)
    let position = sets[key] ?? UInt32(program.sets.count)
    if position == program.sets.count {
      program.sets.append(set)
      sets[key] = position
    }
    return constant(.set(position))
  }

  /// A constant if both bounds are constants; otherwise computed when read.
  private mutating func range(lower: CheckedOperand?, upper: CheckedOperand?) -> Operand {
    let lower = lower.map { self.lower($0) } ?? .none
    let upper = upper.map { self.lower($0) } ?? .none
    switch (lower, upper) {
    case (.constant(let lower), .constant(let upper)):
      return constant(.range(lower: lower, upper: upper))
    case (.constant(let lower), .none):
      return constant(.range(lower: lower, upper: nil))
    case (.none, .constant(let upper)):
      return constant(.range(lower: nil, upper: upper))
    case (.none, _), (.constant, _), (.parameter, _), (.field, _), (.context, _),
      (.computation, _), (.itemPath, _), (.item, _), (.computed, _), (.previous, _),
      (.previousItem, _):
      return computation(.range(lower: lower, upper: upper))
    }
  }

  private mutating func computation(_ computation: Computation) -> Operand {
    if let known = computations[computation] { return .computation(known) }
    let position = UInt32(program.computations.count)
    program.computations.append(computation)
    computations[computation] = position
    return .computation(position)
  }
}

extension CheckedOperand {
  /// The bounds of a range, or the hidden bounds of a parameter; any other operand is both.
  func bounds(
    passedIn hidden: HiddenParameters?
  ) -> (lower: CheckedOperand?, upper: CheckedOperand?) {
    if case .range(let lower, let upper) = self { return (lower, upper) }
    if case .parameter(let position) = self, let lower = hidden?.lowerBoundPosition(of: position) {
      return (.parameter(lower), .parameter(ParameterIndex(lower.position + 1)))
    }
    return (self, self)
  }
}

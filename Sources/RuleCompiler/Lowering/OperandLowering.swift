import RuleEngine

extension ProgramBuilder {
  /// Where the machine finds the operand.
  ///
  /// - Parameters:
  ///   - operand: A constant, a parameter, a field, or what is computed from these.
  ///   - scope: Where a pattern must match, as the rule that takes it says.
  /// - Returns: The operand in the program.
  mutating func lower(_ operand: CheckedOperand, scope: PatternScope = .whole) -> Operand {
    switch operand {
    case .text(let text): .constant(constants.text(text))
    case .number(let number): .constant(constants.number(number))
    case .boolean(let value): .constant(constants.boolean(value))
    case .date(let date): .constant(constants.date(date))
    case .time(let time): .constant(constants.time(time))
    case .dateTime(let dateTime): .constant(constants.dateTime(dateTime))
    case .duration(let duration): .constant(constants.duration(duration))
    case .byteCount(let size): .constant(constants.byteCount(size))
    case .pattern(let source, let place):
      .constant(constants.pattern(pattern(source, scope: scope, place: place)))
    case .characters(let set, let notation): .constant(characters(set, notation: notation))
    case .unit(let unit): .constant(constants.text(unit.ruleName))
    case .range(let lower, let upper): range(lower: lower, upper: upper)
    case .parameter(let position): parameter(position, scope: scope)
    case .field(let field): .field(slot(of: field))
    // It is shown only: a test takes the way itself.
    case .itemField(let steps): .constant(constants.text(label(at: steps)))
    case .today: computation(.today)
    case .now: computation(.now)
    case .offset(let operand, let duration): computation(.offset(lower(operand), duration))
    }
  }

  /// The operand as it is shown to people, who know nothing of hidden parameters.
  ///
  /// A parameter is the declared one, whatever the scope; a range that is passed by its bounds is
  /// made of them again.
  mutating func lowerShown(_ operand: CheckedOperand, scope: PatternScope = .whole) -> Operand {
    guard case .parameter(let position) = operand else { return lower(operand, scope: scope) }
    let (lower, upper) = bounds(of: operand)
    let declared = Operand.parameter(position.rawValue)
    return lower == declared ? declared : computation(.range(lower: lower, upper: upper))
  }

  /// The two bounds of a range; anything else is both: a number as it is, a parameter which may be one.
  ///
  /// Operands that are `none`, of a range or where there is no operand, do not bind.
  mutating func bounds(of operand: CheckedOperand?) -> (lower: Operand, upper: Operand) {
    guard let bounds = operand?.bounds(passedIn: ownHiddenParameters) else { return (.none, .none) }
    return (
      bounds.lower.map { lower($0) } ?? .none,
      bounds.upper.map { lower($0) } ?? .none
    )
  }

  /// The hidden parameters of the rule whose code is made; nil in the code of forms.
  var ownHiddenParameters: HiddenParameters? {
    if case .rule(let rule) = frame { hiddenParameters[rule.position] } else { nil }
  }

  /// The pattern's entry with the given scope, made where there is none yet.
  mutating func pattern(
    _ source: PatternSource,
    scope: PatternScope,
    place: Place
  ) -> PatternIndex {
    var source = source
    source.scope = scope
    if let known = patterns[source] { return known }
    let entry = PatternEntry(source: source, place: checked.sourcePlace(of: place))
    let index = program.patterns.index(appending: entry)
    patterns[source] = index
    return index
  }

  /// Appends the operands to the program's table.
  mutating func list(_ operands: [Operand]) -> OperandList {
    if operands.isEmpty { return .empty }
    let start = program.operands.count
    program.operands += operands
    return OperandList(start: start, count: operands.count)
  }

  private mutating func characters(_ set: ScalarSet, notation: String) -> UInt32 {
    constants.set(notation: notation) {
      program.sets.append(set)
      return program.sets.count - 1
    }
  }

  /// A constant if its bounds are constants, else computed when it is read.
  private mutating func range(lower: CheckedOperand?, upper: CheckedOperand?) -> Operand {
    let lower = lower.map { self.lower($0) } ?? .none
    let upper = upper.map { self.lower($0) } ?? .none
    switch (lower, upper) {
    case (.constant(let lower), .constant(let upper)):
      return .constant(constants.range(lower: lower, upper: upper))
    case (.constant(let lower), .none):
      return .constant(constants.range(lower: lower, upper: nil))
    case (.none, .constant(let upper)):
      return .constant(constants.range(lower: nil, upper: upper))
    case (.none, _), (.constant, _), (.parameter, _), (.field, _), (.computation, _),
      (.itemPath, _):
      return computation(.range(lower: lower, upper: upper))
    }
  }

  /// A parameter as it is declared or, to search with, the hidden one; see ``HiddenParameters``.
  private func parameter(_ position: ParameterIndex, scope: PatternScope) -> Operand {
    guard scope == .anywhere, case .rule(let rule) = frame,
      let hidden = hiddenParameters[rule.position].searchedPosition(of: position)
    else { return .parameter(position.rawValue) }
    return .parameter(hidden.rawValue)
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
  /// The bounds of a range, or of a parameter whose bounds are passed hidden; anything else is both.
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

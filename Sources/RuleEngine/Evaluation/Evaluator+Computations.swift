// Values that are computed when they are read.

extension Evaluator {
  func compute(_ computation: Computation) -> Operand.Resolved {
    switch computation {
    case .today:
      return Operand.Resolved(computed: Slot(date: clock.day(of: moment)))
    case .now:
      return Operand.Resolved(computed: nowSlot)
    case .offset(let operand, let shift):
      return withoutResult(offset(resolve(operand), by: shift))
    case .range:
      // Only shown: tests get the bounds of such a range as two operands.
      return .missing
    case .operation(let operation, let operands):
      return withoutResult(compute(operation, operands))
    case .key:
      return innermostKey
    case .entry(let map, let key, let slot):
      return entry(of: resolve(map), forKey: resolve(key), slot)
    }
  }

  /// Looks up a key in a map: the value, or the slot at that offset from the entry's first slot.
  ///
  /// A value that is not a map has no entries, just as a value that is not a form has no fields. If
  /// it is undecided whether the map applies, so is the result.
  func entry(
    of map: Operand.Resolved,
    forKey key: Operand.Resolved,
    _ slot: SlotOffset
  ) -> Operand.Resolved {
    if map.slot.flags.contains(.beyondLimit) { return map }
    guard map.slot.isMap, map.storage == .record, slot.position < map.slot.itemStride,
      let position = withText(of: key, { record.position(ofKey: $0, in: map.slot) })
    else { return .missing }
    var value = resolveField(at: position + slot.position)
    if map.slot.flags.contains(.undecided), !value.isEmpty {
      value.slot.flags.insert(.undecided)
      value.isSpecial = true
    }
    return value
  }

  /// The key of the entry that the innermost loop judges; missing if that loop is not over a map.
  private var innermostKey: Operand.Resolved {
    guard let loop = machine.loops.last, loop.next > 0, loop.list.isMap else { return .missing }
    return resolveField(at: loop.list.position(ofItem: loop.index) - 1)
  }

  /// The moment that `now` and `today` refer to throughout a record.
  private var moment: Instant { present ?? clock.now() }

  private var nowSlot: Slot {
    guard let local = clock.local(moment) else { return .missing }
    return Slot(dateTime: local)
  }

  // MARK: Operations

  /// A value that can't be read as the result: unlike a field's, it is neither filled nor empty.
  private func withoutResult(_ value: Operand.Resolved) -> Operand.Resolved {
    guard obstacle(in: value) != nil else { return value }
    var slot = value.slot
    slot.kind = .missing
    slot.flags.insert(.beyondLimit)
    var result = Operand.Resolved(computed: slot)
    // Tells why.
    result.position = value.position
    return result
  }

  /// Missing if an operand is empty, or else an operand that can't be read, or else the result.
  private func compute(_ operation: Operation, _ operands: [Operand]) -> Operand.Resolved {
    switch operation {
    case .add, .multiply, .divide, .negate, .round, .abs:
      return computeNumber(operation, operands)
    case .length:
      let value = resolve(operands[0])
      return unusable(value) ?? length(of: value)
    case .elapsed(let unit):
      let (start, end) = (resolve(operands[0]), resolve(operands[1]))
      return unusable(start, end) ?? elapsed(unit, from: start, to: end)
    case .part(let part):
      let value = resolve(operands[0])
      return unusable(value) ?? self.part(part, of: value)
    case .min, .max:
      return extreme(of: operands, operation == .min ? .before : .after)
    case .countFilled:
      return countFilled(operands)
    case .firstFilled:
      return firstFilled(operands)
    }
  }

  private func computeNumber(_ operation: Operation, _ operands: [Operand]) -> Operand.Resolved {
    var result: ComputedNumber?
    var unreadable: Operand.Resolved?
    for operand in operands {
      let value = resolve(operand)
      if obstacle(in: value) != nil {
        unreadable = unreadable ?? value
      } else if !value.isEmpty, let number = number(of: value) {
        result = result.map { operation.result(of: $0, number) } ?? operation.result(of: number)
      } else {
        return .missing
      }
    }
    if let unreadable { return unreadable }
    return result.map { Operand.Resolved(computed: Slot(computed: $0)) } ?? .missing
  }

  /// The operand to return as the result if one is empty or can't be read; nil if all are usable.
  private func unusable(
    _ first: Operand.Resolved,
    _ second: Operand.Resolved? = nil
  ) -> Operand.Resolved? {
    let firstObstacle = obstacle(in: first)
    guard let second else { return firstObstacle != nil ? first : first.isEmpty ? .missing : nil }
    let secondObstacle = obstacle(in: second)
    let isEmpty =
      first.isEmpty && firstObstacle == nil || second.isEmpty && secondObstacle == nil
    if isEmpty { return .missing }
    return firstObstacle != nil ? first : secondObstacle != nil ? second : nil
  }

  /// The value that orders first, or last; of equal values the first operand.
  private func extreme(of operands: [Operand], _ wanted: Order) -> Operand.Resolved {
    var found: Operand.Resolved?
    var unreadable: Operand.Resolved?
    for operand in operands {
      let value = resolve(operand)
      if obstacle(in: value) != nil {
        unreadable = unreadable ?? value
      } else if value.isEmpty {
        return .missing
      } else if let best = found, order(of: value, to: best) != wanted {
        continue
      } else {
        found = value
      }
    }
    return unreadable ?? found.map { asComputed($0) } ?? .missing
  }

  /// The first value that is not empty; an unreadable value before it makes the result unknown.
  private func firstFilled(_ operands: [Operand]) -> Operand.Resolved {
    for operand in operands {
      let value = resolve(operand)
      if obstacle(in: value) != nil { return value }
      if !value.isEmpty { return asComputed(value) }
    }
    return .missing
  }

  /// The field's value as a computed one, so that reports show the value and not the field's name.
  private func asComputed(_ value: Operand.Resolved) -> Operand.Resolved {
    var value = value
    value.position = -1
    if value.storage == .record { value.storage = .kept }
    return value
  }

  private func countFilled(_ operands: [Operand]) -> Operand.Resolved {
    var count: Int64 = 0
    for operand in operands {
      let value = resolve(operand)
      // A value that may not apply may or may not count; one that can't be read counts as filled.
      if isPresenceUnknown(value) { return value }
      if !value.isEmpty { count += 1 }
    }
    return Operand.Resolved(computed: .integer(count))
  }

  private func length(of value: Operand.Resolved) -> Operand.Resolved {
    guard value.slot.kind == .text else { return .missing }
    guard Int(value.slot.count) <= limits.textLength else {
      return Operand.Resolved(computed: Slot(kind: .number, beyond: .textLength))
    }
    let count = withText(of: value) { TextMeasure.count(of: .graphemes, in: $0) }
    return Operand.Resolved(computed: .integer(Int64(count)))
  }
}

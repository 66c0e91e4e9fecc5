import RuleEngine

/// Where everything of one form lies: its items in file order, each with its slot.
struct FormShape {
  /// A field with its place in the form.
  struct PlacedField {
    var field: CheckedField
    var slot: SlotOffset
    var groups: [String]
    var decision: DecisionIndex?
  }

  /// A `when` with the slots of its branches and the `when` around it.
  struct PlacedDecision {
    var condition: CheckedCondition
    var place: Place
    var slot: SlotOffset
    var main: Range<Int>
    var otherwise: Range<Int>
    var parent: DecisionIndex?
  }

  /// What is judged, in file order.
  enum Judged {
    case field(FieldIndex)
    case check(CheckedCheck, SlotOffset)
  }

  /// What a name in a form or group stands for.
  enum Member {
    case field(FieldIndex)
    /// Position in the list of objects.
    case group(Int)
  }

  private(set) var fields: [PlacedField] = []
  private(set) var objects: [ObjectLayout]
  private(set) var decisions: [PlacedDecision] = []
  private(set) var judged: [Judged] = []
  let slotCount: Int
  /// Position of the form's first decision in the program's table.
  let firstDecision: Int
  /// The members of each object, and the innermost decision that each object stands in.
  private var members: [[String: Member]] = [[:]]
  private var objectDecisions: [DecisionIndex?] = [nil]

  /// The shapes of all forms, by position; their decisions are numbered through.
  static func shapes(of forms: [CheckedForm]) -> [FormShape] {
    let counts = FormSlots.counts(of: forms)
    var firstDecision = 0
    return forms.indices.map { index in
      let shape = FormShape(
        of: forms[index],
        slotCount: counts[index],
        nestedCounts: counts,
        firstDecision: firstDecision
      )
      firstDecision += shape.decisions.count
      return shape
    }
  }

  private init(
    of form: CheckedForm,
    slotCount: Int,
    nestedCounts: [Int],
    firstDecision: Int
  ) {
    self.slotCount = slotCount
    self.firstDecision = firstDecision
    objects = [ObjectLayout(name: "", slot: SlotOffset(0), members: [])]
    var next = 1
    let root = Surroundings(object: 0, groups: [], decision: nil)
    place(form.items, in: root, next: &next, nestedCounts: nestedCounts)
  }

  // MARK: Placing

  private struct Surroundings {
    var object: Int
    var groups: [String]
    var decision: DecisionIndex?
  }

  private mutating func place(
    _ items: [CheckedItem],
    in surroundings: Surroundings,
    next: inout Int,
    nestedCounts: [Int]
  ) {
    for item in items {
      switch item {
      case .field(let field):
        let slot = take(field.type.slotCount(nestedCounts), from: &next)
        place(field, at: slot, in: surroundings)
      case .group(let group):
        let slot = take(1, from: &next)
        let inner = place(group, at: slot, in: surroundings)
        place(group.items, in: inner, next: &next, nestedCounts: nestedCounts)
      case .when(let condition, let items, let otherwise, let place):
        let slot = take(1, from: &next)
        let position = decisions.count
        decisions.append(
          PlacedDecision(
            condition: condition,
            place: place,
            slot: slot,
            main: next..<next,
            otherwise: next..<next,
            parent: surroundings.decision
          )
        )
        var inner = surroundings
        inner.decision = DecisionIndex(firstDecision + position)
        let start = next
        self.place(items, in: inner, next: &next, nestedCounts: nestedCounts)
        let middle = next
        self.place(otherwise, in: inner, next: &next, nestedCounts: nestedCounts)
        decisions[position].main = start..<middle
        decisions[position].otherwise = middle..<next
      case .check(let check):
        judged.append(.check(check, take(1, from: &next)))
      }
    }
  }

  private func take(_ count: Int, from next: inout Int) -> SlotOffset {
    let slot = SlotOffset(next)
    next = min(next + count, FormSlots.maximum)
    return slot
  }

  private mutating func place(
    _ field: CheckedField,
    at slot: SlotOffset,
    in surroundings: Surroundings
  ) {
    let index = FieldIndex(fields.count)
    fields.append(
      PlacedField(
        field: field,
        slot: slot,
        groups: surroundings.groups,
        decision: surroundings.decision
      )
    )
    objects[surroundings.object].members.append(.field(index))
    members[surroundings.object][field.name] = .field(index)
    judged.append(.field(index))
  }

  /// Places the group itself; returns the surroundings of its items.
  private mutating func place(
    _ group: CheckedGroup,
    at slot: SlotOffset,
    in surroundings: Surroundings
  ) -> Surroundings {
    let object = objects.count
    objects.append(
      ObjectLayout(
        name: group.name,
        label: group.label,
        annotations: group.annotations,
        slot: slot,
        members: []
      )
    )
    members.append([:])
    objectDecisions.append(surroundings.decision)
    objects[surroundings.object].members.append(.group(object))
    members[surroundings.object][group.name] = .group(object)
    return Surroundings(
      object: object,
      groups: surroundings.groups + [group.name],
      decision: surroundings.decision
    )
  }

  // MARK: Paths

  /// A field or group that a path names.
  struct Target {
    /// Counted from the first slot of the form that the path begins in.
    var slot: SlotOffset
    /// The innermost decision of that form in whose branch it stands.
    var decision: DecisionIndex?
    /// nil for a group.
    var field: CheckedField?
  }

  /// What the path names; `nil` only if the file is not as the checker leaves it.
  func target(of path: [String], shapes: [FormShape]) -> Target? {
    var shape = self
    var object = 0
    var base = 0
    var target: Target?
    for name in path {
      guard let member = shape.members[object][name] else { return nil }
      let slot: SlotOffset
      let decision: DecisionIndex?
      let field: CheckedField?
      switch member {
      case .group(let position):
        object = position
        slot = shape.objects[position].slot
        decision = shape.objectDecisions[position]
        field = nil
      case .field(let index):
        slot = shape.fields[index.position].slot
        decision = shape.fields[index.position].decision
        field = shape.fields[index.position].field
      }
      let offset = SlotOffset(min(base + slot.position, FormSlots.maximum))
      let isInner = base > 0
      target = Target(
        slot: offset,
        decision: isInner ? target?.decision : decision,
        field: field
      )
      guard case .form(let nested) = field?.type, shapes.indices.contains(nested)
      else { continue }
      base = offset.position
      shape = shapes[nested]
      object = 0
    }
    return target
  }
}

extension CheckedType {
  /// Slots of a field of the type; those of a list's items lie elsewhere.
  func slotCount(_ formCounts: [Int]) -> Int {
    switch self {
    case .form(let form): formCounts.indices.contains(form) ? formCounts[form] : 1
    case .text, .integer, .number, .boolean, .date, .time, .dateTime, .choice, .file, .list, .any: 1
    }
  }
}

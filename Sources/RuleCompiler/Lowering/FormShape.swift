import RuleEngine

/// The slot layout of one form: each of its items in file order has its slots.
///
/// A field whose type is a form takes as many slots as that form, so nesting multiplies: counts
/// saturate at ``mostSlots`` instead of overflowing.
struct FormShape {
  /// The number of slots that can be addressed.
  static let mostSlots = Int(UInt32.max)

  /// A `when`, with the slots of its branches.
  struct PlacedDecision {
    var when: CheckedWhen<CheckedItem>
    var slot: SlotOffset
    var main: Range<Int>
    var otherwise: Range<Int>
    /// The enclosing `when`, by position in the form.
    var parent: Int?
  }

  /// The items to check, in file order.
  enum Judged {
    case field(FieldIndex)
    case check(CheckedCheck, SlotOffset)
  }

  /// The slot of each parameter.
  private(set) var parameters: [SlotOffset] = []
  /// The first slot of each field.
  private(set) var slots: [SlotOffset] = []
  /// For each field, its innermost enclosing `when`, by position in the form.
  private(set) var fieldDecisions: [Int?] = []
  private(set) var objects: [ObjectLayout] = []
  private(set) var decisions: [PlacedDecision] = []
  private(set) var judged: [Judged] = []
  private(set) var checks = FieldChecks()
  /// The slot of each computed value.
  private(set) var computed: [SlotOffset] = []
  /// The computed values that are named in each branch, by position in the form.
  private var valuesInBranches: [CheckedBranch: [Int]] = [:]
  /// For each field, its computed value, by position in the form; nil if it is not computed.
  private(set) var fieldComputations: [Int?] = []
  private(set) var steps: [(step: CheckedGroup, slots: Range<Int>)] = []
  private(set) var slotCount = 1
  /// The position of the form's first computed value in the program's table.
  private(set) var firstComputed = 0
  /// The position of the form's first decision in the program's table.
  private(set) var firstDecision = 0

  /// The shapes of all forms, by position; decisions are numbered across all forms.
  ///
  /// Each is built after those of its nested forms. A form that contains itself, which the checker
  /// rejects, takes one slot in itself.
  static func shapes(of forms: [CheckedForm]) -> [FormShape] {
    let nested = forms.map { form in form.fields.compactMap { $0.type.form?.position } }
    var shapes = Array(repeating: FormShape(), count: forms.count)
    for form in DepthFirstSearch(from: forms.indices, along: { nested[$0] }).order {
      shapes[form] = FormShape(of: forms[form], in: shapes)
    }
    var firstDecision = 0
    var firstComputed = 0
    for form in shapes.indices {
      shapes[form].firstDecision = firstDecision
      firstDecision += shapes[form].decisions.count
      shapes[form].firstComputed = firstComputed
      firstComputed += shapes[form].computed.count
    }
    return shapes
  }

  private init() {}

  private init(of form: CheckedForm, in shapes: [FormShape]) {
    slots = Array(repeating: SlotOffset(0), count: form.fields.count)
    fieldDecisions = Array(repeating: nil, count: form.fields.count)
    objects = [
      ObjectLayout(
        name: "",
        label: form.label,
        annotations: form.annotations,
        slot: SlotOffset(0)
      )
    ]
    checks = FieldChecks(of: form)
    for _ in form.parameters { parameters.append(take(1)) }
    computed = form.computed.map { _ in SlotOffset(0) }
    for (position, value) in form.computed.enumerated() {
      if let branch = value.branch { valuesInBranches[branch, default: []].append(position) }
    }
    place(form.items, of: form, object: 0, decision: nil, shapes)
    fieldComputations = Array(repeating: nil, count: form.fields.count)
    for (position, value) in form.computed.enumerated() {
      if let field = value.field {
        fieldComputations[field.position] = position
        computed[position] = slots[field.position]
      } else if value.branch == nil {
        computed[position] = take(1)
      }
    }
    objects[0].slotCount = slotCount
  }

  /// The position of one of the form's computed values in the program's table.
  func index(ofComputed position: Int) -> ComputedIndex {
    ComputedIndex(firstComputed + position)
  }

  /// The position of one of the form's decisions in the program's table.
  func index(ofDecision position: Int) -> DecisionIndex {
    DecisionIndex(firstDecision + position)
  }

  // MARK: Placing

  private mutating func place(
    _ items: [CheckedItem],
    of form: CheckedForm,
    object: Int,
    decision: Int?,
    _ shapes: [FormShape]
  ) {
    for item in items {
      switch item {
      case .field(let field):
        // The second slot of a computed field holds the value given in the record.
        slots[field.position] = take(
          form[field].isComputed ? 2 : form[field].type.slotCount(in: shapes)
        )
        fieldDecisions[field.position] = decision
        objects[object].members.append(.field(field))
        judged.append(.field(field))
      case .group(let group):
        let position = objects.count
        objects[object].members.append(.group(position))
        objects.append(
          ObjectLayout(
            name: group.name,
            label: group.label,
            annotations: group.annotations,
            slot: take(1)
          )
        )
        place(group.items, of: form, object: position, decision: decision, shapes)
        objects[position].slotCount = slotCount - objects[position].slot.position
      case .when(let when):
        let position = decisions.count
        decisions.append(
          PlacedDecision(when: when, slot: take(1), main: 0..<0, otherwise: 0..<0, parent: decision)
        )
        let start = slotCount
        place(when.items, of: form, object: object, decision: position, shapes)
        placeValues(of: CheckedBranch(decision: position, isOtherwise: false))
        let middle = slotCount
        place(when.otherwise, of: form, object: object, decision: position, shapes)
        placeValues(of: CheckedBranch(decision: position, isOtherwise: true))
        decisions[position].main = start..<middle
        decisions[position].otherwise = middle..<slotCount
      case .step(let step):
        let start = slotCount
        place(step.items, of: form, object: object, decision: decision, shapes)
        steps.append((step, start..<slotCount))
      case .check(let check):
        if let check = checks.ofWholeForm(check) { judged.append(.check(check, take(1))) }
      }
    }
  }

  /// Gives the values that are named in a branch slots in it, so that they apply with its fields.
  private mutating func placeValues(of branch: CheckedBranch) {
    for position in valuesInBranches[branch] ?? [] { computed[position] = take(1) }
  }

  private mutating func take(_ count: Int) -> SlotOffset {
    let slot = SlotOffset(slotCount)
    slotCount = min(slotCount + count, FormShape.mostSlots)
    return slot
  }
}

extension FieldType {
  /// The number of slots for a field of this type; items of lists are stored elsewhere.
  func slotCount(in shapes: [FormShape]) -> Int {
    form.map { shapes[$0.position].slotCount } ?? 1
  }
}

extension ProgramBuilder {
  /// The slot that the reference resolves to, relative to the first slot of its form.
  ///
  /// For a context it is relative to the first slot of all contexts.
  func slot(of reference: FieldRef) -> SlotOffset {
    if reference.isParameter {
      return shapes[reference.form.position].parameters[reference.field.position]
    }
    var type: FieldType
    var slot: Int
    if reference.isContext {
      let context = contexts.layouts[index(ofContext: reference)].field
      (type, slot) = (context.type, context.slot.position)
    } else {
      type = checked[reference.form][reference.field].type
      slot = shapes[reference.form.position].slots[reference.field.position].position
    }
    for inner in reference.inner {
      guard case .form(let form) = type else { break }
      type = checked[form][inner].type
      slot = min(slot + shapes[form.position].slots[inner.position].position, FormShape.mostSlots)
    }
    return SlotOffset(slot)
  }

  /// The context where the reference begins.
  func index(ofContext reference: FieldRef) -> ContextIndex {
    contexts.indices[reference.form.position][reference.field.position]
  }
}

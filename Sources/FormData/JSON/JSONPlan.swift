internal import CSimdJSON
internal import RuleEngine

/// The members that a form knows, in the tables that the JSON reader uses to look up names.
struct JSONPlan: Sendable {
  /// The UTF-8 of all names, concatenated.
  private(set) var names: [UInt8] = []
  private(set) var members: [csj_member] = []
  /// The form and its groups, and those of its nested forms; the form itself is the first.
  private(set) var objects: [csj_object] = []
  /// For each of them, the first object that has it as a member; nil for the form itself.
  private var holders: [Holder?] = []

  private struct Holder {
    var object: Int
    /// The member's name.
    var name: String
  }

  init(forms: [FormLayout], form: FormIndex) {
    var forms = ReachedForms(layouts: forms)
    var next = 0
    _ = place(of: form, in: &forms)
    while next < forms.reached.count {
      appendObjects(of: forms.reached[next], in: &forms)
      next += 1
    }
  }

  /// The forms that can occur in a record.
  private struct ReachedForms {
    let layouts: [FormLayout]
    /// In the order of their objects.
    var reached: [FormIndex] = []
    /// The position of each form's first object; nil for forms not reached so far.
    var firstObjects: [Int?]

    init(layouts: [FormLayout]) {
      self.layouts = layouts
      firstObjects = Array(repeating: nil, count: layouts.count)
    }
  }

  /// The position of a form's first object.
  ///
  /// Forms can contain lists of themselves, so places are assigned before the objects are appended.
  private mutating func place(of form: FormIndex, in forms: inout ReachedForms) -> Int {
    if let known = forms.firstObjects[form.position] { return known }
    let first = holders.count
    forms.firstObjects[form.position] = first
    forms.reached.append(form)
    holders += Array(repeating: nil, count: forms.layouts[form].objects.count)
    return first
  }

  private mutating func appendObjects(of form: FormIndex, in forms: inout ReachedForms) {
    let layout = forms.layouts[form]
    let first = place(of: form, in: &forms)
    for (position, object) in layout.objects.enumerated() {
      let start = members.count
      for member in object.members {
        switch member {
        case .group(let group):
          append(layout.objects[group], at: first + group, heldBy: first + position)
        case .field(let field):
          append(layout.fields[field], heldBy: first + position, in: &forms)
        }
      }
      objects.append(
        csj_object(
          first_member: UInt32(start),
          member_count: UInt32(members.count - start),
          reports_unknown: layout.isClosed
        )
      )
    }
  }

  /// Appends the member of a group.
  private mutating func append(_ group: ObjectLayout, at place: Int, heldBy object: Int) {
    var member = member(named: group.name, slot: group.slot)
    member.object = Int32(place)
    member.shares_base = true
    holders[place] = Holder(object: object, name: group.name)
    members.append(member)
  }

  /// Appends the member of a field.
  private mutating func append(
    _ field: FieldLayout,
    heldBy object: Int,
    in forms: inout ReachedForms
  ) {
    var member = member(named: field.name, slot: field.slot)
    var type = field.type
    while type != .any, let item = type.item {
      // Reports don't support maps that are nested more deeply.
      if case .map = type, member.lists < UInt64.bitWidth {
        member.maps |= 1 << UInt64(member.lists)
      }
      member.lists += 1
      type = item
    }
    switch type {
    case .form(let form):
      let inner = place(of: form, in: &forms)
      member.object = Int32(inner)
      if holders[inner] == nil, inner > 0 {
        holders[inner] = Holder(object: object, name: field.name)
      }
      if member.lists > 0 { member.stride = UInt32(forms.layouts[form].slotCount) }
    case .file:
      member.object = Int32(csj_object_file)
    case .any:
      member.object = Int32(csj_object_all)
    case .text, .integer, .number, .boolean, .date, .month, .time, .dateTime, .choice, .list, .map:
      break
    }
    members.append(member)
  }

  /// The names of the members that lead to an object, on the shortest way.
  ///
  /// - Complexity: linear in the path. A table of all paths would take memory in the square of the
  ///   length of a chain of forms.
  func path(toObject object: Int) -> FieldPath {
    var names: [String] = []
    var next = holders[object]
    while let holder = next {
      names.append(holder.name)
      next = holders[holder.object]
    }
    return FieldPath(names.reversed().map { .name($0) })
  }

  /// A member whose values have no members of their own.
  private mutating func member(named name: String, slot: SlotOffset) -> csj_member {
    var member = csj_member()
    member.name_start = UInt32(names.count)
    names.append(contentsOf: name.utf8)
    member.name_count = UInt32(names.count) - member.name_start
    member.slot = slot.rawValue
    member.object = Int32(csj_object_none)
    member.stride = 1
    return member
  }
}

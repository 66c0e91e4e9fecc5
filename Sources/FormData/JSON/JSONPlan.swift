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
    // Forms can contain lists of themselves, so each is registered before its members are visited.
    var reached = [form]
    var firstObject = [Int?](repeating: nil, count: forms.count)
    firstObject[form.position] = 0
    var objectCount = forms[form].objects.count
    holders = Array(repeating: nil, count: objectCount)
    func place(of form: FormIndex) -> Int {
      if let known = firstObject[form.position] { return known }
      let first = objectCount
      firstObject[form.position] = first
      objectCount += forms[form].objects.count
      holders += Array(repeating: nil, count: forms[form].objects.count)
      reached.append(form)
      return first
    }
    var next = 0
    while next < reached.count {
      let layout = forms[reached[next]]
      let first = place(of: reached[next])
      next += 1
      for (position, object) in layout.objects.enumerated() {
        let start = members.count
        for member in object.members {
          switch member {
          case .group(let group):
            var entry = append(name: layout.objects[group].name, slot: layout.objects[group].slot)
            entry.object = Int32(first + group)
            entry.shares_base = true
            holders[first + group] = Holder(
              object: first + position,
              name: layout.objects[group].name
            )
            members.append(entry)
          case .field(let index):
            let field = layout.fields[index]
            var entry = append(name: field.name, slot: field.slot)
            var type = field.type
            while type != .any, let item = type.item {
              // Reports don't support maps that are nested more deeply.
              if case .map = type, entry.lists < UInt64.bitWidth {
                entry.maps |= 1 << UInt64(entry.lists)
              }
              entry.lists += 1
              type = item
            }
            switch type {
            case .form(let form):
              let inner = place(of: form)
              entry.object = Int32(inner)
              if holders[inner] == nil, inner > 0 {
                holders[inner] = Holder(object: first + position, name: field.name)
              }
              if entry.lists > 0 { entry.stride = UInt32(forms[form].slotCount) }
            case .file:
              entry.object = Int32(csj_object_file)
            case .any:
              entry.object = Int32(csj_object_all)
            case .text, .integer, .number, .boolean, .date, .month, .time, .dateTime, .choice,
              .list,
              .map:
              break
            }
            members.append(entry)
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
  private mutating func append(name: String, slot: SlotOffset) -> csj_member {
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

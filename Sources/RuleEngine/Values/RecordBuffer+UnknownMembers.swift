// Members that a closed form does not name. They are kept apart from the slots, which are those of
// fields, so that a record without any costs nothing.

/// A member of an object that its closed form does not name.
package struct UnknownMember: Sendable, Hashable {
  /// The name as a text, with its place in the data.
  package var name: Slot
  /// The previous unknown member of the same object, counted from 1; 0 for the first.
  fileprivate var previous: UInt32

  fileprivate init(name: Slot, previous: UInt32) {
    self.name = name
    self.previous = previous
  }
}

extension RecordBuffer {
  /// Adds a member that the closed form or group with the slot at the position does not name.
  ///
  /// The object's slot holds their number (`count`) and the last of them (`start`).
  package mutating func appendUnknownMember(named name: Slot, toObjectAt position: Int) {
    noteUnknownMember(UnknownMember(name: name, previous: slots[position].start))
    slots[position].start = UInt32(unknownMembers.count)
    slots[position].count += 1
  }

  /// The names of an object's unknown members, each once, in the order of the data.
  ///
  /// - Complexity: linear in their number.
  func unknownMembers(of object: Slot) -> [Slot] {
    var names: [Slot] = []
    var next = Int(object.start)
    for _ in 0..<Int(object.count) {
      names.append(unknownMembers[next - 1].name)
      next = Int(unknownMembers[next - 1].previous)
    }
    names.reverse()
    guard names.count > 1 else { return names }
    var seen: Set<ExactText> = []
    return names.filter { seen.insert(ExactText(text($0))).inserted }
  }
}

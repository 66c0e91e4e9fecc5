import RuleEngine

/// How many slots one instance of each form takes.
///
/// A field of a form's type takes as many as that form, so forms in forms multiply: the counts
/// saturate at ``maximum`` instead of overflowing.
package enum FormSlots {
  /// Beyond this no slot can be addressed.
  package static let maximum = Int(UInt32.max)

  /// The counts by position of the form, each found after those of the forms that it contains.
  ///
  /// A form that contains itself, which is an error that the checker reports, counts as one slot in
  /// itself.
  package static func counts(of forms: [CheckedForm]) -> [Int] {
    let contents = forms.map { Content(of: $0.items) }
    var counts = [Int](repeating: 1, count: forms.count)
    var isKnown = [Bool](repeating: false, count: forms.count)
    // A stack of its own, since a chain of forms may be longer than the thread's stack is deep.
    for form in forms.indices where !isKnown[form] {
      var open: [(form: Int, next: Int)] = [(form, 0)]
      isKnown[form] = true
      while let (current, next) = open.last {
        if next < contents[current].nested.count {
          open[open.count - 1].next += 1
          let inner = contents[current].nested[next]
          guard forms.indices.contains(inner), !isKnown[inner] else { continue }
          isKnown[inner] = true
          open.append((inner, 0))
        } else {
          counts[current] = contents[current].slotCount(with: counts)
          open.removeLast()
        }
      }
    }
    return counts
  }

  /// What the slots of a form are made up of.
  private struct Content {
    /// Slots apart from those of nested forms.
    var own = 1
    /// Positions of the forms that fields are of, one for each field.
    var nested: [Int] = []

    init(of items: [CheckedItem]) {
      add(items)
    }

    func slotCount(with counts: [Int]) -> Int {
      nested.reduce(own) { min($0 + (counts.indices.contains($1) ? counts[$1] : 1), maximum) }
    }

    private mutating func add(_ items: [CheckedItem]) {
      for item in items {
        switch item {
        case .field(let field):
          if case .form(let form) = field.type { nested.append(form) } else { own += 1 }
        case .group(let group):
          own += 1
          add(group.items)
        case .when(_, let items, let otherwise, _):
          own += 1
          add(items)
          add(otherwise)
        case .check:
          own += 1
        }
      }
    }
  }
}

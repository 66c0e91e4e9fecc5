/// The values of a field that pass, for each state: absent, blank or filled.
struct Acceptance {
  var absent: Formula
  var blank: Formula
  var filled: Formula

  /// Whether it depends on the record around the value.
  var asksRecord: Bool { absent.asksRecord || blank.asksRecord || filled.asksRecord }

  /// Whether a record must have the field.
  var needsPresence: Bool { absent != .constant(true) }

  /// The values that pass all.
  static func all(_ parts: [Acceptance]) -> Acceptance {
    Acceptance(
      absent: .all(parts.map(\.absent)),
      blank: .all(parts.map(\.blank)),
      filled: .all(parts.map(\.filled))
    )
  }

  /// The schema of the value; nil if it depends on the record.
  func schema(of value: ValueSchema) -> Schema? {
    guard !asksRecord else { return nil }
    if value.empty == .nothing {
      return filled == .constant(false) ? .nothing : .allOf([value.typed, filled.subjectSchema])
    }
    let passesAbsent = absent == .constant(true)
    let passesBlank = blank == .constant(true)
    var branches: [Schema] = []
    if passesAbsent, passesBlank {
      branches.append(value.empty)
    } else if passesAbsent {
      branches.append(.type("null"))
    } else if passesBlank {
      branches.append(value.blank)
    }
    if filled != .constant(false) {
      let nonempty = passesBlank ? Schema.anything : value.nonempty
      branches.append(.allOf([value.typed, nonempty, filled.subjectSchema]))
    }
    // An empty list has the same type, so null alone suffices unless a number of items is required.
    if passesBlank, passesAbsent, let last = branches.last, last["type"] == "array",
      last["minItems"] == nil, last["not"] == nil
    {
      branches[0] = .empty
    }
    // A blank text has the same type as a filled one.
    if passesBlank, branches.last == .type("string") {
      return passesAbsent ? ["type": ["string", "null"]] : .type("string")
    }
    return .anyOf(branches)
  }
}

/// The schemas of the values of one type, with separate ones for empty values.
struct ValueSchema {
  /// Accepts every nonempty value of the type.
  var typed: Schema
  /// Accepts empty values: null, and everything that `blank` accepts.
  var empty: Schema
  /// Accepts values that are present but empty.
  var blank: Schema
  /// Rejects empty values, where `typed` does not.
  var nonempty = Schema.anything
}

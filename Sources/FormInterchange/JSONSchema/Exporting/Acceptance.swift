/// Which values of a field pass, in each of the states that the language tells apart.
struct Acceptance {
  var absent: Formula
  var blank: Formula
  var filled: Formula

  static let everything = Acceptance(
    absent: .constant(true),
    blank: .constant(true),
    filled: .constant(true)
  )

  /// Whether it depends on the record around the value.
  var asksRecord: Bool { absent.asksRecord || blank.asksRecord || filled.asksRecord }

  /// Whether a record must have the field.
  var needsPresence: Bool { absent != .constant(true) }

  /// What passes both.
  func and(_ other: Acceptance) -> Acceptance {
    Acceptance(
      absent: .all([absent, other.absent]),
      blank: .all([blank, other.blank]),
      filled: .all([filled, other.filled])
    )
  }

  /// The schema of the value; nil where it depends on the record around.
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
    // A list that is empty is a list too, unless a number of items is asked for.
    if passesBlank, passesAbsent, let last = branches.last, last["type"] == "array",
      last["minItems"] == nil, last["not"] == nil
    {
      branches[0] = .empty
    }
    // Of texts, what is empty is a text too.
    if passesBlank, branches.last == .type("string") {
      return passesAbsent ? ["type": ["string", "null"]] : .type("string")
    }
    return .anyOf(branches)
  }
}

/// The schemas of the values of one type, with separate ones for empty values.
struct ValueSchema {
  /// What every value of the type is that is not empty.
  var typed: Schema
  /// What is empty: null, and all that `blank` accepts.
  var empty: Schema
  /// What is there, but empty.
  var blank: Schema
  /// What tells a value from an empty one, where `typed` does not.
  var nonempty = Schema.anything
}

import RuleEngine

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
      // What passes anyway need not be excluded.
      let nonempty: Schema =
        switch (passesAbsent, passesBlank) {
        case (true, true): .anything
        case (false, true): value.typed.isEmpty ? .not(.type("null")) : .anything
        case (_, false): value.nonempty
        }
      branches.append(.allOf([value.typed, nonempty, filled.subjectSchema]))
    }
    // An empty list has the same type, so null alone suffices if the other branch accepts that.
    if passesBlank, passesAbsent, let last = branches.last, last["type"] == "array",
      last.verdictOnEmptyList == true
    {
      branches[0] = .empty
    }
    // A blank text has the same type as a filled one.
    if passesBlank, branches.last == .type("string") {
      return passesAbsent ? ["type": ["string", "null"]] : .type("string")
    }
    return .anyOf(branches)
  }

  /// The schema of an item that is a form; unlike a field's value, it is checked if it is empty, too.
  func schema(ofForms value: ValueSchema, mayBeMissing: Bool) -> Schema {
    let passesAbsent = absent == .constant(true)
    let passesBlank = blank == .constant(true)
    var branches: [Schema] = []
    if mayBeMissing {
      switch (passesAbsent, passesBlank) {
      case (true, true): branches.append(.empty)
      case (true, false): branches.append(.type("null"))
      case (false, true): branches.append(.blank)
      case (false, false): break
      }
    }
    if passesBlank {
      branches.append(.allOf([value.typed, .anyOf([value.blank, filled.subjectSchema])]))
    } else if filled != .constant(false) {
      branches.append(.allOf([value.typed, value.nonempty, filled.subjectSchema]))
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

  /// Values that are never empty, whose type is checked elsewhere.
  static let alwaysFilled = ValueSchema(typed: .anything, empty: .nothing, blank: .nothing)
}

extension Schema {
  /// Whether it accepts an empty list; nil if keywords other than those of lists decide that.
  fileprivate var verdictOnEmptyList: Bool? {
    let verdicts = members.map { Schema.verdictOnEmptyList(of: $0.name, $0.value) }
    if verdicts.contains(false) { return false }
    return verdicts.contains(nil) ? nil : true
  }

  private static func verdictOnEmptyList(of keyword: String, _ value: JSONNode) -> Bool? {
    switch (keyword, value) {
    case ("type", _): return value == "array"
    case ("items", _), ("prefixItems", _), ("maxItems", _), ("uniqueItems", _): return true
    case ("minItems", .number(let count)): return count <= 0
    case ("contains", _): return false
    case ("not", .object(let schema)): return schema.verdictOnEmptyList.map { !$0 }
    case ("allOf", .list(let parts)), ("anyOf", .list(let parts)):
      // One part that does not accept decides for all, one that accepts for any.
      let decisive = keyword == "anyOf"
      let verdicts = parts.map { $0.object?.verdictOnEmptyList }
      if verdicts.contains(decisive) { return decisive }
      return verdicts.contains(nil) ? nil : !decisive
    case (_, _): return nil
    }
  }
}

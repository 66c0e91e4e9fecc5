import FormData
import RuleEngine

/// Finds the slots of values by their paths.
struct SlotFinder {
  private let paths: FormPaths

  /// Creates a finder for values of the form's records.
  ///
  /// - Complexity: linear in the program's forms; finding a value is linear in its path.
  init(program: Program, form: FormIndex) {
    paths = FormPaths(forms: program.forms, form: form).indexed()
  }

  /// A value of a record.
  struct Found {
    var slot: Int
    /// The field of the value or item; nil for a group and the form itself.
    var field: FieldLayout?
    /// First slot of the form's instance that contains the field.
    var base: Int
  }

  /// The values on the path from the record to its end, as far as they exist.
  ///
  /// The first is the record; then one for each component of the path that has a slot.
  func values(along path: FieldPath, in record: borrowing RecordBuffer) -> [Found] {
    var values = [Found(slot: 0, field: nil, base: 0)]
    var kind = SlotStep.Kind.form
    for step in paths.steps(along: path) {
      var found = values[values.count - 1]
      switch kind {
      case .scalar: return values
      case .group: found.slot = found.base + step.key
      case .form:
        found.base = found.slot
        found.slot += step.key
      case .list:
        let list = record.slots[found.slot]
        guard list.kind == .list, step.key < Int(list.count) else { return values }
        found.slot = Int(list.start) + step.key * Int(list.payload)
      case .map:
        guard let key = step.name,
          let entry = record.position(ofKey: key, in: record.slots[found.slot])
        else { return values }
        found.slot = entry
      }
      found.field = step.field
      values.append(found)
      kind = step.kind
    }
    return values
  }

  /// The path as reports write it, with the keys of maps as keys.
  func reported(_ path: FieldPath) -> FieldPath {
    let keys = paths.steps(along: path).map(\.name)
    let components = path.components.enumerated().map { position, component in
      position < keys.count ? keys[position].map { .key($0) } ?? component : component
    }
    return FieldPath(components)
  }

  /// The value at the path; nil if the record has no slot for it.
  func value(at path: FieldPath, in record: borrowing RecordBuffer) -> Found? {
    let values = values(along: path, in: record)
    return values.count == path.components.count + 1 ? values.last : nil
  }

  /// The location of the value at the path, or of the innermost known value that contains it.
  func sourceOffset(around path: FieldPath, in record: borrowing RecordBuffer) -> Int? {
    for value in values(along: path, in: record).reversed() {
      let source = record.slots[value.slot].source
      if source != Slot.unknownSource { return Int(source) }
    }
    return nil
  }
}

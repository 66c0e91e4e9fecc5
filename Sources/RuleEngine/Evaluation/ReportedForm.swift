/// The form that a report is about, to tell a field without findings from an unknown name.
///
/// It does not affect equality: reports that say the same are equal.
package struct ReportedForm: Sendable, Hashable {
  private let index: FormIndex
  /// Nil for an unknown form.
  private let shared: SharedProgram?
  /// Whether an unknown form has all fields that the report is asked about.
  private let hasAllFields: Bool

  /// The form of a report whose reader knows that the form has the fields.
  static let any = ReportedForm(index: FormIndex(0), shared: nil, hasAllFields: true)
  /// The form of a report that was decoded: only its findings and values name fields.
  package static let unknown = ReportedForm(index: FormIndex(0), shared: nil, hasAllFields: false)

  package init(_ index: FormIndex, in shared: SharedProgram) {
    self.init(index: index, shared: shared, hasAllFields: false)
  }

  private init(index: FormIndex, shared: SharedProgram?, hasAllFields: Bool) {
    self.index = index
    self.shared = shared
    self.hasAllFields = hasAllFields
  }

  package static func == (left: ReportedForm, right: ReportedForm) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}

  /// Why the report can't answer for a path; nil if the form may have a value there.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - values: the values of the report, from which some fields of an unknown form are known.
  /// - Returns: the finding for the path.
  package func unknownField(_ path: FieldPath, in values: [String: Value] = [:]) -> Undecided? {
    guard let program = shared?.executable.program else {
      let isKnown = hasAllFields || Value.form(values).hasValue(at: path.components[...])
      return isKnown
        ? nil : Undecided(path: path, rule: "form", reason: .unknownField, place: .none)
    }
    if contains(path.components[...], in: index, object: 0, of: program) { return nil }
    let place = RulePlace(program.forms[index].place, in: program)
    return Undecided(path: path, rule: "form", reason: .unknownField, place: place)
  }

  private func contains(
    _ path: ArraySlice<FieldPath.Component>,
    in form: FormIndex,
    object: Int,
    of program: Program
  ) -> Bool {
    guard let first = path.first else { return true }
    guard case .name(let name) = first else { return false }
    let layout = program.forms[form]
    let rest = path.dropFirst()
    for member in layout.objects[object].members where layout.name(of: member) == name {
      switch member {
      case .group(let group): return contains(rest, in: form, object: group, of: program)
      case .field(let field): return contains(rest, in: layout.fields[field].type, of: program)
      }
    }
    return false
  }

  private func contains(
    _ path: ArraySlice<FieldPath.Component>,
    in type: FieldType,
    of program: Program
  ) -> Bool {
    guard let first = path.first else { return true }
    switch (type, first) {
    case (.any, _): return true
    case (.form(let form), _): return contains(path, in: form, object: 0, of: program)
    case (.list(let item), .index), (.map(let item), .key), (.map(let item), .name):
      return contains(path.dropFirst(), in: item, of: program)
    case (.list, _), (.map, _): return false
    case (.text, _), (.integer, _), (.number, _), (.boolean, _), (.date, _), (.month, _),
      (.time, _),
      (.dateTime, _), (.choice, _), (.file, _):
      return false
    }
  }
}

extension Value {
  /// Whether the value has a part at a path.
  fileprivate func hasValue(at path: ArraySlice<FieldPath.Component>) -> Bool {
    guard let first = path.first else { return true }
    let part: Value? =
      switch (first, self) {
      case (.name(let name), .form(let members)), (.key(let name), .form(let members)):
        members[name]
      case (.index(let index), .list(let items)) where items.indices.contains(index): items[index]
      case (.name, _), (.key, _), (.index, _): nil
      }
    return part?.hasValue(at: path.dropFirst()) ?? false
  }
}

/// A reference to a program, because copying one would count the references of all its tables.
package final class SharedProgram: Sendable {
  package let executable: ExecutableProgram

  package init(_ executable: ExecutableProgram) {
    self.executable = executable
  }
}

/// The form that a report is about, by which a field without findings is told from a name that is none.
///
/// It is no part of what the report says: reports that say the same are equal.
package struct ReportedForm: Sendable, Hashable {
  private let index: FormIndex
  private let executable: ExecutableProgram

  package init(_ index: FormIndex, in executable: ExecutableProgram) {
    self.index = index
    self.executable = executable
  }

  package static func == (left: ReportedForm, right: ReportedForm) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}

  /// Whether a field, group, item or entry may be at a path.
  package func contains(_ path: FieldPath) -> Bool {
    contains(path.components[...], in: index, object: 0)
  }

  /// Why nothing can be said of a path at which the form has nothing.
  package func unknownField(_ path: FieldPath) -> Undecided {
    let program = executable.program
    let place = RulePlace(program.forms[index].place, in: program)
    return Undecided(path: path, rule: "form", reason: .unknownField, place: place)
  }

  private func contains(
    _ path: ArraySlice<FieldPath.Component>,
    in form: FormIndex,
    object: Int
  ) -> Bool {
    guard let first = path.first else { return true }
    guard case .name(let name) = first else { return false }
    let layout = executable.program.forms[form]
    let rest = path.dropFirst()
    for member in layout.objects[object].members where layout.name(of: member) == name {
      switch member {
      case .group(let group): return contains(rest, in: form, object: group)
      case .field(let field): return contains(rest, in: layout.fields[field].type)
      }
    }
    return false
  }

  private func contains(_ path: ArraySlice<FieldPath.Component>, in type: FieldType) -> Bool {
    guard let first = path.first else { return true }
    switch (type, first) {
    case (.any, _): return true
    case (.form(let form), _): return contains(path, in: form, object: 0)
    case (.list(let item), .index), (.map(let item), .key), (.map(let item), .name):
      return contains(path.dropFirst(), in: item)
    case (.list, _), (.map, _): return false
    case (.text, _), (.integer, _), (.number, _), (.boolean, _), (.date, _), (.month, _),
      (.time, _),
      (.dateTime, _), (.choice, _), (.file, _):
      return false
    }
  }
}

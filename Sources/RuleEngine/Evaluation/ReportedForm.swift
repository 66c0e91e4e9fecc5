/// The form that a report is about, to tell a field without findings from an unknown name.
///
/// It does not affect equality: reports that say the same are equal.
package struct ReportedForm: Sendable, Hashable {
  private let index: FormIndex
  /// Nil for a report on a single value, and for a report decoded from elsewhere.
  private let shared: SharedProgram?

  /// An unknown form.
  static let none = ReportedForm(index: FormIndex(0), shared: nil)

  package init(_ index: FormIndex, in shared: SharedProgram) {
    self.init(index: index, shared: shared)
  }

  private init(index: FormIndex, shared: SharedProgram?) {
    self.index = index
    self.shared = shared
  }

  package static func == (left: ReportedForm, right: ReportedForm) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}

  /// Why the report can't answer for a path; nil if the form may have a value there.
  package func unknownField(_ path: FieldPath) -> Undecided? {
    guard let program = shared?.executable.program,
      !contains(path.components[...], in: index, object: 0, of: program)
    else { return nil }
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

/// A reference to a program, because copying one would count the references of all its tables.
package final class SharedProgram: Sendable {
  package let executable: ExecutableProgram

  package init(_ executable: ExecutableProgram) {
    self.executable = executable
  }
}

/// The forms of a program, and the one whose fields paths name.
///
/// The members of an object are put in a table when the first path goes through it, so that finding a
/// path takes no longer the more fields the form has.
package struct FormPaths: Sendable {
  package let forms: [FormLayout]
  package let form: FormIndex
  private var tables: [ObjectPlace: [String: ObjectLayout.Member]] = [:]

  /// One of a form's objects.
  private struct ObjectPlace: Hashable {
    var form: FormIndex
    var object: Int
  }

  package var layout: FormLayout { forms[form] }

  package init(forms: [FormLayout], form: FormIndex) {
    self.forms = forms
    self.form = form
  }

  /// The same with tables of all objects, so that no path changes it.
  package func indexed() -> FormPaths {
    var paths = self
    for form in forms.indices {
      for object in forms[form].objects.indices {
        let place = ObjectPlace(form: FormIndex(form), object: object)
        paths.tables[place] = table(of: place)
      }
    }
    return paths
  }

  /// The steps of a path, as far as it names values that have slots.
  ///
  /// - Complexity: linear in the path if the paths are `indexed()`.
  package func steps(along path: FieldPath) -> [SlotStep] {
    forms.steps(along: path, from: form) { name, form, object in
      let place = ObjectPlace(form: form, object: object)
      return (tables[place] ?? table(of: place))[name]
    }
  }

  private func table(of place: ObjectPlace) -> [String: ObjectLayout.Member] {
    let form = forms[place.form]
    let members = form.objects[place.object].members
    return Dictionary(members.map { (form.name(of: $0), $0) }) { _, last in last }
  }
}

extension FormPaths {
  /// More steps than this name nothing: each is a level of recursion when the form is filled.
  private static let depthLimit = 64

  /// The steps of a path, as far as it names values that have slots.
  private mutating func rememberedSteps(along path: FieldPath) -> [SlotStep] {
    var tables: [ObjectPlace: [String: ObjectLayout.Member]] = [:]
    swap(&tables, &self.tables)
    defer { swap(&tables, &self.tables) }
    return forms.steps(along: path, from: form) { name, form, object in
      let place = ObjectPlace(form: form, object: object)
      if tables[place] == nil { tables[place] = table(of: place) }
      return tables[place]?[name]
    }
  }

  /// The steps of a path; nil where it names no value of the form that a text can represent.
  package mutating func steps(of path: FieldPath) -> [SlotStep]? {
    guard 1...FormPaths.depthLimit ~= path.components.count else { return nil }
    let steps = rememberedSteps(along: path)
    return steps.count == path.components.count ? steps : nil
  }

  /// The path with the names behind a map of plain values joined to one key: `labels.example.org/app`.
  mutating func joiningKeys(of path: FieldPath) -> FieldPath {
    let steps = rememberedSteps(along: path)
    guard steps.count < path.components.count, let last = steps.last, last.name != nil,
      case .scalar = last.kind
    else { return path }
    var names: [String] = []
    for component in path.components[(steps.count - 1)...] {
      guard case .name(let name) = component else { return path }
      names.append(name)
    }
    return FieldPath(
      path.components[..<(steps.count - 1)] + [.key(names.joined(separator: "."))]
    )
  }

  /// The member of a closed form that a path which leads nowhere names, and the steps to the object that
  /// lacks it; nil where that is open.
  ///
  /// - Parameters:
  ///   - path: the path; nil for a name that is none, which is one of the record itself.
  ///   - name: the path as the data has it.
  /// - Returns: a name of several steps where what comes before them holds no others.
  mutating func unknownMember(
    _ path: FieldPath?,
    named name: String
  ) -> (name: String, holder: [SlotStep])? {
    guard let path else { return layout.isClosed ? (name, []) : nil }
    let steps = rememberedSteps(along: path)
    var holder = steps
    while let last = holder.last, !last.kind.hasMembers { holder.removeLast() }
    if holder.count > FormPaths.depthLimit { return nil }
    var isClosed = layout.isClosed
    for step in holder {
      if let form = step.field?.type.innermost.form { isClosed = forms[form].isClosed }
    }
    guard isClosed else { return nil }
    let rest = path.components.dropFirst(holder.count)
    if steps.count == holder.count, case .name(let member)? = rest.first { return (member, holder) }
    return (FieldPath(Array(rest)).description, holder)
  }
}

extension SlotStep.Kind {
  /// Whether names lead on from the value.
  fileprivate var hasMembers: Bool {
    switch self {
    case .group, .form: true
    case .scalar, .list, .map: false
    }
  }
}

/// Resolves paths in one form of a program.
///
/// The members of an object are indexed when the first path goes through it, so resolving a path
/// doesn't take longer in a form with more fields.
package struct FormPaths: Sendable {
  package let forms: [FormLayout]
  package let form: FormIndex
  private var tables: [ObjectPlace: [ExactText: ObjectLayout.Member]] = [:]

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

  /// A copy with all objects indexed, so that resolving a path does not mutate it.
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

  /// The steps of a path, as far as it leads to values with slots.
  ///
  /// - Complexity: linear in the path if the paths are `indexed()`.
  package func steps(along path: FieldPath) -> [SlotStep] {
    forms.steps(along: path, from: form) { name, form, object in
      let place = ObjectPlace(form: form, object: object)
      return (tables[place] ?? table(of: place))[ExactText(name)]
    }
  }

  private func table(of place: ObjectPlace) -> [ExactText: ObjectLayout.Member] {
    let form = forms[place.form]
    let members = form.objects[place.object].members
    return Dictionary(members.map { (ExactText(form.name(of: $0)), $0) }) { _, last in last }
  }
}

extension FormPaths {
  /// The most steps of a path: filling a form recurses once for each.
  private static let depthLimit = 64

  /// The steps of a path, as far as it leads to values with slots; indexes objects on the way.
  private mutating func rememberedSteps(along path: FieldPath) -> [SlotStep] {
    var tables: [ObjectPlace: [ExactText: ObjectLayout.Member]] = [:]
    swap(&tables, &self.tables)
    defer { swap(&tables, &self.tables) }
    return forms.steps(along: path, from: form) { name, form, object in
      let place = ObjectPlace(form: form, object: object)
      if tables[place] == nil { tables[place] = table(of: place) }
      return tables[place]?[ExactText(name)]
    }
  }

  /// The steps of a path; nil if it does not lead to a value that a text can represent.
  package mutating func steps(of path: FieldPath) -> [SlotStep]? {
    guard 1...FormPaths.depthLimit ~= path.components.count else { return nil }
    let steps = rememberedSteps(along: path)
    return steps.count == path.components.count ? steps : nil
  }

  /// The path with the names after a map of plain values joined into one key:
  /// `labels.example.org/app`.
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

  /// The unknown member that a path names, if it leads to an object of a closed form.
  ///
  /// - Parameters:
  ///   - path: the path; nil for a name that is not a path, which is then a member of the record
  ///     itself.
  ///   - name: the name as the data writes it.
  /// - Returns: the member's name and the steps to its object; nil if the object's form is open.
  ///   The name has several components if it leads through a value that has no members.
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
  /// Whether the value has members that names can refer to.
  fileprivate var hasMembers: Bool {
    switch self {
    case .group, .form: true
    case .scalar, .list, .map: false
    }
  }
}

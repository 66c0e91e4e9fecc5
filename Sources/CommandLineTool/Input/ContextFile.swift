import FormData
import FormRules
import RuleEngine
import RuleSyntax

/// The text of `--context`: the values of a form's contexts and parameters.
struct ContextFile {
  private let file: GivenFile

  init(path: String) throws(Termination) {
    file = try GivenFile(path: path)
  }

  init(_ source: SourceText) throws(Termination) {
    file = try GivenFile(source)
  }

  /// The values by name; names and types must match the form.
  func values(
    for form: FormIndex,
    of executable: ExecutableProgram,
    _ request: EvaluationRequest
  ) throws(Termination) -> [String: Value] {
    let program = executable.program
    let types = program.contextTypes(of: form)
    var values: [String: Value] = [:]
    for member in file.members {
      guard let type = types[member.name] else {
        let what = "the form '\(program.forms[form].name)' has no context"
        throw file.unknown(member, what, among: types.keys.sorted())
      }
      values[member.name] = try value(of: member.value, as: type, program.forms)
    }
    var request = request
    request.context = values
    var evaluator = Evaluator(executable, clock: .system)
    if let (path, expected) = evaluator.mistypedContext(of: form, request) {
      throw file.fault(at: offset(of: path), "'\(path)' has the wrong type: expected \(expected)")
    }
    return values
  }

  private func value(
    of tree: JSONTree,
    as type: FieldType,
    _ forms: [FormLayout]
  ) throws(Termination) -> Value {
    switch (type, tree.content) {
    case (.form(let form), .object(let members)):
      return .form(try self.members(members, of: forms[form], object: 0, forms))
    case (.list(let item), .list(let items)):
      var values: [Value] = []
      for tree in items { values.append(try value(of: tree, as: item, forms)) }
      return .list(values)
    case (.file, .object):
      let plain = tree.value
      if case .form(let members) = plain, let file = FileDescription(members: members) {
        return .file(file)
      }
      return plain
    case _: return tree.value
    }
  }

  private func members(
    _ members: [JSONTree.Member],
    of layout: FormLayout,
    object: Int,
    _ forms: [FormLayout]
  ) throws(Termination) -> [String: Value] {
    var values: [String: Value] = [:]
    for member in members {
      let found = layout.objects[object].members.first { layout.name(of: $0) == member.name }
      switch found {
      case .field(let index):
        let type = layout.fields[index].type
        values[member.name] = try value(of: member.value, as: type, forms)
      case .group(let group):
        if case .object(let inner) = member.value.content {
          let inner = try self.members(inner, of: layout, object: group, forms)
          values[member.name] = .form(inner)
        } else {
          values[member.name] = member.value.value
        }
      case nil:
        let names = layout.objects[object].members.map { layout.name(of: $0) }
        let what = "the form '\(layout.name)' has no field"
        throw file.unknown(member, what, among: names)
      }
    }
    return values
  }

  /// The location of the value at a path, or of the innermost existing value that contains it.
  private func offset(of path: FieldPath) -> Int {
    var content = JSONTree.Content.object(file.members)
    var offset = 0
    for component in path.components {
      let next: JSONTree?
      switch (component, content) {
      case (.name(let name), .object(let members)):
        next = members.first { $0.name == name }?.value
      case (.index(let index), .list(let items)) where items.indices.contains(index):
        next = items[index]
      case _: next = nil
      }
      guard let next else { return offset }
      (content, offset) = (next.content, next.offset)
    }
    return offset
  }
}

extension JSONTree {
  /// The value, of any kind.
  fileprivate var value: Value {
    switch content {
    case .null: .null
    case .boolean(let value): .boolean(value)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .list(let items): .list(items.map(\.value))
    case .object(let members):
      .form(Dictionary(members.map { ($0.name, $0.value.value) }) { first, _ in first })
    }
  }
}

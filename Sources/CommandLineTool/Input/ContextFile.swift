import FormData
import FormRules
import RuleEngine
import RuleSyntax

/// The text of `--context`: the values of a form's contexts and parameters.
struct ContextFile {
  let file: GivenFile

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
      let value = member.value.value
      if let found = program.unknownName(in: value, as: type, at: [.name(member.name)]) {
        throw unknown(found, in: program)
      }
      values[member.name] = value
    }
    var request = request
    request.context = values
    var evaluator = Evaluator(executable, clock: .system)
    if let (path, expected) = evaluator.mistypedContext(of: form, request) {
      let offset = innermost(path)?.value.offset ?? 0
      throw file.fault(at: offset, "'\(path)' has the wrong type: expected \(expected)")
    }
    return values
  }

  private func unknown(_ name: UnknownName, in program: Program) -> Termination {
    let layout = program.forms[name.form]
    let what = "the form '\(layout.name)' has no field"
    guard let member = innermost(name.path) else { return file.fault(at: 0, what) }
    return file.unknown(member, what, among: layout.memberNames(of: name.object))
  }

  /// The value at a path, or the innermost existing value that contains it, with its name or that of
  /// the list around it.
  private func innermost(_ path: FieldPath) -> JSONTree.Member? {
    var content = JSONTree.Content.object(file.members)
    var found: JSONTree.Member?
    for component in path.components {
      switch (component, content) {
      case (.name(let name), .object(let members)), (.key(let name), .object(let members)):
        guard let member = members.first(where: { $0.name == name }) else { return found }
        found = member
      case (.index(let index), .list(let items)) where items.indices.contains(index):
        found?.value = items[index]
      case _: return found
      }
      content = found?.value.content ?? .null
    }
    return found
  }
}

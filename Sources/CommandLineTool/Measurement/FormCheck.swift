import RuleEngine

/// A check of a form, or of a form in it, as instructions of the program.
struct FormCheck {
  /// The field that it checks, with `[]` for the items of lists; empty for the form as a whole.
  var path: String
  var check: CheckIndex
  var start: InstructionIndex
  /// The instruction after it.
  var end: InstructionIndex
}

extension Program {
  /// The checks of a form and of all forms in it, in file order.
  ///
  /// A form that several fields hold has one code for all of them. Its checks are listed once, under
  /// the first of those fields.
  func allChecks(of form: FormIndex) -> [FormCheck] {
    var checks: [FormCheck] = []
    var seen: Set<FormIndex> = []
    addChecks(of: form, under: [], to: &checks, seen: &seen)
    return checks
  }

  private func addChecks(
    of form: FormIndex,
    under prefix: [FieldPath.Component],
    to checks: inout [FormCheck],
    seen: inout Set<FormIndex>
  ) {
    guard seen.insert(form).inserted else { return }
    var position = forms[form].checks.position
    var path = prefix
    var type: FieldType?
    while true {
      switch instructions[position] {
      case .field(let index, _):
        let field = forms[form].fields[index]
        path = prefix + field.path.components
        type = field.type
      case .form:
        path = prefix
      case .items, .itemContents:
        path.append(.index(0))
      case .nextItem:
        path.removeLast()
      case .check(let check):
        checks.append(
          FormCheck(
            path: FieldPath(path).ofAnyItem,
            check: check,
            start: self.checks[check].start,
            end: InstructionIndex(position + 1)
          )
        )
      case .nested(let nested):
        // In a list of lists, the enclosing loops have added all steps but the last.
        switch type {
        case .list: path.append(.index(0))
        case .map: path.append(.key(""))
        case _: break
        }
        addChecks(of: nested, under: path, to: &checks, seen: &seen)
      case .stop:
        return
      default:
        break
      }
      position += 1
    }
  }

  /// The program with a jump over each of the checks, which then always hold and cost next to nothing.
  func leavingOut(_ checks: [FormCheck]) -> Program {
    var program = self
    for check in checks { program.instructions[check.start.position] = .jump(check.end) }
    return program
  }

  /// The program with only this check of the original program.
  func puttingBack(_ check: FormCheck, from complete: Program) -> Program {
    var program = self
    program.instructions[check.start.position] = complete.instructions[check.start.position]
    return program
  }
}

import RuleEngine
import RuleSyntax

// Operands that can't be computed with, and what was probably meant.

extension Checker {
  /// Reports an operand that cannot be used, and suggests what was probably meant.
  mutating func reportWrongInput(
    _ operand: OperandTree,
    _ found: FieldType,
    of name: String,
    as type: FieldType
  ) {
    var notes: [String] = []
    var fixes: [Diagnostic.Fix] = []
    if type == .number, found.item != nil, found != .any {
      notes = ["'count(…)' counts the items of a list, 'sum(… of …)' adds them"]
    } else if case .string(let literal) = operand {
      if type == .number, Number(literal.value) != nil {
        fixes = [
          Diagnostic.Fix("leave the quotes out", replace: literal.range, by: literal.value)
        ]
      } else if type == .number {
        notes = ["'length(…)' is the number of characters of a text"]
      }
    } else if type == .number, found == .text || found == .choice, name == "+" {
      notes = ["texts can't be joined; a field of numbers is declared as 'number' or 'integer'"]
    } else if type == .number, found == .text || found == .choice {
      let count = name == "sum" ? "'count(…)' counts the items; " : ""
      notes = [count + "a field of numbers is declared as 'number' or 'integer'"]
    } else if name == "length", found.item != nil {
      notes = ["'count(…)' counts the items of a list"]
    } else if type == .date {
      notes = ["a field of dates is declared as 'date'"]
    }
    report(
      TypeProblem.wrongInput(of: name, type, found: found.words),
      at: operand.range,
      notes: notes,
      fixes: fixes
    )
  }

  /// Reports a date that is moved by something other than a duration.
  mutating func reportMoved(
    _ type: FieldType,
    by other: OperandTree,
    _ arithmetic: ArithmeticOperator
  ) {
    let place = other.range
    var notes = ["a duration has a unit, as in '\(arithmetic.rawValue) 3d'"]
    switch other.unparenthesized {
    case .number(let text, _) where !text.hasPrefix("-") && !text.contains("."):
      let units = type == .time ? ["h", "min", "s"] : ["y", "mo", "w", "d"]
      let durations = units.map { "'\(text)\($0)'" }
      notes = ["a duration has a unit: \(durations.listed(with: "or"))"]
    case .binary(_, .multiply, .duration, _), .binary(.duration, .multiply, _, _):
      notes = [
        "a duration can't be multiplied; 'days(a, b)' counts the days from one date to another"
      ]
    case .number, .string, .boolean, .pattern, .duration, .size, .closedRange, .binary, .negated,
      .parenthesized, .function, .aggregate:
      break
    case .path(let path) where mayBeDuration(path):
      notes = [
        "a parameter can't move a date; pass the moved date, as in 'RULE(today "
          + "\(arithmetic.rawValue) 3d)' for 'rule RULE(limit: date)'"
      ]
    case .path, .today, .now:
      if arithmetic == .subtract {
        let (kind, shift) = type == .time ? ("times", "30min") : ("dates", "3d")
        notes = [
          "compare the \(kind) themselves, as in 'b <= a + \(shift)' for 'b - a <= \(shift)'"
        ]
        if type != .time {
          notes.append(
            "'days(a, b)' counts whole days from one date to another, 'years(a, b)' years"
          )
        }
      }
    }
    report(TypeProblem.movedByNumber(type.words), at: place, notes: notes)
  }

  /// Whether a path names a parameter of a rule that is declared a duration, or without a type.
  private func mayBeDuration(_ path: Path) -> Bool {
    guard scope.form == nil, path.components.count == 1, case .name(let name) = path.components[0],
      let index = parameters.index(named: name.text)
    else { return false }
    return [nil, .duration].contains(parameters[index].type)
  }
}

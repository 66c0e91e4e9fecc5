import RuleEngine
import RuleSyntax

// Operands that can't be computed with, and what was probably meant.

extension Checker {
  /// Reports an operand that cannot be used, and suggests what was probably meant.
  mutating func reportWrongInput(
    _ operand: OperandTree,
    _ found: FieldType,
    of name: String,
    as types: [FieldType]
  ) {
    let type = types[0]
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
    } else if name == "date", found == .date {
      notes = ["it is a date as it is"]
    } else if found == .date, !types.contains(.date) {
      notes = ["a field of dates with a time is declared as 'datetime'"]
    } else if type.isMoment {
      let declared = types.filter { $0 != .month }.map { "'\($0.name)'" }.listed(with: "or")
      notes = ["a field of \(types.inputWords) is declared as \(declared)"]
    }
    report(
      TypeProblem.wrongInput(of: name, types, found: found.words),
      at: operand.range,
      notes: notes,
      fixes: fixes
    )
  }

  /// Reports `date("2026-01-01")`, which other languages need; returns whether it is that.
  mutating func reportWrappedMoment(_ call: Call, _ function: ComputedFunction) -> Bool {
    guard function.types == [.dateTime], let argument = call.arguments?.first?.value,
      case .string(let literal) = argument.unparenthesized, DateTime(literal.value) == nil
    else { return false }
    let isMeant = CalendarDate(literal.value) != nil || TimeOfDay(literal.value) != nil
    report(
      TypeProblem.wrongInput(of: call.name.text, function.types, found: argument.words),
      at: argument.range,
      notes: ["a date or time is a text in quotes, such as \"2026-01-31\" or \"18:30\""],
      fixes: isMeant ? [.meant(unit.source.text(in: literal.range), at: call.range)] : []
    )
    return true
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
        notes.append(
          type == .time
            ? "'hours(a, b)' counts whole hours from one time to another, 'minutes(a, b)' minutes"
            : "'days(a, b)' counts whole days from one date to another, 'years(a, b)' years"
        )
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

/// What a schema asks of one field of a record, which may be empty.
///
/// Together with what is asked of the value, four questions: whether the field is filled, whether it is
/// empty, whether it is empty or fulfils the formula, and whether it is filled and fulfils it. The
/// opposite of each is another of them.
struct FieldQuestion: BooleanAtom {
  var field: String
  /// Whether the field must be filled; otherwise it may be empty too.
  var isRequired: Bool
  /// What is asked of the value where the field is filled.
  var formula: ValueFormula

  var opposite: FieldQuestion? {
    FieldQuestion(field: field, isRequired: !isRequired, formula: formula.negated)
  }

  var nodeCount: Int { max(1, formula.nodeCount) }

  static func reconciled(_ parts: [ObjectFormula]) -> [ObjectFormula]? {
    var questions: [String: (isRequired: Bool, formulas: [ValueFormula])] = [:]
    for case .atom(let question) in parts {
      let isRequired = questions[question.field]?.isRequired ?? false
      questions[question.field, default: (false, [])].formulas.append(question.formula)
      questions[question.field]?.isRequired = isRequired || question.isRequired
    }
    // What is asked of a field together is asked where a part of it was first.
    var reconciled: [ObjectFormula] = []
    for part in parts {
      guard case .atom(let question) = part else {
        reconciled.append(part)
        continue
      }
      guard let (isRequired, formulas) = questions.removeValue(forKey: question.field) else {
        continue
      }
      let formula = ObjectFormula.field(
        question.field,
        isRequired: isRequired,
        formulas.count == 1 ? formulas[0] : .all(formulas)
      )
      switch formula {
      case .constant(true): continue
      case .constant(false): return nil
      case .atom, .not, .and, .or, .choice: reconciled.append(formula)
      }
    }
    return reconciled
  }
}

/// What a schema asks of the fields of a record.
typealias ObjectFormula = Boolean<FieldQuestion>

extension Boolean<FieldQuestion> {
  /// What is asked of one field: whether it must be filled, and what of its value.
  static func field(
    _ field: String,
    isRequired: Bool = false,
    _ formula: ValueFormula
  ) -> ObjectFormula {
    // An optional field may always be empty, and a value that no value may be fills none.
    if formula == .constant(!isRequired) { return .constant(!isRequired) }
    return .atom(FieldQuestion(field: field, isRequired: isRequired, formula: formula))
  }

  static func present(_ field: String) -> ObjectFormula {
    .field(field, isRequired: true, .constant(true))
  }

  static func absent(_ field: String) -> ObjectFormula { .field(field, .constant(false)) }

  /// The fields that are asked about their own members, so that they must be of the type `any`.
  var fieldsWithMembers: Set<String> {
    Set(atoms.filter(\.formula.asksForMembers).map(\.field))
  }

  /// The formula as demands on single fields.
  ///
  /// Of an alternative one part is demanded where all others fail. Nil when the formula can hold of
  /// no object at all.
  func demands(under conditions: [ObjectFormula] = []) -> [FieldDemand]? {
    switch self {
    case .constant(true):
      return []
    case .constant(false):
      // What cannot hold must not be asked for: the last condition must fail.
      guard let last = conditions.last else { return nil }
      return last.negated.demands(under: Array(conditions.dropLast()))
    case .and(let parts):
      var demands: [FieldDemand] = []
      for part in parts {
        guard let own = part.demands(under: conditions) else { return nil }
        demands += own
      }
      return demands
    case .or(let parts):
      guard let last = parts.last else { return nil }
      return last.demands(under: conditions + parts.dropLast().map(\.negated))
    case .choice(let condition, let main, let otherwise):
      guard let demands = main.demands(under: conditions + [condition]),
        let others = otherwise.demands(under: conditions + [condition.negated])
      else { return nil }
      return demands + others
    case .not(let inner): return inner.negated.demands(under: conditions)
    case .atom(let question): return [FieldDemand(question, under: conditions)]
    }
  }
}

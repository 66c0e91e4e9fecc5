/// An atom about a record's field or an object's member, which may be empty.
///
/// Depending on the formula, it expresses four questions: whether the field is filled, is empty, is
/// empty or satisfies the formula, or is filled and satisfies it. Each one's negation is another of
/// them.
struct FieldQuestion: SchemaAtom {
  var field: String
  /// Whether the field must be filled; otherwise it may also be empty.
  var isRequired: Bool
  /// The formula for the value of a filled field.
  var formula: ValueFormula

  var opposite: FieldQuestion? {
    FieldQuestion(field: field, isRequired: !isRequired, formula: formula.negated)
  }

  var nodeCount: Int { max(1, formula.nodeCount) }

  static func member(_ question: FieldQuestion) -> FieldQuestion { question }

  static func conditional(
    _ condition: ObjectFormula,
    _ main: ObjectFormula,
    _ otherwise: ObjectFormula
  ) -> ObjectFormula {
    // If `main` can't hold, the condition must fail.
    if main == .constant(false) { return .all([condition.negated, otherwise]) }
    if otherwise == .constant(false) { return .all([condition, main]) }
    return .choose(condition, main, otherwise)
  }

  /// Rules check values, not fields of a record.
  static func rule(named name: String) -> ObjectFormula? { nil }

  static func parts(
    of schema: SourceSchema,
    for subject: SchemaSubject,
    by reader: inout SchemaReader
  ) -> [ObjectFormula] {
    guard reader.takesObjects(schema) else { return [.constant(false)] }
    reader.leaveOutOpenMembers(of: schema)
    return reader.members(of: schema, for: subject)
      + reader.formulas("allOf", of: schema, for: subject)
      + reader.conditions(of: schema, for: subject)
  }

  static func reconciled(_ parts: [ObjectFormula]) -> [ObjectFormula]? {
    var questions: [String: (isRequired: Bool, formulas: [ValueFormula])] = [:]
    for case .atom(let question) in parts {
      let isRequired = questions[question.field]?.isRequired ?? false
      questions[question.field, default: (false, [])].formulas.append(question.formula)
      questions[question.field]?.isRequired = isRequired || question.isRequired
    }
    // Combined questions about a field take the position of the first.
    var reconciled: [ObjectFormula] = []
    for part in parts {
      guard case .atom(let question) = part else {
        reconciled.append(part)
        continue
      }
      guard let (isRequired, formulas) = questions.removeValue(forKey: question.field) else {
        continue
      }
      let together = formulas.count == 1 ? formulas[0] : .all(formulas)
      let formula = ObjectFormula.member(question.field, isRequired: isRequired, together)
      switch formula {
      case .constant(true): continue
      case .constant(false): return nil
      case .atom, .not, .and, .or, .choice: reconciled.append(formula)
      }
    }
    return reconciled
  }
}

/// A formula about the fields of a record.
typealias ObjectFormula = Boolean<FieldQuestion>

extension Boolean<FieldQuestion> {
  /// The fields whose own members are tested, so that they must be of type `any`.
  var fieldsWithMembers: Set<String> {
    Set(atoms.filter(\.formula.asksForMembers).map(\.field))
  }

  /// The formula as demands on single fields.
  ///
  /// Of an alternative, one part is demanded if all others fail. Nil if no object satisfies the
  /// formula.
  func demands(under conditions: [ObjectFormula] = []) -> [FieldDemand]? {
    switch self {
    case .constant(true):
      return []
    case .constant(false):
      // Demanding a contradiction means that the last condition must fail.
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
    case .atom(let question): return [FieldDemand(question: question, conditions: conditions)]
    }
  }
}

extension SchemaReader {
  /// The formula of a schema on an object, as conditional demands.
  mutating func conditions(
    of schema: SourceSchema,
    for subject: SchemaSubject,
    except written: Set<String> = []
  ) -> [ObjectFormula] {
    combinations(of: schema, for: subject, except: written) + dependents(of: schema, for: subject)
      + [condition(of: schema, for: subject)]
  }
}

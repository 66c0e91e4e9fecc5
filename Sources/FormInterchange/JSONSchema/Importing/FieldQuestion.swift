/// What a schema asks of one field of a record or one member of an object, which may be empty.
///
/// Together with what is asked of the value, four questions: whether the field is filled, whether it is
/// empty, whether it is empty or fulfils the formula, and whether it is filled and fulfils it. The
/// opposite of each is another of them.
struct FieldQuestion: SchemaAtom {
  var field: String
  /// Whether the field must be filled; otherwise it may be empty too.
  var isRequired: Bool
  /// What is asked of the value where the field is filled.
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
    // What cannot be leaves the condition no choice.
    if main == .constant(false) { return .all([condition.negated, otherwise]) }
    if otherwise == .constant(false) { return .all([condition, main]) }
    return .choose(condition, main, otherwise)
  }

  /// A rule judges a value, not the fields of a record.
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

/// What a schema asks of the fields of a record.
typealias ObjectFormula = Boolean<FieldQuestion>

extension Boolean<FieldQuestion> {
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
    case .atom(let question): return [FieldDemand(question: question, conditions: conditions)]
    }
  }
}

extension SchemaReader {
  /// What a schema asks of an object under conditions.
  mutating func conditions(
    of schema: SourceSchema,
    for subject: SchemaSubject,
    except written: Set<String> = []
  ) -> [ObjectFormula] {
    combinations(of: schema, for: subject, except: written) + dependents(of: schema, for: subject)
      + [condition(of: schema, for: subject)]
  }
}

import RuleSyntax

/// The names that lead from a record to a field, through groups.
typealias FieldPath = [String]

/// What a schema asks of the fields of a record, some of which may be empty.
indirect enum ObjectFormula: Hashable {
  case constant(Bool)
  case present(FieldPath)
  case absent(FieldPath)
  /// That the field is empty or fulfils the formula.
  case value(FieldPath, ValueFormula)
  /// That the field is filled and fulfils the formula.
  case holds(FieldPath, ValueFormula)
  case and([ObjectFormula])
  case or([ObjectFormula])
  /// The second where the first is fulfilled, else the third.
  case choice(ObjectFormula, ObjectFormula, ObjectFormula)

  /// What is asked of one field: whether it must be filled, and what of its value.
  static func field(
    _ path: FieldPath,
    isRequired: Bool = false,
    _ formula: ValueFormula
  ) -> ObjectFormula {
    switch (isRequired, formula) {
    case (false, .constant(true)): .constant(true)
    case (false, .constant(false)): .absent(path)
    case (true, .constant(let isPossible)): isPossible ? .present(path) : .constant(false)
    case (false, _): .value(path, formula)
    case (true, _): .holds(path, formula)
    }
  }

  static func all(_ parts: [ObjectFormula]) -> ObjectFormula {
    var kept: [ObjectFormula] = []
    for part in parts {
      switch part {
      case .constant(true): continue
      case .constant(false): return .constant(false)
      case .and(let inner): kept += inner
      case .present, .absent, .value, .holds, .or, .choice: kept.append(part)
      }
    }
    guard let kept = reconciled(kept) else { return .constant(false) }
    return kept.isEmpty ? .constant(true) : kept.count == 1 ? kept[0] : .and(kept)
  }

  /// The parts of a conjunction with those on one field as one; nil where none can fulfil them.
  private static func reconciled(_ parts: [ObjectFormula]) -> [ObjectFormula]? {
    var positions: [FieldPath: Int] = [:]
    var reconciled: [ObjectFormula] = []
    for part in parts {
      guard let own = part.fieldFormula else {
        reconciled.append(part)
        continue
      }
      if let position = positions[own.path] {
        let both = reconciled[position].fieldFormula.map {
          ($0.isRequired || own.isRequired, ValueFormula.all([$0.formula, own.formula]))
        }
        let (isRequired, formula) = both ?? (own.isRequired, own.formula)
        if isRequired, formula == .constant(false) { return nil }
        reconciled[position] = .field(own.path, isRequired: isRequired, formula)
      } else {
        positions[own.path] = reconciled.count
        reconciled.append(part)
      }
    }
    return reconciled.filter { $0 != .constant(true) }
  }

  /// What is asked of one field, where that is all.
  private var fieldFormula: (path: FieldPath, isRequired: Bool, formula: ValueFormula)? {
    switch self {
    case .present(let path): (path, true, .constant(true))
    case .absent(let path): (path, false, .constant(false))
    case .value(let path, let formula): (path, false, formula)
    case .holds(let path, let formula): (path, true, formula)
    case .constant, .and, .or, .choice: nil
    }
  }

  static func any(_ parts: [ObjectFormula]) -> ObjectFormula {
    var kept: [ObjectFormula] = []
    for part in parts {
      switch part {
      case .constant(false): continue
      case .constant(true): return .constant(true)
      case .or(let inner): kept += inner
      case .present, .absent, .value, .holds, .and, .choice: kept.append(part)
      }
    }
    return kept.isEmpty ? .constant(false) : kept.count == 1 ? kept[0] : .or(kept)
  }

  /// The opposite, with what is denied in the fields only.
  var negated: ObjectFormula {
    switch self {
    case .constant(let value): .constant(!value)
    case .present(let path): .absent(path)
    case .absent(let path): .present(path)
    case .value(let path, let formula): .holds(path, formula.negated)
    case .holds(let path, let formula): .value(path, formula.negated)
    case .and(let parts): .any(parts.map(\.negated))
    case .or(let parts): .all(parts.map(\.negated))
    case .choice(let condition, let main, let otherwise):
      .choose(condition, main.negated, otherwise.negated)
    }
  }

  /// The second where the first is fulfilled, else the third, as simply as it can be said.
  static func choose(
    _ condition: ObjectFormula,
    _ main: ObjectFormula,
    _ otherwise: ObjectFormula
  ) -> ObjectFormula {
    switch (condition, main, otherwise) {
    case (.constant(let isFulfilled), _, _): isFulfilled ? main : otherwise
    case (_, .constant(true), _): .any([condition, otherwise])
    case (_, _, .constant(true)): .any([condition.negated, main])
    case (_, .constant(false), _): .all([condition.negated, otherwise])
    case (_, _, .constant(false)): .all([condition, main])
    case (_, _, _): .choice(condition, main, otherwise)
    }
  }

  /// That exactly one of the formulas holds.
  static func one(of parts: [ObjectFormula]) -> ObjectFormula {
    any(
      parts.indices.map { index in
        let others = parts.indices.filter { $0 != index }.map { parts[$0].negated }
        return all([parts[index]] + others)
      }
    )
  }

  /// The fields that are asked about their own members, so that they must be of the type `any`.
  var fieldsWithMembers: Set<FieldPath> {
    switch self {
    case .constant, .present, .absent: []
    case .value(let path, let formula), .holds(let path, let formula):
      formula.asksForMembers ? [path] : []
    case .and(let parts), .or(let parts):
      parts.reduce(into: []) { $0.formUnion($1.fieldsWithMembers) }
    case .choice(let condition, let main, let otherwise):
      [condition, main, otherwise].reduce(into: []) { $0.formUnion($1.fieldsWithMembers) }
    }
  }

  /// How many questions it holds, those asked twice counted twice.
  var size: Int {
    switch self {
    case .constant: 0
    case .present, .absent: 1
    case .value(_, let formula), .holds(_, let formula): max(1, formula.size)
    case .and(let parts), .or(let parts): parts.reduce(0) { $0 + $1.size }
    case .choice(let condition, let main, let otherwise):
      // The condition is written once for each branch.
      2 * condition.size + main.size + otherwise.size
    }
  }
}

extension ObjectFormula {
  /// The fields that it asks about.
  var paths: [FieldPath] {
    switch self {
    case .constant: []
    case .present(let path), .absent(let path), .value(let path, _), .holds(let path, _): [path]
    case .and(let parts), .or(let parts): parts.flatMap(\.paths)
    case .choice(let condition, let main, let otherwise):
      [condition, main, otherwise].flatMap(\.paths)
    }
  }

  /// How many questions on fields it holds, those asked twice counted twice.
  var fieldCount: Int {
    switch self {
    case .constant: 0
    case .present, .absent, .value, .holds: 1
    case .and(let parts), .or(let parts): parts.reduce(0) { $0 + $1.fieldCount }
    case .choice(let condition, let main, let otherwise):
      condition.fieldCount + main.fieldCount + otherwise.fieldCount
    }
  }

  /// Whether it holds of a record whose fields are all empty.
  var holdsOfNothing: Bool {
    switch self {
    case .constant(let value): value
    case .absent, .value: true
    case .present, .holds: false
    case .and(let parts): parts.allSatisfy(\.holdsOfNothing)
    case .or(let parts): parts.contains(where: \.holdsOfNothing)
    case .choice(let condition, let main, let otherwise):
      condition.holdsOfNothing ? main.holdsOfNothing : otherwise.holdsOfNothing
    }
  }
}

extension ObjectFormula {
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
    case .present(let path):
      return [demand(path, conditions, isRequired: true, .constant(true))]
    case .absent(let path): return [demand(path, conditions, .constant(false))]
    case .value(let path, let formula): return [demand(path, conditions, formula)]
    case .holds(let path, let formula):
      return [demand(path, conditions, isRequired: true, formula)]
    }
  }

  private func demand(
    _ path: FieldPath,
    _ conditions: [ObjectFormula],
    isRequired: Bool = false,
    _ formula: ValueFormula
  ) -> FieldDemand {
    FieldDemand(field: path, conditions: conditions, isRequired: isRequired, formula: formula)
  }
}

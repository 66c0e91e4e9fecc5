/// A combination of questions by and, or, not and if.
///
/// Importers read into it what a schema asks of a value or an object; exporters read into it what a
/// form's rules ask. Its input is atoms; its output is a formula that is as simple as the rules of
/// Boolean algebra make it without looking into atoms, and as `Atom.reconciled` makes conjunctions.
/// Every operation is linear in its operands. What repeats an operand, as a choice does that is written
/// as alternatives, can make a formula larger than what it was made from: callers take its ``nodeCount``
/// from a ``NodeBudget`` first.
///
/// The cases may be used as they are for logics in which a formula can be neither true nor false;
/// the operations below are for atoms that always are one of the two.
indirect enum Boolean<Atom: BooleanAtom>: Hashable, Sendable {
  case constant(Bool)
  case atom(Atom)
  case not(Boolean)
  case and([Boolean])
  case or([Boolean])
  /// The second where the first holds, else the third.
  case choice(Boolean, Boolean, Boolean)
}

/// A question that formulas are made of.
protocol BooleanAtom: Hashable, Sendable {
  /// The atom that holds exactly where this one does not; nil where only `not` says that.
  var opposite: Self? { get }
  /// How many questions it stands for.
  var nodeCount: Int { get }
  /// The parts of a conjunction with those on one matter as one; nil where they contradict.
  static func reconciled(_ parts: [Boolean<Self>]) -> [Boolean<Self>]?
}

extension BooleanAtom {
  var opposite: Self? { nil }
  var nodeCount: Int { 1 }
  static func reconciled(_ parts: [Boolean<Self>]) -> [Boolean<Self>]? { parts }
}

extension Boolean {
  /// All of the formulas.
  static func all(_ parts: [Boolean]) -> Boolean {
    var kept: [Boolean] = []
    for part in parts {
      switch part {
      case .constant(true): continue
      case .constant(false): return .constant(false)
      case .and(let inner): kept += inner
      case .atom, .not, .or, .choice: kept.append(part)
      }
    }
    guard let kept = Atom.reconciled(kept) else { return .constant(false) }
    return kept.isEmpty ? .constant(true) : kept.count == 1 ? kept[0] : .and(kept)
  }

  /// At least one of the formulas.
  static func any(_ parts: [Boolean]) -> Boolean {
    var kept: [Boolean] = []
    for part in parts {
      switch part {
      case .constant(false): continue
      case .constant(true): return .constant(true)
      case .or(let inner): kept += inner
      case .atom, .not, .and, .choice: kept.append(part)
      }
    }
    return kept.isEmpty ? .constant(false) : kept.count == 1 ? kept[0] : .or(kept)
  }

  /// The second where the first holds, else the third.
  static func choose(_ condition: Boolean, _ main: Boolean, _ otherwise: Boolean) -> Boolean {
    switch (condition, main, otherwise) {
    case (.constant(let holds), _, _): holds ? main : otherwise
    case (_, .constant(true), .constant(false)): condition
    case (_, .constant(false), .constant(true)): condition.negated
    case (_, _, _): main == otherwise ? main : .choice(condition, main, otherwise)
    }
  }

  /// The opposite, in negation normal form: only atoms are denied.
  var negated: Boolean {
    switch self {
    case .constant(let value): .constant(!value)
    case .atom(let atom): atom.opposite.map { .atom($0) } ?? .not(self)
    case .not(let inner): inner
    case .and(let parts): .any(parts.map(\.negated))
    case .or(let parts): .all(parts.map(\.negated))
    case .choice(let condition, let main, let otherwise):
      .choose(condition, main.negated, otherwise.negated)
    }
  }

  /// The formula, if it is a choice, as alternatives; its condition is repeated.
  var alternatives: Boolean {
    guard case .choice(let condition, let main, let otherwise) = self else { return self }
    if main == .constant(true) { return .any([condition, otherwise]) }
    if otherwise == .constant(true) { return .any([condition.negated, main]) }
    return .any([.all([condition, main]), .all([condition.negated, otherwise])])
  }
}

// MARK: - Queries

extension Boolean {
  /// Whether it asks nothing.
  var isConstant: Bool { if case .constant = self { true } else { false } }

  /// How many questions it asks when it is written out, where a choice repeats its condition.
  var nodeCount: Int {
    switch self {
    case .constant: 0
    case .atom(let atom): atom.nodeCount
    case .not(let inner): inner.nodeCount
    case .and(let parts), .or(let parts): parts.reduce(0) { $0 + $1.nodeCount }
    case .choice(let condition, let main, let otherwise):
      2 * condition.nodeCount + main.nodeCount + otherwise.nodeCount
    }
  }

  /// The questions that it asks, in their order; those that are asked twice are there twice.
  var atoms: [Atom] {
    var atoms: [Atom] = []
    collect(into: &atoms)
    return atoms
  }

  private func collect(into atoms: inout [Atom]) {
    switch self {
    case .constant: return
    case .atom(let atom): atoms.append(atom)
    case .not(let inner): inner.collect(into: &atoms)
    case .and(let parts), .or(let parts): for part in parts { part.collect(into: &atoms) }
    case .choice(let condition, let main, let otherwise):
      for part in [condition, main, otherwise] { part.collect(into: &atoms) }
    }
  }

  /// What it is together with others: the parts of a conjunction, else itself.
  var conjuncts: [Boolean] {
    if case .and(let parts) = self { parts.flatMap(\.conjuncts) } else { [self] }
  }
}

/// The number of nodes that something may still be made of.
///
/// Some combinations repeat their operands, so that a short text can stand for a formula that fills
/// the memory. Code that makes one takes its nodes from a budget first.
struct NodeBudget: Sendable {
  private(set) var nodes: Int

  /// Takes that many nodes; false, and nothing is taken, where there are fewer.
  mutating func take(_ count: Int) -> Bool {
    if count > nodes { return false }
    nodes -= count
    return true
  }
}

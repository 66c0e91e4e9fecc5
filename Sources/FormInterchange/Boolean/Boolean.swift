/// A Boolean combination of atoms: and, or, not, if-then-else.
///
/// Importers express a schema's constraints as formulas, exporters those of a form's rules. A
/// formula is simplified by the laws of Boolean algebra, without looking into atoms;
/// `Atom.reconciled` combines the atoms of a conjunction. Every operation is linear in its
/// operands. Code that repeats an operand, such as a choice written as alternatives, can produce a
/// formula larger than its input; it must take the ``nodeCount`` from a ``NodeBudget`` first.
///
/// A three-valued logic may use the bare cases; the operations below are only for atoms that are
/// always true or false.
indirect enum Boolean<Atom: BooleanAtom>: Hashable, Sendable {
  case constant(Bool)
  case atom(Atom)
  case not(Boolean)
  case and([Boolean])
  case or([Boolean])
  /// If the first holds, the second; otherwise the third.
  case choice(Boolean, Boolean, Boolean)
}

/// An atomic question in a formula.
protocol BooleanAtom: Hashable, Sendable {
  /// The negated atom; nil if only `not` can express it.
  var opposite: Self? { get }
  /// The number of questions it counts as.
  var nodeCount: Int { get }
  /// Merges the parts of a conjunction that concern the same thing; nil if they contradict.
  static func reconciled(_ parts: [Boolean<Self>]) -> [Boolean<Self>]?
}

extension BooleanAtom {
  var opposite: Self? { nil }
  var nodeCount: Int { 1 }
  static func reconciled(_ parts: [Boolean<Self>]) -> [Boolean<Self>]? { parts }
}

extension Boolean {
  /// The conjunction of the formulas.
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

  /// The disjunction of the formulas.
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

  /// If the condition holds, `main`; otherwise `otherwise`.
  static func choose(_ condition: Boolean, _ main: Boolean, _ otherwise: Boolean) -> Boolean {
    switch (condition, main, otherwise) {
    case (.constant(let holds), _, _): holds ? main : otherwise
    case (_, .constant(true), .constant(false)): condition
    case (_, .constant(false), .constant(true)): condition.negated
    case (_, _, _): main == otherwise ? main : .choice(condition, main, otherwise)
    }
  }

  /// The negation in negation normal form: only atoms are negated.
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

  /// A choice rewritten as alternatives, which repeats its condition.
  var alternatives: Boolean {
    guard case .choice(let condition, let main, let otherwise) = self else { return self }
    if main == .constant(true) { return .any([condition, otherwise]) }
    if otherwise == .constant(true) { return .any([condition.negated, main]) }
    return .any([.all([condition, main]), .all([condition.negated, otherwise])])
  }
}

// MARK: - Queries

extension Boolean {
  /// Whether it is true or false regardless of atoms.
  var isConstant: Bool { if case .constant = self { true } else { false } }

  /// The number of questions when written out; a choice repeats its condition.
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

  /// The atoms in order, including repeated ones.
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

  /// The parts if it is a conjunction, otherwise itself.
  var conjuncts: [Boolean] {
    if case .and(let parts) = self { parts.flatMap(\.conjuncts) } else { [self] }
  }
}

/// A limit on the number of nodes that may still be created.
///
/// Some combinations repeat their operands, so a short text could produce a formula that exhausts
/// the memory. Code that repeats operands takes the nodes from a budget first.
struct NodeBudget: Sendable {
  private(set) var nodes: Int

  /// Takes `count` nodes; returns false, and takes none, if fewer are left.
  mutating func take(_ count: Int) -> Bool {
    if count > nodes { return false }
    nodes -= count
    return true
  }
}

import RuleEngine
import RuleSyntax

/// The combined constraints of a conjunction on the value itself, its length and its size.
struct ValueDemands {
  /// Combines the parts of a conjunction that constrain the same thing; nil if no value satisfies
  /// them.
  static func reconciled(_ parts: [ValueFormula]) -> [ValueFormula]? {
    let demands = ValueDemands(parts)
    guard var rest = demands.together else { return nil }
    return parts.compactMap { part in
      // A combined constraint takes the position of its first part.
      switch demands.topic(of: part) {
      case .settled: nil
      case .measure(let measure): rest.removeValue(forKey: measure)
      case nil: part
      }
    }
  }

  private enum Measure { case value, exclusion, length, size, entryCount, bounds }
  private enum Topic {
    case measure(Measure)
    /// The accepted values are listed, and this part was used to filter them.
    case settled
  }

  private var values: [OperandTree]?
  private var excluded: [OperandTree] = []
  private var exclusions: Set<OperandTree> = []
  private var length = CountRange(least: 0, most: nil)
  private var size = CountRange(least: 0, most: nil)
  private var entryCount = CountRange(least: 0, most: nil)
  private var least: Number?
  private var most: Number?
  private var above: Number?
  private var below: Number?
  private var kinds = SchemaKinds.all

  private init(_ parts: [ValueFormula]) {
    for part in parts {
      switch part {
      case .atom(.oneOf(let others)):
        if let known = values {
          let allowed = Set(others)
          values = known.filter { allowed.contains($0) }
        } else {
          values = others
        }
      case .not(.atom(.oneOf(let others))):
        excluded += others.filter { exclusions.insert($0).inserted }
      case .atom(.length(let count)): length = length.intersection(count)
      case .atom(.size(let count)): size = size.intersection(count)
      case .atom(.entryCount(let count)): entryCount = entryCount.intersection(count)
      case .atom(.bounds(let least, let most)):
        self.least = [self.least, least].compactMap(\.self).max()
        self.most = [self.most, most].compactMap(\.self).min()
      case .not(.atom(.bounds(nil, let most?))):
        above = [above, most].compactMap(\.self).max()
      case .not(.atom(.bounds(let least?, nil))):
        below = [below, least].compactMap(\.self).min()
      case .atom(.check(let check)):
        if let others = SchemaKinds(check) { kinds.formIntersection(others) }
      case .not(.atom(.check(let check))):
        if let others = SchemaKinds(check) { kinds.subtract(others) }
      case .constant, .atom, .not, .and, .or, .choice: continue
      }
    }
    values = values?.filter { canBe($0) }
  }

  private func canBe(_ value: OperandTree) -> Bool {
    if exclusions.contains(value) { return false }
    switch value {
    case .string(let text):
      return kinds.contains(.text) && length.contains(text.value.unicodeScalars.count)
    case .number(let text, _):
      guard let number = Number(text) else { return true }
      return kinds.contains(number.isInteger ? .integer : .fraction) && isWithinBounds(number)
    case .boolean: return kinds.contains(.boolean)
    case .pattern, .duration, .size, .closedRange, .today, .now, .path, .binary,
      .negated, .parenthesized, .function, .aggregate:
      return true
    }
  }

  private func isWithinBounds(_ number: Number) -> Bool {
    least.map { number >= $0 } ?? true && most.map { number <= $0 } ?? true
      && above.map { number > $0 } ?? true && below.map { number < $0 } ?? true
  }

  private var isPossible: Bool {
    if values?.isEmpty ?? false || length.isEmpty || size.isEmpty || entryCount.isEmpty {
      return false
    }
    if let least, let most, least > most { return false }
    if let above, let upper = [most, below].compactMap(\.self).min(), above >= upper {
      return false
    }
    if let below, let least, least >= below { return false }
    return true
  }

  /// One formula for each measure; nil if they contradict each other.
  private var together: [Measure: ValueFormula]? {
    if !isPossible { return nil }
    var together: [Measure: ValueFormula] = [:]
    if let values { together[.value] = .atom(.oneOf(values)) }
    if values == nil {
      together[.exclusion] = .not(.atom(.oneOf(excluded)))
      together[.length] = .atom(.length(length))
      if least != nil || most != nil {
        together[.bounds] = .atom(.bounds(least: least, most: most))
      }
    }
    together[.size] = .atom(.size(size))
    together[.entryCount] = .atom(.entryCount(entryCount))
    return together
  }

  private func topic(of part: ValueFormula) -> Topic? {
    switch part {
    case .atom(.oneOf): .measure(.value)
    case .atom(.length): values == nil ? .measure(.length) : .settled
    case .atom(.bounds): values == nil ? .measure(.bounds) : .settled
    case .atom(.size): .measure(.size)
    case .atom(.entryCount): .measure(.entryCount)
    case .not(.atom(.oneOf)): values == nil ? .measure(.exclusion) : .settled
    case .not(.atom(.bounds)): values == nil ? nil : .settled
    case .atom(.check(let check)), .not(.atom(.check(let check))):
      values == nil || SchemaKinds(check) == nil ? nil : .settled
    case .constant, .atom, .not, .and, .or, .choice: nil
    }
  }
}

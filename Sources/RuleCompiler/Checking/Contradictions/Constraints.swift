import RuleEngine
import RuleSyntax

/// A contradiction that was found, before it is reported.
struct ConstraintFinding {
  var problem: ContradictionProblem
  var range: SourceRange
  var label: Diagnostic.Label?
  var notes: [String] = []
}

/// A quantity that checks can bound.
enum Measure: Equatable {
  case length(TextUnit)
  case items
  case magnitude(Magnitude.Scale)
}

/// The values still possible under the checks of one conjunction.
struct Constraints {
  private(set) var findings: [ConstraintFinding] = []
  /// The bounds of each measure that a check has limited; there are only a few.
  private var limits: [(measure: Measure, bounds: Bounds)] = []
  /// The only values still possible; nil while they cannot be listed.
  private var candidates: [Value]?
  /// The last check that restricted the candidates; nil for the options themselves.
  private var candidatesWitness: Witness?
  private var demandsFilled: Witness?
  private var demandsEmpty: Witness?
  private let isInteger: Bool
  /// Maximum number of candidates tracked, because each check visits all of them.
  private static let mostCandidates = 100
  /// Whether the candidates are options, each of which should be possible.
  private let isWatchingOptions: Bool
  /// Whether checks apply to `""` and empty lists.
  private let judgesEmptiness: Bool
  /// Whether this is under a `not` around a part of the value, so that the part may have to be
  /// empty.
  let isDenied: Bool

  init(
    type: FieldType?,
    options: ChoiceOptions,
    isConditional: Bool,
    judgesEmptiness: Bool,
    isDenied: Bool
  ) {
    self.judgesEmptiness = judgesEmptiness
    self.isDenied = isDenied
    isInteger = type == .integer
    isWatchingOptions = type == .choice && !isConditional
    switch type {
    case .choice where (1...Constraints.mostCandidates).contains(options.values.count):
      candidates = options.values.map { .text($0) }
    case .boolean: candidates = [.boolean(true), .boolean(false)]
    case .text, .integer, .number, .date, .month, .time, .dateTime, .choice, .file, .form, .list,
      .map, .any,
      nil:
      break
    }
  }

  // MARK: What checks demand

  mutating func demandFilled(_ call: CheckedCall, as name: String? = nil) {
    demandsFilled = demandsFilled ?? Witness(name: name ?? call.name, range: call.place.range)
    checkEmptiness(at: call)
  }

  mutating func demandEmpty(_ call: CheckedCall, as name: String? = nil) {
    demandsEmpty = demandsEmpty ?? Witness(name: name ?? call.name, range: call.place.range)
    checkEmptiness(at: call)
  }

  private mutating func checkEmptiness(at call: CheckedCall) {
    guard let filled = demandsFilled, let empty = demandsEmpty else { return }
    let (first, second) = filled.range.start < empty.range.start ? (filled, empty) : (empty, filled)
    report(
      .neverEmptyAndFilled(first.name, second.name),
      at: call,
      label: Diagnostic.Label(first.range, "requires the opposite")
    )
  }

  /// Bounds the number of characters or items.
  mutating func limitCount(_ measure: Measure, lower: Number?, upper: Number?, _ call: CheckedCall)
  {
    guard let bounds = limit(measure, lower: lower, upper: upper, isExclusive: false, call)
    else { return }
    if let upper, upper == .zero, !judgesEmptiness {
      let notes = ["to require an empty value, write 'empty'"]
      return report(.nothingSoSmall(rule: call.name), at: call, notes: notes)
    }
    filter(by: call) { bounds.allow($0, by: measure) }
  }

  mutating func limitMagnitude(
    lower: Magnitude?,
    upper: Magnitude?,
    isExclusive: Bool,
    _ call: CheckedCall
  ) {
    guard let scale = lower?.scale ?? upper?.scale, (upper?.scale ?? scale) == scale
    else { return }
    let measure = Measure.magnitude(scale)
    let bounds = limit(
      measure,
      lower: lower?.amount,
      upper: upper?.amount,
      isExclusive: isExclusive,
      call
    )
    guard let bounds else { return }
    filter(by: call) { bounds.allow($0, by: measure) }
  }

  /// Restricts the candidates to these values; ignores a list too long to track.
  mutating func allow(_ values: [Value], _ call: CheckedCall) {
    if candidates != nil {
      let allowed = Set(values)
      filter(by: call) { allowed.contains($0) }
      return
    }
    guard values.count <= Constraints.mostCandidates else { return }
    candidates = values
    candidatesWitness = call.witness
    let limits = limits
    filter(by: call) { constant in
      limits.allSatisfy { $0.bounds.allow(constant, by: $0.measure) }
    }
  }

  mutating func forbid(_ values: [Value], _ call: CheckedCall) {
    let forbidden = Set(values)
    filter(by: call) { !forbidden.contains($0) }
  }

  /// Keeps the candidates that pass; reports if none do.
  mutating func filter(by call: CheckedCall, _ passes: (Value) -> Bool) {
    guard let before = candidates, !before.isEmpty else { return }
    let left = before.filter(passes)
    candidates = left
    guard left.count < before.count else { return }
    if left.isEmpty {
      let label = candidatesWitness.flatMap { witness in
        witness.range == call.place.range
          ? nil : Diagnostic.Label(witness.range, "leaves \(Constraints.list(before))")
      }
      report(
        .noValueLeft(rule: call.name),
        at: call,
        label: label,
        notes: label == nil ? ["allowed before it: \(Constraints.list(before))"] : []
      )
    } else if isWatchingOptions, let refused = before.first(where: { !passes($0) }) {
      report(.optionRefused(refused.words, rule: call.name), at: call)
    }
    candidatesWitness = call.witness
  }

  /// Reports a contradiction that needs no tracking.
  mutating func report(
    _ problem: ContradictionProblem,
    at call: CheckedCall,
    label: Diagnostic.Label? = nil,
    notes: [String] = []
  ) {
    let range = call.place.range
    findings.append(ConstraintFinding(problem: problem, range: range, label: label, notes: notes))
  }

  /// Tightens the bounds; returns nil if they become empty, which is reported once.
  private mutating func limit(
    _ measure: Measure,
    lower: Number?,
    upper: Number?,
    isExclusive: Bool,
    _ call: CheckedCall
  ) -> Bounds? {
    let position = position(of: measure)
    var bounds = limits[position].bounds
    if bounds.isEmpty { return nil }
    let witness = call.witness
    if let lower {
      bounds.raise(to: Bounds.Bound(amount: lower, isExclusive: isExclusive, witness: witness))
    }
    if let upper {
      bounds.reduce(to: Bounds.Bound(amount: upper, isExclusive: isExclusive, witness: witness))
    }
    limits[position].bounds = bounds
    guard bounds.isEmpty, let first = bounds.lower?.witness, let second = bounds.upper?.witness
    else { return bounds }
    if first.range == second.range {
      report(.emptyRange, at: call)
    } else {
      let other = first.range == call.place.range ? second : first
      let label = Diagnostic.Label(other.range, "sets the other bound")
      report(.boundsExclude(other.name, call.name), at: call, label: label)
    }
    return nil
  }

  /// The position of the measure's bounds, which are added on first use.
  private mutating func position(of measure: Measure) -> Int {
    if let known = limits.firstIndex(where: { $0.measure == measure }) { return known }
    var bounds = Bounds()
    switch measure {
    case .length, .items: bounds.isWhole = true
    case .magnitude(let scale): bounds.isWhole = scale == .bytes || isInteger && scale == .number
    }
    limits.append((measure, bounds))
    return limits.count - 1
  }

  static func list(_ constants: [Value]) -> String {
    let shown = constants.prefix(5).map { "'\($0.words)'" }.joined(separator: ", ")
    return constants.count > 5 ? "\(shown), …" : shown
  }
}

extension Bounds {
  /// Whether the bounds permit a value; they permit every value without this measure.
  fileprivate func allow(_ constant: Value, by measure: Measure) -> Bool {
    switch measure {
    case .length(let unit):
      guard case .text(let text) = constant else { return true }
      return contains(Number(TextMeasure.count(of: unit, in: Array(text.utf8).span)))
    case .items: return true
    case .magnitude(let scale):
      guard let magnitude = constant.magnitude, magnitude.scale == scale else { return true }
      return contains(magnitude.amount)
    }
  }
}

import RuleEngine
import RuleSyntax

/// `check total > 0 or lost == true`, where `lost` may be left untouched.
///
/// A box that nobody has checked or cleared has no value. A comparison with it is left open, so the
/// check asks nothing, where its author means that the box isn't checked.
struct UntouchedBoolean {
  private let file: CheckedFile
  /// Whether each Boolean that conditions ask for may be left untouched.
  private var known: [FieldRef: Bool] = [:]
  private var found: [(field: FieldRef, doubt: Doubt)] = []
  /// The fields of which the condition also asks whether they are filled, or the like.
  private var asked: Set<FieldRef> = []

  /// The comparisons in a check's condition that are meant to fail while the field is empty.
  mutating func doubts(about condition: CheckedExpression) -> [Doubt] {
    (found, asked) = ([], [])
    search(condition, isNegated: false)
    return found.filter { !asked.contains($0.field) }.map(\.doubt)
  }

  init(file: CheckedFile) {
    self.file = file
  }

  private mutating func search(_ expression: CheckedExpression, isNegated: Bool) {
    switch expression {
    case .not(let inner, _): search(inner, isNegated: !isNegated)
    case .part(let inner, _), .condition(let inner, _): search(inner, isNegated: isNegated)
    case .and(let operands, _), .or(let operands, _):
      for operand in operands { search(operand, isNegated: isNegated) }
    case .asks(.field(let field), _, _, _): asked.insert(field)
    case .compare(.field(let field), let comparison, .value(.boolean(let value)), let place):
      guard comparison == .equal || comparison == .notEqual else { return }
      let asksForTrue = (comparison == .equal) == value
      guard asksForTrue != isNegated, mayBeUntouched(field) else { return }
      found.append((field, doubt(about: field, asksForTrue: asksForTrue, at: place)))
    case .call, .each, .member, .compare, .membership, .asks: return
    }
  }

  private func doubt(about field: FieldRef, asksForTrue: Bool, at place: Place) -> Doubt {
    let name = FieldPath(field.path.map { .name($0) }).description
    let advice = "\(name) is \(asksForTrue ? "" : "not ")accepted"
    let range = place.range
    return Doubt(
      problem: .untouchedBoolean(name),
      place: place,
      notes: ["to count a box that nobody touched as not checked, write '\(advice)'"],
      fixes: [.init("write '\(advice)'", replace: range, by: advice)]
    )
  }

  private mutating func mayBeUntouched(_ reference: FieldRef) -> Bool {
    if let known = known[reference] { return known }
    let mayBe = reference.isOwn && file[reference].mayBeUntouched
    known[reference] = mayBe
    return mayBe
  }
}

extension CheckedField {
  /// Whether it is a Boolean that the record may lack, and none of its checks says otherwise.
  fileprivate var mayBeUntouched: Bool {
    guard type == .boolean, !isComputed else { return false }
    return body.flatMap { $0.calls(inConditions: false) }.allSatisfy { call in
      guard case .builtIn(let rule) = call.target else { return false }
      return !rule.judgesEmptyValues
    }
  }
}

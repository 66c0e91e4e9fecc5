import RuleCompiler
import RuleEngine
import RuleSyntax

/// A form and all forms that its fields can hold, with their rules expanded.
struct FormCollection: Sendable {
  let scope: RuleScope
  /// Positions of the forms in the order they are reached, starting with the first.
  private(set) var order: [Int] = []
  private var expanded: [Int: ExpandedForm] = [:]

  /// Collects the forms reachable from one.
  init(from root: Int, in scope: RuleScope) {
    self.scope = scope
    var waiting = [root]
    var next = 0
    while next < waiting.count {
      let index = waiting[next]
      next += 1
      if expanded[index] != nil { continue }
      var expansion = FormExpansion(scope)
      let form = expansion.form(index)
      expanded[index] = form
      order.append(index)
      for (field, _) in form.fields {
        if case .form(let inner) = field.type.innermost { waiting.append(inner.position) }
      }
    }
  }

  /// The form at the position, which must belong to the collection.
  subscript(index: Int) -> ExpandedForm? { expanded[index] }

  /// The forms, in the same order.
  var forms: [ExpandedForm] { order.compactMap { expanded[$0] } }

  /// Whether a field of one of them holds records of the form at the position.
  func hold(_ index: Int) -> Bool {
    forms.flatMap(\.fields).contains { field, _ in
      if case .form(let inner) = field.type.innermost { inner.position == index } else { false }
    }
  }

  /// The text of the exported file, in which notes have their places.
  var source: SourceText { scope.file.sources[0] }
}

import RuleEngine
import RuleSyntax

// `key`: the key of the map entry that `each` visits.

extension Checker {
  /// Whether the first name of a path means the key; a field or parameter takes precedence.
  func namesKey(_ name: Name) -> Bool {
    // A form-level aggregate has one value for all entries, so it can't refer to a key.
    name.text == "key" && scope.namesKey && scope.items.isEmpty && !isField(name.text)
      && parameters.index(named: name.text) == nil
  }

  /// Resolves `key`, which is a text.
  mutating func resolveKey(_ path: Path) -> Reference? {
    guard path.components.count == 1 else {
      report(NameProblem.pathIntoValue("key"), at: path.range)
      return nil
    }
    return .bound(.key, .text)
  }
}

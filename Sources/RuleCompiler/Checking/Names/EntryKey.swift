import RuleEngine
import RuleSyntax

// `key`: the key of the entry of a map that `each` judges.

extension Checker {
  /// Whether a name at the beginning of a path means the key: a field or parameter goes first.
  func namesKey(_ name: Name) -> Bool {
    // What an aggregate computes is the same for all entries.
    name.text == "key" && scope.namesKey && scope.items.isEmpty && !isField(name.text)
      && parameters.index(named: name.text) == nil
  }

  /// The key of the entry, which is a text.
  mutating func resolveKey(_ path: Path) -> Reference? {
    guard path.components.count == 1 else {
      report(NameProblem.pathIntoValue("key"), at: path.range)
      return nil
    }
    return .bound(.key, .text)
  }
}

import FormData
import RuleEngine

// Runs of combining marks. Comparing and hashing a `String` takes quadratic time in such a run, and
// importers compare names and texts. No script needs more than a few: Unicode's stream-safe texts
// have at most 30.

extension JSONTree {
  /// The most combining marks in a row that a text or name of an imported document may have.
  static let mostMarks = 100

  /// The offset of the first text, or member, with more marks in a row; nil if there is none.
  var firstLongRunOfMarks: Int? {
    var waiting = [self]
    while let tree = waiting.popLast() {
      switch tree.content {
      case .text(let text): if text.hasLongRunOfMarks { return tree.offset }
      case .list(let items): waiting += items.reversed()
      case .object(let members):
        if let member = members.first(where: \.name.hasLongRunOfMarks) { return member.offset }
        waiting += members.reversed().map(\.value)
      case .null, .boolean, .number: continue
      }
    }
    return nil
  }
}

extension String {
  fileprivate var hasLongRunOfMarks: Bool {
    var run = 0
    for scalar in unicodeScalars {
      // There are no marks before this one.
      guard scalar.value >= 0x300, scalar.isMark else {
        run = 0
        continue
      }
      run += 1
      if run > JSONTree.mostMarks { return true }
    }
    return false
  }
}

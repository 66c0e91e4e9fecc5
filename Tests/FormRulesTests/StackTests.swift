import FormRules
import TestSupport
import Testing

/// Rule files as deeply nested as they may be are read on threads with little stack.
@Suite(.timeLimit(.minutes(20))) struct StackTests {
  @Test(arguments: Nesting.allCases, [22, 39, 100, 180, 200, 201, 5000])
  fileprivate func `the deepest rule file fits on the stack of a pool's thread`(
    _ nesting: Nesting,
    _ levels: Int
  ) async {
    let text = nesting.source(levels)
    let isAnswered = await onSmallStack {
      do throws(RuleFileError) {
        _ = try RuleFile(text: text)
        return true
      } catch {
        return !error.diagnostics.isEmpty
      }
    }
    #expect(isAnswered)
  }
}

/// What may stand inside itself.
private enum Nesting: CaseIterable {
  case parentheses, negations, listLiterals, objectLiterals, groups, conditions, items, listTypes
  case logicalFunctions, operands, functions, signs, sums, quotients, moves, chains, chainsOfFields

  /// A rule file with `levels` of it, one inside the other.
  func source(_ levels: Int) -> String {
    func nested(_ opening: String, _ inner: String, _ closing: String) -> String {
      String(repeating: opening, count: levels) + inner + String(repeating: closing, count: levels)
    }
    func computing(_ operand: String) -> String {
      "form f { field b: number; field a: number { max_value(\(operand)) } }"
    }
    return switch self {
    case .parentheses: "form f { field a { \(nested("(", "required", ")")) } }"
    case .negations: "form f { field a { \(nested("not ", "required", "")) } }"
    case .listLiterals:
      "form f { field a }\ntest \"t\" for f { given { a: \(nested("[", "1", "]")) }; expect valid }"
    case .objectLiterals:
      "form f { field a }\ntest \"t\" for f { given \(nested("{ a: ", "1", "}")); expect valid }"
    case .groups: "form f { \(nested("group g { ", "field a { required }", " }")) }"
    case .conditions: "form f { field c; \(nested("when c is filled { ", "field a", " }")) }"
    case .items: "form f { field a: list of text { \(nested("each { ", "required", " }")) } }"
    case .logicalFunctions:
      "form f { field a: number; check \(nested("AND(a > 0, ", "a > 1", ")")) }"
    case .operands: computing(nested("(", "b", " + 1)"))
    case .functions: computing(nested("abs(", "b", ")"))
    case .signs: computing(nested("-", "b", ""))
    case .sums: computing("b" + nested(" - b", "", ""))
    case .quotients: computing("b" + nested(" / b", "", ""))
    case .moves:
      "form f { field b: date; field a: date { after(\("b" + nested(" + 1d", "", ""))) } }"
    case .chains:
      "form f { field a { when b == 0 { min_length(1) } "
        + (0..<levels).map { "otherwise when b == \($0) { min_length(1) } " }.joined()
        + "otherwise { required } }; field b: number }"
    case .chainsOfFields:
      "form f { field b: number; when b == 0 { field a } "
        + (0..<levels).map { "otherwise when b == \($0) { field a\($0) { required } } " }.joined()
        + "}"
    case .listTypes: "form f { field a: \(nested("list of ", "text", "")) }"
    }
  }
}

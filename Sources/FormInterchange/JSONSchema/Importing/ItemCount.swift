import RuleCompiler
import RuleEngine
import RuleSyntax

/// A comparison on the count of matching items: `count(phones where kind == "mobile") >= 2`.
struct ItemCount: Hashable {
  /// The items, and the test for those that count.
  enum Items: Hashable {
    case values(ValueFormula)
    case forms(ObjectFormula)
  }

  /// The field with the list.
  var field: String
  var items: Items
  var comparison: ComparisonOperator
  var number: Int

  /// The negated count.
  var opposite: ItemCount {
    var count = self
    count.comparison = comparison.opposite
    return count
  }

  var nodeCount: Int {
    switch items {
    case .values(let formula): formula.nodeCount
    case .forms(let formula): formula.nodeCount
    }
  }

  /// The count as part of a check; it passes if there is no list.
  ///
  /// `ConditionWriter.settlingCounts(in:of:isRequired:)` moves it to a valid place.
  var expression: Expression {
    let condition = Expression.condition(
      .comparison(.aggregate(aggregate), comparison, .number(number), range: .none),
      range: .none
    )
    // A missing list has no items.
    return Comparison(comparison).holds(between: 0, and: number)
      ? condition : .any([.rule("empty"), condition])
  }

  private var aggregate: AggregateTree {
    let condition: Expression
    switch items {
    case .values(let formula): condition = .condition(formula.expression, range: .none)
    case .forms(let formula):
      // Tests of items that are forms need no rules.
      var writer = ConditionWriter()
      condition = writer.condition(of: [formula])
    }
    return AggregateTree(function: .count, list: Path(field), condition: condition)
  }
}

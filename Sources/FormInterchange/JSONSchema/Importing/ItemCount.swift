import RuleCompiler
import RuleEngine
import RuleSyntax

/// How many items of a field's list fulfil something: `count(phones where kind == "mobile") >= 2`.
struct ItemCount: Hashable {
  /// What the items are, and what is asked of one that counts.
  enum Items: Hashable {
    case values(ValueFormula)
    case forms(ObjectFormula)
  }

  /// The field that holds the list.
  var field: String
  var items: Items
  var comparison: ComparisonOperator
  var number: Int

  /// The count that holds exactly where this one does not.
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

  /// The count as a part of a check, which holds where there is no list.
  ///
  /// `ConditionWriter.settlingCounts(in:of:isRequired:)` puts it where a rule file may have it.
  var expression: Expression {
    let condition = Expression.condition(
      .comparison(.aggregate(aggregate), comparison, .number(number), range: .none),
      range: .none
    )
    // A list that is missing has no items.
    return Comparison(comparison).holds(between: 0, and: number)
      ? condition : .any([.rule("empty"), condition])
  }

  private var aggregate: AggregateTree {
    let condition: Expression
    switch items {
    case .values(let formula): condition = .condition(formula.expression, range: .none)
    case .forms(let formula):
      // What is asked of items that are forms takes no rules.
      var writer = ConditionWriter()
      condition = writer.condition(of: [formula])
    }
    return AggregateTree(function: .count, list: Path(field), condition: condition)
  }
}

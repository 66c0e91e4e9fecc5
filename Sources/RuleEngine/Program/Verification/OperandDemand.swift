/// How many parameters of a rule, and slots of a form's instance, an operand needs.
struct OperandDemand {
  var parameters = 0
  var slots = 0

  /// What both need.
  func adding(_ other: OperandDemand) -> OperandDemand {
    OperandDemand(
      parameters: max(parameters, other.parameters),
      slots: max(slots, other.slots)
    )
  }

  /// Whether there are as many parameters and slots.
  func isMet(by scope: OperandDemand) -> Bool {
    parameters <= scope.parameters && slots <= scope.slots
  }
}

/// The demands of consecutive operands, so that what a list needs is found without reading it.
///
/// Lists of a hostile program may overlap, and reading each would take quadratic time.
///
/// - Complexity: n log n to make, constant for each list.
struct OperandDemands {
  /// Row k holds, for each position, the demand of 2^k operands from there on.
  private var rows: [[OperandDemand]]

  init(_ demands: [OperandDemand]) {
    rows = [demands]
    var width = 1
    while 2 * width <= demands.count {
      let row = rows[rows.count - 1]
      rows.append((0...demands.count - 2 * width).map { row[$0].adding(row[$0 + width]) })
      width *= 2
    }
  }

  /// The demand of a list; nil where the table has no such operands.
  func demand(of list: OperandList) -> OperandDemand? {
    guard Int(list.start) + Int(list.count) <= rows[0].count else { return nil }
    if list.count == 0 { return OperandDemand() }
    // Two runs of the same power of two cover the list, and may overlap.
    let level = Int(list.count).bitWidth - 1 - Int(list.count).leadingZeroBitCount
    let last = list.range.upperBound - (1 << level)
    return rows[level][Int(list.start)].adding(rows[level][last])
  }
}

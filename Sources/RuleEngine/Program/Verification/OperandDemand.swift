/// The minimum numbers of rule parameters and instance slots that an operand requires.
struct OperandDemand {
  var parameters = 0
  var slots = 0

  /// The demand of both together.
  func adding(_ other: OperandDemand) -> OperandDemand {
    OperandDemand(
      parameters: max(parameters, other.parameters),
      slots: max(slots, other.slots)
    )
  }

  /// Whether the scope has enough parameters and slots.
  func isMet(by scope: OperandDemand) -> Bool {
    parameters <= scope.parameters && slots <= scope.slots
  }
}

/// The demands of all operands, indexed so that a list's demand is found without reading the list.
///
/// Lists in a hostile program may overlap, so that reading each one would take quadratic time. This
/// is a sparse table of range maxima.
///
/// - Complexity: n log n to build, constant for each list.
struct OperandDemands {
  /// Row k holds, for each position, the demand of the 2^k operands that start there.
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

  /// The demand of a list; nil if the list exceeds the operand table.
  func demand(of list: OperandList) -> OperandDemand? {
    guard Int(list.start) + Int(list.count) <= rows[0].count else { return nil }
    if list.count == 0 { return OperandDemand() }
    // Two possibly overlapping runs of the same power of two cover the list.
    let level = Int(list.count).bitWidth - 1 - Int(list.count).leadingZeroBitCount
    let last = list.range.upperBound - (1 << level)
    return rows[level][Int(list.start)].adding(rows[level][last])
  }
}

// The item before the one that is judged, in the same list.

extension Evaluator {
  /// A field of the item before the form's instance that is judged; missing where it is the first item,
  /// or no item.
  func resolvePrevious(_ offset: SlotOffset) -> Operand.Resolved {
    guard frame.follows else { return .missing }
    return resolveField(at: base - program.forms[frame.form].slotCount + offset.position)
  }

  /// A slot of the item before the one that the innermost loop judges; missing for the first item.
  func resolvePreviousItem(_ offset: SlotOffset) -> Operand.Resolved {
    guard let loop = machine.loops.last, loop.next > 1, !loop.list.isMap,
      offset.position < loop.list.payload
    else {
      return .missing
    }
    return resolveField(at: loop.list.position(ofItem: loop.next - 2) + offset.position)
  }

  /// Where a value of the previous item would lie in the instance that is judged.
  func positionInFrame(_ position: Int) -> Int {
    frame.follows ? position + program.forms[frame.form].slotCount : position
  }
}

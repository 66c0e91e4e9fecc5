// The item before the current one in the same list.

extension Evaluator {
  /// A field of the item before the current instance; missing if that is a first item or not an
  /// item.
  func resolvePrevious(_ offset: SlotOffset) -> Operand.Resolved {
    guard frame.follows else { return .missing }
    return resolveField(at: base - program.forms[frame.form].slotCount + offset.position)
  }

  /// A slot of the item before the innermost loop's current item; missing for the first item.
  func resolvePreviousItem(_ offset: SlotOffset) -> Operand.Resolved {
    guard let loop = machine.loops.last, loop.next > 1, !loop.list.isMap,
      offset.position < loop.list.payload
    else {
      return .missing
    }
    return resolveField(at: loop.list.position(ofItem: loop.next - 2) + offset.position)
  }

  /// Maps the position of a value of the previous item to the same field of the current instance.
  func positionInFrame(_ position: Int) -> Int {
    frame.follows ? position + program.forms[frame.form].slotCount : position
  }
}

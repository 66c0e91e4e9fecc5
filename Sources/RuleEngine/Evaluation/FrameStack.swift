/// An instance of a form and those around it, with the items of lists between them.
///
/// A class, since a live form hands it on with every key.
package final class FrameStack: Sendable {
  /// The innermost instance.
  package let frame: FormFrame
  /// Those around it, outermost first.
  let outer: [FormFrame]
  /// Items of lists on the way inward, outermost first.
  let items: [Int]

  /// The position of the innermost item of a list; nil where none is around.
  package var lastItem: Int? { items.last }
  /// How many instances are around the innermost.
  package var depth: Int { outer.count }

  private init(frame: FormFrame, outer: [FormFrame], items: [Int]) {
    self.frame = frame
    self.outer = outer
    self.items = items
  }

  /// The outermost instance alone.
  package convenience init(form: FormIndex, base: Int) {
    self.init(frame: FormFrame(form: form, base: base, firstItem: 0), outer: [], items: [])
  }

  /// The stack of an instance that a field of the innermost holds.
  ///
  /// - Parameters:
  ///   - form: the form of which it is an instance.
  ///   - base: position of its first slot.
  ///   - field: the field that holds it, by its position.
  ///   - item: its position in the field's list; nil where the field holds it alone.
  /// - Returns: this stack with the instance inside it.
  package func entering(_ form: FormIndex, base: Int, through field: Int, item: Int?) -> FrameStack
  {
    var holder = frame
    holder.field = field
    let items = item.map { self.items + [$0] } ?? items
    return FrameStack(
      frame: FormFrame(
        form: form,
        base: base,
        firstItem: items.count,
        follows: item.map { $0 > 0 } ?? false
      ),
      outer: outer + [holder],
      items: items
    )
  }
}

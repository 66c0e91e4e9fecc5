/// An instance of a form with the instances around it and the list items between them.
///
/// A class, because a live form passes it along with every keystroke.
package final class FrameStack: Sendable {
  /// The innermost instance.
  package let frame: FormFrame
  /// The instances around it, outermost first.
  let outer: [FormFrame]
  /// The list items between the instances, outermost first.
  let items: [Int]

  /// The number of instances around the innermost one.
  package var depth: Int { outer.count }

  private init(frame: FormFrame, outer: [FormFrame], items: [Int]) {
    self.frame = frame
    self.outer = outer
    self.items = items
  }

  /// The stack with only an outermost instance.
  package convenience init(form: FormIndex, base: Int) {
    self.init(frame: FormFrame(form: form, base: base, firstItem: 0), outer: [], items: [])
  }

  /// The stack of an instance that a field of the innermost instance holds.
  ///
  /// - Parameters:
  ///   - form: the form of the new instance.
  ///   - base: position of its first slot.
  ///   - field: position of the field that holds it.
  ///   - item: its index in the field's list; nil if the field is not a list.
  /// - Returns: this stack with the instance added.
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

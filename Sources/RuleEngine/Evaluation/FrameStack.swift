/// An instance of a form and those around it, outermost first, with the items of lists between them.
package struct FrameStack: Sendable, Hashable {
  package private(set) var frames: [FormFrame]
  /// Items of lists on the way inward, outermost first.
  package private(set) var items: [Int] = []

  /// The outermost instance alone.
  package init(form: FormIndex, base: Int) {
    frames = [FormFrame(form: form, base: base, firstItem: 0)]
  }

  /// Goes inward, to an instance that a field of the innermost holds.
  ///
  /// - Parameters:
  ///   - form: the form of which it is an instance.
  ///   - base: position of its first slot.
  ///   - field: the field that holds it, by its position.
  ///   - item: its position in the field's list; nil where the field holds it alone.
  package mutating func enter(_ form: FormIndex, base: Int, through field: Int, item: Int?) {
    frames[frames.count - 1].field = field
    if let item { items.append(item) }
    frames.append(FormFrame(form: form, base: base, firstItem: items.count))
  }
}

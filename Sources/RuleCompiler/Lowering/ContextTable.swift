import RuleEngine

/// Assigns slots to the contexts of all forms, in a block of their own.
///
/// A nested form uses the context of the enclosing form: contexts with the same name, type and
/// options share one entry, so passing them on needs no code.
struct ContextTable {
  private struct Key: Hashable {
    var name: String
    var type: FieldType
    var options: [String]

    init(_ context: CheckedField) {
      name = context.name
      type = context.type
      options = context.options.map(\.value)
    }
  }

  private(set) var layouts: [ContextLayout] = []
  /// The contexts of each form, in file order.
  private(set) var indices: [[ContextIndex]] = []
  private var slotCount = 0

  init(_ checked: CheckedFile, in shapes: [FormShape]) {
    var known: [Key: ContextIndex] = [:]
    for form in checked.forms {
      indices.append(
        form.contexts.map { context in
          let key = Key(context)
          if let index = known[key] {
            // A context that is secret in one form must not be revealed by another.
            if context.isSecret { layouts[index.position].field.isSecret = true }
            return index
          }
          let index = layouts.index(appending: layout(of: context, in: checked))
          known[key] = index
          slotCount = min(slotCount + context.type.slotCount(in: shapes), FormShape.mostSlots)
          return index
        }
      )
    }
  }

  private func layout(of context: CheckedField, in checked: CheckedFile) -> ContextLayout {
    var layout = FieldLayout(
      name: context.name,
      slot: SlotOffset(slotCount),
      type: context.type,
      place: checked.sourcePlace(of: context.place)
    )
    layout.label = context.label
    layout.isSecret = context.isSecret
    layout.annotations = context.annotations
    layout.options = context.options
    return ContextLayout(field: layout)
  }
}

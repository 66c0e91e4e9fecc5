import RuleEngine

/// The contexts of all forms, and where their values lie: in a block of slots of their own.
///
/// A form that is a field of another is given the context of the form around it: contexts of one
/// name, type and options are one, so that passing them on takes no code.
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
  /// For each form its contexts, in file order.
  private(set) var indices: [[ContextIndex]] = []
  private var slotCount = 0

  init(_ checked: CheckedFile, in shapes: [FormShape]) {
    var known: [Key: ContextIndex] = [:]
    for form in checked.forms {
      indices.append(
        form.contexts.map { context in
          let key = Key(context)
          if let index = known[key] {
            // What one form keeps secret is not shown by another.
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

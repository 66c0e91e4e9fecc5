import RuleEngine

/// A form with a member of every kind, laid out as the compiler lays forms out.
enum PersonForm {
  static let person = FormIndex(0)
  static let address = FormIndex(1)

  static let forms: [FormLayout] = {
    var form = Layout(name: "person")
    form.field("name", .text)
    form.field("age", .integer)
    form.field("price", .number)
    form.field("subscribed", .boolean)
    form.field("born", .date)
    form.field("tags", .list(of: .text))
    form.field("matrix", .list(of: .list(of: .number)))
    form.group("card") { card in
      card.field("number", .text)
      card.group("valid") { $0.field("until", .text) }
    }
    form.field("home", .form(address), slots: 3)
    form.field("addresses", .list(of: .form(address)))
    form.field("photo", .file)
    form.field("files", .list(of: .file))
    form.field("children", .list(of: .form(person)))
    form.field("odd \"näme\\", .text)
    form.field("anything", .any)
    form.field("labels", .map(of: .text))
    form.field("settings", .map(of: .map(of: .any)))
    form.field("places", .map(of: .form(address)))
    form.field("groups", .list(of: .map(of: .list(of: .number))))
    form.field("things", .list(of: .any))
    var part = Layout(name: "address")
    part.field("city", .text)
    part.field("lines", .list(of: .text))
    return [form.layout, part.layout]
  }()
}

/// Lays out a form member by member.
private struct Layout {
  private let name: String
  private var slots = 1
  private var fields: [FieldLayout] = []
  private var objects: [ObjectLayout]
  private var object = 0

  init(name: String) {
    self.name = name
    objects = [ObjectLayout(name: "", slot: SlotOffset(0))]
  }

  private static let place = SourcePlace(source: 0, start: 0, end: 0, line: 1, column: 1)

  mutating func field(_ name: String, _ type: FieldType, slots count: Int = 1) {
    objects[object].members.append(.field(FieldIndex(fields.count)))
    fields.append(
      FieldLayout(name: name, slot: SlotOffset(slots), type: type, place: Layout.place)
    )
    slots += count
  }

  mutating func group(_ name: String, _ body: (inout Layout) -> Void) {
    let outer = object
    objects[outer].members.append(.group(objects.count))
    object = objects.count
    objects.append(ObjectLayout(name: name, slot: SlotOffset(slots)))
    slots += 1
    body(&self)
    object = outer
  }

  var layout: FormLayout {
    FormLayout(
      name: name,
      slotCount: slots,
      fields: fields,
      objects: objects,
      checks: InstructionIndex(0),
      place: Layout.place
    )
  }
}

import RuleEngine
import Testing

struct RecordLoaderTests {
  private let loader = RecordLoader(forms: PersonForm.forms)
  private let extractor = RecordExtractor(forms: PersonForm.forms)

  private func slots(_ values: [String: Value]) throws -> (RecordBuffer, [String: Slot]) {
    var buffer = RecordBuffer()
    try loader.load(values, of: PersonForm.person, into: &buffer)
    let layout = PersonForm.forms[PersonForm.person]
    var slots = Dictionary(
      uniqueKeysWithValues: layout.fields.map { ($0.name, buffer.slots[$0.slot.position]) }
    )
    for object in layout.objects { slots[object.name] = buffer.slots[object.slot.position] }
    return (buffer, slots)
  }

  @Test func `kinds stay as they are given`() throws {
    let date = try #require(CalendarDate("2026-01-31"))
    let time = try #require(TimeOfDay("09:30"))
    let moment = try #require(DateTime("2026-01-31T09:30:00.5+01:30"))
    let (_, slots) = try slots(
      [
        "name": 7, "age": "7", "price": .time(time), "subscribed": nil, "born": .date(date),
        "tags": .dateTime(moment), "card": "x", "home": [1, 2], "photo": [],
        "addresses": ["city": "Ulm"],
      ])
    #expect(slots["name"]?.kind == .number)
    #expect(slots["age"]?.kind == .text)
    #expect(slots["price"]?.timeOfDay == time)
    #expect(slots["subscribed"]?.kind == .null)
    #expect(slots["born"]?.calendarDate == date)
    #expect(slots["tags"]?.dateTime == moment)
    #expect(slots["card"]?.kind == .text)
    #expect(slots["home"]?.kind == .list)
    // That a list is not empty is all that is kept of its items.
    #expect(slots["home"]?.count == 1)
    #expect(slots["addresses"]?.kind == .form)
    #expect(slots["photo"]?.count == 0)
    #expect(slots["files"]?.kind == .missing)
    #expect(slots[""]?.kind == .form)
  }

  @Test func `values of any depth are left out before they cost the stack`() throws {
    var values: [String: Value] = [:]
    for _ in 0..<400 { values = ["children": [.form(values)]] }
    var buffer = RecordBuffer()
    try loader.load(values, of: PersonForm.person, into: &buffer)
    #expect(buffer.slots.count { $0.flags.contains(.beyondLimit) } == 1)
    let small = RecordLoader(forms: PersonForm.forms, slotLimit: 100)
    #expect(throws: RecordLoader.LimitReached.self) {
      try small.load(
        ["children": .list(Array(repeating: [:], count: 100))],
        of: PersonForm.person,
        into: &buffer
      )
    }
  }

  @Test func `what does not apply, is mistyped or missing is not given out`() throws {
    var (buffer, _) = try slots(
      [
        "name": "Ann", "age": "x", "tags": ["a", 1, nil], "card": ["number": "4"],
        "home": ["city": "Ulm"],
      ])
    let layout = PersonForm.forms[PersonForm.person]
    func flag(_ name: String, _ flags: Slot.Flags) throws {
      let field = try #require(layout.fields.first { $0.name == name })
      buffer.slots[field.slot.position].flags = flags
    }
    try flag("age", .mistyped)
    try flag("home", .inactive)
    let tags = try #require(layout.fields.first { $0.name == "tags" })
    buffer.slots[Int(buffer.slots[tags.slot.position].start) + 1].flags = .mistyped
    #expect(
      Value.form(extractor.values(of: PersonForm.person, in: buffer))
        == ["name": "Ann", "tags": ["a", nil], "card": ["number": "4"]]
    )
    buffer.slots[layout.objects[1].slot.position].flags = .inactive
    #expect(extractor.values(of: PersonForm.person, in: buffer)["card"] == nil)
  }
}

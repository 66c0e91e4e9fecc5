import RuleEngine
import Testing

/// Where the values of a form lie, as far as `dump` does not show it.
@Suite struct `Slots of forms` {
  private static let trip = """
    form trip "Trip" @icon("cake") {
        field first
        group card { field number; any_filled(first) }
        field home: address
        when first is filled {
            field vat
            when vat is filled { field other: address }
        } otherwise {
            field birthday: date
        }
        field stops: list of address { size(...9) }
    }
    form address { field line; field country { equal(line) } }
    """

  @Test func `fields, groups, nested forms, branches and checks have slots in file order`() throws {
    let program = try LoweringFixture.program(Self.trip)
    let layout = program.forms[0]
    #expect(program.forms.map(\.slotCount) == [16, 3])
    #expect(layout.fields.map(\.slot.position) == [1, 3, 5, 9, 11, 14, 15])
    #expect(layout.fields.map(\.groups) == [[], ["card"], [], [], [], [], []])
    #expect(layout.fields.map(\.decision?.position) == [nil, nil, nil, 0, 1, 0, nil])
    #expect(layout.objects.map(\.slot.position) == [0, 2])
    #expect(layout.objects[1].members == [.field(FieldIndex(1))])
    #expect(
      layout.objects[0].members.prefix(3) == [
        .field(FieldIndex(0)), .group(1), .field(FieldIndex(2)),
      ]
    )
    #expect(layout.objects[0].label == "Trip")
    #expect(layout.objects[0].annotations.map(\.name) == ["icon"])
  }

  @Test func `a decision knows the slots of its branches`() throws {
    let program = try LoweringFixture.program(Self.trip)
    #expect(program.decisions.map(\.slot.position) == [8, 10])
    #expect(program.decisions.map(\.main) == [9..<14, 11..<14])
    #expect(program.decisions.map(\.otherwise) == [14..<15, 14..<14])
  }

  @Test func `a path goes through groups and forms, adding up offsets`() throws {
    let program = try LoweringFixture.program(
      """
      form f {
          field value { equal(home.address.country) }
          group home { field address: address }
      }
      form address { field line; field country }
      """
    )
    #expect(program.checks[0].reads == [SlotOffset(5)])
  }

  @Test func `a field of items is a path of slots`() throws {
    let program = try LoweringFixture.program(
      """
      form variant { field name; field code }
      form product { field name; group offer { field sizes: list of variant } }
      form shop { field products: list of product { unique(offer.sizes.code) } }
      """
    )
    #expect(program.itemPaths == [ItemPath(steps: [SlotOffset(3), SlotOffset(2)], slotCount: 1)])
  }
}

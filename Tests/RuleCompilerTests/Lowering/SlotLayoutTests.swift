import RuleEngine
import RuleSyntax
import Testing

@testable import RuleCompiler

@Suite struct `Slots of forms` {
  @Test func `everything has its slots in file order`() {
    let program = program(
      of: """
        form main {
          field first
          group card { field number; any_filled(first) }
          field address: address
          when first is filled { field vat; field other: address } otherwise { field birthday: date }
          field list: list of address
        }
        form address { field line; field country }
        """
    )
    #expect(program.forms.map(\.name) == ["main", "address"])
    #expect(program.forms.map(\.slotCount) == [15, 3])
    let layout = program.forms[0]
    #expect(
      layout.fields.map(\.name) == [
        "first", "number", "address", "vat", "other", "birthday", "list",
      ]
    )
    #expect(layout.fields.map(\.slot.position) == [1, 3, 5, 9, 10, 13, 14])
    #expect(layout.fields.map(\.groups) == [[], ["card"], [], [], [], [], []])
    #expect(layout.fields.map(\.decision?.position) == [nil, nil, nil, 0, 0, 0, nil])
    #expect(layout.fields[2].type == .form(FormIndex(1)))
    #expect(layout.fields[6].type == .list(of: .form(FormIndex(1))))
    #expect(layout.objects.map(\.name) == ["", "card"])
    #expect(layout.objects.map(\.slot.position) == [0, 2])
    #expect(layout.objects[1].members == [.field(FieldIndex(1))])
    #expect(
      layout.objects[0].members == [
        .field(FieldIndex(0)), .group(1), .field(FieldIndex(2)), .field(FieldIndex(3)),
        .field(FieldIndex(4)), .field(FieldIndex(5)), .field(FieldIndex(6)),
      ]
    )
    #expect(program.decisions.map(\.slot.position) == [8])
    #expect(program.decisions.map(\.main) == [9..<13])
    #expect(program.decisions.map(\.otherwise) == [13..<14])
  }

  @Test func `decisions are numbered through all forms, and have slots in the branch around`() {
    let form = "{ field a; when a is filled { when a is filled { field b } } }"
    let program = program(of: "form f \(form)\nform g \(form)")
    #expect(program.decisions.map(\.slot.position) == [2, 3, 2, 3])
    #expect(program.decisions.map(\.main) == [3..<5, 4..<5, 3..<5, 4..<5])
    #expect(program.decisions.map(\.otherwise) == [5..<5, 5..<5, 5..<5, 5..<5])
    #expect(program.forms.map { $0.fields[1].decision?.position } == [1, 3])
  }

  @Test func `a path goes through groups and forms, adding up offsets`() {
    let text = """
      form main { field value { equal(home.address.country) }; group home { field address: address } }
      form address { field line; field country }
      """
    #expect(program(of: text).checks[0].reads == [SlotOffset(5)])
    #expect(code(text).contains("equal home.address.country"))
  }

  @Test func `forms are measured after those that they contain, whatever their order`() {
    let program = program(
      of: """
        form a { field c: c; field b: b }
        form b { field c: c; field x }
        form c { field list: list of a }
        """
    )
    #expect(program.forms.map(\.slotCount) == [7, 4, 2])
  }

  @Test func `forms that double again and again saturate`() {
    var forms = [FormShapeFixture.form(holding: [])]
    for inner in 0..<80 { forms.append(FormShapeFixture.form(holding: [inner, inner])) }
    #expect(FormShape.shapes(of: forms).last?.slotCount == FormShape.mostSlots)
  }

  @Test func `a form that contains itself, which the checker refuses, ends all the same`() {
    #expect(FormShape.shapes(of: [FormShapeFixture.form(holding: [0])]).map(\.slotCount) == [2])
  }

  @Test func `a field of the items of lists is a path of slots, shown by its label`() {
    let program = program(
      of: """
        form variant { field name; field code "Article" }
        form product { field name; group offer { field sizes: list of variant } }
        form shop { field products: list of product { unique(offer.sizes.code) } }
        """
    )
    #expect(
      program.itemPaths == [ItemPath(steps: [SlotOffset(3), SlotOffset(2)], slotCount: 1)]
    )
    let text = Disassembly.text(program)
    #expect(text.contains("unique by slot 3 of items, slot 2"))
    #expect(text.contains(#"unique(by: "Article")"#))
  }
}

private enum FormShapeFixture {
  static let place = Place(source: 0, range: .none)

  /// A form with a field of each of the forms at the positions.
  static func form(holding forms: [Int]) -> CheckedForm {
    CheckedForm(
      name: "f",
      fields: forms.map { CheckedField(name: "a", type: .form(FormIndex($0)), place: place) },
      place: place
    )
  }
}

import RuleEngine
import Testing

@testable import RuleCompiler

@Suite struct `Slots of forms` {
  private let nested = CheckedForm.with("address", [.field("line"), .field("country", .choice)])

  @Test func `everything has its slots in file order`() {
    let form = CheckedForm.with(
      "form",
      [
        .field("first"),
        .group("card", [.field("number"), .check(.test(.anyFilled, .field(["first"])))]),
        .field("address", .form(1)),
        .when(
          .filled("first"),
          [.field("vat"), .field("other", .form(1))],
          otherwise: [.field("birthday", .date)]
        ),
        .field("list", .list(of: .form(1))),
      ]
    )
    let program = Lowering.program(for: .with(forms: [form, nested]))
    #expect(program.forms.map(\.name) == ["form", "address"])
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
    #expect(program.decisions.count == 1)
    #expect(program.decisions[0].slot.position == 8)
    #expect(program.decisions[0].main == 9..<13)
    #expect(program.decisions[0].otherwise == 13..<14)
  }

  @Test func `a decision inside a branch has its slot there`() {
    let form = CheckedForm.with(
      "form",
      [
        .field("a"),
        .when(.filled("a"), [.when(.filled("a"), [.field("b")])], otherwise: []),
      ]
    )
    let program = Lowering.program(for: .with(forms: [form]))
    #expect(program.decisions.map(\.slot.position) == [2, 3])
    #expect(program.decisions.map(\.main) == [3..<5, 4..<5])
    #expect(program.decisions.map(\.otherwise) == [5..<5, 5..<5])
    #expect(program.forms[0].fields[1].decision == DecisionIndex(1))
  }

  @Test func `decisions of later forms are numbered on`() {
    let form = CheckedForm.with("form", [.field("a"), .when(.filled("a"), [.field("b")])])
    let program = Lowering.program(for: .with(forms: [form, form]))
    #expect(program.decisions.count == 2)
    #expect(program.forms[1].fields[1].decision == DecisionIndex(1))
    #expect(code(.with(forms: [form, form]), "decisions").contains("decide 0"))
    #expect(program.instructions.contains(.decide(DecisionIndex(1))))
  }

  @Test func `a path goes through groups and forms, adding up offsets`() {
    let form = CheckedForm.with(
      "form",
      [
        .field("value", .text, [.test(.equal, .field(["home", "address", "country"]))]),
        .group("home", [.field("address", .form(1))]),
      ]
    )
    let file = CheckedFile.with(forms: [form, nested])
    let program = Lowering.program(for: file)
    #expect(program.operands == [.field(SlotOffset(5))])
    #expect(program.checks[0].reads == [SlotOffset(5)])
    #expect(code(file).contains("equal home.address.country"))
  }

  @Test func `forms are measured after those that they contain, whatever their order`() {
    let forms = [
      CheckedForm.with("a", [.field("c", .form(2)), .field("b", .form(1))]),
      CheckedForm.with("b", [.field("c", .form(2)), .field("x")]),
      CheckedForm.with("c", [.field("list", .list(of: .form(0)))]),
    ]
    #expect(FormSlots.counts(of: forms) == [7, 4, 2])
  }

  @Test func `a long chain of forms needs no deep stack`() {
    let forms = (0..<20_000).map { index in
      CheckedForm.with("f\(index)", index == 0 ? [] : [.field("inner", .form(index - 1))])
    }
    #expect(FormSlots.counts(of: forms.reversed().map(\.self)).count == 20_000)
    #expect(FormSlots.counts(of: forms).last == 20_000)
  }

  @Test func `forms that double again and again saturate`() {
    let forms = (0..<80).map { index in
      CheckedForm.with(
        "f\(index)",
        index == 0 ? [] : [.field("a", .form(index - 1)), .field("b", .form(index - 1))]
      )
    }
    #expect(FormSlots.counts(of: forms).last == FormSlots.maximum)
    #expect(Lowering.program(for: .with(forms: forms)).forms.last?.slotCount == FormSlots.maximum)
  }

  @Test func `a form that contains itself, which the checker refuses, ends all the same`() {
    #expect(FormSlots.counts(of: [.with("a", [.field("a", .form(0))])]) == [2])
  }

  @Test func `what is said of fields and groups is carried over`() {
    let annotation = AnnotationData(name: "icon", arguments: ["cake"])
    var form = CheckedForm.with(
      "form",
      [
        .field("name") {
          $0.label = "Name"
          $0.isSecret = true
          $0.annotations = [annotation]
          $0.options = [OptionData(value: "GB", label: "Britain")]
          $0.mask = "[00]"
          $0.normalization = [
            .change(.trim), .change(.collapseSpaces), .change(.lowercase), .change(.uppercase),
            .change(.digits), .change(.nfc),
            .replace(Pattern(text: "-"), template: "", place: .none),
          ]
        },
        .group("card", []),
      ]
    )
    form.label = "Form"
    form.annotations = [annotation]
    let program = Lowering.program(for: .with(forms: [form]))
    let field = program.forms[0].fields[0]
    #expect(field.label == "Name")
    #expect(field.isSecret)
    #expect(field.annotations == [annotation])
    #expect(field.options == [OptionData(value: "GB", label: "Britain")])
    #expect(field.mask == "[00]")
    #expect(
      field.normalization == [
        .change(.trim), .change(.collapseSpaces), .change(.lowercase), .change(.uppercase),
        .change(.digits), .change(.nfc),
        .replace(PatternIndex(0), template: ""),
      ]
    )
    #expect(program.patterns.map(\.pattern) == [Pattern(text: "-")])
    #expect(program.forms[0].label == "Form")
    #expect(program.forms[0].objects[0].label == "Form")
    #expect(program.forms[0].objects[0].annotations == [annotation])
    #expect(program.forms[0].objects[1].name == "card")
  }
}

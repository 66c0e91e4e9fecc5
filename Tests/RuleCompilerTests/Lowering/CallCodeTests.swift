import RuleEngine
import RuleSyntax
import Testing

@testable import RuleCompiler

@Suite struct `Code of calls` {
  struct Sample: CustomTestStringConvertible {
    var rule: BuiltInRule
    var operands: [CheckedOperand]
    var code: String

    init(_ rule: BuiltInRule, _ operands: CheckedOperand..., gives code: String) {
      self.rule = rule
      self.operands = operands
      self.code = code
    }

    var testDescription: String { code }
  }

  static let samples: [Sample] = [
    Sample(.required, gives: "required"),
    Sample(.present, gives: "present"),
    Sample(.accepted, gives: "accepted"),
    Sample(.empty, gives: "empty"),
    Sample(.filled, gives: "filled"),
    Sample(.equal, .field(["other"]), gives: "equal other"),
    Sample(.different, .text("a"), gives: #"different "a""#),
    Sample(.minLength, .number(6), gives: "length 6, none"),
    Sample(.minLength, .number(6), .unit(.utf16), gives: #"length 6, none, "utf16""#),
    Sample(.maxLength, .number(6), .unit(.bytes), gives: #"length none, 6, "bytes""#),
    Sample(.length, .number(6), gives: "length 6, 6"),
    Sample(.length, .parameter(0), .unit(.scalars), gives: #"length $0, $0, "scalars""#),
    Sample(.length, .range(lower: .number(2), upper: nil), gives: "length 2, none"),
    Sample(
      .length,
      .range(lower: .parameter(0), upper: .field(["other"])),
      gives: "length $0, other"
    ),
    Sample(.equalLength, .number(3), gives: "length 3, 3"),
    Sample(.minValue, .number(18), gives: "between 18, none"),
    Sample(.maxValue, .today, gives: "between none, today"),
    Sample(.between, .number(1), .number(5), gives: "between 1, 5"),
    Sample(.between, .range(lower: nil, upper: .number(5)), gives: "between none, 5"),
    Sample(.between, .parameter(1), gives: "between $1, $1"),
    Sample(.multipleOf, .number(5), gives: "multiple_of 5"),
    Sample(.oneOf, .text("a"), .text("b"), gives: #"one_of "a", "b""#),
    Sample(.noneOf, .boolean(true), gives: "none_of true"),
    Sample(.regex, .pattern("a+"), gives: "regex /a+/"),
    Sample(.contains, .pattern("a+"), gives: "contains /a+/"),
    Sample(.startsWith, .text("+"), gives: #"starts_with "+""#),
    Sample(.endsWith, .text("."), gives: #"ends_with ".""#),
    Sample(.integer, gives: "integer"),
    Sample(.number, gives: "number"),
    Sample(.boolean, gives: "boolean"),
    Sample(.date, gives: "date"),
    Sample(.time, gives: "time"),
    Sample(.datetime, gives: "datetime"),
    Sample(.before, .now, gives: "before now"),
    Sample(
      .after,
      .offset(.field(["other"]), .seconds(1800)),
      gives: "after other + 30min"
    ),
    Sample(
      .after,
      .offset(.offset(.today, .seconds(-60)), .seconds(1)),
      gives: "after today - 1min + 1s"
    ),
    Sample(.json, gives: "json"),
    Sample(.luhn, gives: "luhn"),
    Sample(.mod97, gives: "mod97"),
    Sample(.weightedSum, .number(3), gives: "weighted_sum none, 3"),
    Sample(.idna, gives: "idna"),
    Sample(.size, .range(lower: .number(1), upper: .number(3)), gives: "size 1, 3"),
    Sample(.size, .number(2), gives: "size 2, 2"),
    Sample(.unique, gives: "unique"),
    Sample(.exclusive, .text("none"), gives: #"exclusive "none""#),
    Sample(.maxSize, .byteCount(ByteCount(bytes: 5_000_000)), gives: "max_size 5MB"),
    Sample(.mediaType, .text("image/*"), gives: #"media_type "image/*""#),
    Sample(.kind, .text("null"), .text("text"), gives: #"kind "null", "text""#),
    Sample(.anyFilled, .field(["other"]), gives: "any_filled other"),
    Sample(.allFilled, .field(["value"]), .field(["other"]), gives: "all_filled value, other"),
  ]

  @Test(arguments: samples)
  func `a built-in rule is one test`(_ sample: Sample) {
    let call = CheckedCall(sample.rule, sample.operands)
    let file = CheckedFile.field(others: ["other"], .check(.builtIn(sample.rule, call)))
    #expect(code(file).split(separator: "\n")[1] == "   1  " + sample.code)
  }

  @Test func `a field of items is a path of slots, shown by its label`() throws {
    let program = try #require(
      Self.program(
        """
        form variant { field name; field code "Article" }
        form product { field name; group offer { field sizes: list of variant } }
        form shop { field products: list of product { unique(offer.sizes.code) } }
        """
      )
    )
    #expect(
      program.itemPaths == [ItemPath(steps: [SlotOffset(3), SlotOffset(2)], slotCount: 1)]
    )
    let text = Disassembly.text(program)
    #expect(text.contains("unique by slot 3 of items, slot 2"))
    #expect(text.contains(#"unique(by: "Article")"#))
  }

  private static func program(_ text: String) -> Program? {
    let parsed = RuleParser.parse(SourceText(name: "shop.rules", text: text))
    let (checked, diagnostics) = RuleChecker.check(parsed, in: CheckingEnvironment())
    return diagnostics.isEmpty ? Lowering.program(for: checked) : nil
  }

  @Test func `a set of characters keeps its notation`() throws {
    let set = try ScalarSet(notation: "a-z")
    let file = CheckedFile.field(.test(.chars, .characters(set, notation: "a-z")))
    #expect(code(file).contains(#"chars set "a-z""#))
    #expect(Lowering.program(for: file).sets == [set])
  }

  @Test func `a call is reported under the name and arguments that are written`() {
    let call = CheckedCall(
      name: "equal_next",
      arguments: [CheckedArgument(name: "other", operands: [.field(["other"])])],
      place: .none
    )
    let program = Lowering.program(
      for: .field(
        others: ["other"],
        .check(.builtIn(.equal, call)),
        .test(.oneOf, .text("a"), .text("b"))
      )
    )
    #expect(program.calls[0] == nil)
    #expect(program.calls[1].map { program.callTable[$0].name } == "equal_next")
    #expect(
      program.calls[1].map { program.callTable[$0].arguments }
        == [NamedOperand("other", .field(SlotOffset(2)))]
    )
    #expect(program.calls[2] == nil)
    #expect(
      program.calls[3].map { program.callTable[$0].arguments }
        == [NamedOperand("values", .constant(0)), NamedOperand("values", .constant(1))]
    )
  }

  @Test func `arguments that are left out are not reported`() {
    let program = Lowering.program(for: .field(.test(.minLength, .number(6))))
    #expect(
      program.calls[1].map { program.callTable[$0].arguments }
        == [NamedOperand("min", .constant(0))]
    )
  }

  @Test func `the instruction that acts on a condition carries the condition's place`() {
    var file = CheckedFile.with(forms: [
      .with(
        "form",
        [
          .when(
            .filled("value"),
            items: [],
            otherwise: [],
            place: Place(source: 0, range: SourceRange(start: 5, end: 9))
          ),
          .field(
            "value",
            .text,
            [
              .when(
                .filled("value"),
                items: [],
                otherwise: [],
                place: Place(source: 0, range: SourceRange(start: 2, end: 4))
              )
            ]
          ),
        ]
      )
    ])
    file.sources = [SourceText(name: "test.rules", text: "abc\ndefghi")]
    let program = Lowering.program(for: file)
    for (position, instruction) in program.instructions.enumerated() {
      switch instruction {
      case .decide:
        let call = program.calls[position].map { program.callTable[$0] }
        #expect(call?.name == "when")
        #expect(call?.place == SourcePlace(source: 0, start: 5, end: 9, line: 2, column: 2))
      case .branch:
        let call = program.calls[position].map { program.callTable[$0] }
        #expect(call?.name == "when")
        #expect(call?.place == SourcePlace(source: 0, start: 2, end: 4, line: 1, column: 3))
      default: break
      }
    }
  }

  @Test func `rules and external rules get an operand for every parameter`() {
    let file = CheckedFile.field(
      rules: [.with("strong", parameters: 2, .test(.luhn))],
      externals: [.with("known", parameters: 1)],
      others: ["other"],
      .check(.rule(0, .number(10), .field(["other"]))),
      .check(.external(0, .today))
    )
    #expect(
      code(file) == """
           0  field value -> 6
           1  rule strong(10, other)
           2  check 0 from 1, reads other
           3  unless_held -> 6
           4  external known(today)
           5  check 1 from 4, external
           6  field other -> 7
           7  stop
        """
    )
  }
}

import RuleEngine
import RuleSyntax
import Testing

@testable import RuleCompiler

@Suite struct `Disassembled programs` {
  @Test func `it shows every part of a program`() throws {
    let date = try #require(CalendarDate(year: 2026, month: 1, day: 31))
    let items: [CheckedItem] = [
      .field(
        "user name",
        .text,
        [
          .test(.minLength, .number(6), .unit(.utf16)),
          .check(
            CheckedCheck(
              isWarning: false,
              expression: .rule(0, .pattern("[a-z]/\n")),
              message: CheckedMessage(
                segments: [.text("Not "), .argument(name: "p0", .pattern("[a-z]/\n"))],
                source: "Not {p0}",
                place: .none
              ),
              place: Place(source: 1, range: SourceRange(start: 2, end: 3))
            )
          ),
          .check(.external(0, .text("\u{202E}\"\\"))),
        ]
      ) {
        $0.label = "User"
        $0.isSecret = true
        $0.annotations = [
          AnnotationData(name: "data", arguments: [["b": 1.5, "a": [true, nil, "x"]]])
        ]
        $0.normalization = [
          .change(.trim),
          .replace(Pattern(text: "-"), template: "", place: .none),
        ]
        $0.mask = "[000]"
        $0.filter = .test(.maxLength, .number(20))
        $0.options = [OptionData(value: "GB", label: "Britain")]
      },
      .group("card", [.field("until", .date, [.test(.after, .offset(.today, .seconds(-60)))])]),
      .when(
        .compare(.field(["card", "until"]), .greater, .date(date)),
        [.field("rows", .list(of: .form(1)))],
        otherwise: [.check(.test(.allFilled, .field(["card", "until"])))]
      ),
    ]
    var external = CheckedExternal.with("known", parameters: 1)
    external.debounce = .milliseconds(300)
    external.timeout = .seconds(2)
    external.cache = .seconds(60)
    external.retries = 2
    external.undecided = .warns
    external.message = .plain("Unknown.")
    var rule = CheckedRule.with("like", parameters: 1, .test(.contains, .parameter(0)))
    rule.message = .plain("Unlike.")
    var file = CheckedFile.with(
      forms: [.with("main", items), .with("row", [.field("cell")])],
      rules: [rule],
      externals: [external]
    )
    file.sources.append(SourceText(name: "other.rules", text: "\nab"))
    #expect(
      Disassembly.text(Lowering.program(for: file)) == #"""
        sources
          0  test.rules
          1  other.rules

        external 0 known(p0) "Unknown." at 1:1
          debounce 300ms
          timeout 2s
          cache 1min
          retry 2
          undecided warns

        form 0 main at 1:1
          slots 7
              0  form
              1  `user name`: text "User" @data({"a": [true, null, "x"], "b": 1.5}), secret at 1:1
                   normalize trim, replace(/-/, "")
                   mask "[000]"
                   option "GB" "Britain"
              2  group card
              3  card.until: date at 1:1
              4  when 0: main 5..<6, otherwise 6..<7 at 1:1
              5  rows: list of row, under when 0 at 1:1
              6  check of the form at 1:1
          decisions
               0  compare card.until > 2026-01-31  # when at 1:1
               1  decide 0  # when at 1:1
               2  stop
          filter `user name`
               3  length none, 20  # max_length(max: 20) at 1:1
               4  stop
          checks
               5  field `user name` -> 13
               6  length 6, none, "utf16"  # min_length(min: 6, in: "utf16") at 1:1
               7  check 0 from 6 at 1:1
               8  rule like(/[a-z]/\n/)  # rule0(p0: /[a-z]/\n/) at 1:1
               9  check 1 from 8, "Not {p0}"(p0: /[a-z]/\n/) at other.rules:2:2
              10  unless_held -> 13
              11  external known("\u{202E}\"\\")  # external0(p0: "\u{202E}\"\\") at 1:1
              12  check 2 from 11, external at 1:1
              13  field card.until -> 16
              14  after today - 1min  # after(limit: today - 1min) at 1:1
              15  check 3 from 14 at 1:1
              16  field rows -> 17
              17  nested row
              18  form slot 6 -> 21
              19  all_filled card.until  # all_filled(fields: card.until) at 1:1
              20  check 4 from 19, reads card.until at 1:1
              21  stop

        form 1 row at 1:1
          slots 2
              0  form
              1  cell: text at 1:1
          checks
              22  field cell -> 23
              23  stop

        rule 0 like/1 "Unlike." at 1:1
            24  contains $0  # contains(pattern: $0) at 1:1
            25  stop

        constants
            0  2026-01-31
            1  20
            2  6
            3  "utf16"
            4  /[a-z]/\n/
            5  "\u{202E}\"\\"

        computations
            0  today
            1  today - 1min

        patterns
            0  /-/ at 1:1
            1  /[a-z]/\n/ at 1:1

        """#
    )
  }

  @Test func `an empty program has nothing but its title`() {
    #expect(Disassembly.text(Program()) == "sources\n")
  }
}

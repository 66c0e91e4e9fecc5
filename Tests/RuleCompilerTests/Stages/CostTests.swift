import RuleEngine
import RuleSyntax
import Testing

@testable import RuleCompiler

/// Every stage is linear in its input: input that is ten times as large takes at most twelve times as
/// many steps. Counted are what a stage looks at or makes, never time.
@Suite(.timeLimit(.minutes(20))) struct `Cost of the stages` {
  /// Makes a file whose size is proportional to the number.
  struct Input: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: @Sendable (Int) -> String

    init(_ description: String, _ text: @escaping @Sendable (Int) -> String) {
      testDescription = description
      self.text = text
    }
  }

  /// Runs the stages up to one, and counts the steps of that one.
  enum Stage: CaseIterable {
    case tokens, tree, check, checkedFile, lower, units, examples

    func steps(_ text: String) -> Int {
      let parsed = RuleParser.parse(SourceText(name: "main.rules", text: text))
      switch self {
      case .tokens: return parsed.tokens.count
      case .tree: return TreeDump.text(parsed.tree).utf8.count
      case .check, .checkedFile, .lower, .units, .examples: break
      }
      var checker = Checker(environment: CheckingFixture.environment())
      checker.load(SourceUnit(parsed))
      let file = checker.checkAll()
      let errors = checker.orderedDiagnostics().filter { $0.severity == .error }
      switch self {
      case .tokens, .tree, .check: return checker.steps
      case .checkedFile: return CheckedDump.text(file).utf8.count + file.readCount
      case .lower, .units, .examples: #expect(errors.map(CheckingFixture.short) == [])
      }
      switch self {
      case .tokens, .tree, .check, .checkedFile, .lower: return Lowering.program(for: file).size
      case .units:
        let program = Lowering.program(for: file)
        return program.forms.indices.reduce(0) { sum, form in
          program.units(of: FormIndex(form)).reduce(sum) { $0 + 1 + $1.reads.count }
        }
      case .examples: return Lowering.program(for: ExampleForms.all(of: file)).size
      }
    }
  }

  static let inputs = [
    Input("alternatives") { count in
      "form f { field a { \(list(count, separator: " or ") { "max_length(\($0 + 1))" }) } }"
    },
    Input("fields of nested alternatives") { count in
      let nested = (0..<30).reduce("email") { inner, _ in "luhn or (not \(inner))" }
      return "form f {\n\(list(count) { "field a\($0) { \(nested) }" })\n}"
    },
    Input("a chain of rules") { count in
      "form f { field a { r0 } }\n"
        + list(count) { "rule r\($0) { r\($0 + 1) }" } + "\nrule r\(count) { luhn }"
    },
    Input("a rule of many parameters, each named in a call and in a message") { count in
      // Within the parameters that a rule may have.
      let count = count * 5 / 6
      let parameters = list(count, separator: ", ") { "p\($0): integer = \($0)" }
      let checks = list(count) { "max_length(p\($0)) \"at most {p\($0)}\"" }
      let arguments = list(count, separator: ", ") { "p\(count - 1 - $0): 1" }
      let message = list(count, separator: " ") { "{p\($0)}" }
      return """
        rule r(\(parameters)) {
        \(checks)
        }
        form f { field a { r(\(arguments)) "\(message)" } }
        """
    },
    Input("calls of a rule with defaulted parameters") { count in
      let parameters = list(20, separator: ", ") { "p\($0): integer = \($0)" }
      return """
        rule r(\(parameters)) { \(list(20, separator: "; ") { "max_length(p\($0))" }) }
        form f {
        \(list(count) { "field a\($0) { r; r(p7: 1) \"{p19}\" }" })
        }
        """
    },
    Input("a call of a rule with many defaulted parameters") { count in
      // Within the parameters that a rule may have.
      let count = count * 5 / 6
      let parameters = list(count, separator: ", ") { "p\($0): range = \($0)...99" }
      return """
        rule r(\(parameters)) { \(list(count, separator: "; ") { "length(p\($0))" }) }
        form f { field a { r; r(p7: 1) "{p19}" } }
        """
    },
    Input("patterns passed on by many parameters") { count in
      // Within the parameters that a rule may have.
      let count = count * 5 / 6
      let parameters = list(count, separator: ", ") { "p\($0)" }
      return """
        rule r(\(parameters)) {
        \(list(count) { "contains(p\($0)); regex(p\($0))" })
        }
        rule s(\(parameters)) { r(\(parameters)) }
        form f { field a { s(\(list(count, separator: ", ") { "/a\($0)/" })) } }
        """
    },
    Input("checks under a condition over many fields") { count in
      """
      form f {
      \(list(count) { "field a\($0)" })
      field value {
      when \(list(count, separator: " and ") { "a\($0) is filled" }) {
      \(list(count) { "max_length(\($0 + 1)) \"no {value}\"" })
      }
      }
      }
      """
    },
    Input("fields under a condition over many fields") { count in
      """
      form f {
      \(list(count) { "field a\($0)" })
      when \(list(count, separator: " or ") { "a\($0) == \"x\"" }) {
      \(list(count) { "field b\($0) { when a\($0) is filled { required } }" })
      }
      }
      """
    },
    Input("a chain of conditions") { count in
      "form f {\n\(list(count) { "when a\($0 + 1) is filled { field a\($0) }" })\nfield a\(count)\n}"
    },
    Input("items that are unique by a field of their form") { count in
      """
      \(list(count) { "form g\($0) { field a; field b }" })
      form f {
      \(list(count) { "field l\($0): list of g\($0) { unique(b) }" })
      }
      """
    },
    Input("examples of fields in a branch") { count in
      """
      form f {
      field a
      when a is filled {
      \(list(count) { "field b\($0) { email; accepts \"a@example.com\"; rejects \"\($0)\" }" })
      }
      }
      """
    },
    Input("examples of fields in branches of their own") { count in
      "form f {\nfield a\n"
        + list(count) { "when a is filled { field b\($0) { luhn; rejects \"\($0)\" } }" } + "\n}"
    },
    Input("examples of rules") { count in
      "\(list(count) { "rule r\($0) { max_length(1); accepts \"a\", \"b\"; rejects \"aa\" }" })"
    },
    Input("tests") { count in
      "form f { field a }\n"
        + list(count) { "test \"\($0)\" { given { a: \"x\" }\nexpect valid\n}" }
    },
  ]

  private static func list(
    _ count: Int,
    separator: String = "\n",
    _ item: (Int) -> String
  ) -> String {
    (0..<count).map(item).joined(separator: separator)
  }

  @Test(arguments: inputs)
  func `ten times the input takes at most twelve times the steps`(_ input: Input) {
    for stage in Stage.allCases {
      let small = stage.steps(input.text(30))
      let large = stage.steps(input.text(300))
      #expect(large <= 12 * small, "\(stage): \(small) steps, then \(large)")
    }
  }

  /// Files with many faults, whose size is proportional to the number.
  static let faults = [
    Input("unknown placeholders of a rule of many parameters") { count in
      let parameters = list(count, separator: ", ") { "p\($0)" }
      let checks = list(count, separator: "; ") { "max_length(p\($0)) \"{q\($0)}\"" }
      return "rule r(\(parameters)) { \(checks) }"
    },
    Input("calls that lack many arguments, on one line") { count in
      let parameters = list(count, separator: ", ") { "p\($0)" }
      let calls = list(count, separator: "; ") { "r(q\($0): 1); r" }
      return "rule r(\(parameters)) { required }\nform f { field a { \(calls) } }"
    },
    Input("unknown options of a choice of many") { count in
      let options = list(count) { "option \"o\($0)\"" }
      let checks = list(count, separator: "; ") { "one_of(\"p\($0)\")" }
      return "form f { field a: choice {\n\(options)\n\(checks)\n} }"
    },
    Input("unknown fields on one line") { count in
      let fields = list(count, separator: "; ") { "field a\($0) { equal(b\($0)) }" }
      return "form f { \(fields) }"
    },
    Input("a circle of forms") { count in
      list(count) { "form f\($0) { field a: f\(($0 + 1) % count) }" }
    },
    Input("a circle of conditions") { count in
      let whens = list(count) { "when a\(($0 + 1) % count) is filled { field a\($0) }" }
      return "form f {\n\(whens)\n}"
    },
  ]

  @Test(arguments: faults)
  func `ten times the faults take at most twelve times the text`(_ input: Input) {
    func length(_ count: Int) -> Int {
      let text = input.text(count)
      let (file, diagnostics) = CheckingFixture.check(text)
      #expect(!diagnostics.isEmpty)
      return DiagnosticText(source: file.sources[0]).text(of: diagnostics).utf8.count + text.count
    }
    // From a hundred diagnostics on their number is limited.
    let small = length(100)
    let large = length(1_000)
    #expect(large <= 12 * small, "\(small) bytes, then \(large)")
  }

  @Test func `rules that all lead back to the first are reported in few steps`() {
    let input = Input("a chain of rules with back edges") { count in
      let chain = (0..<count).map { "rule r\($0) { r\($0 + 1); r0 }\n" }
      return chain.joined() + "rule r\(count) { r0 }"
    }
    let small = Stage.check.steps(input.text(100))
    let large = Stage.check.steps(input.text(1_000))
    #expect(large <= 12 * small, "\(small) steps, then \(large)")
  }
}

extension ExampleForms {
  /// The file with the forms for all examples.
  fileprivate static func all(of file: CheckedFile) -> CheckedFile {
    var forms = ExampleForms(file)
    for (rule, checked) in file.rules.enumerated() {
      for examples in checked.examples { _ = forms.forms(forRule: RuleIndex(rule), examples) }
    }
    return forms.file
  }
}

extension CheckedFile {
  /// How many fields its checks of fields read.
  fileprivate var readCount: Int {
    forms.reduce(0) { sum, form in
      form.fields.lazy.flatMap(\.body).reduce(sum) { sum, statement in
        switch statement {
        case .check(let check): sum + check.reads.count
        case .when(let when): sum + when.reads.count
        case .moment: sum
        }
      }
    }
  }
}

extension Program {
  /// How many entries its tables have, those of the lists in them counted each.
  fileprivate var size: Int {
    let tables = [
      instructions.count, operands.count, constants.slots.count, computations.count,
      patterns.count, itemPaths.count, sets.count,
      callTable.reduce(0) { $0 + 1 + $1.arguments.count },
      checks.reduce(0) { $0 + 1 + $1.reads.count },
      conditions.reduce(0) { $0 + 1 + $1.reads.count },
      decisions.reduce(0) { $0 + 1 + $1.reads.count },
      messages.reduce(0) { $0 + 1 + $1.arguments.count },
      forms.reduce(0) { $0 + 1 + $1.fields.count + $1.objects.count },
      rules.reduce(0) { $0 + 1 + $1.parameterCount },
    ]
    return tables.reduce(0, +)
  }
}

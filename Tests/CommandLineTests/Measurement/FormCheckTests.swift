import FormRules
import RuleEngine
import Testing

@testable import CommandLineTool

/// Programs in which some checks are jumped over.
struct FormCheckTests {
  private static let rules = """
    form tree {
        field name { required; max_length(3); warn min_length(2) }
        group size { field width: integer { min_value(2) or equal(1) } }
        field children: list of tree { each { present } }
        when name is filled { field extra { required } }
    }
    """
  /// Fails every check that it can at once.
  private static let values: [String: Value] = [
    "name": "long name", "size": ["width": 0],
    "children": [["name": "another name"], ["name": "", "size": ["width": -1]]],
  ]

  private let program: Program
  private let checks: [FormCheck]

  init() throws {
    let source = SourceText(name: "tree.rules", text: FormCheckTests.rules)
    program = try #require(Compilation(source).program)
    checks = program.allChecks(of: FormIndex(0))
  }

  /// The violations of the values by a program, as `path: rule`.
  private func violations(by program: Program) throws -> [String] {
    var record = RecordBuffer()
    try RecordLoader(forms: program.forms)
      .load(FormCheckTests.values, of: FormIndex(0), into: &record)
    var evaluator = Evaluator(ExecutableProgram(program), clock: .system)
    var request = EvaluationRequest()
    request.mode = .all
    let outcome = evaluator.judge(&record, as: FormIndex(0), request)
    return outcome.violations.map { "\($0.path.ofAnyItem): \($0.rule)" }
  }

  @Test func `each check is listed once, also of a form in itself`() {
    #expect(
      checks.map(\.path) == [
        "name", "name", "name", "size.width", "children[]", "extra",
      ]
    )
  }

  @Test func `without its checks a form refuses nothing`() throws {
    #expect(try !violations(by: program).isEmpty)
    #expect(try violations(by: program.leavingOut(checks)).isEmpty)
  }

  @Test func `with one check back, its violations are back`() throws {
    let bare = program.leavingOut(checks)
    var found: [String] = []
    for check in checks {
      let some = try violations(by: bare.puttingBack(check, from: program))
      #expect(some.allSatisfy { $0.contains(check.path) })
      found += some
    }
    #expect(Set(found) == Set(try violations(by: program)))
    #expect(found.contains("children[].extra: required"))
    #expect(found.contains("size.width: min_value"))
  }
}

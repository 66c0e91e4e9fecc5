import RuleEngine
import Testing

@testable import RuleCompiler

@Suite struct `Every program` {
  @Test(arguments: 0..<300)
  func `keeps its invariants, whatever the file`(_ seed: Int) {
    var generator = CheckedFileGenerator(seed: UInt64(seed))
    let file = generator.file()
    let program = Lowering.program(for: file)
    #expect(ProgramInvariants(program).violations == [])
    #expect(Disassembly.text(program) == Disassembly.text(Lowering.program(for: file)))
  }
}

/// Makes sound checked files of every construct, at random but the same for the same seed.
private struct CheckedFileGenerator {
  private var state: UInt64
  private var names = 0
  private let formCount: Int
  private let ruleCount: Int
  private var fields: [[String]] = []

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    formCount = 1 + Int(seed % 4)
    ruleCount = Int(seed % 5)
  }

  mutating func file() -> CheckedFile {
    let forms = (0..<formCount).map { form(at: $0) }
    fields = []
    let rules = (0..<ruleCount).map { position in
      var rule = CheckedRule.with("rule\(position)", parameters: 2)
      rule.body = statements(depth: 3, firstRule: position + 1, parameters: 2)
      return rule
    }
    return .with(forms: forms, rules: rules, externals: [.with("external", parameters: 1)])
  }

  private mutating func form(at position: Int) -> CheckedForm {
    // Conditions read fields before them, so that none depends on itself, and one that comes last.
    fields = [["first"], ["last"]]
    let items = [.field("first")] + items(depth: 3, form: position, groups: [])
    let last = CheckedItem.when(.filled("first"), [.field("last")])
    return .with("form\(position)", items + [last])
  }

  private mutating func items(depth: Int, form: Int, groups: [String]) -> [CheckedItem] {
    (0..<pick(4)).map { _ in
      switch pick(depth > 0 ? 5 : 2) {
      case 0: return .check(expression(depth: 2, firstRule: 0, parameters: 0))
      case 1, 2:
        let name = name()
        let body = statements(depth: 3, firstRule: 0, parameters: 0)
        let type = type(in: form)
        fields.append(groups + [name])
        return .field(name, type, body) { field in
          if type == .text { field.filter = .test(.luhn) }
        }
      case 3:
        let name = name()
        return .group(name, items(depth: depth - 1, form: form, groups: groups + [name]))
      default:
        let condition = condition(depth: 2, firstRule: 0, parameters: 0)
        return .when(
          condition,
          items(depth: depth - 1, form: form, groups: groups),
          otherwise: items(depth: depth - 1, form: form, groups: groups)
        )
      }
    }
  }

  private mutating func type(in form: Int) -> CheckedType {
    // A form holds those after it only, and any form in lists.
    switch pick(4) {
    case 0 where form + 1 < formCount: .form(form + 1 + pick(formCount - form - 1))
    case 1: .list(of: .list(of: .form(pick(formCount))))
    case 2: .list(of: .text)
    default: .text
    }
  }

  private mutating func statements(
    depth: Int,
    firstRule: Int,
    parameters: Int
  ) -> [CheckedStatement] {
    (0..<pick(4)).map { _ in
      switch pick(depth > 0 ? 6 : 3) {
      case 3:
        return .when(
          condition(depth: depth - 1, firstRule: firstRule, parameters: parameters),
          statements(depth: depth - 1, firstRule: firstRule, parameters: parameters),
          otherwise: statements(depth: depth - 1, firstRule: firstRule, parameters: parameters)
        )
      case 4:
        return .moment(
          .blur,
          statements(depth: depth - 1, firstRule: firstRule, parameters: parameters)
        )
      default:
        return .check(
          expression(depth: depth, firstRule: firstRule, parameters: parameters),
          pick(2) == 0 ? "No." : nil,
          warns: pick(5) == 0
        )
      }
    }
  }

  private mutating func expression(
    depth: Int,
    firstRule: Int,
    parameters: Int
  ) -> CheckedExpression {
    let operand = operand(parameters: parameters)
    switch pick(depth > 0 ? 12 : 6) {
    case 0: return .external(0, operand)
    case 1 where firstRule < ruleCount:
      return .rule(firstRule + pick(ruleCount - firstRule), operand, .pattern("a"))
    case 2: return .test(.contains, parameters > 0 ? .parameter(0) : .pattern("b"))
    case 3: return .test(.length, .range(lower: operand, upper: nil), .unit(.utf16))
    case 4: return .test(.oneOf, operand, .text("x"))
    case 6:
      return .and([
        expression(depth: depth - 1, firstRule: firstRule, parameters: parameters), .test(.luhn),
      ])
    case 7:
      return .or([
        expression(depth: depth - 1, firstRule: firstRule, parameters: parameters),
        expression(depth: depth - 1, firstRule: firstRule, parameters: parameters),
      ])
    case 8:
      return .not(expression(depth: depth - 1, firstRule: firstRule, parameters: parameters))
    case 9:
      return .part(
        expression(depth: depth - 1, firstRule: firstRule, parameters: parameters),
        message: .plain("Part.")
      )
    case 10:
      return .each(statements(depth: depth - 1, firstRule: firstRule, parameters: parameters))
    default: return .test(.equal, operand)
    }
  }

  private mutating func condition(
    depth: Int,
    firstRule: Int,
    parameters: Int
  ) -> CheckedCondition {
    let operand = operand(parameters: parameters)
    switch pick(depth > 0 ? 7 : 4) {
    case 0: return .compare(operand, .less, .number(1))
    case 1: return .membership(operand, [.text("a"), .text("b")], isNegated: pick(2) == 0)
    case 2:
      let asked = expression(depth: 0, firstRule: firstRule, parameters: parameters)
      return .asks(operand, asked, isNegated: pick(2) == 0)
    case 4: return .not(condition(depth: depth - 1, firstRule: firstRule, parameters: parameters))
    case 5:
      return .and([
        condition(depth: depth - 1, firstRule: firstRule, parameters: parameters),
        condition(depth: depth - 1, firstRule: firstRule, parameters: parameters),
      ])
    case 6:
      return .or([
        condition(depth: depth - 1, firstRule: firstRule, parameters: parameters),
        .compare(operand, .equal, .today),
      ])
    default: return .ask(.test(.anyFilled, operand))
    }
  }

  private mutating func operand(parameters: Int) -> CheckedOperand {
    switch pick(4) {
    case 0 where parameters > 0: .parameter(pick(parameters))
    case 1 where !fields.isEmpty: .field(fields[pick(fields.count)])
    case 2 where !fields.isEmpty: .offset(.field(fields[pick(fields.count)]), .seconds(60))
    case 3: .range(lower: nil, upper: parameters > 0 ? .parameter(0) : .now)
    default: .text("t\(pick(3))")
    }
  }

  private mutating func name() -> String {
    names += 1
    return "n\(names)"
  }

  private mutating func pick(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % max(bound, 1)
  }
}

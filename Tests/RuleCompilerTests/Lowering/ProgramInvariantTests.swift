import RuleCompiler
import RuleEngine
import RuleSyntax
import TestSupport
import Testing

@Suite struct `Every program` {
  @Test func `keeps its invariants, whatever the file`() {
    var sound = 0
    for seed in 0..<1000 {
      var generator = RuleFileGenerator(seed: UInt64(seed))
      let text = generator.text()
      // Many contradict themselves, which the checker refuses.
      guard let program = try? LoweringFixture.program(text) else { continue }
      sound += 1
      #expect(ProgramInvariants(program).violations == [], "\(text)")
    }
    #expect(sound > 150)
  }
}

/// Makes rule files of every construct, at random but the same for the same seed.
private struct RuleFileGenerator {
  /// What a block of checks judges, and what its operands may name.
  private struct Block {
    var isList = false
    /// In a rule the only names are its parameters.
    var isRule = false
    /// The position of the first rule that may be called, so that none calls itself.
    var firstRule = 0
  }

  private var source: SeededGenerator
  private var names = 0
  private let formCount: Int
  private let ruleCount: Int
  /// The paths of text fields that conditions may read.
  private var fields: [String] = []

  init(seed: UInt64) {
    source = SeededGenerator(seed: seed)
    formCount = 1 + Int(seed % 4)
    ruleCount = Int(seed % 5)
  }

  mutating func text() -> String {
    let forms = (0..<formCount).map { form(at: $0) }
    let rules = (0..<ruleCount).map { position in
      let body = statements(depth: 3, in: Block(isRule: true, firstRule: position + 1))
      return
        "rule r\(position)(p: pattern, n: range, t) { contains(p); length(n); equal(t)\n\(body) }"
    }
    return (["external rule host(p)"] + rules + forms).joined(separator: "\n")
  }

  private mutating func form(at position: Int) -> String {
    // Conditions read fields before them, so that none depends on itself, and one that comes last.
    fields = ["first", "last"]
    let body = items(depth: 3, form: position, group: "")
    return "form f\(position) { field first\n\(body)\nwhen first is filled { field last } }"
  }

  private mutating func items(depth: Int, form: Int, group: String) -> String {
    let lines = (0..<pick(4)).map { _ -> String in
      switch pick(depth > 0 ? 5 : 2) {
      case 0: "any_filled(\(operand(in: Block())))"
      case 1, 2: field(form: form, group: group)
      case 3:
        makeGroup(depth: depth - 1, form: form, in: group)
      case _:
        """
        when \(condition(depth: 2, in: Block())) {
        \(items(depth: depth - 1, form: form, group: group))
        } otherwise {
        \(items(depth: depth - 1, form: form, group: group))
        }
        """
      }
    }
    return lines.joined(separator: "\n")
  }

  private mutating func makeGroup(depth: Int, form: Int, in group: String) -> String {
    let name = name()
    return "group \(name) {\n\(items(depth: depth, form: form, group: "\(group)\(name)."))\n}"
  }

  private mutating func field(form: Int, group: String) -> String {
    let name = name()
    switch pick(4) {
    // A form holds those after it only, and any form in lists.
    case 0 where form + 1 < formCount:
      return "field \(name): f\(form + 1 + pick(formCount - form - 1)) { required }"
    case 1: return "field \(name): list of list of f\(pick(formCount))"
    case 2:
      return "field \(name): list of text {\n\(statements(depth: 3, in: Block(isList: true)))\n}"
    case _:
      let body = statements(depth: 3, in: Block())
      fields.append(group + name)
      return "field \(name) {\nfilter luhn\n\(body)\n}"
    }
  }

  private mutating func statements(depth: Int, in block: Block) -> String {
    let lines = (0..<pick(4)).map { _ -> String in
      switch pick(depth > 0 ? 6 : 3) {
      case 3:
        """
        when \(condition(depth: depth - 1, in: block)) {
        \(statements(depth: depth - 1, in: block))
        } otherwise {
        \(statements(depth: depth - 1, in: block))
        }
        """
      case 4 where !block.isRule: "on blur {\n\(statements(depth: depth - 1, in: block))\n}"
      case _:
        (pick(5) == 0 ? "warn " : "") + expression(depth: depth, in: block)
          + (pick(2) == 0 ? " \"No.\"" : "")
      }
    }
    return lines.joined(separator: "\n")
  }

  private mutating func expression(depth: Int, in block: Block) -> String {
    switch pick(depth > 0 ? 12 : 6) {
    case 6: "\(expression(depth: depth - 1, in: block)) and \(test(in: block))"
    case 7:
      "(\(expression(depth: depth - 1, in: block)) or \(expression(depth: depth - 1, in: block)))"
    case 8: "not (\(expression(depth: depth - 1, in: block)))"
    case 9: "(\(expression(depth: depth - 1, in: block)) \"Part.\")"
    case 10 where block.isList: each(depth: depth, in: block)
    case _: test(in: block)
    }
  }

  private mutating func each(depth: Int, in block: Block) -> String {
    var inner = block
    inner.isList = false
    return "each {\n\(statements(depth: depth - 1, in: inner))\n}"
  }

  private mutating func test(in block: Block) -> String {
    if block.isList { return pick(2) == 0 ? "unique" : "size(\(pick(3))...)" }
    switch pick(6) {
    case 0 where !block.isRule: return "host(\(operand(in: block)))"
    case 1 where block.firstRule < ruleCount:
      let rule = block.firstRule + pick(ruleCount - block.firstRule)
      return block.isRule
        ? "r\(rule)(p, n, t)" : "r\(rule)(/a/, \(1 + pick(3))...9, \(operand(in: block)))"
    case 2: return block.isRule ? "contains(p)" : "contains(/b/)"
    case 3: return block.isRule ? "length(n, in: utf16)" : "max_length(9, in: utf16)"
    case 4: return "luhn"
    case _: return "different(\(operand(in: block)))"
    }
  }

  private mutating func condition(depth: Int, in block: Block) -> String {
    let operand = block.isRule ? "t" : source.element(of: fields)
    switch pick(depth > 0 ? 7 : 4) {
    case 0: return "\(operand) != \"1\""
    case 1: return "\(operand) \(pick(2) == 0 ? "not in" : "in") (\"a\", \"b\")"
    case 2: return "\(operand) is \(pick(2) == 0 ? "not filled" : "luhn")"
    case 4: return "not (\(condition(depth: depth - 1, in: block)))"
    case 5:
      return "\(condition(depth: depth - 1, in: block)) and \(operand) is filled"
    case 6:
      return "(\(condition(depth: depth - 1, in: block)) or \(operand) is empty)"
    case _: return block.isRule ? "\(operand) is filled" : "all_filled(\(operand))"
    }
  }

  private mutating func operand(in block: Block) -> String {
    if block.isRule { return "t" }
    return pick(3) == 0 ? "\"t\(pick(3))\"" : source.element(of: fields)
  }

  private mutating func name() -> String {
    names += 1
    return "n\(names)"
  }

  private mutating func pick(_ bound: Int) -> Int { Int(source.next() % UInt64(max(bound, 1))) }
}

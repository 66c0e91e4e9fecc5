import FormRules
import RuleCompiler
import RuleEngine
import RuleSyntax

extension CompletionCandidates {
  mutating func addWords() {
    let previous = context.previous
    if previous?.kind == .dot { return addBehindDot() }
    if previous?.kind == .at { return add(values: CompletionCandidates.annotations) }
    if let previous, CompletionCandidates.isNamed(by: context.word(previous)),
      context.statement.last == previous, context.statement.count <= 3,
      context.opening == context.word(previous) || context.word(previous) == "form"
        || context.word(previous) == "rule"
    {
      // A new name is expected here.
      return
    }
    switch context.kind {
    case .file: addInFile()
    case .items: addInItems()
    case .statements, .ruleStatements, .nestedStatements: addInStatements()
    case .settings: addInSettings()
    case .clauses: addInClauses()
    case .data: addInData()
    case .expectations: addInExpectations()
    case .parameters: addInParameters()
    case .arguments(let rule): addArguments(of: rule)
    case .brackets: addInBrackets()
    }
  }

  /// The annotations that the project itself uses.
  static let annotations = [
    "secret", "placeholder", "keyboard", "section", "icon", "hint", "help", "capitalization",
  ]

  /// Whether a new name follows the word.
  static func isNamed(by word: String) -> Bool {
    ["field", "group", "step", "context", "let", "form", "rule"].contains(word)
  }

  mutating func addInFile() {
    guard let first = context.statement.first else {
      add("form", snippet: "form ${1:name} \"${2:Title}\" {\n    $0\n}")
      add("rule", snippet: "rule ${1:name} {\n    $0\n}")
      add(
        "test",
        snippet: "test \"${1:title}\" for ${2:form} {\n    given { $0 }\n    expect valid\n}"
      )
      add("import", snippet: "import \"$1\"")
      add("external rule", snippet: "external rule ${1:name} \"${2:message}\"")
      add("closed form", snippet: "closed form ${1:name} {\n    $0\n}")
      add("exact form", snippet: "exact form ${1:name} {\n    $0\n}")
      if context.tokens.isEmpty { add("rules 1", snippet: "rules 1\n", rank: 1) }
      return
    }
    guard let previous = context.previous else { return }
    switch (context.word(first), context.word(previous)) {
    case ("test", "for"): addForms()
    case ("test", _): if previous.kind == .string { add(keywords: ["for"]) }
    case ("closed", "closed"): add(keywords: ["exact", "form"])
    case ("exact", "exact"): add(keywords: ["form"])
    case ("external", "external"): add(keywords: ["rule"])
    case (_, _): break
    }
  }

  mutating func addInItems() {
    guard let opening = context.opening, !context.statement.isEmpty else {
      add("field", snippet: "field ${1:name} { $0 }", rank: 1)
      add("group", snippet: "group ${1:name} {\n    $0\n}")
      add("step", snippet: "step ${1:name} \"${2:Title}\" {\n    $0\n}")
      add("when", snippet: "when $1 {\n    $0\n}")
      add("context", snippet: "context ${1:name}: ${2:text}")
      add("check", snippet: "check $1  \"${2:message}\"")
      add("let", snippet: "let ${1:name} = $0")
      add(keywords: ["warn"])
      for rule in BuiltInRule.allCases where rule.signature.subjects.contains(.wholeForm) {
        add(RuleDescription(rule), rank: 3)
      }
      return
    }
    switch opening {
    case "field", "context": addInField()
    case "when", "check": addInCondition()
    case "let": addOperands()
    case "group", "step": break
    case _:
      if context.previous?.kind == .rightBrace { return add(keywords: ["otherwise"]) }
      addInChecks()
    }
  }

  mutating func addInField() {
    guard let previous = context.previous else { return }
    switch previous.kind {
    case .colon: addTypes()
    case .equals, .plus, .minus, .times, .slash: addOperands()
    case .name, .quotedName:
      if context.word(previous) == "of" { return addTypes() }
      if context.statement.contains(where: { $0.kind == .equals }) { return addOperands() }
      if context.statement.contains(where: { $0.kind == .colon }) { add(keywords: ["as"]) }
    case _: break
    }
  }

  mutating func addInStatements() {
    let kinds = CompletionCandidates.kinds(of: fieldType)
    guard let opening = context.opening, !context.statement.isEmpty else {
      addRules(judging: kinds)
      add(keywords: ["not"])
      add("warn", snippet: "warn ")
      add("when", snippet: "when $1 {\n    $0\n}")
      if context.kind == .ruleStatements {
        add("let", snippet: "let ${1:name} = $0")
      } else if context.kind == .statements {
        add("on", snippet: "on ${1|change,blur,submit|} { $0 }")
        add("normalize", snippet: "normalize ${1:trim}")
        add("filter", snippet: "filter $0")
        add("mask", snippet: "mask \"$1\"")
        if case .choice = fieldType.innermost { add("option", snippet: "option \"$1\" \"$2\"") }
      }
      add("check", snippet: "check $1  \"${2:message}\"")
      if context.kind != .nestedStatements {
        add("accepts", snippet: "accepts \"$1\"", rank: 5)
        add("rejects", snippet: "rejects \"$1\"", rank: 5)
      }
      add("member", snippet: "member \"$1\" { $0 }", rank: 6)
      if case .list = fieldType { add("each", snippet: "each { $0 }", rank: 2) }
      if case .map = fieldType { add("keys", snippet: "keys { $0 }", rank: 2) }
      if case .unknown = fieldType { add("each", snippet: "each { $0 }") }
      return
    }
    switch opening {
    case "when":
      context.previous?.kind == .rightBrace ? add(keywords: ["otherwise"]) : addInCondition()
    case "check": addInCondition()
    case "normalize": add(values: LanguageNames.normalizations)
    case "on": add(values: MomentName.allCases.map(\.rawValue))
    case "let": addOperands()
    case "mask", "option", "accepts", "rejects": break
    case _: addInChecks(judging: kinds)
    }
  }

  /// Within a check: a rule, or an operator between two rules.
  mutating func addInChecks(judging kinds: SubjectKinds = .anyValue) {
    switch context.previous?.kind {
    case .and?, .or?, .not?, .warn?, .leftParenthesis?:
      addRules(judging: kinds)
      add(keywords: ["not", "each"])
    case .name? where context.opening == "filter" && context.statement.count == 1:
      addRules(judging: kinds)
    case .name?, .quotedName?, .rightParenthesis?: add(keywords: ["and", "or"], rank: 1)
    case _: break
    }
  }

  mutating func addInSettings() {
    guard let opening = context.opening else {
      return add(values: ExternalSetting.Name.allCases.map(\.rawValue))
    }
    if opening == "undecided" { add(values: UndecidedPolicy.allCases.map(\.rawValue)) }
  }

  mutating func addInClauses() {
    guard let opening = context.opening else {
      add("given", snippet: "given { $0 }", rank: 1)
      add("expect", snippet: "expect ", rank: 1)
      add("context", snippet: "context { $0 }")
      add("now", snippet: "now \"$1\"")
      add("step", snippet: "step ")
      add("answer", snippet: "answer ${1:rule}: ${2|accepted,rejected,pending,failed|}")
      return
    }
    switch opening {
    case "expect": add(values: ExpectedVerdict.allCases.map(\.rawValue))
    case "step": for step in testedShape?.steps ?? [] { add(values: [step.written]) }
    case "answer":
      if context.previous?.kind == .colon {
        return add(values: ExternalAnswer.allCases.map(\.rawValue))
      }
      for entry in workspace.declarations(seenFrom: file) {
        if case .external(let external) = entry.declaration { add(values: [external.name.written]) }
      }
    case _: break
    }
  }

  /// Types and defaults of parameters in the header of a rule or form.
  mutating func addInParameters() {
    let isOfForm = context.frames.last?.head.contains { context.word($0) == "form" } ?? false
    switch context.previous?.kind {
    case .colon?: if isOfForm { addTypes() } else { add(values: LanguageNames.parameterTypes) }
    case .equals?: addOperands()
    case _: break
    }
  }
}

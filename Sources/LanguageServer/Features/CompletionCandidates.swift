import FormInterchange
import FormRules
import RuleCompiler
import RuleEngine
import RuleSyntax

/// Something that fits at the cursor.
struct CompletionCandidate {
  /// The protocol's numbers for kinds of items.
  enum Kind: Int {
    case function = 3
    case field = 5
    case variable = 6
    case module = 9
    case property = 10
    case keyword = 14
    case file = 17
    case enumMember = 20
    case type = 22
    case parameter = 25
  }

  var label: String
  var kind: Kind
  var detail: String?
  /// The text to insert if it differs from the label; with `$1` and the like for clients that
  /// support them.
  var snippet: String?
  var documentation: String?
  /// Lower numbers are listed first.
  var rank = 5
}

/// Everything that fits at the cursor.
struct CompletionCandidates {
  let context: CompletionContext
  let workspace: Workspace
  let file: String
  var found: [CompletionCandidate] = []

  init(_ context: CompletionContext, in workspace: Workspace) {
    self.context = context
    self.workspace = workspace
    file = context.source.name
    guard !context.isSilent else { return }
    if context.text != nil { addInText() } else { addWords() }
  }

  // MARK: Adding

  mutating func add(keywords: [String], rank: Int = 6) {
    for word in keywords {
      found.append(CompletionCandidate(label: word, kind: .keyword, rank: rank))
    }
  }

  mutating func add(_ label: String, snippet: String, rank: Int = 4) {
    found.append(
      CompletionCandidate(label: label, kind: .keyword, snippet: snippet, rank: rank)
    )
  }

  /// Values of a fixed set.
  mutating func add(values: [String], rank: Int = 3) {
    for value in values {
      found.append(CompletionCandidate(label: value, kind: .enumMember, rank: rank))
    }
  }

  mutating func addRules(judging kinds: SubjectKinds = .anyValue) {
    for entry in workspace.declarations(seenFrom: file) {
      if case .form = entry.declaration { continue }
      guard let description = workspace.description(ofRule: entry.key.name, seenFrom: file) else {
        continue
      }
      add(description, rank: 2)
    }
    for rule in BuiltInRule.allCases {
      let subjects = rule.signature.subjects
      guard !subjects.isDisjoint(with: kinds) else { continue }
      add(RuleDescription(rule), rank: 3)
    }
    // Standard rules apply to texts.
    guard !kinds.isDisjoint(with: [.text, .choice]) else { return }
    for name in StandardLibrary.names {
      found.append(
        CompletionCandidate(label: name, kind: .function, detail: "standard rule", rank: 4)
      )
    }
  }

  mutating func add(_ description: RuleDescription, rank: Int) {
    found.append(
      CompletionCandidate(
        label: description.name,
        kind: .function,
        detail: description.signature,
        snippet: description.needsArguments ? "\(description.name)($1)" : nil,
        documentation: description.summary,
        rank: rank
      )
    )
  }

  // MARK: Names in scope

  var shape: FormShape? {
    context.form.flatMap { workspace.shape(ofForm: $0, seenFrom: file) }
  }

  var testedShape: FormShape? {
    if let name = context.testedForm { return workspace.shape(ofForm: name, seenFrom: file) }
    let forms = workspace.declarations(seenFrom: file).filter { entry in
      if case .form = entry.declaration { entry.key.file == file } else { false }
    }
    return forms.count == 1 ? workspace.shape(forms[0].key) : nil
  }

  /// The type of the field at the cursor; text if it is unknown.
  var fieldType: TypeShape {
    guard let shape, let name = context.field,
      let member = shape.member(at: context.group + [name])
    else { return .unknown }
    let type = workspace.type(of: member, in: shape)
    let depth = context.frames.count { $0.kind == .nestedStatements }
    return (0..<depth).reduce(type) { type, _ in type.item }
  }

  /// Fields, parameters and other values by name.
  mutating func addValues() {
    if let shape {
      for member in shape.members(from: context.group) { add(member) }
    }
    guard let rule = context.rule,
      let (_, declaration) = workspace.declaration(named: rule, seenFrom: file)
    else { return }
    for parameter in declaration.parameters {
      let type = parameter.type?.words
      found.append(
        CompletionCandidate(
          label: parameter.name.written,
          kind: .variable,
          detail: type,
          rank: 1
        )
      )
    }
    guard case .rule(let node) = declaration else { return }
    for case .binding(let binding) in node.body {
      found.append(CompletionCandidate(label: binding.name.written, kind: .variable, rank: 1))
    }
  }

  mutating func add(_ member: FormShape.Member) {
    let kind: CompletionCandidate.Kind = member.kind == .group ? .module : .field
    let detail = member.kind == .group ? "group" : member.type?.words ?? "text"
    found.append(
      CompletionCandidate(
        label: member.name.written,
        kind: kind,
        detail: detail,
        documentation: member.label,
        rank: 1
      )
    )
  }

  mutating func addOperands() {
    addValues()
    add(keywords: ["today", "now", "true", "false"])
    for function in LanguageNames.functions {
      let description = RuleDescription(function: function.name, parameters: function.parameters)
      add(description, rank: 5)
    }
    for name in AggregateTree.Function.allCases {
      let snippet = name == .count ? "count($1)" : "\(name.rawValue)($1 of $2)"
      found.append(
        CompletionCandidate(label: name.rawValue, kind: .function, snippet: snippet, rank: 5)
      )
    }
  }

  mutating func addTypes() {
    for type in LanguageNames.types {
      found.append(CompletionCandidate(label: type, kind: .type, rank: 3))
    }
    add("list of", snippet: "list of ", rank: 4)
    add("map of", snippet: "map of ", rank: 4)
    addForms()
  }

  mutating func addForms() {
    for entry in workspace.declarations(seenFrom: file) {
      guard case .form(let form) = entry.declaration else { continue }
      found.append(
        CompletionCandidate(
          label: form.name.written,
          kind: .type,
          detail: "form",
          documentation: form.label?.value,
          rank: 2
        )
      )
    }
  }
}

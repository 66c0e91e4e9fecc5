import FormData
import FormInterchange
import FormRules
import GrammarPages
import RuleEngine
import RuleSyntax

extension LanguageServer {
  func hover(_ params: JSONTree?) throws(RequestError) -> JSONNode {
    let (subject, offset) = try place(params)
    let names = subject.analysis.names(in: workspace)
    if let found = names.occurrence(at: offset), let text = explanation(of: found, in: subject) {
      return hover(text, found.range, subject)
    }
    let token = subject.analysis.parsed.tokens.first {
      Int($0.range.start) <= offset && offset <= Int($0.range.end)
        && ($0.kind == .name || $0.kind.isReservedWord)
    }
    guard let token, let page = LanguagePages.page(of: subject.source.text(in: token.range)) else {
      return .null
    }
    return hover(page.text, token.range, subject)
  }

  private func hover(_ text: String, _ range: SourceRange, _ subject: Subject) -> JSONNode {
    [
      "contents": ["kind": "markdown", "value": .text(text)],
      "range": subject.positions.node(of: range),
    ]
  }

  /// The meaning of a name, in Markdown.
  private func explanation(of found: Occurrence, in subject: Subject) -> String? {
    switch found.symbol {
    case .builtInRule(let name):
      return workspace.description(ofRule: name, seenFrom: subject.name).map { text(of: $0) }
    case .standardRule(let name):
      return workspace.standardRule(name).map { text(of: $0) + "\n\nA standard rule." }
    case .declaration(let key):
      guard let declaration = workspace.declaration(key),
        let source = workspace.analysis(of: key.file)?.source,
        let description = RuleDescription(declaration, in: source)
      else { return nil }
      return text(of: description)
    case .member(let key, let path): return text(ofMember: path, of: key, near: subject)
    case .step(let form, let name):
      return Markdown.block("step \(Name(name).written)") + "of \(Markdown.span(form.name))"
    case .parameter(let key, let name):
      guard let declaration = workspace.declaration(key),
        let parameter = declaration.parameters.first(where: { $0.name.text == name }),
        let source = workspace.analysis(of: key.file)?.source
      else { return nil }
      return Markdown.block(source.excerpt(of: parameter.range))
        + "parameter of \(Markdown.span(key.name))"
    case .binding(let rule, let name):
      guard case .rule(let declaration)? = workspace.declaration(rule),
        let source = workspace.analysis(of: rule.file)?.source
      else { return nil }
      for case .binding(let binding) in declaration.body where binding.name.text == name {
        return Markdown.block(source.excerpt(of: binding.range))
      }
      return nil
    case .option(let owner, let value):
      guard case .member(let key, let path) = owner,
        let member = workspace.shape(key)?.member(at: path)
      else { return nil }
      for case .option(let option) in member.field?.body ?? []
      where ExactText(option.value.value) == value {
        let label = option.label.map { " \(StringEscapes.quote($0.value))" } ?? ""
        return Markdown.block("option \(StringEscapes.quote(value.text))\(label)")
          + "of \(Markdown.span(path.joined(separator: ".")))"
      }
      return nil
    case .builtInParameter(let rule, let name):
      guard let description = workspace.description(ofRule: rule, seenFrom: subject.name),
        let parameter = description.parameters.first(where: { $0.name == name })
      else { return nil }
      return Markdown.block(parameter.text) + "parameter of `\(rule)`"
    case .word(let kind, _):
      switch kind {
      case .type: return ReferencePage(name: "types")?.text
      case .normalization: return ReferencePage(name: "normalize")?.text
      case .function: return ReferencePage(name: "operands")?.text
      case .annotation: return ReferencePage(name: "annotations")?.text
      case .unit: return ReferencePage(name: "types")?.text
      case .rule, .external, .form, .field, .context, .group, .step, .parameter, .binding, .option,
        .builtInRule, .standardRule:
        return nil
      }
    }
  }

  private func text(of description: RuleDescription) -> String {
    Markdown.block(description.signature) + description.documentation
  }

  private func text(
    ofMember path: [String],
    of key: DeclarationKey,
    near subject: Subject
  ) -> String? {
    guard let shape = workspace.shape(key), let member = shape.member(at: path),
      let source = workspace.analysis(of: key.file)?.source
    else { return nil }
    var declaration: String
    switch member.kind {
    case .field, .context:
      let type = member.type.map { source.excerpt(of: $0.fullRange) } ?? "text"
      declaration = "\(member.kind == .field ? "field" : "context") \(member.name.written): \(type)"
      if let label = member.label { declaration += " " + StringEscapes.quote(label) }
    case .group: declaration = "group \(member.name.written)"
    case .parameter:
      declaration = member.name.written + (member.type.map { ": \($0.words)" } ?? "")
    case .binding:
      let line = source.lineIndex(of: member.name.range.start)
      declaration = String(source.line(line + 1).drop { $0 == " " || $0 == "\t" })
    case .rule, .external, .form, .step, .option, .builtInRule, .standardRule, .type,
      .normalization, .function, .annotation, .unit:
      return nil
    }
    var text = Markdown.block(declaration) + "of the form \(Markdown.span(key.name))"
    let readers = occurrences(of: .member(of: key, path), near: subject.name)
      .filter { !$0.occurrence.isDeclaration }
    if !readers.isEmpty {
      text +=
        ", named in \(readers.count == 1 ? "one other place" : "\(readers.count) other places")"
    }
    let options = (member.field?.body ?? []).compactMap { statement -> String? in
      if case .option(let option) = statement { option.value.value } else { nil }
    }
    if !options.isEmpty {
      text += "\n\nOptions: " + options.prefix(20).map(Markdown.span).joined(separator: ", ")
      if options.count > 20 { text += " and \(options.count - 20) more" }
    }
    return text
  }
}

extension TypeReference {
  /// The range of the whole type, including enclosing lists and maps.
  var fullRange: SourceRange {
    switch self {
    case .named(let name): name.range
    case .applied(_, _, let range): range
    case .list(let items, let range), .map(let items, let range): range.union(items.fullRange)
    }
  }
}

/// The pages that explain the words of the language.
enum LanguagePages {
  static func page(of word: String) -> ReferencePage? {
    guard LanguageWords.all.contains(word) || ReservedWords.contains(word) else { return nil }
    return ReferencePage(name: pages[word] ?? word)
  }

  static let pages: [String: String] = [
    "otherwise": "when", "and": "operators", "or": "operators", "not": "operators",
    "in": "operators", "is": "operators", "warn": "checks", "check": "checks", "at": "checks",
    "accepts": "examples", "rejects": "examples", "option": "types", "given": "test",
    "answer": "test", "expect": "test", "for": "test", "today": "dates", "now": "dates",
    "let": "operands", "closed": "form", "exact": "form", "list": "lists", "of": "lists",
    "map": "maps", "keys": "maps", "where": "operands", "rules": "file", "debounce": "external",
    "timeout": "external", "cache": "external", "retry": "external", "undecided": "external",
    "blocks": "external", "warns": "external", "passes": "external", "after": "test",
    "change": "on", "blur": "on", "submit": "on", "valid": "test", "invalid": "test",
    "accepted": "test", "rejected": "test", "pending": "test", "failed": "test", "item": "operands",
    "this": "operands",
  ]
}

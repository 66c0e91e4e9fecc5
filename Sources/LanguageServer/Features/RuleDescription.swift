import FormRules
import GrammarPages
import RuleCompiler
import RuleEngine
import RuleSyntax

/// A rule, function or form with parameters, for hovering, completion and signature help.
struct RuleDescription {
  struct Parameter {
    var name: String
    /// With its type and default: `min: integer`.
    var text: String
    /// Whether it takes all remaining arguments.
    var isVariadic = false
  }

  /// The text before the parentheses: `rule strong_password`.
  var head: String
  var name: String
  var parameters: [Parameter] = []
  /// Whether a call without parentheses lacks a required argument.
  var needsArguments = false
  /// In Markdown.
  var documentation = ""

  var signature: String {
    parameters.isEmpty ? head : "\(head)(\(parameters.map(\.text).joined(separator: ", ")))"
  }

  /// The first sentence of the documentation, without its title.
  var summary: String {
    let lines = documentation.split(separator: "\n").drop { $0.hasPrefix("#") }
    return lines.first.map(String.init) ?? ""
  }
}

extension RuleDescription {
  init(_ rule: BuiltInRule) {
    let signature = rule.signature
    head = rule.rawValue
    name = rule.rawValue
    documentation = ReferencePage(name: rule.rawValue)?.text ?? ""
    parameters = signature.parameters.map { parameter in
      let mark = parameter.isOptional ? "?" : ""
      let rest = parameter.isVariadic ? " …" : ""
      return Parameter(
        name: parameter.name,
        text: "\(parameter.name)\(mark): \(parameter.type.words)\(rest)",
        isVariadic: parameter.isVariadic
      )
    }
    needsArguments = signature.parameters.contains { !$0.isOptional }
  }

  /// Describes a declaration of a file; nil if it can't have parameters.
  init?(_ declaration: Declaration, in source: SourceText) {
    guard let declared = declaration.name else { return nil }
    name = declared.written
    switch declaration {
    case .rule: head = "rule \(name)"
    case .external: head = "external rule \(name)"
    case .form: head = "form \(name)"
    case .importFile, .test: return nil
    }
    parameters = declaration.parameters.map { parameter in
      Parameter(name: parameter.name.text, text: source.excerpt(of: parameter.range))
    }
    needsArguments = declaration.parameters.contains { $0.defaultValue == nil }
    documentation = source.comment(above: declaration.range)
  }

  /// A function of operands.
  init(function name: String, parameters names: [String]) {
    head = name
    self.name = name
    parameters = names.map { Parameter(name: $0, text: $0) }
    needsArguments = true
    documentation = ReferencePage(name: "operands")?.text ?? ""
  }
}

extension Workspace {
  /// The rule that a name refers to in the file.
  func description(ofRule name: String, seenFrom file: String) -> RuleDescription? {
    if let (key, declaration) = declaration(named: name, seenFrom: file) {
      return analysis(of: key.file).flatMap { RuleDescription(declaration, in: $0.source) }
    }
    if let rule = BuiltInRule(rawValue: name) { return RuleDescription(rule) }
    return standardRule(name)
  }

  func standardRule(_ name: String) -> RuleDescription? {
    guard let analysis = standardFile(declaring: name), let declaration = analysis.declared[name]
    else { return nil }
    var description = RuleDescription(declaration, in: analysis.source)
    if case .rule(let rule) = declaration, let message = rule.message {
      description?.documentation += "\n\nMessage: \(Markdown.prose(message.value))"
    }
    return description
  }
}

extension SourceText {
  /// The comment directly above a declaration, without its markers.
  func comment(above range: SourceRange) -> String {
    var lines: [String] = []
    var line = lineIndex(of: range.start)
    while line > 0 {
      let text = self.line(line).drop { $0 == " " || $0 == "\t" }
      guard text.hasPrefix("#") else { break }
      lines.append(String(text.dropFirst().drop { $0 == " " }))
      line -= 1
    }
    return Markdown.prose(lines.reversed().joined(separator: "\n"))
  }
}

extension ParameterType {
  /// A short description of an argument's type.
  var words: String {
    switch self {
    case .sameAsSubject: "value"
    case .sameAsSubjectOrList, .sameAsItemOrList: "value or list"
    case .text: "text"
    case .integer: "integer"
    case .number: "number"
    case .boolean, .flag: "true or false"
    case .date: "date"
    case .month: "month"
    case .time: "time"
    case .dateTime: "datetime"
    case .duration: "duration"
    case .byteCount: "size"
    case .pattern: "pattern"
    case .characters: "characters"
    case .countOrRange: "count or range"
    case .bound: "bound"
    case .boundOrRange: "bound or range"
    case .lengthUnit: "unit"
    case .field, .itemField: "field"
    }
  }
}

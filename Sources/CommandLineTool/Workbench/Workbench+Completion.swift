import FormRules
import GrammarPages
import RuleCompiler
import RuleEngine
import RuleSyntax

/// Names that can come next, wherever the cursor is.
extension Workbench {
  /// The possible continuations of the text up to the cursor.
  func completion(of text: String) -> Completion {
    let entered = text.drop(while: \.isWhitespace)
    guard entered.first == ":" else { return completion(ofRules: text) }
    let names = WorkbenchCommand.allCases.map(\.rawValue)
    return completion(ofWord: entered.dropFirst(), among: names) { name, rest in
      guard let command = try? WorkbenchCommand(named: name) else { return Completion() }
      return completion(of: rest, behind: command)
    }
  }

  /// One of the words; after a complete one and white space, its own continuation.
  private func completion(
    ofWord text: Substring,
    among words: [String],
    continued: (String, Substring) -> Completion
  ) -> Completion {
    let word = text.prefix { !$0.isWhitespace }
    guard word.endIndex < text.endIndex else { return Completion(word, among: words) }
    return continued(String(word), text[word.endIndex...].drop(while: \.isWhitespace))
  }

  private func completion(of rest: Substring, behind command: WorkbenchCommand) -> Completion {
    switch command {
    case .help:
      Completion(rest, among: WorkbenchCommand.allCases.map { ":\($0.rawValue)" } + topics)
    case .form: Completion(rest, among: draft.tree.formNames)
    case .context:
      Completion(rest, among: open?.session.form.contexts.map(\.path.description) ?? [])
    case .set:
      completion(ofWord: rest, among: paths) { Completion($1, among: values(of: $0)) }
    case .answer:
      completion(ofWord: rest, among: (draft.compilation.program?.externals ?? []).map(\.name)) {
        Completion($1, among: ExternalAnswer.allCases.map(\.rawValue))
      }
    case .unset, .type, .back, .paste, .blur, .state, .explain: Completion(rest, among: paths)
    case .step: Completion(rest, among: open?.session.form.steps.map(\.name) ?? [])
    case .tree: Completion(rest, among: draft.tree.declaredNames + StandardLibrary.names)
    case .now: Completion(rest, among: ["system"])
    case .watch: Completion(rest, among: ["off"])
    case .load, .save: completion(ofFile: rest)
    case .rules, .values, .submit, .program, .time, .reload, .quit: Completion()
    }
  }

  /// The names with help pages other than commands.
  var topics: [String] {
    ReferencePage.names + draft.tree.declaredNames + StandardLibrary.names + ReferencePage.codes
      + paths
  }

  /// Paths of the fields of the chosen form, its nested forms and existing rows.
  private var paths: [String] {
    (open?.fields ?? []).map { $0.path.description }
      + (open?.parameterNames.sorted() ?? [])
  }

  /// Values that the field at a path can have.
  private func values(of path: String) -> [String] {
    guard let field = FieldPath(path).flatMap({ open?.session.field($0)?.declaration }) else {
      return []
    }
    if case .boolean = field.kind { return ["true", "false"] }
    return field.options.map { DumpText.quoted($0.value) }
  }

  private func completion(ofFile path: Substring) -> Completion {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let names = (try? FileSystem.names(in: folder.isEmpty ? "." : String(folder))) ?? []
    let isHidden = path.dropFirst(folder.count).first == "."
    return Completion(
      path,
      among: names.filter { $0.hasPrefix(".") == isHidden }.map { folder + $0 }
    )
  }

  /// Candidates by kind; if there are only a few rules, with their parameters.
  func listing(of candidates: [String]) -> String {
    let (rules, fields, pages) = (Set(ruleNames), Set(paths), Set(ReferencePage.names))
    let commands = Set(WorkbenchCommand.allCases.map { ":\($0.rawValue)" })
    let words = Set(Workbench.connectives + Workbench.blockWords + Workbench.beginnings)
    let groups = Dictionary(grouping: candidates) { candidate in
      rules.contains(candidate)
        ? "rules"
        : fields.contains(candidate)
          ? "fields"
          : commands.contains(candidate)
            ? "commands"
            : pages.contains(candidate) && !words.contains(candidate) ? "pages" : "words"
    }
    let isShort = candidates.count <= Workbench.mostSignatures
    return ["rules", "fields", "commands", "pages", "words"].map { title in
      guard let names = groups[title] else { return "" }
      let shown = title == "rules" && isShort ? names.map { signature(of: $0) } : names
      let heading = groups.count > 1 ? colors.bold(title) + "\n" : ""
      return heading + TextColumns.wrapped(shown)
    }.joined()
  }

  /// The most candidates that are listed with their parameters.
  private static let mostSignatures = 8

  private func signature(of rule: String) -> String {
    let parameters = parameters(of: rule)
    return parameters.isEmpty ? rule : "\(rule)(\(parameters.joined(separator: ", ")))"
  }

  // MARK: Rules

  private static let connectives = ["and", "or", "not", "warn", "each"]
  private static let beginnings =
    DeclarationWord.allCases.map(\.rawValue)
    + StatementWord.allCases.filter { $0.beginsItem || $0 == .let || $0 == .check }
    .map(\.rawValue) + ["when"]
  private static let blockWords =
    StatementWord.allCases.map(\.rawValue) + ["when", "otherwise", "on"]
  private static let types = LanguageNames.types + ["list", "map"]

  private func completion(ofRules text: String) -> Completion {
    let typed = String(text.reversed().prefix { Workbench.isOfName($0) }.reversed())
    let before = SourceText(name: "", text: String(text.dropLast(typed.count)))
    let tokens = RuleParser.parse(before).tokens.filter { $0.kind != .lineEnd }
    let isInText = tokens.last.map { token in
      Int(token.range.end) == before.bytes.count && [.unknown, .comment].contains(token.kind)
        || token.kind == .string && !before.text(in: token.range).dropFirst().hasSuffix("\"")
    }
    if isInText ?? false { return Completion() }
    return Completion(typed, among: words(behind: tokens, of: before))
  }

  /// The words that can follow the tokens.
  private func words(behind tokens: [Token], of source: SourceText) -> [String] {
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .leftParenthesis, .leftBrace, .leftBracket: open.append(index)
      case .rightParenthesis, .rightBrace, .rightBracket: _ = open.popLast()
      case _: break
      }
    }
    if tokens.last?.kind == .colon, open.last.map({ tokens[$0].kind != .leftParenthesis }) ?? true {
      return Workbench.types + draft.tree.formNames
    }
    guard let bracket = open.last else {
      return ruleNames + Workbench.connectives + (tokens.isEmpty ? Workbench.beginnings : [])
    }
    if tokens[bracket].kind == .leftParenthesis, bracket > 0, tokens[bracket - 1].kind == .name {
      let rule = source.text(in: tokens[bracket - 1].range)
      return parameters(of: rule).map { "\($0):" } + paths + ["today", "now", "true", "false"]
    }
    return ruleNames + Workbench.connectives + Workbench.blockWords + paths
  }

  private var ruleNames: [String] {
    let own = draft.tree.declarations.compactMap { declaration in
      if case .form = declaration { nil as String? } else { declaration.name?.text }
    }
    return own + StandardLibrary.names + BuiltInRule.allCases.map(\.rawValue)
  }

  private func parameters(of rule: String) -> [String] {
    if let builtIn = BuiltInRule(rawValue: rule) { return builtIn.signature.parameters.map(\.name) }
    switch declaration(named: rule) {
    case .rule(let rule): return rule.parameters.map(\.name.written)
    case .external(let rule): return rule.parameters.map(\.name.written)
    case .importFile, .form, .test, nil: return []
    }
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "_")
  }
}

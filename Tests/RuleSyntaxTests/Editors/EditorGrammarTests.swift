import Foundation
import TestSupport
import Testing

@testable import RuleSyntax

/// The grammar for editors sees in rule files what the lexer sees.
@Suite struct EditorGrammarTests {
  private static let grammar = Repository.url("Editors/formrules.tmLanguage.json")

  /// Every rule file of the project whose text the lexer finds no fault with.
  static let files: [String] = {
    let all = ["Rules", "Grammar"].flatMap { Repository.paths(in: $0, ending: ".rules") }
    return all.filter { path in
      guard let bytes = try? Repository.bytes(path) else { return false }
      // What is no token has no scope.
      let lexed = Lexer(SourceText(name: path, bytes: bytes), limits: SyntaxLimits())
      return lexed.diagnostics.shown.isEmpty
    }
  }()

  @Test func `there are files to look at`() {
    #expect(Self.files.count > 100)
  }

  @Test(arguments: TestEffort.of(files))
  func `each token has a scope of its kind`(path: String) throws {
    let tokenizer = try TextMateTokenizer(TextMateGrammar(contentsOf: Self.grammar))
    let source = SourceText(name: path, bytes: try Repository.bytes(path))
    let lexed = Lexer(source, limits: SyntaxLimits())
    var scopesOfLines: [Int: [[String]]] = [:]
    for token in lexed.tokens {
      guard let expected = EditorScope(of: token, in: source) else { continue }
      let place = source.location(of: token.range.start)
      let line = source.line(place.line)
      let scopes = scopesOfLines[place.line] ?? tokenizer.scopes(of: line)
      scopesOfLines[place.line] = scopes
      let text = source.text(in: token.range)
      // Columns count code points, scopes UTF-16 units.
      let start = line.unicodeScalars.prefix(place.column - 1).map { $0.utf16.count }.reduce(0, +)
      for unit in start..<(start + text.utf16.count) {
        let found = scopes[unit]
        let agrees = found.contains { scope in expected.prefixes.contains { scope.hasPrefix($0) } }
        #expect(agrees, "\(path):\(place.line):\(place.column): '\(text)' is \(found)")
        if !agrees { return }
      }
    }
  }

  @Test(arguments: [
    ("field field { required }", "field", 6, "variable.other.member.field"),
    ("    field mask { mask \"[0]\" }", "mask", 10, "variable.other.member.field"),
    ("    field mask { mask \"[0]\" }", "mask", 17, "keyword.other.statement"),
    ("    check at <= check \"No.\" at at", "check", 4, "keyword.other.statement"),
    ("    check at <= check \"No.\" at at", "at", 10, "variable"),
    ("    check at <= check \"No.\" at at", "check", 16, "variable"),
    ("    check at <= check \"No.\" at at", "at", 28, "keyword.other.statement"),
    ("    check at <= check \"No.\" at at", "at", 31, "variable"),
    ("warn check a == b", "check", 5, "keyword.other.statement"),
    ("external rule rule \"{value} is gone.\"", "rule", 14, "entity.name.function.rule"),
    ("external rule rule \"{value} is gone.\"", "{value}", 20, "variable.other.placeholder"),
    ("given { form: 1, given: 2 }", "form", 8, "variable.parameter"),
    ("a \"\\u{41}\\q\"", "\\u{41}", 3, "constant.character.escape"),
    ("a \"\\u{41}\\q\"", "\\q", 9, "invalid.illegal.escape"),
    ("field a: list of address { size(1...3) }", "address", 17, "entity.name.type.form"),
    ("field a: date as \"DD.MM.YYYY\" \"A\"", "as", 14, "keyword.other.notation"),
    ("on blur { regex(/[/\"#]\\/x/i) } # /x/", "/[/\"#]\\/x/i", 16, "string.regexp"),
    ("on blur { regex(/[/\"#]\\/x/i) } # /x/", "# /x/", 31, "comment.line"),
  ])
  func `words are what their places make of them`(
    line: String,
    text: String,
    offset: Int,
    scope: String
  ) throws {
    let tokenizer = try TextMateTokenizer(TextMateGrammar(contentsOf: Self.grammar))
    let scopes = tokenizer.scopes(of: line)
    for unit in offset..<(offset + text.utf16.count) {
      #expect(scopes[unit].contains { $0.hasPrefix(scope) }, "\(scopes[unit])")
    }
  }
}

/// The scopes that a token may have.
private struct EditorScope {
  var prefixes: [String]

  /// Nil for what has none: line ends.
  init?(of token: Token, in source: SourceText) {
    switch token.kind {
    case .lineEnd, .unknown, .endOfFile: return nil
    case .separator:
      if source.text(in: token.range) != ";" { return nil }
      prefixes = ["punctuation.terminator"]
    case .comment: prefixes = ["comment.line"]
    case .name, .quotedName:
      prefixes = ["variable", "entity", "storage", "keyword.other", "keyword.control.import"]
      prefixes += ["keyword.control.member", "support.constant"]
    case .and, .or, .not, .in, .is: prefixes = ["keyword.operator.word"]
    case .true, .false, .null, .today, .now: prefixes = ["constant.language"]
    case .when, .otherwise, .on, .warn, .each: prefixes = ["keyword.control"]
    case .integer: prefixes = ["constant.numeric.integer"]
    case .number: prefixes = ["constant.numeric.decimal"]
    case .duration: prefixes = ["constant.numeric.duration"]
    case .size: prefixes = ["constant.numeric.size"]
    case .string: prefixes = ["string.quoted.double"]
    case .pattern: prefixes = ["string.regexp"]
    case .leftParenthesis, .rightParenthesis: prefixes = ["punctuation.section.parens"]
    case .leftBracket, .rightBracket: prefixes = ["punctuation.section.brackets"]
    case .leftBrace, .rightBrace: prefixes = ["punctuation.section.braces"]
    case .comma: prefixes = ["punctuation.separator.comma"]
    case .colon: prefixes = ["punctuation.separator.key-value"]
    case .dot: prefixes = ["punctuation.accessor"]
    case .ellipsis: prefixes = ["keyword.operator.range"]
    case .plus, .minus, .times, .slash: prefixes = ["keyword.operator.arithmetic"]
    case .at: prefixes = ["punctuation.definition.annotation"]
    case .equals: prefixes = ["keyword.operator.assignment"]
    case .equalTo, .notEqualTo, .less, .lessOrEqual, .greater, .greaterOrEqual:
      prefixes = ["keyword.operator.comparison"]
    }
  }
}

import Foundation
import Testing

@testable import RuleSyntax

/// The grammar of rule files as `Grammar/formrules.ebnf` states it.
struct Grammar {
  indirect enum Node {
    case terminal(String)
    case token(String)
    case production(String)
    case sequence([Node])
    case choice([Node])
    case optional(Node)
    case repeated(Node, atLeastOnce: Bool)

    /// The words and signs in quotes.
    var terminals: Set<String> {
      switch self {
      case .terminal(let text): [text]
      case .token, .production: []
      case .sequence(let nodes), .choice(let nodes): Set(nodes.flatMap(\.terminals))
      case .optional(let node), .repeated(let node, _): node.terminals
      }
    }
  }

  /// The productions of the syntax, by name; tokens are not among them.
  private(set) var productions: [String: Node] = [:]
  /// The words that no name may be.
  private(set) var reserved: Set<String> = []
  /// The words that no check begins with.
  private(set) var statementWords: Set<String> = []

  init() throws {
    let text = try Repository.text("Grammar/formrules.ebnf")
    var definition: (name: String, body: String)?
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if let range = line.range(of: "::=") {
        if let definition { add(definition.name, definition.body) }
        let name = line[..<range.lowerBound].trimmingCharacters(in: .whitespaces)
        definition = (name, String(line[range.upperBound...]))
      } else {
        definition?.body += " " + line
      }
    }
    if let definition { add(definition.name, definition.body) }
  }

  private mutating func add(_ name: String, _ body: String) {
    if name == "RESERVED" {
      reserved = Grammar.words(of: body)
    } else if name == "STATEMENT_WORD" {
      statementWords = Grammar.words(of: body)
    } else if name.first?.isLowercase == true {
      var reader = NotationReader(body)
      productions[name] = reader.choice()
    }
  }

  private static func words(of body: String) -> Set<String> {
    Set(body.split(separator: "'").map(String.init).filter { $0.contains { $0.isLetter } })
  }
}

/// Reads the right side of a production.
private struct NotationReader {
  private var symbols: [String] = []
  private var index = 0

  init(_ body: String) {
    var rest = Substring(body)
    while let first = rest.first {
      if first == "'" {
        let end = rest.dropFirst().firstIndex(of: "'") ?? rest.endIndex
        symbols.append(String(rest[..<end]) + "'")
        rest = rest[rest.index(after: end)...]
      } else if first.isLetter {
        let word = rest.prefix { $0.isLetter || $0 == "_" }
        symbols.append(String(word))
        rest = rest[word.endIndex...]
      } else {
        if !first.isWhitespace { symbols.append(String(first)) }
        rest = rest.dropFirst()
      }
    }
  }

  private var symbol: String? { index < symbols.count ? symbols[index] : nil }

  mutating func choice() -> Grammar.Node {
    var alternatives = [sequence()]
    while symbol == "|" {
      index += 1
      alternatives.append(sequence())
    }
    return alternatives.count == 1 ? alternatives[0] : .choice(alternatives)
  }

  private mutating func sequence() -> Grammar.Node {
    var items: [Grammar.Node] = []
    while let symbol, symbol != "|", symbol != ")" { items.append(item()) }
    return items.count == 1 ? items[0] : .sequence(items)
  }

  private mutating func item() -> Grammar.Node {
    var node = atom()
    while let symbol, symbol == "?" || symbol == "*" || symbol == "+" {
      index += 1
      node = symbol == "?" ? .optional(node) : .repeated(node, atLeastOnce: symbol == "+")
    }
    return node
  }

  private mutating func atom() -> Grammar.Node {
    let symbol = symbols[index]
    index += 1
    if symbol == "(" {
      let inner = choice()
      index += 1
      return inner
    }
    if symbol.hasPrefix("'") { return .terminal(String(symbol.dropFirst().dropLast())) }
    return symbol.first?.isUppercase == true ? .token(symbol) : .production(symbol)
  }
}

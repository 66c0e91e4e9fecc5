import FormData
import FormInterchange
import FormRules
import RuleSyntax

extension LanguageServer {
  func completion(_ params: JSONTree?) throws(RequestError) -> JSONNode {
    let (subject, offset) = try place(params)
    let context = CompletionContext(at: offset, in: subject.analysis)
    let candidates = CompletionCandidates(context, in: workspace)
    let range = subject.positions.node(of: context.replaced)
    var seen: Set<String> = []
    let items = candidates.found.sorted { ($0.rank, $0.label) < ($1.rank, $1.label) }
      .filter { seen.insert($0.label).inserted }
    return [
      "isIncomplete": false,
      "items": .list(items.map { item($0, range) }),
    ]
  }

  private func item(_ candidate: CompletionCandidate, _ range: JSONNode) -> JSONNode {
    let snippet = client.takesSnippets ? candidate.snippet : nil
    var item: JSONObject = [
      "label": .text(candidate.label), "kind": .integer(candidate.kind.rawValue),
      "sortText": .text("\(candidate.rank)\(candidate.label)"),
      "textEdit": ["range": range, "newText": .text(snippet ?? candidate.label)],
    ]
    if snippet != nil { item["insertTextFormat"] = 2 }
    if let detail = candidate.detail { item["detail"] = .text(detail) }
    if let documentation = candidate.documentation, !documentation.isEmpty {
      item["documentation"] = .text(documentation)
    }
    return .object(item)
  }

  /// Adds details that require reading a file: the description of a standard rule.
  func resolvedCompletion(_ params: JSONTree?) throws(RequestError) -> JSONNode {
    guard let params, let label = params["label"]?.text,
      case .object(var item) = JSONNode(params)
    else { throw .missing("label") }
    if params["detail"]?.text == "standard rule", let rule = workspace.standardRule(label) {
      item["detail"] = .text(rule.signature)
      item["documentation"] = .text(rule.documentation)
    }
    return .object(item)
  }

  // MARK: Signatures

  func signatureHelp(_ params: JSONTree?) throws(RequestError) -> JSONNode {
    let (subject, offset) = try place(params)
    let context = CompletionContext(at: offset, in: subject.analysis)
    guard let frame = context.frames.last(where: { $0.kind.isArguments }),
      case .arguments(let name) = frame.kind,
      let description = workspace.description(ofRule: name, seenFrom: subject.name)
        ?? CompletionContext.function(named: name)
    else { return .null }
    var active = 0
    var depth = 0
    var label: String?
    for index in context.tokens.indices.dropFirst(frame.content) {
      switch context.tokens[index].kind {
      case .leftParenthesis, .leftBrace, .leftBracket: depth += 1
      case .rightParenthesis, .rightBrace, .rightBracket: depth -= 1
      case .comma where depth == 0:
        active += 1
        label = nil
      case .colon where depth == 0: label = context.name(context.tokens[index - 1])
      case _: break
      }
    }
    if let label, let named = description.parameters.firstIndex(where: { $0.name == label }) {
      active = named
    }
    let isEndless = description.parameters.last?.isVariadic ?? false
    if active >= description.parameters.count, isEndless {
      active = description.parameters.count - 1
    }
    return [
      "signatures": [
        [
          "label": .text(description.signature),
          "documentation": ["kind": "markdown", "value": .text(description.summary)],
          "parameters": .list(description.parameters.map { ["label": .text($0.text)] }),
        ]
      ],
      "activeSignature": 0, "activeParameter": .integer(active),
    ]
  }

  // MARK: Inlay hints

  func inlayHints(_ params: JSONTree?) throws(RequestError) -> JSONNode {
    let subject = try subject(params)
    let range = try subject.range(params?["range"])
    var hints = InlayHints(workspace: workspace, file: subject.name)
    hints.add(subject.analysis.parsed.tree)
    return .list(
      hints.found.filter { range.contains(Int($0.offset)) || Int($0.offset) == range.upperBound }
        .map { hint in
          [
            "position": subject.positions.position(of: Int(hint.offset)).node,
            "label": .text(hint.text), "kind": .integer(hint.isParameter ? 2 : 1),
            "paddingLeft": .boolean(!hint.isParameter), "paddingRight": .boolean(hint.isParameter),
          ]
        }
    )
  }
}

extension CompletionContext {
  /// The text that an item replaces: the current word, or the part of a text that is one.
  fileprivate var replaced: SourceRange {
    guard let text else { return typed }
    let end = typed.start
    var start = end
    let stops: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "}")]
    while start > text.start + 1, !stops.contains(source.bytes[Int(start) - 1]) { start -= 1 }
    return SourceRange(start: start, end: end)
  }

  fileprivate static func function(named name: String) -> RuleDescription? {
    LanguageFunctions.description(of: name)
  }
}

extension CompletionContext.Kind {
  fileprivate var isArguments: Bool { if case .arguments = self { true } else { false } }
}

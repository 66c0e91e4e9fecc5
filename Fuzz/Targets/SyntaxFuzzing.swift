import RuleSyntax

/// Text to tokens and tree, and back.
enum SyntaxFuzzing {
  /// Tokens come in order, and every place that a diagnostic names is in the text.
  static func parse(_ input: [UInt8]) throws(FuzzFault) {
    let source = SourceText(name: "fuzz", bytes: input)
    let parsed = RuleParser.parse(source)
    var end: UInt32 = 0
    for token in parsed.tokens {
      try FuzzFault.check(token.range.start >= end, "\(token) begins before \(end)")
      end = token.range.end
    }
    for diagnostic in parsed.diagnostics {
      let places =
        [diagnostic.range] + diagnostic.labels.map(\.range) + diagnostic.fixes.map(\.range)
      for place in places {
        let isInText = place.start <= place.end && Int(place.end) <= input.count
        try FuzzFault.check(isInText, "\(place) of \(diagnostic.code) is not in the text")
      }
    }
    _ = TreeDump.text(parsed.tree)
    _ = DiagnosticText(source: source).text(of: parsed.diagnostics)
    _ = RuleParser.parseExpression(source)
    var lines = GatheredLines()
    for line in source.content.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.add(String(line))
    }
  }

  static func format(_ input: [UInt8]) throws(FuzzFault) {
    let parsed = RuleParser.parse(SourceText(name: "fuzz", bytes: input))
    switch RulePrinter.formatting(of: parsed) {
    case .hasErrors: return
    case .fault(let fault): throw FuzzFault(fault)
    case .text(let text):
      let again = RuleParser.parse(SourceText(name: "fuzz", text: text))
      let isSame = TreeDump.text(again.tree) == TreeDump.text(parsed.tree)
      try FuzzFault.check(!again.hasErrors && isSame, "formatting changes the tree:\n\(text)")
      try FuzzFault.check(
        RulePrinter.formatting(of: again) == .text(text),
        "formatting again changes the text:\n\(text)"
      )
    }
  }
}

import RuleEngine
import RuleSyntax

/// How other notations write placeholders.
private enum PlaceholderNotation {
  /// Signs before and after a name; `isPlain` where what is between them is replaced here, too.
  static let signs: [(open: String, close: String, isPlain: Bool)] = [
    ("{{", "}}", false), ("${", "}", true), ("%{", "}", true), ("#{", "}", true),
    ("%(", ")s", false), ("%(", ")d", false), ("<%=", "%>", false), ("%", "%", false),
    ("[[", "]]", false), ("(:", ")", false),
  ]

  /// The bytes with which any of them begins.
  static let openings = Set("{$%#<[(:".utf8)

  /// Signs before a name that ends where no letter follows: `:max`, `$max`.
  static let prefixes = [":", "$"]

  /// What `printf` replaces.
  static let formats = ["%d", "%s", "%i", "%@", "%1$s", "%1$d", "%f", "%u"]
}

extension Checker {
  /// Warns about placeholders of other notations: `{{max}}`, `${max}`, `%{max}`, `%d`, `:max`.
  mutating func doubtPlaceholders(in literal: StringLiteral, knowing names: [String]) {
    let bytes = Array(literal.value.utf8)
    var start = 0
    for _ in 0..<CheckingLimits.shownNames {
      guard let found = foreignPlaceholder(in: bytes, from: start, knowing: names) else { return }
      report(found, in: literal, knowing: names)
      start = found.offsets.upperBound
    }
  }

  private mutating func report(
    _ found: ForeignPlaceholder,
    in literal: StringLiteral,
    knowing names: [String]
  ) {
    let range = unit.source.range(of: found.offsets, in: literal)
    let written = unit.source.text(in: range)
    let problem: DoubtProblem =
      if found.isPlain, let name = found.name {
        .signBeforePlaceholder(sign: String(written.prefix(1)), name: name)
      } else {
        .foreignPlaceholder(written)
      }
    report(
      problem,
      at: range,
      notes: found.name == nil
        ? ["placeholders have names: \(names.sorted().map { "{\($0)}" }.joined(separator: ", "))"]
        : [],
      fixes: found.name.map { [.write("{\($0)}", at: range, isCertain: false)] } ?? []
    )
  }

  private struct ForeignPlaceholder {
    var offsets: Range<Int>
    /// The placeholder that it means; nil if that is not known.
    var name: String?
    /// Whether the placeholder itself is replaced, so that only a sign is too much.
    var isPlain = false
  }

  /// The first foreign placeholder in a message, from a byte on.
  private func foreignPlaceholder(
    in bytes: [UInt8],
    from first: Int,
    knowing names: [String]
  ) -> ForeignPlaceholder? {
    guard bytes.contains(where: { "{%$:#<[(".utf8.contains($0) }) else { return nil }
    func starts(_ text: String, at position: Int) -> Bool {
      bytes[min(position, bytes.count)...].starts(with: text.utf8)
    }
    func meaning(from start: Int, to end: Int) -> String? {
      guard start < end else { return nil }
      let written = String(decoding: bytes[start..<end], as: UTF8.self)
      let word = written.filter { $0 != " " && $0 != "#" && $0 != "$" && $0 != "." }
      return names.contains(word) ? word : PlaceholderName.meaning(of: word, among: names)
    }
    let isMoney = isMoney
    var position = first
    while position < bytes.count {
      defer { position += 1 }
      guard PlaceholderNotation.openings.contains(bytes[position]) else { continue }
      let isAfterSpace = position == 0 || !bytes[position - 1].isInName
      for (open, close, isPlain) in PlaceholderNotation.signs where starts(open, at: position) {
        let start = position + open.utf8.count
        var end = start
        while end < bytes.count, end < start + 40, !starts(close, at: end),
          bytes[end].isInName || [0x20, 0x23, 0x24, 0x2E].contains(bytes[end])
        {
          end += 1
        }
        guard starts(close, at: end), let name = meaning(from: start, to: end) else { continue }
        if open == "${", isMoney { continue }
        // A percent sign is often just that.
        if open == "%", bytes[start..<end].contains(0x20) { continue }
        return ForeignPlaceholder(
          offsets: position..<(end + close.utf8.count),
          name: name,
          isPlain: isPlain
        )
      }
      if starts("{{", at: position) {
        // An escaped brace: `{{` or `}}`.
        position += 1
        continue
      }
      guard isAfterSpace else { continue }
      for sign in PlaceholderNotation.prefixes where starts(sign, at: position) {
        let start = position + 1
        let end = bytes[min(start, bytes.count)...].firstIndex { !$0.isInName } ?? bytes.count
        let word = String(decoding: bytes[min(start, end)..<end], as: UTF8.self)
        let laravel = ["attribute": "label", "input": "value", "other": "other"]
        if let name = names.contains(word) ? word : laravel[word], names.contains(name) {
          return ForeignPlaceholder(offsets: position..<end, name: name)
        }
      }
      for format in PlaceholderNotation.formats where starts(format, at: position) {
        let end = position + format.utf8.count
        if end == bytes.count || !bytes[end].isInName {
          return ForeignPlaceholder(offsets: position..<end, name: nil)
        }
      }
    }
    return nil
  }

  /// Whether `$` before a number may be an amount in dollars.
  private var isMoney: Bool {
    guard case .value(let type, _) = scope.subject, let form = scope.form, let field = scope.field
    else { return true }
    guard type.kinds == .number else { return false }
    let name = forms[form].table.fields[field].name.text.lowercased()
    let words = [
      "price", "cost", "fee", "budget", "salary", "income", "pay", "money", "usd", "dollar",
      "balance", "donation", "revenue", "deposit", "rent", "wage", "tax", "credit", "debit",
      "charge", "expense", "tip", "bid", "offer",
    ]
    // Whole numbers with such names mostly count something.
    let others = type == .integer ? [] : ["amount", "total", "sum", "value", "rate", "discount"]
    return (words + others).contains { name.contains($0) }
  }
}

extension UInt8 {
  fileprivate var isInName: Bool {
    switch Unicode.Scalar(self) {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: false
    }
  }
}

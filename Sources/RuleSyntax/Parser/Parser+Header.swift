// What is between a name and its block: `: date as "DD.MM.YYYY" "Birthday" @icon("cake")`.

extension Parser {
  struct Header {
    var type: TypeReference?
    var notation: StringLiteral?
    var label: StringLiteral?
    var annotations: [Annotation] = []
  }

  /// The parts of a header, in their order.
  private enum HeaderPart: Int {
    case type, notation, label, annotation

    var words: String {
      switch self {
      case .type: "the type"
      case .notation: "the notation"
      case .label: "the label"
      case .annotation: "the annotations"
      }
    }
  }

  /// Type, notation, label and annotations, in this order; another order is reported and read.
  mutating func header(hasType: Bool) -> Header {
    var header = Header()
    var parts: [(part: HeaderPart, range: SourceRange)] = []
    var progress = LoopProgress()
    while progress.hasAdvanced(to: index) {
      if at(.colon), opensIndentedBlock { break }
      if hasType, passForeignLabel() || passConditionOfField() { continue }
      let start = current.range
      guard let part = headerPart(of: &header, hasType: hasType) else { continue }
      parts.append((part, range(from: start)))
    }
    reportOrder(of: parts)
    return header
  }

  /// Reads one part; nil if there is none, or if something else was reported and passed.
  private mutating func headerPart(of header: inout Header, hasType: Bool) -> HeaderPart? {
    if hasType, isNotation() || at(word: "as") && header.type != nil {
      notation(of: &header)
      return .notation
    }
    if at(.colon) || hasType && isName() && header.type == nil && !beginsAttribute {
      let isFirst = header.type == nil
      if !isFirst {
        reportExpected("a label, annotations or '{'", notes: ["a field can have only one type"])
      }
      let type = isFirst ? headerType(isAllowed: hasType) : typeAfterColon()
      header.type = header.type ?? type
      return isFirst && hasType && type != nil ? .type : nil
    }
    if at(.string), header.label == nil, !isTextOfAnnotation {
      header.label = stringLiteral(advance())
      return .label
    }
    if at(.at), let annotation = annotation() {
      header.annotations.append(annotation)
      return .annotation
    }
    return nil
  }

  /// Whether a text belongs to the annotation before it, `@help "x"`, and is no label: some
  /// annotations have no value.
  private var isTextOfAnnotation: Bool {
    previous.kind == .name && token(ahead: -2).kind == .at
      && !["secret", "multiline", "segments"].contains(text(previous))
  }

  /// Reports the first part that belongs before another one, with the header in its order.
  private mutating func reportOrder(of parts: [(part: HeaderPart, range: SourceRange)]) {
    let inversion = zip(parts, parts.dropFirst()).first { $0.part.rawValue > $1.part.rawValue }
    guard let (_, next) = inversion,
      let before = parts.prefix(while: { $0.range.start < next.range.start }).map(\.part)
        .filter({ $0.rawValue > next.part.rawValue }).min(by: { $0.rawValue < $1.rawValue })
    else { return }
    report(
      .headerOrder(next.part.words, before: before.words),
      at: next.range,
      fixes: ordering(parts)
    )
  }

  /// The fix that writes the parts in their order; none where more than spaces is between them.
  private func ordering(_ parts: [(part: HeaderPart, range: SourceRange)]) -> [Diagnostic.Fix] {
    for (part, next) in zip(parts, parts.dropFirst()) {
      let gap = source.text(in: SourceRange(start: part.range.end, end: next.range.start))
      guard gap.utf8.allSatisfy({ $0 == 0x20 }) else { return [] }
    }
    let ordered = parts.enumerated().sorted {
      ($0.element.part.rawValue, $0.offset) < ($1.element.part.rawValue, $1.offset)
    }
    let texts = ordered.map { source.text(in: $0.element.range) }
    let hasType = ordered[0].element.part == .type
    // A type without its colon was reported.
    guard !hasType || texts[0].hasPrefix(":") else { return [] }
    let written = texts.joined(separator: " ")
    let place = SourceRange(
      start: startOfSpace(before: parts[0].range.start),
      end: parts[parts.count - 1].range.end
    )
    return [
      .init(
        "write '\(VisibleText.of(written))'",
        replace: place,
        by: (hasType ? "" : " ") + written,
        isCertain: true
      )
    ]
  }

  /// `as "DD.MM.YYYY"`.
  private mutating func notation(of header: inout Header) {
    if header.notation != nil {
      reportExpected("a label, annotations or '{'", notes: ["a field can have only one notation"])
    }
    advance()
    guard at(.string) else {
      reportExpected("a notation in quotes", notes: ["write it like as \"DD.MM.YYYY\""])
      return
    }
    let notation = stringLiteral(advance())
    header.notation = header.notation ?? notation
  }

  private mutating func headerType(isAllowed: Bool) -> TypeReference? {
    if !isAllowed {
      reportExpected("a label, annotations or '{'", notes: ["only fields have types"])
    }
    return typeAfterColon()
  }

  mutating func annotation() -> Annotation? {
    let start = advance().range
    guard let name = name(of: .reference("an annotation")) else { return nil }
    let note = "an annotation without values has no parentheses"
    let arguments =
      at(.leftParenthesis) ? nonEmptyList("a value", note: note) { $0.literal() } : nil
    return Annotation(name: name, arguments: arguments, range: range(from: start))
  }

  mutating func misplacedAnnotation() {
    report(.misplacedAnnotation)
    while at(.at), annotation() != nil {}
  }
}

extension Lexer {
  /// A number or, with a unit, a duration or a size.
  mutating func number() {
    let start = position
    var end = digitsEnd(from: start)
    var kind = TokenKind.integer
    if byte(at: end) == UInt8(ascii: "."), byteAfter(end).isDigit {
      kind = .number
      end = digitsEnd(from: end + 1)
      if byte(at: end) == UInt8(ascii: "."), byteAfter(end).isDigit {
        malformedNumber(.severalPoints, from: start)
        return
      }
    } else if byte(at: end) == UInt8(ascii: "."), byteAfter(end) != UInt8(ascii: ".") {
      malformedNumber(.nothingAfterPoint, from: start)
      return
    }
    if byte(at: end).isInName || byte(at: end) >= 0x80 && letter(at: end) != nil {
      unit(ofNumberFrom: start, endingAt: end, kind)
    } else {
      append(kind, from: start, to: end)
    }
  }

  /// Reports a number, including everything that looks like part of it.
  private mutating func malformedNumber(_ fault: SyntaxProblem.NumberFault, from start: Int) {
    var end = start
    while byte(at: end).isInName
      || byte(at: end) == UInt8(ascii: ".") && byteAfter(end) != UInt8(ascii: ".")
      || isExponentSign(at: end)
    {
      end += 1
    }
    let place = range(start, end)
    var fixes: [Diagnostic.Fix] = []
    let point = digitsEnd(from: start)
    switch fault {
    case .nothingAfterPoint where Unit.meant(by: text(point + 1, end)) != nil:
      // `18.years`
      let unit = Unit.meant(by: text(point + 1, end)) ?? ""
      fixes = [.write(text(start, point) + unit, at: place)]
    case .nothingAfterPoint where end == point + 1:
      fixes = [.write(text(start, end - 1), at: place, isCertain: false)]
    case .nothingBeforePoint where end == digitsEnd(from: start + 1):
      fixes = [.write("0" + text(start, end), at: place)]
    case .groupedDigits:
      fixes = [.write(text(start, end).filter { $0 != "_" }, at: place)]
    case .nothingAfterPoint, .nothingBeforePoint, .severalPoints, .exponent:
      break
    }
    let parts = text(start, end).split(separator: ".").map(\.utf8.count)
    let isDate = parts == [2, 2, 4] || parts == [4, 2, 2] || parts == [1, 1, 4]
    report(
      .malformedNumber(fault),
      at: place,
      notes: isDate ? ["a date is a text such as \"2026-01-31\""] : [],
      fixes: fixes
    )
    append(.number, from: start, to: end)
  }

  /// The `+` or `-` of `1e+5`.
  private func isExponentSign(at index: Int) -> Bool {
    guard byte(at: index) == UInt8(ascii: "+") || byte(at: index) == UInt8(ascii: "-"), index > 0
    else { return false }
    let before = bytes[index - 1]
    return (before == UInt8(ascii: "e") || before == UInt8(ascii: "E"))
      && byteAfter(index).isDigit
  }

  private mutating func unit(ofNumberFrom start: Int, endingAt end: Int, _ kind: TokenKind) {
    let wordEnd = wordEnd(from: end).end
    let unit = text(end, wordEnd)
    if let kind = Unit.kind(of: unit) {
      append(kind, from: start, to: wordEnd)
    } else if let fault = numberFault(of: unit, endingAt: wordEnd) {
      malformedNumber(fault, from: start)
    } else {
      unknownUnit(unit, from: start, digitsEnd: end, end: wordEnd)
    }
  }

  private func numberFault(of unit: String, endingAt end: Int) -> SyntaxProblem.NumberFault? {
    let scalars = unit.unicodeScalars
    let rest = scalars.dropFirst()
    let isExponent =
      (scalars.first == "e" || scalars.first == "E")
      && rest.allSatisfy { ("0"..."9").contains($0) } && (!rest.isEmpty || isExponentSign(at: end))
    if isExponent { return .exponent }
    let isGrouped =
      scalars.first == "_" && scalars.allSatisfy { $0 == "_" || ("0"..."9").contains($0) }
      && rest.contains { $0 != "_" }
    return isGrouped ? .groupedDigits : nil
  }

  private mutating func unknownUnit(_ unit: String, from start: Int, digitsEnd: Int, end: Int) {
    let meant = Unit.meant(by: unit)
    let place = range(digitsEnd, end)
    // It can mean minutes or months, so both are suggested.
    let other = unit == "m" || unit == "M" ? "mo" : nil
    report(
      .unknownUnit(unit),
      at: place,
      notes: other != nil
        ? ["'min' means minutes, 'mo' means months"]
        : meant == nil
          ? [
            "durations have the units \(Unit.durations.joined(separator: " ")), "
              + "sizes \(Unit.sizes.joined(separator: " "))",
            "a name that begins with a digit needs backquotes",
          ] : [],
      fixes: [meant, other].compactMap(\.self).map { .didYouMean($0, at: place) }
    )
    append(meant.flatMap { Unit.kind(of: $0) } ?? .unknown, from: start, to: end)
  }

  /// `.`, `...`, or a number without its first digit.
  mutating func dots() {
    let start = position
    if byteAfter(start) == UInt8(ascii: "."), byte(at: start + 2) == UInt8(ascii: ".") {
      append(.ellipsis, length: 3)
    } else if byteAfter(start) == UInt8(ascii: "."), byte(at: start + 2) == UInt8(ascii: "<") {
      halfOpenRange()
    } else if byteAfter(start) == UInt8(ascii: ".") {
      let place = range(start, start + 2)
      // `../limit`
      let isPath = byte(at: start + 2) == UInt8(ascii: "/")
      report(
        .foreignOperator(written: "..", meant: "..."),
        at: place,
        notes: isPath ? ["a nested form gets values of the form around it as parameters"] : [],
        fixes: isPath ? [] : [.write("...", at: place)]
      )
      append(.ellipsis, length: 2)
    } else if byteAfter(start).isDigit, !isAfterPathComponent {
      malformedNumber(.nothingBeforePoint, from: start)
    } else {
      append(.dot, length: 1)
    }
  }

  /// Reports `..<`; a range includes both of its bounds.
  private mutating func halfOpenRange() {
    let start = position
    var end = start + 3
    while byte(at: end).isDigit { end += 1 }
    let isInteger = byte(at: end) != UInt8(ascii: ".") && !byte(at: end).isInName
    let bound = isInteger ? Int(text(start + 3, end)) : nil
    report(
      .foreignOperator(written: "..<", meant: "..."),
      at: range(start, start + 3),
      notes: ["a range includes both of its bounds"],
      fixes: bound.map { [.write("...\($0 - 1)", at: range(start, end))] } ?? []
    )
    append(.ellipsis, length: 3)
  }

  /// Whether the last token is part of a path and ends right here.
  private var isAfterPathComponent: Bool {
    guard let last = tokens.last, Int(last.range.end) == position else { return false }
    return last.kind == .name || last.kind == .quotedName || last.kind == .rightBracket
  }

  private func digitsEnd(from start: Int) -> Int {
    var end = start
    while byte(at: end).isDigit { end += 1 }
    return end
  }
}

import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks a pattern argument: between slashes, or for `contains` a literal text.
  mutating func checkPatternArgument(
    _ operand: OperandTree,
    of rule: BuiltInRule?
  ) -> CheckedOperand? {
    switch operand {
    case .pattern(let literal):
      return checkPattern(literal)
    case .string(let literal) where rule == .regex:
      let (body, flags) = Checker.partsOfDelimited(literal.value) ?? (literal.value, "")
      let content = Checker.withoutAnchors(body).replacing("/", with: "\\/")
      let text = "write '/\(VisibleText.of(content))/\(flags)'"
      let fix = Diagnostic.Fix(text, replace: literal.range, by: "/\(content)/\(flags)")
      report(NotationProblem.textAsPattern, at: literal.range, fixes: [fix])
      return nil
    case .string(let literal):
      let place = place(literal.range)
      return .pattern(Pattern(text: PatternNotation.quoted(literal.value)), place: place)
    case .number, .boolean, .duration, .size, .closedRange, .today, .now, .path, .binary,
      .negated, .parenthesized, .function, .aggregate:
      return checkParameterOnly(operand, as: .pattern)
    }
  }

  /// The pattern and the flags of a text with slashes, as in PHP: `"/[a-z]+/i"`; nil for another.
  private static func partsOfDelimited(_ text: String) -> (body: String, flags: String)? {
    guard text.hasPrefix("/"), let end = text.lastIndex(of: "/"), end > text.startIndex,
      case let flags = text[text.index(after: end)...], flags.allSatisfy("gimsuxD".contains)
    else { return nil }
    let body = text[text.index(after: text.startIndex)..<end].replacing("\\/", with: "/")
    return (String(body), String(flags.filter("imsx".contains)))
  }

  /// Compiles the pattern, and reports PCRE2's error at its position.
  mutating func checkPattern(_ literal: PatternLiteral) -> CheckedOperand? {
    let pattern = Pattern(text: literal.text, flags: PatternFlags(letters: literal.flags))
    let place = place(literal.range)
    guard let error = patternError(of: pattern) else {
      return .pattern(pattern, place: place)
    }
    if let fix = fixOfCharacterNumbers(in: literal) {
      report(
        NotationProblem.pattern("a character's number is written as '\\x{0400}', not as '\\u0400'"),
        at: literal.range,
        fixes: [fix]
      )
      return nil
    }
    let last = max(literal.range.start, literal.range.end - min(literal.range.end, 1))
    let start = min(literal.range.start + 1 + UInt32(error.offset), last)
    report(
      NotationProblem.pattern(error.message),
      at: SourceRange(start: start, end: min(start + 1, literal.range.end))
    )
    return nil
  }

  /// The fix that writes `\u0400`, as in JavaScript and Java, as `\x{0400}`; nil if there is none.
  private func fixOfCharacterNumbers(in literal: PatternLiteral) -> Diagnostic.Fix? {
    let parts = literal.text.split(separator: "\\u", omittingEmptySubsequences: false)
    guard parts.count > 1,
      parts.dropFirst().allSatisfy({ $0.utf8.count >= 4 && $0.prefix(4).allSatisfy(\.isHexDigit) })
    else { return nil }
    let written = parts.dropFirst().reduce(String(parts[0])) {
      "\($0)\\x{\($1.prefix(4))}\($1.dropFirst(4))"
    }
    return .meant("/\(written)/\(literal.flags)", at: literal.range)
  }

  private mutating func patternError(of pattern: Pattern) -> PatternError? {
    // Tests compile the standard library's patterns, so users don't have to.
    if unit.isStandard { return nil }
    if let known = patternErrors[pattern] { return known }
    var found: PatternError?
    do {
      // Whether a pattern compiles doesn't depend on its scope.
      _ = try CompiledPattern(PatternSource(pattern, scope: .whole))
    } catch {
      found = error
    }
    patternErrors[pattern] = .some(found)
    return found
  }

  /// Checks the argument of `chars`: a character set in its notation, or a parameter.
  mutating func checkCharacters(_ operand: OperandTree) -> CheckedOperand? {
    guard case .string(let literal) = operand else {
      return checkParameterOnly(operand, as: .characters)
    }
    do {
      let set = try ScalarSet(notation: literal.value)
      if literal.value.hasPrefix("["), literal.value.hasSuffix("]"), literal.value.utf8.count > 2 {
        let written = StringEscapes.quote(String(literal.value.dropFirst().dropLast()))
        report(
          DoubtProblem.bracketsInSet,
          at: literal.range,
          fixes: [.meant(written, at: literal.range)]
        )
      }
      return .characters(set, notation: literal.value)
    } catch {
      let range = unit.source.range(of: error.range, in: literal)
      report(
        NotationProblem.characterSet(error.kind),
        at: range.start < range.end ? range : literal.range
      )
      return nil
    }
  }

  /// Parses a mask as the engine does; nil if it is invalid.
  mutating func checkMask(_ literal: StringLiteral) -> String? {
    do throws(MaskError) {
      _ = try Mask(notation: literal.value)
      return literal.value
    } catch {
      let range = unit.source.range(of: error.range, in: literal)
      report(
        NotationProblem.mask(error.problem),
        at: range,
        fixes: error.problem == .noPlace ? maskFix(of: literal) : []
      )
      return nil
    }
  }
}

extension Checker {
  /// The fix that puts the places of another notation in brackets: `999-999` is `[000]-[000]`.
  private func maskFix(of literal: StringLiteral) -> [Diagnostic.Fix] {
    let digits: Set<Character> = ["9", "0", "#", "_", "N", "n", "X", "x", "d", "D"]
    var mask = ""
    var open: Character?
    for character in literal.value {
      let place: Character? = digits.contains(character) ? "0" : character == "A" ? "A" : nil
      if place != open {
        if open != nil { mask += "]" }
        if place != nil { mask += "[" }
        open = place
      }
      mask.append(place ?? character)
    }
    if open != nil { mask += "]" }
    let isMask = literal.value.allSatisfy { !$0.isLetter || digits.contains($0) || $0 == "A" }
    guard isMask, (try? Mask(notation: mask)) != nil else { return [] }
    return [.write(StringEscapes.quote(mask), at: literal.range, isCertain: false)]
  }
}

/// Escapes texts, so that they match literally as patterns.
enum PatternNotation {
  static func quoted(_ text: String) -> String {
    var pattern = ""
    for scalar in text.unicodeScalars {
      if Unicode.Scalar(0x21)...Unicode.Scalar(0x7E) ~= scalar, !isLetterOrDigit(scalar) {
        pattern += "\\"
      }
      pattern.unicodeScalars.append(scalar)
    }
    return pattern
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    "0"..."9" ~= scalar || "A"..."Z" ~= scalar || "a"..."z" ~= scalar || scalar == "_"
  }
}

/// Patterns of other engines as a rule file writes them between slashes.
package enum PatternText {
  /// The pattern with what cannot stand between slashes escaped; its meaning stays.
  package static func literal(of pattern: String) -> String {
    if pattern.isEmpty { return "(?:)" }
    var literal = ""
    var isEscaped = false
    var classDepth = 0
    for scalar in pattern.unicodeScalars {
      switch scalar {
      case "\n":
        literal += isEscaped ? "n" : "\\n"
      case "\r":
        literal += isEscaped ? "r" : "\\r"
      case "/" where !isEscaped && classDepth == 0:
        literal += "\\/"
      case _:
        literal.unicodeScalars.append(scalar)
      }
      if isEscaped {
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "[" {
        classDepth = 1
      } else if scalar == "]" {
        classDepth = 0
      }
    }
    return literal
  }

  /// The part between `^` and `$` when the pattern is anchored on both sides as a whole; nil
  /// when it is not, or when that is not easy to see.
  package static func anchoredContent(of pattern: String) -> String? {
    guard pattern.hasPrefix("^"), pattern.hasSuffix("$"), pattern.utf8.count > 2 else { return nil }
    var content = pattern.dropFirst().dropLast()
    // Engines whose `$` is also before a line feed at the end are kept from it so.
    let guardOfEnd = "(?!\\n)"
    if content.hasSuffix(guardOfEnd), !content.dropLast(guardOfEnd.count).hasSuffix("\\") {
      content = content.dropLast(guardOfEnd.count)
    }
    guard let outline = Outline(of: content) else { return nil }
    if outline.isOneGroup { return String(content.dropFirst(3).dropLast()) }
    // An alternative at the top belongs to one anchor only.
    return outline.hasAlternatives ? nil : String(content)
  }

  /// A pattern of ICU, the engine of Apple's systems, as PCRE2 writes it.
  ///
  /// Both know the same escapes but for `\uhhhh` and `\Uhhhhhhhh`, which are `\x{hhhh}` there.
  package static func translated(fromICU pattern: String) -> String {
    var translated = ""
    var rest = Substring(pattern)
    while let first = rest.first {
      guard first == "\\", let kind = rest.dropFirst().first else {
        translated.append(first)
        rest.removeFirst()
        continue
      }
      let count = kind == "u" ? 4 : kind == "U" ? 8 : 0
      let digits = rest.dropFirst(2).prefix(count)
      if count > 0, digits.count == count, digits.allSatisfy(\.isHexDigit) {
        translated += "\\x{\(digits)}"
        rest.removeFirst(2 + count)
      } else {
        translated.append(first)
        translated.append(kind)
        rest.removeFirst(2)
      }
    }
    return translated
  }
}

/// What a pattern consists of at the top; there is none for one that engines read differently.
private struct Outline {
  var hasAlternatives = false
  /// Whether it is a group that captures nothing, and no more.
  var isOneGroup = false

  init?(of pattern: Substring) {
    var rest = pattern.unicodeScalars[...]
    var depth = 0
    var groupsAtTop = 0
    var isInClass = false
    var scalarsAtTop = 0
    while let scalar = rest.popFirst() {
      if depth == 0 { scalarsAtTop += 1 }
      switch scalar {
      case "\\":
        guard let escaped = rest.popFirst(), escaped != "Q" else { return nil }
      case "]" where isInClass: isInClass = false
      case "[":
        // Some engines have classes within classes, and some that begin with their end.
        if isInClass || rest.first == "]" || rest.starts(with: "^]".unicodeScalars) { return nil }
        isInClass = true
      case _ where isInClass: continue
      case "(":
        if rest.first == "?", let kind = rest.dropFirst().first,
          !":=!<>".unicodeScalars.contains(kind)
        {
          return nil
        }
        if depth == 0 { groupsAtTop += 1 }
        depth += 1
      case ")":
        depth -= 1
        if depth < 0 { return nil }
      case "|": if depth == 0 { hasAlternatives = true }
      case _: continue
      }
    }
    guard depth == 0, !isInClass else { return nil }
    isOneGroup = groupsAtTop == 1 && scalarsAtTop == 1 && pattern.hasPrefix("(?:")
  }
}

package import RuleCompiler
import RuleEngine

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

  /// The literal of a pattern in PCRE2's notation, where a rule file with it would load.
  ///
  /// - Throws: the first thing wrong with the pattern. Cost: linear in its length.
  package static func checkedLiteral(
    of pattern: String,
    flags: String = ""
  ) throws(Obstacle) -> String {
    let literal = literal(of: pattern)
    let pattern = Pattern(text: literal, flags: PatternFlags(letters: flags))
    do throws(PatternError) {
      _ = try CompiledPattern(PatternSource(pattern, scope: .whole))
    } catch {
      throw Obstacle(reason: error.message)
    }
    return literal
  }

  /// The part between `^` and `$` when the pattern, in PCRE2's notation, is anchored on both sides as a
  /// whole; nil when it is not, or when that is not easy to see.
  package static func anchoredContent(of pattern: String) -> String? {
    guard pattern.hasPrefix("^"), pattern.hasSuffix("$"), pattern.utf8.count > 2 else { return nil }
    var content = pattern.dropFirst().dropLast()
    // Engines whose `$` is also before a line feed at the end are kept from it so.
    let guardOfEnd = "(?!\\n)"
    if content.hasSuffix(guardOfEnd), !content.dropLast(guardOfEnd.count).hasSuffix("\\") {
      content = content.dropLast(guardOfEnd.count)
    }
    switch PatternSyntax(text: String(content), flags: []).root {
    // An alternative at the top belongs to one anchor only.
    case .alternatives, .unsupported: return nil
    case .group(_, nil) where content.hasPrefix("(?:"):
      return String(content.dropFirst(3).dropLast())
    case .characters, .sequence, .group, .repeated, .atomic, .anchor, .look, .reference, .call,
      .conditional, .lineBreak, .cluster, .matchStart:
      return String(content)
    }
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

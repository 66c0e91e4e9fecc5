package import RuleCompiler
import RuleEngine

/// Converts patterns of other engines to rule-file literals.
package enum PatternText {
  /// Escapes what cannot appear between slashes, without changing the pattern's meaning.
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

  /// A literal for a PCRE2 pattern, checked to load in a rule file.
  ///
  /// - Throws: the first error in the pattern. Cost: linear in its length.
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

  /// The part between `^` and `$`, if both anchor the whole PCRE2 pattern; otherwise nil.
  package static func anchoredContent(of pattern: String) -> String? {
    guard pattern.hasPrefix("^"), pattern.hasSuffix("$"), pattern.utf8.count > 2 else { return nil }
    var content = pattern.dropFirst().dropLast()
    // Some exporters add this lookahead, since in some engines `$` also matches before a final line
    // feed.
    let guardOfEnd = "(?!\\n)"
    if content.hasSuffix(guardOfEnd), !content.dropLast(guardOfEnd.count).hasSuffix("\\") {
      content = content.dropLast(guardOfEnd.count)
    }
    switch PatternSyntax(text: String(content), flags: []).root {
    // An alternative at the top level belongs to only one of the anchors.
    case .alternatives, .unsupported: return nil
    case .group(_, nil) where content.hasPrefix("(?:"):
      return String(content.dropFirst(3).dropLast())
    case .characters, .sequence, .group, .repeated, .atomic, .anchor, .look, .reference, .call,
      .conditional, .lineBreak, .cluster, .matchStart:
      return String(content)
    }
  }

  /// Converts an ICU pattern, as used on Apple systems, to PCRE2.
  ///
  /// Their escapes agree except for `\uhhhh` and `\Uhhhhhhhh`, which PCRE2 writes as `\x{hhhh}`.
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

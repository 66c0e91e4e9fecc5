import FormInterchange
import RuleEngine
import RuleSyntax

/// Dates as Laravel's rules write them.
enum LaravelDate {
  /// Whether a text is a date, a time or both in the notation of ISO 8601.
  static func isLiteral(_ text: String) -> Bool {
    CalendarDate(text) != nil || DateTime(text) != nil || TimeOfDay(text) != nil
  }

  /// Whether a parameter is a moment, in whatever notation, and not the name of a field.
  static func isMoment(_ parameter: String) -> Bool {
    word(parameter) != nil
      || parameter.contains(where: \.isNumber) && !parameter.contains(where: \.isLetter)
      || parameter.contains(" ") || isLiteral(parameter)
  }

  private static func today(_ sign: ArithmeticOperator, _ duration: String) -> OperandTree {
    .binary(.today(range: .none), sign, .duration(duration, range: .none), range: .none)
  }

  /// A word that stands for a day or moment; nil for any other text.
  static func word(_ text: String) -> OperandTree? {
    switch text {
    case "now": .now(range: .none)
    case "today": .today(range: .none)
    case "tomorrow": today(.add, "1d")
    case "yesterday": today(.subtract, "1d")
    default: nil
    }
  }
}

/// A notation of dates in PHP's letters: `d/m/Y H:i`.
struct LaravelDateFormat {
  private enum Part: Equatable {
    /// A number of so many digits.
    case digits(Character, count: Int)
    /// An offset from UTC, with a colon or without.
    case offset(hasColon: Bool)
    case literal(Character)
  }

  private var parts: [Part] = []

  init(_ format: String) throws(Inexpressible) {
    var isEscaped = false
    for letter in format {
      if isEscaped {
        parts.append(.literal(letter))
        isEscaped = false
        continue
      }
      switch letter {
      case "\\": isEscaped = true
      case "Y": parts.append(.digits("Y", count: 4))
      case "m", "d", "H", "i", "s": parts.append(.digits(letter, count: 2))
      case "P": parts.append(.offset(hasColon: true))
      case "O": parts.append(.offset(hasColon: false))
      case "e", "T": throw .zoneName
      case "A"..."Z", "a"..."z": throw .dateNotation
      default: parts.append(.literal(letter))
      }
    }
  }

  private var letters: String {
    var letters = ""
    for case .digits(let letter, _) in parts { letters.append(letter) }
    return String(letters.sorted())
  }

  private var hasOffset: Bool {
    parts.contains(.offset(hasColon: true)) || parts.contains(.offset(hasColon: false))
  }

  /// The checks that a text in the format passes once it is written as ISO 8601 writes it.
  func check() throws(Inexpressible) -> Expression {
    let (rule, count) =
      switch letters {
      case "Ydm": ("date", 10)
      case "Ym": ("month", 7)
      case "Hi": ("time", 5)
      case "His": ("time", 8)
      case "HYdim": ("datetime", 16)
      case "HYdims": ("datetime", 19)
      default: throw Inexpressible.dateNotation
      }
    let length = count + (hasOffset ? 6 : 0)
    return .all([.rule(rule), .rule("equal_length", .number(length))])
  }

  /// The step that rewrites the format in ISO's notation; nil where it is that already.
  func rewriting() throws(Inexpressible) -> Call? {
    var pattern = "^"
    var groups: [Character: Int] = [:]
    var count = 0
    for part in parts {
      switch part {
      case .digits(let letter, let digits):
        pattern += "([0-9]{\(digits)})"
        count += 1
        groups[letter] = count
      case .offset(let hasColon):
        pattern += hasColon ? "([+-][0-9]{2}):([0-9]{2})" : "([+-][0-9]{2})([0-9]{2})"
        groups["P"] = count + 1
        count += 2
      case .literal(let character):
        pattern += character.isLetter || character == " " ? "\(character)" : "\\\(character)"
      }
    }
    let template = isoTemplate { letter in
      guard let group = groups[letter] else { return nil }
      return letter == "P" ? "${\(group)}:${\(group + 1)}" : "${\(group)}"
    }
    let written = isoTemplate { letter in groups[letter] == nil ? nil : "\(letter)" }
    if written == formatText { return nil }
    return Call(
      "replace",
      [Argument(value: .pattern(pattern + "$")), Argument(value: .text(template))]
    )
  }

  /// A text in the format as ISO 8601 writes it; nil where it is not in the format.
  func iso(_ text: String) -> String? {
    var rest = text[...]
    var values: [Character: String] = [:]
    for part in parts {
      switch part {
      case .digits(let letter, let count):
        let digits = rest.prefix(count)
        guard digits.count == count, digits.allSatisfy(\.isWholeNumber) else { return nil }
        values[letter] = String(digits)
        rest = rest.dropFirst(count)
      case .offset(let hasColon):
        let offset = rest.prefix(hasColon ? 6 : 5)
        values["P"] = hasColon ? String(offset) : "\(offset.prefix(3)):\(offset.suffix(2))"
        rest = rest.dropFirst(offset.count)
      case .literal(let character):
        guard rest.popFirst() == character else { return nil }
      }
    }
    return rest.isEmpty ? isoTemplate { values[$0] } : nil
  }

  /// ISO's order of the parts that are there.
  private func isoTemplate(_ part: (Character) -> String?) -> String {
    let date = [part("Y"), part("m"), part("d")].compactMap(\.self).joined(separator: "-")
    let time = [part("H"), part("i"), part("s")].compactMap(\.self).joined(separator: ":")
    let separator = date.isEmpty || time.isEmpty ? "" : hasBlank ? " " : "T"
    return date + separator + time + (part("P") ?? "")
  }

  /// Whether a blank stands between date and time, which the language takes too.
  private var hasBlank: Bool { parts.contains(.literal(" ")) }

  private var formatText: String {
    var text = ""
    for part in parts {
      switch part {
      case .digits(let letter, _): text.append(letter)
      case .offset(let hasColon): text += hasColon ? "P" : "O"
      case .literal(let character): text.append(character)
      }
    }
    return text
  }
}

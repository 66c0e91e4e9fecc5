/// The notation of a date, a month, a time, or a date and time: `DD.MM.YYYY`, `MM/YY`, `hh:mm a`.
///
/// | part | means |
/// |---|---|
/// | `YYYY`, `YY` | the year, or its last two digits |
/// | `MM`, `M` | the month |
/// | `DD`, `D` | the day of the month |
/// | `HH`, `H` | the hour, 0 to 23 |
/// | `hh`, `h` | the hour, 1 to 12, with `a` for AM and PM |
/// | `mm`, `ss` | minutes and seconds |
///
/// All other characters, except letters and digits, are literal. The leading zero of a day, month
/// or hour may be omitted before a separator or the end; a single letter writes none.
struct MomentNotation: Sendable, Hashable {
  let parts: [MomentPart]
  /// Date, month, time, or date and time.
  let type: FieldType

  init(_ text: String) throws(ValueNotationError) {
    do throws(ValueNotationError) {
      guard text.utf8.count <= ValueNotation.maximumLength else { throw .init(.tooLong) }
      parts = try MomentNotation.parts(of: text)
      type = try MomentNotation.type(of: parts)
    } catch {
      throw ValueNotationError(error.problem, suggestion: MomentNotation.suggestion(for: text))
    }
  }

  /// The syntax of such values in data.
  var syntax: TextSyntax {
    switch type {
    case .month: .month
    case .time: .time
    case .dateTime: .datetime
    case .date, .text, .integer, .number, .boolean, .choice, .file, .any, .form, .list, .map: .date
    }
  }

  /// The year for two digits.
  ///
  /// For months, which are on cards and contracts, it is in this century; otherwise as in POSIX, 69
  /// is 1969 and 68 is 2068.
  func year(ofTwoDigits digits: Int) -> Int {
    type == .month || digits < 69 ? 2000 + digits : 1900 + digits
  }

  /// The mask with the notation's parts and separators.
  var mask: String {
    parts.map { part in
      switch part {
      case .digits(_, let least, let most, _):
        "[" + String(repeating: "0", count: least) + String(repeating: "9", count: most - least)
          + "]"
      case .half: "[AA]"
      case .literal(let bytes):
        "{"
          + String(decoding: bytes, as: UTF8.self)
          .map { "[]{}\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "}"
      }
    }.joined()
  }

  /// The kinds of the notation's digits, in order.
  var digitKinds: [MaskCharacterKind] {
    parts.flatMap { part -> [MaskCharacterKind] in
      guard case .digits(let unit, let least, let most, _) = part else { return [] }
      guard unit.endsBeforeOtherDigits else { return Array(repeating: .digit, count: most) }
      let range = MaskedRange(unit.values, isShortened: least < most)
      return [.firstDigit(range), .secondDigit(range)]
    }
  }

  /// An example in the notation: the last day of 2026, or a time in the afternoon.
  var example: String {
    let date = CalendarDate(checkedYear: 2026, month: 12, day: 31)
    let time = TimeOfDay(checkedNanoseconds: 52_200_000_000_000)
    let slot =
      switch type {
      case .month: Slot(month: CalendarMonth(date))
      case .time: Slot(time: time)
      case .dateTime: Slot(dateTime: DateTime(date: date, time: time))
      case .date, .text, .integer, .number, .boolean, .choice, .file, .any, .form, .list, .map:
        Slot(date: date)
      }
    return text(of: slot) ?? ""
  }
}

// MARK: Reading the notation

extension MomentNotation {
  private static let letters: [Character: [Int: (unit: MomentUnit, digits: Int)]] = [
    "Y": [4: (.year, 4), 2: (.yearOfCentury, 2)], "M": [2: (.month, 2), 1: (.month, 1)],
    "D": [2: (.day, 2), 1: (.day, 1)], "H": [2: (.hour, 2), 1: (.hour, 1)],
    "h": [2: (.hourOfHalf, 2), 1: (.hourOfHalf, 1)], "m": [2: (.minute, 2)],
    "s": [2: (.second, 2)],
  ]

  private static func parts(of text: String) throws(ValueNotationError) -> [MomentPart] {
    var parts: [MomentPart] = []
    var seen: Set<String> = []
    let runs = MomentNotation.runs(of: text)
    for (index, run) in runs.enumerated() {
      guard run[0].isASCIILetter else {
        parts.append(.literal(Array(String(run).utf8)))
        continue
      }
      let name = String(run)
      let isHalf = name == "a"
      let found = MomentNotation.letters[run[0]]?[run.count]
      guard isHalf || found != nil else { throw .init(.unknownPart(name)) }
      let words = found?.unit.words ?? "a"
      guard seen.insert(words).inserted else { throw .init(.partTwice(words)) }
      guard let (unit, digits) = found else {
        parts.append(.half)
        continue
      }
      let isSeparated = index + 1 == runs.count || !runs[index + 1][0].isASCIILetter
      if digits == 1, !isSeparated { throw .init(.unseparated(name)) }
      parts.append(
        .digits(
          unit,
          least: unit.isShortened && isSeparated ? 1 : digits,
          most: max(digits, 2),
          isPadded: digits > 1
        )
      )
    }
    return parts
  }

  /// Splits the text into runs of one letter, and the literals between them.
  private static func runs(of text: String) -> [[Character]] {
    var runs: [[Character]] = []
    for character in text {
      if let last = runs.last?.last,
        character.isASCIILetter ? last == character : !last.isASCIILetter
      {
        runs[runs.count - 1].append(character)
      } else {
        runs.append([character])
      }
    }
    return runs
  }

  private static func type(of parts: [MomentPart]) throws(ValueNotationError) -> FieldType {
    var units: Set<String> = []
    var isHalved = false
    var hasHalves = false
    for part in parts {
      switch part {
      case .digits(let unit, _, _, _):
        units.insert(unit.words)
        isHalved = isHalved || unit == .hourOfHalf
      case .half: hasHalves = true
      case .literal: break
      }
    }
    if isHalved != hasHalves { throw .init(.halfOfDay) }
    let isDay = !units.isDisjoint(with: ["year", "month", "day"])
    let isClock = !units.isDisjoint(with: ["hour", "minute", "second"])
    var needed: [String] = []
    if isDay || !isClock { needed += ["year", "month"] }
    if isDay, isClock { needed.append("day") }
    if isClock { needed += ["hour", "minute"] }
    if let missing = needed.first(where: { !units.contains($0) }) {
      throw .init(.missingPart(missing))
    }
    if isClock { return isDay ? .dateTime : .time }
    return units.contains("day") ? .date : .month
  }

  /// A valid notation for one such as `dd.mm.yyyy`, `TT.MM.JJJJ`, `HH:MM`, `d.m.Y` or `%d.%m.%Y`.
  private static func suggestion(for text: String) -> String? {
    suggestion(forNames: text) ?? suggestion(forLetters: text)
  }

  /// A valid notation for one whose parts are single letters, as in PHP and C.
  private static func suggestion(forLetters text: String) -> String? {
    let isC = text.contains("%" as Character)
    var names = [
      "d": "DD", "j": "D", "m": "MM", "n": "M", "Y": "YYYY", "y": "YY", "H": "HH", "G": "H",
      "i": "mm", "s": "ss",
    ]
    if isC { names.merge(["M": "mm", "S": "ss"]) { $1 } }
    var corrected = ""
    var last: Character = " "
    for character in text where character != "%" {
      if character.isASCIILetter, last.isASCIILetter { return nil }
      corrected += names[String(character)] ?? String(character)
      last = character
    }
    guard let parts = try? parts(of: corrected), (try? type(of: parts)) != nil else { return nil }
    return corrected
  }

  private static func suggestion(forNames text: String) -> String? {
    let names = text.lowercased()
    let isGerman = names.contains("t") && names.contains("j")
    let isRomance = !isGerman && names.contains("aa")
    var isClock = false
    let corrected = String(
      text.map { character -> Character in
        switch character.lowercased() {
        case "h":
          isClock = true
          return names.contains("a") && !isRomance ? "h" : "H"
        case "m": return isClock ? "m" : "M"
        case "s": return "s"
        case "d": return "D"
        case "y": return "Y"
        case "t" where isGerman: return "D"
        case "j": return isGerman ? "Y" : "D"
        case "a": return isRomance ? "Y" : "a"
        case _: return character
        }
      }
    )
    guard corrected != text, let parts = try? parts(of: corrected),
      (try? type(of: parts)) != nil
    else { return nil }
    return corrected
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}

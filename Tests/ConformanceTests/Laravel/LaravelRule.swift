import FormRules

/// One rule of Laravel with its parameters: `required_if:first,taylor`.
struct LaravelRule: Hashable, Sendable {
  /// In snake case, as Laravel's documentation writes it: `AlphaNum` is `alpha_num`.
  var name: String
  var parameters: [String]

  /// The rules of one field: a list of them, or one text with `|` between.
  static func rules(in value: Value) -> [LaravelRule] {
    switch value {
    case .list(let values): values.compactMap { LaravelRule($0) }
    case .text(let text): text.split(separator: "|").compactMap { LaravelRule(text: String($0)) }
    case .null, .boolean, .number, .date, .month, .time, .dateTime, .file, .form: []
    }
  }

  /// A rule as a text, or as a list of its name and parameters; nil for one that is empty.
  private init?(_ value: Value) {
    switch value {
    case .text(let text): self.init(text: text)
    case .list(let values):
      let words = values.map(Self.text)
      guard let name = words.first, !name.isEmpty else { return nil }
      self.init(name: Self.snakeCase(name), parameters: Array(words.dropFirst()))
    case .null, .boolean, .number, .date, .month, .time, .dateTime, .file, .form: return nil
    }
  }

  private init?(text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first.map(String.init), !name.isEmpty else { return nil }
    let written = parts.count == 2 ? String(parts[1]) : nil
    let snake = Self.snakeCase(name)
    // A comma in a pattern is the pattern's own.
    let isPattern = snake == "regex" || snake == "not_regex"
    let parameters = written.map { isPattern ? [$0] : Self.fields(of: $0) } ?? []
    self.init(name: snake, parameters: parameters)
  }

  init(name: String, parameters: [String]) {
    self.name = name
    self.parameters = parameters
  }

  private static func text(_ value: Value) -> String {
    switch value {
    case .text(let text): text
    case .number(let number): number.description
    case .boolean(let value): value.description
    case .null: "null"
    case .date, .month, .time, .dateTime, .file, .list, .form: ""
    }
  }

  private static func snakeCase(_ name: String) -> String {
    var snake = ""
    for character in name {
      if character.isUppercase, let last = snake.last, last != "_" { snake.append("_") }
      snake += character.lowercased()
    }
    return snake
  }

  /// The parameters of a rule, read as one line of CSV.
  private static func fields(of line: String) -> [String] {
    var fields = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"" where isQuoted || fields[fields.count - 1].isEmpty: isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(character)
      }
    }
    return fields
  }
}

/// Why a form of Laravel's has no counterpart in the language.
enum Inexpressible: Error, Hashable {
  case outerField
  case pathThroughList
  case comparedSizes
  case circle
  case severalTypes
  case anyItems
  case emptyName
  case dateNotation
  case zoneName
  case decimalsOfNumber
  case patternNotation
  case argument
  case contradiction
  case network
  case closedObject
  case noRule(String)

  /// Why the checker rejects Laravel's rules; nil if the error isn't due to them.
  init?(refusal code: String) {
    switch code {
    case "E0319": self = .circle
    case "E0320": self = .argument
    case "E0405", "E0406", "E0409", "E0422": self = .severalTypes
    case "E0418", "E0601", "E0602", "E0603", "E0604", "E0605", "E0607": self = .contradiction
    case "E0501": self = .patternNotation
    default: return nil
    }
  }

  var reason: String {
    switch self {
    case .outerField:
      "A field in a nested form or list item reads a field outside it. A form can read only its own "
        + "fields and its parameters, and the converter doesn't declare parameters."
    case .pathThroughList:
      "A field reads fields in the items of a list, but a path leads to only one field."
    case .comparedSizes:
      "The length of one field is compared with the length of another, but the bound of a length or "
        + "size must be a number or a field that contains one."
    case .circle: "Whether each of two fields is left out depends on the other one."
    case .severalTypes:
      "Rules for different types on one field, or items of different types in a list."
    case .anyItems: "Objects with arbitrary keys that no rule mentions."
    case .emptyName: "Fields with an empty name."
    case .dateNotation: "Relative dates in words, and date notations that aren't numeric."
    case .zoneName: "Dates and times with the name or abbreviation of a time zone."
    case .decimalsOfNumber:
      "The number of trailing zeros in a number that is not a text: numbers are compared by value."
    case .patternNotation: "Patterns with flags or delimiters that only PHP has."
    case .argument: "Rules without the argument that they need."
    case .contradiction: "Rules that no value could satisfy, which the checker rejects."
    case .network:
      "Queries to the network, a database or the application, which need external rules."
    case .closedObject:
      "Objects that reject unlisted names: a form ignores members that it doesn't declare, and "
        + "leaves them out of the result."
    case .noRule(let rule): "`\(rule)`: the converter does not support it."
    }
  }
}

import RuleEngine
import RuleSyntax

/// The range of numbers that an option covers, such as `18-30` or `1,000 to 5,000`.
struct OptionRange {
  var lower: Number
  var upper: Number

  /// The range that a text describes; nil for other texts, and for what may be a span of years.
  init?(_ text: String) {
    var bounds = [""]
    for character in text {
      switch character {
      case "0"..."9", ".": bounds[bounds.count - 1].append(character)
      case "-", "–", "—": bounds.append("")
      case " ", ",", "$", "€", "£", "%": continue
      default: return nil
      }
    }
    guard bounds.count == 2, let lower = Number(bounds[0]), let upper = Number(bounds[1]),
      lower < upper
    else { return nil }
    let years = Number(1900)...Number(2100)
    if years.contains(lower) && years.contains(upper) { return nil }
    (self.lower, self.upper) = (lower, upper)
  }

  /// Whether a number belongs to both ranges.
  ///
  /// A shared end counts as an overlap only for ages or numbers of people. Hours share ends, and so
  /// do amounts of money, which hardly ever lie exactly on the end.
  func overlaps(_ next: OptionRange) -> Bool {
    if upper == next.lower { return next.upper > Number(24) && next.upper <= Number(150) }
    return upper > next.lower
  }
}

extension Checker {
  /// Doubts about options that users cannot tell apart, in files without errors.
  func overlappingOptions() -> [(unit: Int, doubt: Doubt)] {
    var found: [(unit: Int, doubt: Doubt)] = []
    for form in forms where !units[form.unit].isStandard && !units[form.unit].hasErrors {
      for field in form.table.fieldDeclarations + form.table.contextDeclarations {
        let options = (field.body ?? []).compactMap { statement in
          if case .option(let option) = statement { option } else { nil }
        }
        let doubts = DoubtSearch.doubts(about: options, in: form.unit)
        found += doubts.map { (form.unit, $0) }
      }
    }
    return found
  }
}

extension DoubtSearch {
  fileprivate static func doubts(about options: [OptionStatement], in unit: Int) -> [Doubt] {
    var doubts: [Doubt] = []
    func add(_ problem: DoubtProblem, _ option: OptionStatement, like other: OptionStatement) {
      let isLater = option.range.start > other.range.start
      let (first, second) = isLater ? (other, option) : (option, other)
      doubts.append(
        Doubt(
          problem: problem,
          place: Place(source: unit, range: second.range),
          labels: [Diagnostic.Label(first.range, "the other")]
        )
      )
    }
    var byLabel: [ExactText: OptionStatement] = [:]
    var byCase: [ExactText: OptionStatement] = [:]
    for option in options {
      if let label = option.label {
        if let other = byLabel[ExactText(label.value)] {
          add(.optionLabelTwice(label.value), option, like: other)
        }
        byLabel[ExactText(label.value)] = option
      } else {
        let value = option.value.value
        if let other = byCase[ExactText(value.lowercased())], other.value.value != value {
          add(.optionsDifferInCase(other.value.value, value), option, like: other)
        }
        byCase[ExactText(value.lowercased())] = option
      }
    }
    let ranges = options.compactMap { option in
      let range = option.label.flatMap { OptionRange($0.value) } ?? OptionRange(option.value.value)
      return range.map { (range: $0, option: option) }
    }.sorted { ($0.range.lower, $0.range.upper) < ($1.range.lower, $1.range.upper) }
    for (first, second) in zip(ranges, ranges.dropFirst()) where first.range.overlaps(second.range)
    {
      add(
        .overlappingOptions(first.option.shown, second.option.shown),
        second.option,
        like: first.option
      )
    }
    return doubts
  }
}

extension OptionStatement {
  /// The text that people see.
  fileprivate var shown: String { label?.value ?? value.value }
}

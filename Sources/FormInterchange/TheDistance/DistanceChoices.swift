import FormData
import RuleSyntax

/// The choices of a question: texts, or pairs of a value and a label.
struct DistanceChoices {
  private(set) var options: [(value: String, label: String?)] = []

  /// Reads the choices; what is none is passed over, as the library does, and noted.
  init(of question: DistanceQuestion, _ source: inout ImportedText) {
    let member = question.member("choices")
    func note(_ severity: InterchangeNote.Severity, _ offset: Int, _ message: String) {
      source.note(severity, at: offset, path: question.key, keyword: "choices", message)
    }
    guard let member, let items = member.value.items else {
      let type = question.type.rawValue
      note(.refusal, member?.value.offset ?? question.offset, "'\(type)' needs a list of them")
      return
    }
    var values: Set<String> = []
    for item in items {
      guard let option = DistanceChoices.option(item), !option.value.isEmpty else {
        note(
          .loss,
          item.offset,
          "a choice is a text that is not empty; TheDistanceForms passes over others too"
        )
        continue
      }
      guard values.insert(option.value).inserted else {
        note(.loss, item.offset, "'\(option.value)' is there already")
        continue
      }
      options.append(option)
    }
    if options.isEmpty { note(.refusal, member.value.offset, "there is none") }
  }

  private static func option(_ item: JSONTree) -> (value: String, label: String?)? {
    if let text = item.text { return (text, nil) }
    guard let pair = item.items, pair.count == 2, let value = pair[0].text, let label = pair[1].text
    else { return nil }
    return (value, label)
  }

  /// The choices as options of a field.
  var statements: [Statement] {
    options.map { option in
      .option(
        OptionStatement(
          value: StringLiteral(option.value),
          label: option.label.map { StringLiteral($0) }
        )
      )
    }
  }
}

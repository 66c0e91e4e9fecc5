import FormRules
import RuleEngine

/// A person's keystroke at the caret of a text.
enum Keystroke {
  case key(Character)
  case paste(String)
  case backspace
}

/// The results of keystrokes, one per line: the displayed text, the value, the caret and the state.
struct KeystrokeLog {
  /// Maximum length of the displayed text, in characters; a longer text is cut at its start.
  private static let longestText = 60

  let isSecret: Bool
  let colors: Colors
  private(set) var columns = AlignedColumns(rows: [["key", "text", "value", "caret", "state"]])

  mutating func add(_ keystroke: Keystroke, _ outcome: EditOutcome, _ field: FormField) {
    let remark =
      switch outcome.disposition {
      case .taken: ""
      case .shortened: ", shortened"
      case .refused: ", refused"
      }
    columns.add(
      words(for: keystroke),
      isSecret ? "•••" : end(of: DumpText.quoted(outcome.shown)),
      end(of: field.shownValue),
      "\(outcome.caret)",
      FieldSummary(of: field).words(colors) + remark
    )
  }

  var text: String { columns.text { column, cell in column == 0 ? colors.bold(cell) : cell } }

  private func end(of text: String) -> String {
    let isShort = text.utf8.count <= KeystrokeLog.longestText
    return isShort || text.count <= KeystrokeLog.longestText
      ? text : "…" + text.suffix(KeystrokeLog.longestText)
  }

  private func words(for keystroke: Keystroke) -> String {
    switch keystroke {
    case .key where isSecret: "•"
    case .key(" "): "space"
    case .key(let character): VisibleText.of(String(character))
    case .paste: "paste"
    case .backspace: "back"
    }
  }
}

import RuleEngine

/// The fixed texts of a page, in the page's language.
struct PageTexts: Sendable {
  /// The page's language tag, if the texts are in English because there are none in that language.
  private var languageOfPage: String?
  /// Whether default messages may be in another language than the page, which is English.
  private var mayMessagesBeForeign = false
  var starred = "Fill in all fields with a star."
  var choose = "Choose…"
  var yes = "Yes"
  var no = "No"
  var add = "Add"
  var remove = "Remove"
  /// Appended to the button that removes a row, for screen readers, with `{number}` and `{label}`.
  var ofRow = " row {number} of {label}"
  /// The button that adds a nested form, with `{label}`.
  var addForm = "Add {label}"
  var removeForm = "Remove {label}"
  /// Below a list with the maximum number of rows, with `{count}`.
  var most = "There can be at most {count}."
  /// Appended to the label of an optional nested form.
  var optional = "(optional)"
  var key = "Name"
  var value = "Value"
  var send = "Send"
  var back = "Back"
  var onward = "Continue"
  /// The heading of a step, with `{number}` and `{count}`.
  var step = "Step {number} of {count}"
  var show = "Show"
  var hide = "Hide"
  var checking = "Checking…"
  /// Prefixed to the title of a page with errors.
  var error = "Error"
  var problem = "There is a problem"
  /// The number of errors, with `{count}`.
  var problems = "There are {count} problems"
  var more = "There are more fields to fill in now."
  /// The message for a date or time with missing parts.
  var incomplete = "Complete this, or clear it."
  /// The message for a duplicate entry key, with `{key}`.
  var twice = "‘{key}’ appears twice."
  /// The message where something can't be computed.
  var unchecked = DefaultMessages.uncheckedMessage
  /// The message of a list or map that lacks an item.
  var missing = PageTexts.missing
  /// The message in place of it where the list or map has a row.
  var fill = "Fill this in."
  /// The message for a row of a list in which nothing is filled in.
  var blank = "Fill this in, or remove it."
  /// The message at a field that takes only a part of what was pasted.
  var cut = "Not all of what you pasted fits here. Check it."
  /// What a page shows in place of the letters of a date's notation.
  var dateLetters: [Character: String] = ["a": "AM/PM"]

  private static let missing = DefaultMessages.template(
    for: BuiltInRule.required.rawValue,
    isNegated: false,
    [:],
    of: .list
  )

  /// The texts for a language tag such as `de-AT`; English if there are none.
  static func inLanguage(_ tag: String) -> PageTexts {
    let language = MessageLanguage(tag: tag)
    var texts =
      switch language {
      case .german?: german
      case nil: PageTexts()
      }
    texts.mayMessagesBeForeign = tag.primaryLanguage != "en"
    if language == nil, texts.mayMessagesBeForeign { texts.languageOfPage = tag }
    return texts
  }

  /// Marks an element with one of these texts as English if the page isn't.
  ///
  /// The elements in it, such as labels, are in the page's language unless they are marked.
  func marked(_ node: MarkupNode) -> MarkupNode {
    guard let languageOfPage, case .element(let name, var attributes, let children) = node else {
      return node
    }
    attributes["lang"] = "en"
    return .element(
      name,
      attributes,
      children.map { child in
        guard case .element(let name, var attributes, let children) = child else { return child }
        attributes["lang"] = attributes["lang"] ?? languageOfPage
        return .element(name, attributes, children)
      }
    )
  }

  /// A notation of dates as people write it: `TT.MM.JJJJ`.
  func written(_ notation: String) -> String {
    notation.map { dateLetters[$0] ?? String($0) }.joined()
  }

  private static let german = PageTexts(
    starred: "Felder mit Stern müssen ausgefüllt werden.",
    choose: "Bitte wählen …",
    yes: "Ja",
    no: "Nein",
    add: "Hinzufügen",
    remove: "Entfernen",
    ofRow: ": Zeile {number}, {label}",
    addForm: "{label} hinzufügen",
    removeForm: "{label} entfernen",
    most: "Es können höchstens {count} sein.",
    optional: "(freiwillig)",
    key: "Name",
    value: "Wert",
    send: "Absenden",
    back: "Zurück",
    onward: "Weiter",
    step: "Schritt {number} von {count}",
    show: "Anzeigen",
    hide: "Verbergen",
    checking: "Wird geprüft …",
    error: "Fehler",
    problem: "Es gibt ein Problem",
    problems: "Es gibt {count} Probleme",
    more: "Es gibt jetzt weitere Fragen.",
    incomplete: "Bitte vervollständigen oder leeren.",
    twice: "„{key}“ gibt es zweimal.",
    unchecked: MessageCatalog.german.translation(of: DefaultMessages.uncheckedMessage),
    missing: MessageCatalog.german.translation(of: PageTexts.missing),
    fill: "Bitte ausfüllen.",
    blank: "Bitte ausfüllen oder entfernen.",
    cut: "Die eingefügte Eingabe passt nicht ganz hierher. Bitte prüfen.",
    dateLetters: ["D": "T", "Y": "J", "a": "AM/PM"]
  )

  /// The texts that the page's script shows, under its names for them.
  var ofScript: JSONNode {
    var texts: JSONObject = [
      "yes": .text(yes), "no": .text(no), "show": .text(show), "hide": .text(hide),
      "checking": .text(checking), "error": .text(error), "problem": .text(problem),
      "problems": .text(problems), "more": .text(more), "incomplete": .text(incomplete),
      "twice": .text(twice), "unchecked": .text(unchecked),
      "missing": .text(missing), "fill": .text(fill), "blank": .text(blank), "cut": .text(cut),
      "step": .text(step),
    ]
    if languageOfPage != nil { texts["language"] = .text("en") }
    if mayMessagesBeForeign { texts["languageOfMessages"] = .text("en") }
    return .object(texts)
  }

  /// Whether a language is written right to left.
  static func isWrittenFromTheRight(_ tag: String) -> Bool {
    ["ar", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"]
      .contains(tag.primaryLanguage)
  }
}

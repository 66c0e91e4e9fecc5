/// The words of a page that are not the form's own, in the language of the page.
struct PageTexts: Sendable {
  var starred = "Fields with a star must be filled in."
  var choose = "Choose…"
  var yes = "Yes"
  var no = "No"
  var add = "Add"
  var remove = "Remove"
  /// Of a form within the form; with `{label}`.
  var addForm = "Add {label}"
  var removeForm = "Remove {label}"
  /// After the label of a form that may be left out as a whole.
  var optional = "optional"
  var key = "Name"
  var value = "Value"
  var send = "Send"
  var back = "Back"
  var onward = "Continue"
  /// Of a step; with `{number}` and `{count}`.
  var step = "Step {number} of {count}"
  var show = "Show"
  var hide = "Hide"
  var checking = "Checking…"
  /// Before the title of a page with errors.
  var error = "Error"
  var problem = "There is a problem"
  /// With `{count}`.
  var problems = "There are {count} problems"
  var more = "There is more to fill in now."
  /// Of a date or time of which parts are missing.
  var incomplete = "Complete this, or clear it."
  /// Of the key of an entry; with `{key}`.
  var twice = "‘{key}’ is there twice."

  /// The texts for a language tag such as `de-AT`; English for a language without texts of its own.
  static func inLanguage(_ tag: String) -> PageTexts {
    isLanguage(tag, "de") ? german : PageTexts()
  }

  /// Whether a language tag such as `de-AT` is one of the language.
  static func isLanguage(_ tag: String, _ language: String) -> Bool {
    tag.prefix { $0 != "-" }.lowercased() == language
  }

  private static let german = PageTexts(
    starred: "Felder mit Stern müssen ausgefüllt werden.",
    choose: "Bitte wählen …",
    yes: "Ja",
    no: "Nein",
    add: "Hinzufügen",
    remove: "Entfernen",
    addForm: "{label} hinzufügen",
    removeForm: "{label} entfernen",
    optional: "freiwillig",
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
    twice: "„{key}“ gibt es zweimal."
  )

  /// What the script of the page shows, by the names that it has there.
  var ofScript: JSONNode {
    [
      "yes": .text(yes), "no": .text(no), "show": .text(show), "hide": .text(hide),
      "checking": .text(checking), "error": .text(error), "problem": .text(problem),
      "problems": .text(problems), "more": .text(more), "incomplete": .text(incomplete),
      "twice": .text(twice),
    ]
  }

  /// Whether a language is written from right to left.
  static func isWrittenFromTheRight(_ tag: String) -> Bool {
    ["ar", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"]
      .contains(tag.prefix { $0 != "-" }.lowercased())
  }
}

import RuleCompiler
import RuleEngine

/// Notes on what the JavaScript runtime can't do with a program, for modules and pages.
enum RuntimeNotes {
  /// Notes on steps of `normalize` that need the server.
  static func replacements(in forms: [FormLayout], of program: Program) -> [InterchangeNote] {
    forms.flatMap(\.fields).flatMap { field in
      field.normalization.compactMap { step -> InterchangeNote? in
        guard case .replace(let pattern, let template) = step else { return nil }
        let entry = program.patterns[pattern.position]
        if entry.ecma?[.anywhere] != nil, !namesGroup(template) { return nil }
        let reason = "its result is left to the server"
        // Fields with the same pattern share its place, so the note gets the field's.
        var note = note(.loss, keyword: "replace", reason, at: field.place)
        note.path = field.path.description
        return note
      }
    }
  }

  /// Whether a template refers to a group of the pattern.
  private static func namesGroup(_ template: String) -> Bool {
    let rest = template.replacing("$$", with: "").replacing("${0}", with: "")
    let parts = rest.split(separator: "$", omittingEmptySubsequences: false).dropFirst()
    return parts.contains { part in
      !part.hasPrefix("0") || part.dropFirst().first?.isNumber == true
    }
  }

  /// A note on a construct of the program, with its place in the exported file.
  static func note(
    _ severity: InterchangeNote.Severity,
    keyword: String,
    _ message: String,
    at place: SourcePlace?
  ) -> InterchangeNote {
    // An imported construct has its place in another file.
    let own = place.flatMap { place in
      place.source == 0
        ? InterchangeNote.Place(line: Int(place.line), column: Int(place.column)) : nil
    }
    return InterchangeNote(severity: severity, place: own, keyword: keyword, message: message)
  }
}

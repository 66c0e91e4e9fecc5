package import RuleEngine
package import RuleSyntax

/// A rule file whose names are resolved and whose types agree: what the checker makes of a tree.
///
/// It holds the file, all that it imports, and those standard rules that something uses. Every name
/// that the text uses is a typed reference here, so that nobody who reads a checked file looks up a
/// name again: ``RuleIndex``, ``ExternalIndex`` and ``FormIndex`` are positions in the lists below
/// (the program keeps the same), ``FieldRef`` leads to a field, ``ParameterIndex`` to a parameter of
/// the rule around. References keep their names, for people.
///
/// What cannot be resolved is reported and left out, so the parts that remain are sound by
/// themselves. A program is made only when there was no error.
package struct CheckedFile: Sendable {
  /// All source texts: first the file itself, then its imports, then standard files.
  package var sources: [SourceText] = []
  /// Forms of the file and its imports, by ``FormIndex``; the file's own come first.
  package var forms: [CheckedForm] = []
  /// Named rules, by ``RuleIndex``.
  package var rules: [CheckedRule] = []
  /// External rules, by ``ExternalIndex``.
  package var externals: [CheckedExternal] = []
  /// Tests of the file itself and of its imports.
  package var tests: [CheckedTest] = []
  /// Whether nothing is wrong with the file and its imports, so that it has a program.
  package internal(set) var isSound = false

  package subscript(form: FormIndex) -> CheckedForm { forms[form.position] }
  package subscript(rule: RuleIndex) -> CheckedRule { rules[rule.position] }
  package subscript(external: ExternalIndex) -> CheckedExternal { externals[external.position] }

  /// The field that the reference leads to.
  package subscript(reference: FieldRef) -> CheckedField {
    if reference.isParameter {
      return self[reference.form].parameters[reference.field.position]
    }
    let form = self[reference.form]
    var field =
      reference.isContext ? form.contexts[reference.field.position] : form[reference.field]
    for inner in reference.inner {
      guard case .form(let form) = field.type else { break }
      field = self[form][inner]
    }
    return field
  }
}

extension CheckedFile {
  /// The place with line and column.
  package func sourcePlace(of place: Place) -> SourcePlace {
    let location = sources[place.source].location(of: place.range.start)
    return SourcePlace(
      source: UInt32(place.source),
      start: place.range.start,
      end: place.range.end,
      line: UInt32(location.line),
      column: UInt32(location.column)
    )
  }
}

/// A place in one of the checked sources.
package struct Place: Sendable, Hashable {
  /// Position in the list of sources.
  package var source: Int
  package var range: SourceRange
}

/// A parameter, by its position among those of its rule.
package typealias ParameterIndex = TableIndex<CheckedParameter>

/// What a path to a field was resolved to: `email`, `card.number`, `address.city`.
package struct FieldRef: Sendable, Hashable {
  /// The form that the path begins in.
  package var form: FormIndex
  /// The field of that form that the path leads to, or through.
  package var field: FieldIndex
  /// Behind a field of a form's type: the field of that form, and so on inward.
  package var inner: [FieldIndex] = []
  /// Whether `field` is the position of one of the form's contexts instead.
  package var isContext = false
  /// All names from the form inward, those of groups among them; of a previous item, `previous` first.
  package var path: [String]
  /// Whether it leads into the item before the one that is judged, in the same list.
  package var isOfPrevious = false
  /// Whether it leads to a parameter of the form, by its position among these.
  package var isParameter = false
  /// Whether it begins with a field of the form's own instance.
  package var isOwn: Bool { !isOfPrevious && !isParameter && !isContext }
}

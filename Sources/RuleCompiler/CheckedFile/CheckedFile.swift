package import RuleEngine
package import RuleSyntax

/// The checker's result: a rule file whose names are resolved and whose types agree.
///
/// It holds the file, everything that it imports, and the standard rules in use. Every name is a
/// typed reference here, so later stages never look up a name: ``RuleIndex``, ``ExternalIndex`` and
/// ``FormIndex`` are positions in the lists below (the program keeps the same), ``FieldRef`` refers
/// to a field, ``ParameterIndex`` to a parameter of the enclosing rule. References keep their
/// names, for display.
///
/// Names that cannot be resolved are reported and left out; the remaining parts are sound. A
/// program is made only if there were no errors.
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
  /// Whether the file and its imports have no errors, so that they can be lowered to a program.
  package internal(set) var isSound = false

  package subscript(form: FormIndex) -> CheckedForm { forms[form.position] }
  package subscript(rule: RuleIndex) -> CheckedRule { rules[rule.position] }
  package subscript(external: ExternalIndex) -> CheckedExternal { externals[external.position] }

  /// The field that the reference resolves to.
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

  /// The form of the field to which a path leads, and its position there; nil for a context and a
  /// parameter.
  package func leaf(of reference: FieldRef) -> (form: FormIndex, field: FieldIndex)? {
    guard let last = reference.inner.last else {
      return reference.isContext || reference.isParameter ? nil : (reference.form, reference.field)
    }
    var around = reference
    around.inner.removeLast()
    return self[around].type.form.map { ($0, last) }
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

/// A range in one of the checked sources.
package struct Place: Sendable, Hashable {
  /// Position in the list of sources.
  package var source: Int
  package var range: SourceRange

  /// The range if it is in the checked file itself; nil for imported files.
  package var rangeInFile: SourceRange? { source == 0 ? range : nil }
}

/// A parameter, by its position among those of its rule.
package typealias ParameterIndex = TableIndex<CheckedParameter>

/// A resolved path to a field: `email`, `card.number`, `address.city`.
package struct FieldRef: Sendable, Hashable {
  /// The form where the path begins.
  package var form: FormIndex
  /// The first field of the path, in that form.
  package var field: FieldIndex
  /// The rest of the path: a field of the form that is the type of the field before, and so on.
  package var inner: [FieldIndex] = []
  /// Whether `field` is a position among the form's contexts instead.
  package var isContext = false
  /// All names of the path, group names included; a path to the previous item begins with
  /// `previous`.
  package var path: [String]
  /// Whether it leads into the previous item of the same list.
  package var isOfPrevious = false
  /// Whether it refers to a parameter of the form; `field` is then a position among the parameters.
  package var isParameter = false
  /// Whether it begins with a field of the same form instance.
  package var isOwn: Bool { !isOfPrevious && !isParameter && !isContext }
}

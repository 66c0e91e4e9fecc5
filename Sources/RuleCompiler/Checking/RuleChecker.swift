package import RuleSyntax

/// The stage from trees to checked files: resolves names, checks types, finds contradictions.
///
/// Input: a parsed file, and an environment that supplies imports and standard rules. Output: a
/// ``CheckedFile`` in which each name is a typed reference, and diagnostics. It continues after an
/// error, so that one run finds them all, and it never throws. Cost: linear in the sources, apart from
/// sorting; nesting, diagnostics, suggestions and imports have limits (``CheckingLimits``).
///
/// The stage runs in this order; each folder holds one part of it:
///
/// 1. `Files`: load the file and its imports.
/// 2. `Names`: declare rules, external rules and forms; find the order in which rules call each other.
/// 3. `Forms`: walk each form once, for the table of its names; later check its fields.
/// 4. `Statements` and `Calls`: check bodies, from statements down to operands. Names are resolved here.
/// 5. `Notations`: read patterns, sets of characters, masks and texts.
/// 6. `Contradictions`: find checks that no value, or every value, can satisfy.
/// 7. `Doubts`: find what is allowed and hardly ever meant.
/// 8. `Problems`: the cases that are reported, with their messages.
package enum RuleChecker {
  /// Checks a file with all that it imports.
  ///
  /// - Returns: what is sound of it, and the diagnostics of the parser and the checker: those of
  ///   imports first, each file's in the order of its text.
  package static func check(
    _ file: ParsedFile,
    in environment: CheckingEnvironment
  ) -> (CheckedFile, [Diagnostic]) {
    var checker = Checker(environment: environment)
    checker.load(SourceUnit(file))
    var checked = checker.checkAll()
    let diagnostics = checker.orderedDiagnostics()
    checked.isSound = !diagnostics.contains { $0.severity == .error }
    return (checked, diagnostics)
  }

  /// Checks a single check, such as `required and email`, as the body of a form's only field.
  ///
  /// The form and the field are both called `value`.
  ///
  /// - Parameters:
  ///   - source: the text of the check, with its message perhaps.
  ///   - type: the field's type; nil is text. A choice cannot be, since it would need options.
  ///   - environment: where standard rules come from.
  /// - Returns: a file of one form, and the diagnostics of the parser and the checker.
  package static func check(
    expression source: SourceText,
    type: TypeReference? = nil,
    in environment: CheckingEnvironment
  ) -> (CheckedFile, [Diagnostic]) {
    check(RuleParser.parse(check: source, ofType: type), in: environment)
  }
}

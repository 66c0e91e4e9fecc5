package import RuleSyntax

/// The stage from trees to checked files: resolves names, checks types, finds contradictions.
///
/// Input: a parsed file, and an environment that supplies imports and standard rules. Output: a
/// ``CheckedFile`` in which each name is a typed reference, and diagnostics. The checker continues
/// after an error, so one run finds them all, and it never throws. Cost: linear in the sources,
/// apart from sorting; nesting, diagnostics, suggestions and imports have limits
/// (``CheckingLimits``).
///
/// The stage runs in this order; each folder holds one part:
///
/// 1. `Files`: loads the file and its imports.
/// 2. `Names`: declares rules, external rules and forms; orders rules so that callees come first.
/// 3. `Forms`: walks each form once to build its symbol table; later checks its fields.
/// 4. `Statements` and `Calls`: check bodies, from statements down to operands, and resolve names.
/// 5. `Notations`: reads patterns, character sets, masks and texts.
/// 6. `Contradictions`: finds checks that no value, or every value, can satisfy.
/// 7. `Doubts`: finds what is valid but hardly ever intended.
/// 8. `Problems`: the diagnostics, with their messages.
package enum RuleChecker {
  /// Checks a file with everything that it imports.
  ///
  /// - Returns: the sound parts, and the diagnostics of the parser and the checker: imports first,
  ///   each file's in source order.
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
  /// The form and the field are both named `value`.
  ///
  /// - Parameters:
  ///   - source: the text of the check, optionally with its message.
  ///   - type: the field's type; nil means text. It cannot be a choice, which would need options.
  ///   - environment: supplies the standard rules.
  /// - Returns: a file with one form, and the diagnostics of the parser and the checker.
  package static func check(
    expression source: SourceText,
    type: TypeReference? = nil,
    in environment: CheckingEnvironment
  ) -> (CheckedFile, [Diagnostic]) {
    check(RuleParser.parse(check: source, ofType: type), in: environment)
  }
}

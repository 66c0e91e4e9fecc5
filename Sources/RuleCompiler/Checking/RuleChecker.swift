package import RuleSyntax

/// The step from trees to checked files: names, types, and what can be seen without data.
///
/// Takes what the parser made of a file, reads what it imports, and gives back what the lowering
/// needs together with everything that is wrong or doubtful. It goes on after an error, so that
/// one run finds them all, and it never throws. Its cost is linear in the sources but for sorting.
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
    checker.load(file)
    let checked = checker.checkAll()
    return (checked, checker.orderedDiagnostics())
  }

  /// Checks a single check, such as `required and email`, as the body of a form's only field.
  ///
  /// The form and the field are both called `value`.
  ///
  /// - Parameters:
  ///   - check: what the parser made of `source`.
  ///   - diagnostics: what the parser found wrong with it.
  ///   - type: the field's type; a choice cannot be, since it would need options.
  ///   - environment: where standard rules come from.
  /// - Returns: a file of one form, and the diagnostics of the parser and the checker.
  package static func check(
    _ check: Check?,
    of source: SourceText,
    diagnostics: [Diagnostic] = [],
    type: TypeReference? = nil,
    in environment: CheckingEnvironment
  ) -> (CheckedFile, [Diagnostic]) {
    let name = Name("value")
    let body = check.map { [Statement.check($0)] }
    let field = FieldDeclaration(name: name, type: type, body: body ?? [])
    let form = FormDeclaration(name: name, items: [.field(field)])
    var file = RuleParser.parse(SourceText(name: source.name, bytes: []))
    file.source = source
    file.tree = FileTree(declarations: [.form(form)])
    file.diagnostics = diagnostics
    return RuleChecker.check(file, in: environment)
  }
}

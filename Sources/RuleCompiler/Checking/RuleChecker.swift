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
    checker.load(SourceUnit(file))
    let checked = checker.checkAll()
    return (checked, checker.orderedDiagnostics())
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
    let (check, diagnostics) = RuleParser.parseExpression(source)
    let name = Name("value")
    let body = check.map { [Statement.check($0)] }
    let field = FieldDeclaration(name: name, type: type, body: body ?? [])
    let form = FormDeclaration(name: name, items: [.field(field)])
    let tree = FileTree(declarations: [.form(form)])
    var checker = Checker(environment: environment)
    checker.load(SourceUnit(source: source, tree: tree, syntaxDiagnostics: diagnostics))
    let checked = checker.checkAll()
    return (checked, checker.orderedDiagnostics())
  }
}

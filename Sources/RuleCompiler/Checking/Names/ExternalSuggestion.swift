import RuleSyntax

extension Checker {
  static let externalNote = "declare 'external rule name' for what only your program knows"

  /// The fix that declares an external rule, and calls it in place of an unknown one.
  ///
  /// A fix replaces a single range, so it covers everything from the enclosing declaration on.
  func externalFix(for call: Call) -> [Diagnostic.Fix] {
    // The fix contains the declaration up to here.
    guard unit.showsMore(.error), case .value = scope.subject, scope.purpose == .check,
      call.arguments == nil || call.isForeign,
      let start = startOfDeclaration(around: call.range), call.range.end - start < 20_000
    else { return [] }
    let name =
      switch call.name.text {
      case "unique": "is_unique"
      case "exists": "is_known"
      case _: "is_accepted"
      }
    guard unit.names[name] == nil else { return [] }
    let before = unit.source.text(in: SourceRange(start: start, end: call.range.start))
    return [
      .init(
        "declare 'external rule \(name)', and ask it here",
        replace: SourceRange(start: start, end: call.range.end),
        by: "external rule \(name)\n\n\(before)\(name)"
      )
    ]
  }

  private func startOfDeclaration(around place: SourceRange) -> UInt32? {
    for declaration in unit.tree.declarations {
      let range: SourceRange? =
        switch declaration {
        case .rule(let rule): rule.range
        case .form(let form): form.range
        case .importFile, .external, .test: nil
        }
      if let range, place.isWithin(range) { return range.start }
    }
    return nil
  }
}

import FormData
import FormInterchange
import FormRules
import RuleSyntax

extension LanguageServer {
  /// The fixes of the diagnostics in a range, and one action for all certain ones.
  func codeActions(_ params: JSONTree?) throws(RequestError) -> JSONNode {
    let subject = try subject(params)
    let range = try subject.range(params?["range"])
    let wanted = params?.member("context", "only")?.items?.compactMap(\.text)
    func wants(_ kind: String) -> Bool {
      wanted?.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty } ?? true
    }
    let own = subject.analysis.compilation(in: workspace).diagnostics.filter {
      $0.file == subject.name
    }
    var actions: [JSONNode] = []
    if wants("quickfix") {
      for diagnostic in own where diagnostic.touches(range) {
        for fix in diagnostic.fixes {
          actions.append([
            "title": .text(title(of: fix, in: subject)), "kind": "quickfix",
            "isPreferred": .boolean(fix.isCertain || diagnostic.fixes.count == 1),
            "edit": workspaceEdit([subject.name: [subject.edit(fix.range, fix.replacement)]]),
          ])
        }
      }
    }
    actions += refactorings(of: subject, in: range, wants: wants)
    let certain = certainFixes(among: own)
    if wants("source.fixAll"), !certain.isEmpty {
      actions.append([
        "title": "Apply all certain fixes", "kind": "source.fixAll",
        "edit": workspaceEdit([
          subject.name: certain.map { subject.edit($0.range, $0.replacement) }
        ]),
      ])
    }
    return .list(actions)
  }

  private func title(of fix: Diagnostic.Fix, in subject: Subject) -> String {
    let written = subject.source.excerpt(of: fix.range)
    let new = fix.replacement
    if new.isEmpty, !written.isEmpty { return "Remove '\(written)'" }
    if written.isEmpty { return "Insert '\(new)'" }
    return "Replace '\(written)' by '\(new)'"
  }

  /// The certain fixes; of overlapping ones, the first.
  private func certainFixes(among diagnostics: [Diagnostic]) -> [Diagnostic.Fix] {
    let fixes = diagnostics.compactMap { diagnostic in
      diagnostic.fixes.count == 1 && diagnostic.fixes[0].isCertain ? diagnostic.fixes[0] : nil
    }
    var end: UInt32 = 0
    var chosen: [Diagnostic.Fix] = []
    for fix in fixes.sorted(by: { $0.range.start < $1.range.start })
    where chosen.isEmpty || fix.range.start > end {
      chosen.append(fix)
      end = fix.range.end
    }
    return chosen
  }
}

extension Diagnostic {
  /// Whether it, or one of its fixes, touches the range.
  fileprivate func touches(_ range: Range<Int>) -> Bool {
    ([self.range] + fixes.map(\.range)).contains { place in
      Int(place.start) <= range.upperBound && range.lowerBound <= Int(place.end)
    }
  }
}

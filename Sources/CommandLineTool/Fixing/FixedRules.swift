import FormRules
import RuleSyntax

/// A rule file with the certain fixes of its diagnostics applied.
///
/// Fixes are applied until none is left, at most ``mostRounds`` times. A fix that would add errors
/// is dropped.
struct FixedRules {
  /// Maximum number of rounds of checking for further fixes.
  static let mostRounds = 10

  let original: SourceText
  private(set) var source: SourceText
  /// The number of fixes applied.
  private(set) var count = 0
  private let files: SourceFiles
  private var diagnostics: [Diagnostic]

  init(_ source: SourceText, files: SourceFiles) {
    original = source
    self.source = source
    self.files = files
    diagnostics = FixedRules.diagnostics(of: source, files: files)
    for _ in 0..<FixedRules.mostRounds {
      let before = count
      apply(certainFixes[...])
      if count == before { break }
    }
  }

  var isChanged: Bool { source.bytes != original.bytes }

  var text: String { String(decoding: source.bytes, as: UTF8.self) }

  /// The fixes that can be applied together: one for each diagnostic of the file, without overlaps.
  private var certainFixes: [Diagnostic.Fix] {
    let certain = diagnostics.lazy.filter { $0.file == source.name }
      .compactMap { $0.fixes.first(where: \.isCertain) }
      .sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    var chosen: [Diagnostic.Fix] = []
    for fix in certain where chosen.last.map({ $0.range.end < fix.range.start }) ?? true {
      chosen.append(fix)
    }
    return chosen
  }

  /// Applies the fixes, or those that add no errors.
  ///
  /// Tries the later half first, so that the positions of the earlier fixes don't change.
  private mutating func apply(_ fixes: ArraySlice<Diagnostic.Fix>) {
    guard !fixes.isEmpty else { return }
    var bytes = source.bytes
    for fix in fixes.reversed() {
      let range = Int(fix.range.start)..<Int(fix.range.end)
      bytes.replaceSubrange(range, with: fix.replacement.utf8)
    }
    let fixed = SourceText(name: source.name, bytes: bytes)
    let found = FixedRules.diagnostics(of: fixed, files: files)
    if FixedRules.errorCount(of: found) <= FixedRules.errorCount(of: diagnostics) {
      (source, diagnostics) = (fixed, found)
      count += fixes.count
    } else if fixes.count > 1 {
      let middle = fixes.startIndex + fixes.count / 2
      apply(fixes[middle...])
      apply(fixes[..<middle])
    }
  }

  private static func diagnostics(of source: SourceText, files: SourceFiles) -> [Diagnostic] {
    LoadedRules(source, files: files.including([source])).compilation.diagnostics
  }

  private static func errorCount(of diagnostics: [Diagnostic]) -> Int {
    diagnostics.count { $0.severity == .error }
  }
}

import Testing

@testable import RuleEngine

@Suite struct CaseFoldingTests {
  @Test func `case is folded as patterns with the flag i fold it`() throws {
    var scratch = PatternScratch()
    var checked = 0
    var faults: [String] = []
    for value in UInt32(0x80)...0x1F000 {
      // PCRE2 may know an older version of Unicode, which has fewer letters.
      guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major < 14,
        scalar.properties.isCased || scalar.foldedCase != scalar
      else { continue }
      let others = Set(
        [
          scalar.properties.uppercaseMapping, scalar.properties.lowercaseMapping,
          scalar.properties.titlecaseMapping, String(scalar.foldedCase),
        ].filter { $0.unicodeScalars.count == 1 }
      )
      for other in others where other != String(scalar) {
        let source = PatternSource(text: other, flags: .caseless, scope: .whole)
        let text = Array(String(scalar).utf8)
        let agrees = try CompiledPattern(source).matches(text.span, with: &scratch)
        let areSame = text.span.isEqual(to: Array(other.utf8).span, ignoringCase: true)
        // Of letters that have got another case since.
        let isNew = other.unicodeScalars.contains { ($0.properties.age?.major ?? 99) >= 14 }
        if isNew { continue }
        if agrees != .success(areSame) { faults.append("\(value) \(other)") }
        checked += 1
      }
    }
    #expect(faults.isEmpty)
    #expect(checked > 2_000)
  }
}

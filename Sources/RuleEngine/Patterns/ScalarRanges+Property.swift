import Synchronization

extension ScalarRanges {
  /// The scalars of the properties that were asked for, by the pattern of all others.
  ///
  /// Each takes some tenths of a second to find; PCRE2 knows a few hundred.
  private static let known = Mutex<[PatternSource: ScalarRanges]>([:])

  /// The scalars that PCRE2 counts to `\p{…}` with a given name; nil if that is not known.
  ///
  /// Versions of PCRE2 differ not only in their version of Unicode: before 10.40, `\p{Greek}` is
  /// Unicode's property Script, and since then it is Script_Extensions.
  ///
  /// - Complexity: linear in the number of all scalars, once for each property.
  package init?(property name: String, isCaseless: Bool) {
    let others = PatternSource(
      text: "\\P{\(name)}+",
      flags: isCaseless ? .caseless : [],
      scope: .anywhere
    )
    if let known = Self.known.withLock({ $0[others] }) {
      self = known
      return
    }
    guard let pattern = try? CompiledPattern(others, runner: .interpreter) else { return nil }
    self = []
    // A text that PCRE2 is given has a maximum length.
    let scalarsInText: UInt32 = 0x1000
    for first in stride(from: 0, through: Self.lastScalar, by: Int(scalarsInText)) {
      let scalars = (first..<first + scalarsInText).lazy.compactMap(Unicode.Scalar.init)
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      var scratch = PatternScratch()
      let bytes = Array(String(text).utf8)
      let replaced = pattern.replacing(in: bytes.span, with: [], with: &scratch)
      guard case .success(let members) = replaced else { return nil }
      for member in String(decoding: members ?? bytes, as: UTF8.self).unicodeScalars {
        append(member.value)
      }
    }
    let found = self
    Self.known.withLock { $0[others] = found }
  }
}

import RuleCompiler
import RuleEngine
import RuleSyntax

/// Patterns and the texts that they judge.
enum PatternFuzzing {
  private static let limits: PatternLimits = {
    var limits = PatternLimits()
    limits.matchLimit = 50_000
    limits.itemLimit = 50_000
    return limits
  }()

  /// A byte of flags and scope, a pattern, and texts.
  static func judge(_ input: [UInt8]) throws(FuzzFault) {
    var input = FuzzInput(input)
    let setting = input.byte()
    let text = input.text()
    let source = PatternSource(
      text: text,
      flags: PatternFlags(rawValue: UInt8(setting & 15)),
      scope: setting & 16 == 0 ? .whole : .anywhere
    )
    _ = PatternReading.words(for: source)
    _ = try? ECMAPattern(characters: text)
    guard let fast = try? CompiledPattern(source),
      let slow = try? CompiledPattern(source, runner: .interpreter)
    else { return }
    _ = try? ECMAPattern(
      PatternLiteral(text: text, flags: "", range: .none),
      matchesWhole: setting & 16 == 0
    )
    for subject in input.parts().prefix(4) {
      let subject = Array(String(decoding: subject.prefix(256), as: UTF8.self).utf8)
      try compare(fast, slow, on: subject)
    }
  }

  private static func compare(
    _ fast: CompiledPattern,
    _ slow: CompiledPattern,
    on subject: [UInt8]
  ) throws(FuzzFault) {
    var scratch = PatternScratch(limits: limits)
    let answer = fast.judge(subject.span, with: &scratch)
    let matches = slow.matches(subject.span, with: &scratch)
    guard case .success(let matches) = matches else { return }
    let shown = "/\(fast.source.text)/\(fast.source.flags.rawValue) of \(subject)"
    if case .success(let answer) = answer, answer != .unknown {
      try FuzzFault.check((answer.now == .holds) == matches, "two runners disagree on \(shown)")
    }
    _ = fast.progress(in: subject.span, with: &scratch)
    guard matches else { return }
    for end in subject.indices where subject[end] & 0xC0 != 0x80 && end < 64 {
      let beginning = Array(subject[..<end])
      guard case .success(let answer) = fast.judge(beginning.span, with: &scratch) else { continue }
      try FuzzFault.check(answer.canHold, "\(end) bytes cannot come to match by \(shown)")
    }
  }
}

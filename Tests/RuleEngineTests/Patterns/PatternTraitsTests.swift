import Testing

@testable import RuleEngine

@Suite struct PatternTraitsTests {
  private func traits(_ text: String, _ flags: PatternFlags = []) -> PatternTraits {
    PatternTraits(of: PatternSyntax(text: text, flags: flags))
  }

  @Test(arguments: [
    "a$", "\\$$", "\\\\$", "a\\z", "a\\Z", "a\\b", "\\Ba", "a(?=b)", "a(?!b)", "(?>a)", "a++",
    "a*+", "a?+", "a{2}+", "(a)*+", "\\R", "\\X", "(?(1)a)", "(?R)", "(?1)", "(?+1)", "(?-1)",
    "(?&n)", "(?P>n)", "\\g<1>", "\\g'1'", "(*F)", "(*sr:a)", "\\c\\$", "[$]$",
    "(?#\\)$", "(?^m:^)", "(?xm)^", "\\p{L}++",
  ])
  func `what reads on or gives up ways is seen`(text: String) {
    #expect(traits(text).dependsOnWhatFollows)
  }

  @Test(arguments: [
    "a", "\\$", "a+?", "a{2,3}", "\\p{Lu}+", "\\P{^L}+", "\\x{e9}+", "\\N{U+e9}+", "[a-z]+", "[+]",
    "(?:a|b)+c", "(?<n>a)\\k{n}+", "(?<=a)b", "(?<!a)b", "(?i)a", "(?i:a)", "(?|a|b)", "^a",
    "\\Aa", "a\\Kb", "(?'n'a)", "(?P<n>a)(?P=n)", "\\g{1}+", "\\++", "a+ +", "\\Qa$\\E", "[$]",
    "(?i-m)^",
  ])
  func `what does neither is not suspected`(text: String) {
    #expect(!traits(text).dependsOnWhatFollows)
  }

  @Test(arguments: ["a+ +b", "a+ # c\n + b", "a+\u{2028}+b", "a+#\\\n+b", "^a\na+\n+b"])
  func `white space hides no possessive repeat of an extended pattern`(text: String) {
    #expect(!traits(text).dependsOnWhatFollows)
    #expect(traits(text, .extended).dependsOnWhatFollows)
    #expect(traits("(?x)" + text).dependsOnWhatFollows)
    #expect(traits(text, .extended).needsInterpreter)
  }

  @Test(arguments: [
    ("(?>a)", true), ("(a)*+", true), ("(a){2,}+", true), ("(a)?+", true), ("(*F)", true),
    ("(?R)", true), ("(?0)", true), ("\\g<1>", false), ("\\g<0>", true), ("a++", false),
    ("[a)*+]", false),
    ("[^])*+]", false), ("[[:alpha:])*+]", false), ("[\\])*+]", false), ("(?1)", false),
    ("[(?>]", false), ("(a)+b+", false), ("[a](b)++", true), ("(*CRLF)a", false),
  ])
  func `only what machine code gets wrong is interpreted`(text: String, needed: Bool) {
    #expect(traits(text).needsInterpreter == needed)
  }

  @Test func `a caret counts where lines may count`() {
    #expect(!traits("^a").mayMatchAtLineStart)
    #expect(traits("^a", .multiline).mayMatchAtLineStart)
    #expect(traits("(?m)^a").mayMatchAtLineStart)
    #expect(!traits("a", .multiline).mayMatchAtLineStart)
  }

  @Test func `alternatives beside repeats are seen`() {
    #expect(traits("(1|)b*1").repeatsBesideAlternatives)
    #expect(traits("(1|)b{1,3}1").repeatsBesideAlternatives)
    #expect(!traits("one|two").repeatsBesideAlternatives)
    #expect(!traits("a*b?").repeatsBesideAlternatives)
  }
}

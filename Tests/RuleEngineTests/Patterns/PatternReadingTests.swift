import Testing

@testable import RuleEngine

/// What people are told of a pattern.
@Suite struct `Readings of patterns` {
  private func words(
    _ text: String,
    _ flags: PatternFlags = [],
    _ scope: PatternScope = .whole
  ) -> String? {
    PatternReading.words(for: PatternSource(text: text, flags: flags, scope: scope))
  }

  @Test(arguments: [
    (#"[a-z]{2,5}"#, "2 to 5 lowercase letters"),
    (#"[0-9]{5}"#, "5 digits"),
    (#"[0-9]"#, "a digit"),
    (#"[A-Z]?"#, "optionally a capital letter"),
    (#"[0-9]*"#, "any number of digits"),
    (#"[0-9]+"#, "one or more digits"),
    (#"[0-9]{3,}"#, "3 or more digits"),
    (#"[0-9]{0,3}"#, "up to 3 digits"),
    (#"[1-9][0-9]{1}"#, "a digit from 1 to 9, then a digit"),
    (#"[0-9]*+"#, "any number of digits, as many as there are"),
    (#"[0-9]*?"#, "any number of digits"),
    (#"\+?[0-9 -]{7,20}"#, #"optionally "+", then 7 to 20 digits, spaces or "-""#),
    (#"[!#$%&a-f]"#, "a lowercase letter from a to f or one of !#$%&"),
    (#"[^"\n]+"#, #"one or more characters other than line feeds or quotation marks"#),
    (#"[]a-]"#, #""]", "a" or "-""#),
    (#"[\x00-\x7F]+"#, "one or more characters from U+0000 to U+007F"),
    (#"[[:alpha:]_]"#, #"a letter of any script or "_""#),
    (
      #"\p{Lu}\p{^L}\PN"#,
      """
      a capital letter of any script, then any character but a letter of any script, \
      then any character but a number of any script
      """
    ),
    (#"\d{2}\D"#, "2 digits of any script, then any character but a digit of any script"),
    (#".+"#, "one or more characters other than line feeds"),
  ])
  func `classes are called by what they take`(pattern: String, words: String) {
    #expect(self.words(pattern) == words)
  }

  @Test(arguments: [
    ("abc", #""abc""#),
    ("", "nothing"),
    (#"a\.b\/c"#, #""a.b/c""#),
    (#"ab cd"#, #""ab", then a space, then "cd""#),
    ("ab{3}", #""a", then 3 times "b""#),
    ("a|bc|d?", #""a", "bc" or (optionally "d")"#),
    ("GB[0-9]{2}|DE[0-9]{3}", #"("GB", then 2 digits) or ("DE", then 3 digits)"#),
    ("a(?:b|c)d", #""a", then ("b" or "c"), then "d""#),
    ("(a)(?<n>b)(?'m'c)", #""a", then "b", then "c""#),
    ("(?:ab){2,9}", #"2 to 9 times "ab""#),
    ("(?:[ -]?[0-9]){2}", #"2 times (optionally a space or "-", then a digit)"#),
    ("(?:a|b)*+", #"any number of times ("a" or "b"), as many as there are"#),
    ("(?>a+|b)", #"((once or more "a") or "b"), in the first way that fits"#),
    (
      #"([-_])[a-z]+\1"#,
      #"(group 1: "-" or "_"), then one or more lowercase letters, then what group 1 matched"#
    ),
    (#"(?<q>a)\k<q>"#, #"(group 1: "a"), then what group 1 matched"#),
    (
      #"(?=.*[0-9])[a-z]+"#,
      """
      a place that (any number of characters other than line feeds, then a digit) follows, \
      then one or more lowercase letters
      """
    ),
    (#"a(?!b)"#, #""a", then a place that is not followed by "b""#),
    (#"(?<=a)b(?<!c)"#, #"a place after "a", then "b", then a place that is not after "c""#),
    (
      #"^a\b$"#,
      #"the start of the text, then "a", then the edge of a word, then the end of the text"#
    ),
    ("a(?#so)b", #""ab""#),
    (#"\Qa.b\E+"#, #""a.", then once or more "b""#),
    ("(?|(a)|(b))", #""a" or "b""#),
    (#"a\012\x{41}"#, #""a", then a line feed, then "A""#),
    (#"\2(a)(b)"#, #"what group 2 matched, then "a", then (group 2: "b")"#),
  ])
  func `parts are told from left to right`(pattern: String, words: String) {
    #expect(self.words(pattern) == words)
  }

  @Test func `flags and scope are told`() {
    #expect(words("a", .caseless) == #""a", in either case"#)
    #expect(words("(?i:a)") == #""a", in either case"#)
    #expect(words("(?i)a") == #""a", in either case"#)
    #expect(words("a b # c\n [ ]", .extended) == #""ab", then a space"#)
    #expect(
      words("^.$", [.multiline, .dotAll]) == """
        the start of a line, then any character, then the end of a line
        """
    )
    #expect(words("[0-9]", [], .anywhere) == "anywhere in the text: a digit")
  }

  @Test(arguments: [
    #"(?R)"#, #"(?1)"#, #"(?(1)a|b)"#, #"(?(DEFINE)(?<h>a))(?&h)"#, #"(*ACCEPT)a"#, #"a(?i)b"#,
    #"(?i:a)b"#, #"\Ka"#, #"\X"#, #"\R"#,
    #"\p{Greek}"#,
    #"[[:punct:]]"#, #"a{,3}"#, #"a{2"#, #"a+ +"#, #"(?C1)a"#, #"a{ 2 }"#, #"a{2}{3}"#,
    #"[\d-z]"#,
  ])
  func `a pattern with something that there are no words for has no reading`(pattern: String) {
    #expect(words(pattern, pattern == "a+ +" ? .extended : []) == nil)
  }

  @Test func `any pattern has a reading or none`() {
    var random = RandomPatterns(seed: 7)
    var readings = 0
    for _ in 0..<3000 {
      let pattern = random.pattern(over: random.alphabet())
      if let words = words(pattern, [.extended, .caseless]) {
        readings += 1
        #expect(!words.isEmpty)
      }
    }
    #expect(readings > 300)
  }

  @Test func `depth is limited`() {
    let deep = String(repeating: "(", count: 120) + "a" + String(repeating: ")", count: 120)
    #expect(words(deep) == nil)
  }

  @Test(arguments: [
    "(", ")", "[", "[a", "\\", "(?<", "(?", "\\p{", "\\x{", "a{1", "[[:", "*", "(?<n",
  ])
  func `even what is no pattern has no reading, and nothing else`(pattern: String) {
    #expect(words(pattern) == nil)
  }
}

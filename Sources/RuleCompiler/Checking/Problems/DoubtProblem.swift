import RuleSyntax

/// Valid code that hardly any author intends.
enum DoubtProblem: Problem {
  /// `min_length(10); regex(/[A-Z]/)`: the pattern's longest match, and the other rule's minimum
  case patternTooShort(most: Int, rule: String, least: Int)
  /// `max_length(4); regex(/[0-9]{6}/)`
  case patternTooLong(least: Int, rule: String, most: Int)
  /// `regex(/[A-Z]/); regex(/[0-9]/)`
  case patternsOfOneCharacter
  /// `regex(/^[a-z]+$/)`
  case anchorInRegex
  /// `regex(/www.example.com/)`
  case dotOfHostName
  /// `option "18-30"; option "25-40"`
  case overlappingOptions(String, String)
  /// `option "GB" "Britain"; option "UK" "Britain"`
  case optionLabelTwice(String)
  /// `option "GB"; option "gb"`
  case optionsDifferInCase(String, String)
  /// `when a == 1 { when a == 1 { … } }`
  case alwaysHolds
  /// `when a == 1 { … } otherwise when a == 1 { … }`
  case neverHolds
  /// `a != 1 or a != 2`
  case oneAlwaysHolds
  /// `a < 1 and a > 2`
  case neverHoldTogether
  /// `a == 1 or a == 2 and b == 3`
  case mixedLogic
  /// `field telephone { required "Enter your email address." }`
  case messageOfOtherField(String, own: String)
  /// `email or email`
  case sameBranches(String)
  /// `check start <= start`
  case comparisonWithItself
  /// `check total > 0 or lost == true`, where nothing requires an answer to `lost`
  case untouchedBoolean(String)
  /// `equal("email")` in a form with a field `email`
  case quotedField(String)
  /// `field repeated @secret { equal_next }` after the password and before a field that is no secret
  case secretNeighbor(rule: String, String)
  /// `max_length(20) "At most {length} characters."`
  case actualInMessage(String)
  /// `max_length(20) "At most {{max}} characters."`
  case foreignPlaceholder(String)
  /// `field email "required|email"`
  case rulesAsLabel
  /// `field email @NotBlank`
  case ruleAsAnnotation(String)
  /// `when email != "" { … }`
  case comparisonWithEmptyText
  /// `field country = "GB" { required }`
  case constantField(String)
  /// `field age { between(18, 120) }`
  case numberRuleOfText(String, rule: String)
  /// `expect invalid { age: max_value }` where no check of `age` is `max_value`
  case unexpectedRule(String, field: String)
  /// `when age > 17 { … }` where `age` is a text
  case orderOfText(String, field: String, read: String)
  /// `regex(/[a-z]+/, "Use small letters only.")`
  case messageAsArgument(rule: String)
  /// `regex(/(?=.*[A-Z])/)`
  case patternOfNothing
  /// `min_value(3) "At least ${min}."`, with the sign and the placeholder
  case signBeforePlaceholder(sign: String, name: String)
  /// `regex(/\\\\d+/)`
  case doubledBackslash(String)
  /// `regex(/[A-z]/)`
  case rangeBeyondLetters
  /// `regex(/a+ | b+/)`
  case spacesAroundBranches
  /// `regex(/[red|green]/)`
  case branchesInClass(String)
  /// `regex(/[a-z|A-Z]+/)`
  case barInClass
  /// `regex(/[A-Z]{2-4}/)`
  case hyphenInRepetition(String)
  /// `contains(/[0-9]*/)`
  case patternFoundEverywhere
  /// `chars("[a-z]")`
  case bracketsInSet
  /// `min_length(8) "Use at least 6 characters."`
  case numberOfMessage(String, call: String)
  /// `after(today - 18y) "You must be 18 or older."`
  case ageOfMessage(accepts: String, call: String)
  /// `max_length(80) "Use at least 80 characters."`
  case contraryMessage(said: String, call: String)
  /// `field zip: integer`
  case digitsAsNumber(String)
  /// `contains("[A-Z]")`
  case patternAsText(rule: String)
  /// `media_type("jpg")`
  case noMediaType(String)
  /// `contains(/^[A-Z]+$/)`
  case anchorsInContains
  /// `min_value(0); min_value(100)`, `required or email`
  case uselessBound(String, other: String)
  /// `size(1...)` of a list that may be empty; `size(1...10)` has another bound
  case boundOfOne(String, hasOtherBound: Bool)
  /// `field terms: boolean "I accept the terms" { required }`
  case requiredAgreement(String)
  /// `normalize lowercase; one_of("A", "B")`
  case textBeforeChange(String, step: String)
  /// `normalize lowercase; regex(/[A-Z]+/)`
  case patternBeforeChange(step: String)
  /// `one_of("small, medium, large")`
  case listInText
  /// `telephone("UK")`
  case unknownArgument(String, parameter: String, rule: String)
  /// `check start < end` in a form, without a message
  case checkWithoutMessage
  /// `field age: integer @default("x")`
  case defaultOfOtherType(String)
  /// `field age: integer @default(3) { min_value(18) }`
  case defaultRejected(rule: String)

  var wording: (code: String, message: String) {
    switch self {
    case .patternTooShort(let most, let rule, let least):
      (
        "W0783",
        "'regex' matches the whole value, here at most \(characters(most)); "
          + "\(quoted: rule) requires at least \(least)"
      )
    case .patternTooLong(let least, let rule, let most):
      (
        "W0783",
        "'regex' matches the whole value, here at least \(characters(least)); "
          + "\(quoted: rule) allows at most \(most)"
      )
    case .patternsOfOneCharacter:
      ("W0783", "'regex' matches the whole value, and both patterns match a single character")
    case .anchorInRegex: ("W0784", "'regex' always matches the whole value, without '^' and '$'")
    case .dotOfHostName:
      ("W0785", "'.' in a pattern matches any character; a dot in a host name is '\\.'")
    case .overlappingOptions(let first, let second):
      ("W0786", "the options \(quoted: first) and \(quoted: second) overlap")
    case .optionLabelTwice(let label): ("W0786", "two options have the label \(quoted: label)")
    case .optionsDifferInCase(let first, let second):
      ("W0786", "the options \(quoted: first) and \(quoted: second) differ only in letter case")
    case .alwaysHolds: ("W0787", "this condition always holds here")
    case .neverHolds: ("W0787", "this condition never holds here")
    case .oneAlwaysHolds: ("W0787", "one of these two comparisons always holds")
    case .neverHoldTogether: ("W0787", "these two comparisons never hold together")
    case .mixedLogic: ("W0808", "'and' is evaluated before 'or'")
    case .messageOfOtherField(let other, let own):
      ("W0788", "the message of \(quoted: own) is about \(quoted: other)")
    case .quotedField(let name):
      ("W0790", "this compares with the text \"\(VisibleText.of(name))\", not with the field")
    case .secretNeighbor(let rule, let name):
      ("W0790", "\(quoted: rule) compares the secret value with \(quoted: name)")
    case .actualInMessage(let name):
      ("W0788", "'{\(name)}' is what the value has, not the limit")
    case .foreignPlaceholder(let written):
      ("W0791", "\(quoted: written) is not a placeholder, and is shown literally")
    case .rulesAsLabel: ("W0792", "this is the label of the field; it checks nothing")
    case .ruleAsAnnotation(let name):
      ("W0793", "the annotation '@\(VisibleText.of(name))' checks nothing")
    case .comparisonWithEmptyText:
      ("W0794", "use 'empty' or 'filled' instead of a comparison with empty text")
    case .orderOfText(let comparison, let field, let read):
      ("W0795", "\(quoted: comparison) reads the text \(quoted: field) as \(read)")
    case .constantField(let name):
      ("W0796", "\(quoted: name) always has this value, and can't be changed")
    case .numberRuleOfText(let name, let rule):
      (
        "W0797",
        "\(quoted: name) has no type, so it is a text, but \(quoted: rule) is about numbers"
      )
    case .unexpectedRule(let rule, let field):
      ("W0798", "\(quoted: field) has no check \(quoted: rule), so the test can't pass")
    case .comparisonWithItself: ("W0782", "this compares a value with itself")
    case .messageAsArgument(let rule):
      ("W0799", "this is an argument of \(quoted: rule), not its message")
    case .untouchedBoolean(let field):
      ("W0850", "this passes while \(quoted: field) is empty")
    case .patternOfNothing:
      ("W0783", "'regex' matches the whole value, and this pattern matches only an empty one")
    case .signBeforePlaceholder(let sign, let name):
      ("W0791", "the '\(sign)' before '{\(VisibleText.of(name))}' is shown as it is")
    case .doubledBackslash(let letter):
      ("W0801", "'\\\\\(letter)' matches a backslash and the letter '\(letter)'")
    case .rangeBeyondLetters:
      ("W0801", "the range 'A-z' also has the characters '[', '\\', ']', '^', '_' and '`'")
    case .spacesAroundBranches: ("W0801", "the spaces around '|' are part of the pattern")
    case .branchesInClass(let written):
      ("W0801", "\(quoted: written) matches a single one of these characters, not a word")
    case .barInClass: ("W0801", "in brackets, '|' is a character like any other")
    case .hyphenInRepetition(let written):
      ("W0801", "\(quoted: written) isn't a repetition: a comma separates its bounds")
    case .bracketsInSet: ("W0802", "the brackets are characters of the set")
    case .numberOfMessage(let number, let call):
      ("W0788", "the message says \(number), but the check is \(quoted: call)")
    case .ageOfMessage(let accepted, let call):
      ("W0788", "the message contradicts \(quoted: call), which accepts those who are \(accepted)")
    case .contraryMessage(let said, let call):
      ("W0788", "the message says \(quoted: said), but the check is \(quoted: call)")
    case .digitsAsNumber(let name):
      ("W0809", "\(quoted: name) is a number, so it has no leading zeros")
    case .patternFoundEverywhere:
      ("W0801", "this pattern is found in every text, because it also matches no characters")
    case .patternAsText(let rule):
      ("W0802", "\(quoted: rule) looks for this text as it is, not for a pattern")
    case .noMediaType(let text):
      ("W0803", "\(quoted: text) isn't a media type, so no file has it")
    case .anchorsInContains:
      ("W0784", "'contains' with '^' and '$' looks for the whole value, as 'regex' does")
    case .uselessBound(let bound, let other):
      ("W0804", "\(quoted: bound) has no effect, because of \(quoted: other)")
    case .boundOfOne(let bound, hasOtherBound: false):
      ("W0804", "\(quoted: bound) has no effect: checks skip an empty value")
    case .boundOfOne(let bound, hasOtherBound: true):
      ("W0804", "the 1 in \(quoted: bound) has no effect: checks skip an empty value")
    case .requiredAgreement(let name):
      ("W0805", "'required' also accepts 'false', so \(quoted: name) can be left unchecked")
    case .textBeforeChange(let text, let step):
      ("W0806", "no value is \(quoted: text) after 'normalize \(step)'")
    case .patternBeforeChange(let step):
      ("W0806", "no value matches this pattern after 'normalize \(step)'")
    case .unknownArgument(let value, let parameter, let rule):
      ("W0810", "\(quoted: rule) doesn't know the \(parameter) \(quoted: value)")
    case .checkWithoutMessage:
      ("W0811", "this check has no message, so people read only 'This was not accepted.'")
    case .defaultOfOtherType(let type): ("W0812", "the default is not \(type)")
    case .defaultRejected(let rule): ("W0812", "\(quoted: rule) rejects the default")
    case .listInText: ("W0807", "this is one value with commas, not several values")
    case .sameBranches(let word): ("W0789", "two sides of \(quoted: word) are the same")
    }
  }

  private func characters(_ count: Int) -> String {
    "\(count) character\(count == 1 ? "" : "s")"
  }
}

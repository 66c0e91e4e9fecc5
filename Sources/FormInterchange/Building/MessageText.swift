extension String {
  /// The text as a message of a rule file, where braces hold placeholders unless they are doubled.
  var withPlainBraces: String {
    replacing("{", with: "{{").replacing("}", with: "}}")
  }
}

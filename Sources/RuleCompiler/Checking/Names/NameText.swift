import RuleSyntax

/// How a name is written in a rule file.
enum NameText {
  /// The name as it must be written: in back-quotes unless it is an identifier and no word.
  static func written(_ name: String) -> String {
    Name(name).isPlain ? name : "`\(name)`"
  }
}

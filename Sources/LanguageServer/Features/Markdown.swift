import RuleSyntax

/// Texts of rule files in Markdown: shown literally, without any markup.
enum Markdown {
  /// Lines of a rule file as a code block.
  static func block(_ code: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: code) + 1))
    return "\(fence)rules\n\(VisibleText.ofLines(code))\n\(fence)\n\n"
  }

  /// A name or value as inline code.
  static func span(_ text: String) -> String {
    let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
    let space = fence.utf8.count > 1 ? " " : ""
    return fence + space + VisibleText.of(text, limit: .max) + space + fence
  }

  /// Prose of a rule file, in which nothing becomes a link, an image or an element.
  static func prose(_ text: String) -> String {
    var result = ""
    for character in VisibleText.ofLines(text) {
      if "\\<>[]!&".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  private static func longestRun(of character: Character, in text: String) -> Int {
    var longest = 0
    var run = 0
    for other in text {
      run = other == character ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}

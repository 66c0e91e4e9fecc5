/// A page of the reference for a terminal: headings in bold, links as their texts, examples indented.
struct RenderedPage {
  private(set) var text = ""

  init(_ page: String, _ colors: Colors) {
    var isExample = false
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).compactMap {
      line -> String? in
      if line.hasPrefix("```") {
        isExample.toggle()
        return nil
      }
      if isExample { return "    " + line }
      if line.hasPrefix("#") { return colors.bold(String(line.drop { $0 == "#" || $0 == " " })) }
      return RenderedPage.withoutLinks(line)
    }
    text = lines.joined(separator: "\n")
  }

  /// The line with each link replaced by its text.
  private static func withoutLinks(_ line: Substring) -> String {
    String(line.replacing(/\[([^\]]+)\]\([^)]*\)/) { String($0.1) })
  }
}

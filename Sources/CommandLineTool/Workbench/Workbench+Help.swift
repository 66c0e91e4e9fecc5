import FormRules
import GrammarPages
import RuleEngine
import RuleSyntax

/// The help: an overview, the lists of names, and their pages.
extension Workbench {
  /// The page of a name, or an overview of everything that can be entered.
  func help(_ name: String?) throws(Refusal) -> String {
    guard let name else { return overview }
    if name.first == ":" {
      let command = try WorkbenchCommand(named: String(name.dropFirst()))
      return emphasized(Workbench.page(of: command))
    }
    if let own = draft.tree.declaration(named: name) {
      return draft.text.text(in: own.range) + "\n"
    }
    if let file = StandardLibrary.file(declaring: name) {
      return file.excerpt(declaring: name)
    }
    // The list of all pages is the README of their folder.
    let pageName = name == "reference" ? "README" : name
    if let page = ReferencePage(name: pageName) { return emphasized(page.text) }
    if let page = ReferencePage(code: name) { return emphasized(page.text) }
    if let command = WorkbenchCommand(rawValue: name) {
      return emphasized(Workbench.page(of: command))
    }
    if let range = declaration(ofField: name) { return draft.text.text(in: range) + "\n" }
    let known = WorkbenchCommand.allCases.map(\.rawValue) + topics
    let hint = "':rules' lists the rules, ':help reference' the pages"
    throw .unknown("there is no page", name, among: known, hint: hint)
  }

  /// The rules of a field or group of the chosen form, by its path.
  private func declaration(ofField name: String) -> SourceRange? {
    guard let open, let path = FieldPath(name) else { return nil }
    return draft.tree.item(at: path, in: open.name)?.named?.range
  }

  /// The command's part of the page about the REPL.
  static func page(of command: WorkbenchCommand) -> String {
    ReferencePage(name: "repl")?.section("`:\(command.rawValue)") ?? "\(command.usage)\n"
  }

  /// Width of the commands' usages; longer ones push the description aside.
  private static let widestUsage = 20

  private var overview: String {
    var text = """
      Enter a rule, such as   required and email
      then values for it      "ann@"
      or define your own      rule short { max_length(5) }
                              form login { field name { required; short } }
      and fill it in          :type name Ann
      Entries with open brackets continue on the next line. Tab completes names.


      """
    var commands = AlignedColumns(indentation: "  ", widest: Workbench.widestUsage)
    for command in WorkbenchCommand.allCases { commands.add(command.usage, command.summary) }
    text += commands.text { column, cell in column == 0 ? colors.bold(cell) : cell }
    return text + "\nCommand names can be shortened while they are unambiguous.\n"
  }

  private func emphasized(_ page: String) -> String {
    colors.isOn ? RenderedPage(page, colors).text : page
  }

  // MARK: Names

  /// The declarations of the session, by kind.
  var declared: [(kind: String, names: [String])] {
    var forms: [String] = []
    var rules: [String] = []
    var externals: [String] = []
    for declaration in draft.tree.declarations {
      switch declaration {
      case .form(let form): forms.append(form.name.written)
      case .rule(let rule): rules.append(signature(rule.name, rule.parameters))
      case .external(let rule): externals.append(signature(rule.name, rule.parameters))
      case .importFile, .test: break
      }
    }
    let kinds = [("form", forms), ("rule", rules), ("external rule", externals)]
    return kinds.filter { !$0.1.isEmpty }
  }

  /// All names that rules and forms have here.
  func listRules() -> String {
    let kinds =
      declared + [
        ("standard rule", StandardLibrary.names),
        ("built-in rule", BuiltInRule.allCases.map(\.rawValue)),
      ]
    return kinds.map { colors.bold("\($0)s") + "\n" + TextColumns.wrapped($1) }.joined()
  }

  private func signature(_ name: Name, _ parameters: [Parameter]) -> String {
    guard !parameters.isEmpty else { return name.written }
    return name.written + "(" + parameters.map(\.name.written).joined(separator: ", ") + ")"
  }
}

/// Words in lines that fit any terminal.
enum TextColumns {
  private static let width = 80

  /// The words separated by commas, in indented lines.
  static func wrapped(_ words: [String]) -> String {
    var lines = ["  "]
    for (index, word) in words.enumerated() {
      let piece = index + 1 < words.count ? "\(word)," : word
      let line = lines[lines.count - 1]
      if line.count > 2, line.count + piece.count + 1 > width {
        lines.append("  " + piece)
      } else {
        lines[lines.count - 1] += (line.count > 2 ? " " : "") + piece
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension SourceText {
  /// The declaration of a name with the preceding comment; empty if there is none.
  fileprivate func excerpt(declaring name: String) -> String {
    guard let range = RuleParser.parse(self).tree.declaration(named: name)?.range else { return "" }
    let first = location(of: range.start).line
    var start = first
    while start > 1, line(start - 1).hasPrefix("#") { start -= 1 }
    let comment = (start..<first).map { line($0) + "\n" }.joined()
    return "# \(self.name)\n" + comment + text(in: range) + "\n"
  }
}

/// Renders diagnostics as text for people: message, source line, notes and fixes.
///
///     signup.rules:3:9: error[E0301]: unknown rule 'min_lenght'
///       |
///     3 |         min_lenght(6)
///       |         ^^^^^^^^^^
///     help: did you mean 'min_length'?
public struct DiagnosticText: Sendable {
  private let source: SourceText?
  private let colors: DiagnosticColors

  /// Renders diagnostics of `source`; without it, or for another text, no source line is shown.
  public init(source: SourceText?, colors: DiagnosticColors = .none) {
    self.source = source
    self.colors = colors
  }

  /// The text of one diagnostic, ending with a line end.
  ///
  /// Scans the source line, and shows at most 120 columns of it.
  public func text(of diagnostic: Diagnostic) -> String {
    var lines = [headline(of: diagnostic)]
    if let source, source.name == diagnostic.file, !source.bytes.isEmpty {
      lines += excerpts(of: diagnostic, in: source)
    }
    lines += diagnostic.notes.map { colors.paint("note", as: .emphasis) + ": " + visible($0) }
    lines += diagnostic.fixes.map { colors.paint("help", as: .help) + ": " + visible($0.text) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The texts of several diagnostics, separated by an empty line.
  public func text(of diagnostics: [Diagnostic]) -> String {
    diagnostics.map { text(of: $0) }.joined(separator: "\n")
  }

  private func headline(of diagnostic: Diagnostic) -> String {
    let place =
      "\(visible(diagnostic.file)):\(diagnostic.location.line):\(diagnostic.location.column)"
    let severity = "\(diagnostic.severity.rawValue)[\(diagnostic.code)]"
    return place + ": " + colors.paint(severity, as: role(of: diagnostic)) + ": "
      + colors.paint(visible(diagnostic.message), as: .emphasis)
  }

  private func excerpts(of diagnostic: Diagnostic, in source: SourceText) -> [String] {
    let main = SourceExcerpt(of: diagnostic.range, in: source)
    let labels = diagnostic.labels.map { ($0.text, SourceExcerpt(of: $0.range, in: source)) }
    let widest = labels.map(\.1.lineNumber).reduce(main.lineNumber, max)
    let margin = String(widest).count
    var lines = [bar(nil, margin: margin)]
    lines += show(main, mark: "^", text: "", role: role(of: diagnostic), margin: margin)
    var shown = main
    for (text, excerpt) in labels {
      let marked = show(excerpt, mark: "-", text: text, role: .frame, margin: margin)
      // A line that was just shown need not be repeated.
      let isSameLine = excerpt.lineNumber == shown.lineNumber && excerpt.text == shown.text
      lines += isSameLine ? Array(marked.dropFirst()) : marked
      shown = excerpt
    }
    return lines
  }

  /// A source line and the marks below it.
  private func show(
    _ excerpt: SourceExcerpt,
    mark: Character,
    text: String,
    role: DiagnosticColors.Role,
    margin: Int
  ) -> [String] {
    let marks = String(repeating: mark, count: excerpt.markWidth)
    let below = marks + (text.isEmpty ? "" : " " + visible(text))
    let line = excerpt.text.isEmpty ? "" : " " + excerpt.text
    return [
      bar(excerpt.lineNumber, margin: margin) + line,
      bar(nil, margin: margin) + " " + excerpt.padding + colors.paint(below, as: role),
    ]
  }

  private func bar(_ lineNumber: Int?, margin: Int) -> String {
    let number = lineNumber.map { String($0) } ?? ""
    let padded = String(repeating: " ", count: margin - number.count) + number
    return colors.paint(padded + " |", as: .frame)
  }

  private func role(of diagnostic: Diagnostic) -> DiagnosticColors.Role {
    switch diagnostic.severity {
    case .error: .error
    case .warning: .warning
    }
  }

  private func visible(_ text: String) -> String { VisibleText.of(text, limit: .max) }
}

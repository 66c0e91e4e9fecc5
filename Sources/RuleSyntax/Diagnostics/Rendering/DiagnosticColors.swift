/// How a diagnostic is colored where it is shown.
public struct DiagnosticColors: Sendable, Hashable {
  /// What is colored in one way.
  package enum Role: Sendable, Hashable, CaseIterable {
    case error, warning, message, frame, label, note, help
  }

  private var isColored: Bool

  /// No colors: for files and for terminals without them.
  public static let none = DiagnosticColors(isColored: false)
  /// The colors of a terminal, by the escape sequences of ECMA-48.
  public static let terminal = DiagnosticColors(isColored: true)

  /// `text` as something with this role is shown.
  package func paint(_ text: String, as role: Role) -> String {
    guard isColored, !text.isEmpty else { return text }
    return "\u{1B}[\(DiagnosticColors.rendition(of: role))m\(text)\u{1B}[0m"
  }

  private static func rendition(of role: Role) -> String {
    switch role {
    case .error: "1;31"
    case .warning: "1;33"
    case .message: "1"
    case .frame: "34"
    case .label: "34"
    case .note: "1"
    case .help: "1;36"
    }
  }
}

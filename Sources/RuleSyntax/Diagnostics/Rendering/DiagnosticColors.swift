/// The colors in which diagnostics are shown.
public struct DiagnosticColors: Sendable, Hashable {
  /// A role of text, with the parameters of its escape sequence.
  package enum Role: String, Sendable, Hashable, CaseIterable {
    case error = "1;31"
    case warning = "1;33"
    case emphasis = "1"
    case frame = "34"
    case help = "1;36"
  }

  private var isColored: Bool

  /// No colors, for files and for terminals without colors.
  public static let none = DiagnosticColors(isColored: false)
  /// The colors of a terminal, by the escape sequences of ECMA-48.
  public static let terminal = DiagnosticColors(isColored: true)

  /// `text` in the color of this role.
  package func paint(_ text: String, as role: Role) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}

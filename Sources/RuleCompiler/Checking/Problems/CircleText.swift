/// The names of a circle in one line, those in the middle left out when there are many.
enum CircleText {
  private static let most = 8

  static func of(_ names: [String]) -> String {
    guard names.count > most else { return names.joined(separator: " → ") }
    let shown = names.prefix(4) + ["…"] + names.suffix(3)
    return shown.joined(separator: " → ")
  }
}

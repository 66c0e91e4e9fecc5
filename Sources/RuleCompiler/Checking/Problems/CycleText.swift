/// The names of a cycle in one line; in a long one, names in the middle are left out.
enum CycleText {
  private static let most = 8

  static func of(_ names: [String]) -> String {
    guard names.count > most else { return names.joined(separator: " → ") }
    let shown = names.prefix(4) + ["…"] + names.suffix(3)
    return shown.joined(separator: " → ")
  }
}

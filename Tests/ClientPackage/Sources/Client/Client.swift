import FormRules

@main
struct Client {
  static func main() throws {
    let rules = try RuleFile(text: "form login { field email { required; email } }")
    guard let form = rules.form("login") else { return }
    print(form.validate(["email": "ann@example.org"]).verdict.rawValue)
    print(form.validate(["email": "ann@"]).violations.map(\.message).joined(separator: " "))
  }
}

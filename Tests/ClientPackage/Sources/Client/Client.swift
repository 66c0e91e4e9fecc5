import Foundation
import FormRules

@main
@MainActor
struct Client {
  static func main() async throws {
    let rules = try RuleFile(text: "form login { field email { required; email } }")
    guard let form = rules.form("login") else { return }
    print(form.validate(["email": "ann@example.org"]).verdict.rawValue)
    print(form.validate(["email": "ann@"]).violations.map(\.message).joined(separator: " "))

    var checks = Checks()
    try await checkEZForm(&checks)
    try await checkFormalist(&checks)
    try await checkTheDistance(&checks)
    try await checkYALField(&checks)
    try await checkPureForm(&checks)
    try await checkServer(&checks)
    try await checkApp(&checks)
    try await checkUploads(&checks)
    if !checks.report() { exit(1) }
  }
}

import Foundation
import FormRules
import Testing

/// The examples of the library's page, compiled and run.
@Suite(.timeLimit(.minutes(20))) struct LibraryExamplesTests {
  @Test func `the examples of the library's page run`() async throws {
    let rules = try RuleFile(
      text: """
        form login {
            field email "Email" { required; email }
            field password @secret { required; min_length(10) }
        }
        """
    )

    do {
      _ = try RuleFile(text: "form f { field a { min_lenght(3); emial } }")
    } catch {
      for diagnostic in error.diagnostics {
        print(diagnostic.code, diagnostic.location.line, diagnostic.message)
      }
    }

    let form = rules.form("login")!
    let report = form.validate(["email": "ann@", "password": "correct horse"])
    print(report.verdict)  // invalid
    for violation in report.violations {
      print(violation.path, violation.rule, violation.message)
    }

    struct Login: Encodable {
      var email: String
      var password: String
    }
    let own = try form.validate(
      encoding: Login(email: "ann@example.org", password: "correct horse")
    )
    let sent = try form.validate(json: Data(#"{"email": "ann@example.org"}"#.utf8))
    let posted = try form.validate(formEncoded: Data("email=ann%40example.org".utf8))

    let email = report["email"]
    print(email.verdict, email.violations.map(\.message), email.warnings.map(\.message))

    let normalized = try RuleFile(
      text: "form f { field name { normalize trim }; field age: integer }"
    )
    let accepted = normalized.form("f")?.validate(["name": " Ann ", "age": "42"]).accepted
    print(accepted == ["name": "Ann", "age": 42])  // true

    let options = ValidationOptions(
      mode: .all,
      usesStrictTypes: true,
      clock: .fixed(DateTime("2026-03-01T13:00+01:00")!)
    )
    let everything = form.validate(["email": "ann@"], options: options)

    let contact = try Rule("required and (email or telephone)")
    print(contact.validate("ann@example.org").isValid)  // true
    print(contact.validate("ann@").violations.map(\.message))

    let signUp = try RuleFile(
      text: """
        external rule username_available "{value} is already taken." { timeout 10s }
        form sign_up { field username { required; username_available } }
        """
    )
    let taken: Set<Value> = ["ann", "bob"]
    let externals: ExternalRules = [
      "username_available": .init { value, arguments in
        try await Task.sleep(for: .milliseconds(1))  // in a real app, a request
        return taken.contains(value) ? .rejected : .accepted
      }
    ]
    let answered = try await signUp.form("sign_up")?.validate(
      ["username": "ann"],
      externals: externals
    )
    print(answered?.violations.map(\.message) ?? [])  // ["ann is already taken."]

    let order = try RuleFile(
      text: """
        form line { field quantity: number; field price: number }
        form order {
            context credit: number
            step basket {
                field lines: list of line { required }
                field total: number = sum(quantity * price of lines)
                check total <= credit  "This is more than your credit." at lines
            }
            step contact { field email { required; email } }
        }
        """
    )
    let shop = order.form("order")!
    let desk: [String: Value] = ["lines": [["quantity": 2, "price": 100]]]
    let basket = shop.through(step: "basket")?.validate(desk, context: ["credit": 500])
    print(basket?.accepted?["total"] == 200)  // true: it was computed
    let refused = shop.validate(desk, context: ["credit": 100])
    print(refused.violations.map(\.path.description))  // ["lines", "email"]

    let german = MessageCatalog(ruleTexts: ["required": "Bitte ausfüllen."])
    print(form.validate([:]).violations.map { german.text(for: $0) })

    for field in form.fields {
      print(field.path, field.label, field.kind, field.isSecret, field.options.map(\.label))
    }
    #expect(report.verdict == .invalid)
    #expect(own.isValid)
    #expect(sent.violations.map(\.rule) == ["required"])
    #expect(posted == sent)
    #expect(email.violations.map(\.rule) == ["email"])
    #expect(accepted == ["name": "Ann", "age": 42])
    #expect(everything.violations.map(\.rule) == ["email", "required"])
    #expect(contact.validate("ann@example.org").isValid)
    #expect(form.fields.count == 2)
    #expect(answered?.violations.map(\.message) == ["ann is already taken."])
    #expect(basket?.accepted?["total"] == 200)
    #expect(refused.violations.map(\.path.description) == ["lines", "email"])
    #expect(refused.violations.first?.message == "This is more than your credit.")
  }

  @Test func `every example of the library's page stands here`() throws {
    let page = projectRoot.appending(path: "Sources/FormRules/FormRules.docc/FormRules.md")
    let own = try lines(of: String(contentsOf: URL(filePath: #filePath), encoding: .utf8))
    let blocks = try String(contentsOf: page, encoding: .utf8).split(separator: "```swift\n")
    #expect(blocks.count > 8)
    for block in blocks.dropFirst() {
      let code = lines(
        of: String(block.prefix(upTo: try #require(block.range(of: "```")).lowerBound))
      )
      let isCompiled = own.contains(code)
      #expect(isCompiled, "not compiled: \(code)")
    }
  }

  /// The text without white space and the commas before closing brackets: the formatter's choice.
  private func lines(of text: String) -> String {
    text.filter { !$0.isWhitespace }.replacing(",)", with: ")")
  }
}

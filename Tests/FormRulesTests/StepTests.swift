import FormRules
import Testing

/// Forms that are filled in step by step.
@Suite struct StepTests {
  private static let order = """
    external rule free(other: text) "taken"
    form order {
        step who "Who?" {
            field name { required }
            field nick { different(code) "The same as the code."; free(code) }
        }
        step pay {
            group card { field number { required; luhn } }
            when card.number is filled { field code { required } }
            field lines: list of line { size(...2) }
        }
        step done { field agreed: boolean { accepted } }
        any_filled(nick, code) "Give one."
    }
    form line { field amount: number { max_value(10) } }
    """

  private func orderForm() throws -> RuleForm {
    try #require(try RuleFile(text: Self.order).form("order"))
  }

  private func rules(_ report: Report?) -> [String] {
    (report?.violations ?? []).map { "\($0.path) \($0.rule)" }
      + (report?.undecided ?? []).map { "\($0.path) \($0.rule)?" }
  }

  @Test func `a form is judged up to a step`() throws {
    let order = try orderForm()
    #expect(order.steps.map(\.name) == ["who", "pay", "done"])
    #expect(order.steps.map(\.label) == ["Who?", "Pay", "Done"])
    #expect(order.steps[1].fields == ["card.number", "code", "lines"])
    let who = try #require(order.through(step: "who"))
    #expect(rules(who.validate([:])) == ["name required"])
    #expect(rules(who.validate(["name": "Ann", "nick": "x", "code": "x"])) == [])
    let pay = order.through(step: "pay")
    let card: Value = .form(["number": "1"])
    let report = pay?.validate(["name": "Ann", "nick": "x", "code": "x", "card": card])
    #expect(rules(report) == ["nick different", "card.number luhn"])
    #expect(order.through(step: "nowhere") == nil)
  }

  @Test func `a condition that reads a later step is not asked`() throws {
    let rules = """
      form f {
          step one {
              field list: list of date {
                  when rest < 3 { each { before("2026-01-01") } } otherwise { size(1...) }
              }
              field name { when rest is filled { required } otherwise when name is empty { max_length(1) } }
          }
          step two { field rest: number }
      }
      """
    let form = try #require(try RuleFile(text: rules).form("f"))
    let record: [String: Value] = ["rest": "x", "list": ["2026-05-01"]]
    #expect(self.rules(form.through(step: "one")?.validate(record)) == [])
    #expect(self.rules(form.validate(record)) == ["name required", "rest type", "list when?"])
  }

  @Test func `what is computed waits for what it is computed from`() throws {
    let rules = """
      form f {
          step one {
              field most: number { max_value(count(early) + 1) }
              field early: list of text
              field sum: number = most + net
              field limit: number { max_value(sum) }
              field rows: list of row
              field all: integer { equal(sum(count(parts where item > 1) of rows)) }
          }
          step two {
              field late: list of number
              field rest: number { max_value(net); max_value(other) }
          }
          let net = sum(item of late)
          let other = count(early)
          check other < 3
      }
      form row { field parts: list of integer }
      """
    let form = try #require(try RuleFile(text: rules).form("f"))
    let record: [String: Value] = [
      "most": 9, "early": ["a", "b", "c"], "late": [1], "rest": 2, "limit": 11, "all": 1,
    ]
    #expect(
      self.rules(form.through(step: "one")?.validate(record)) == [
        "most max_value", "all equal", " check",
      ]
    )
    #expect(
      self.rules(form.through(step: "two")?.validate(record))
        == ["most max_value", "limit max_value", "all equal", "rest max_value", " check"]
    )
  }

  @Test func `groups of a later step are not judged`() throws {
    let rules = """
      closed form f {
          step one { group a { field x } }
          step two { group b { field y } }
      }
      """
    let form = try #require(try RuleFile(text: rules).form("f"))
    let record: [String: Value] = ["a": ["z": 1], "b": "text"]
    #expect(self.rules(form.through(step: "one")?.validate(record)) == ["a.z unknown"])
    #expect(self.rules(form.through(step: "two")?.validate(record)) == ["b type", "a.z unknown"])
    let unknown = form.through(step: "one")?.validate(["b": ["z": 1]])
    #expect(self.rules(unknown) == [])
  }

  @Test func `what is left out asks nobody`() throws {
    let who = try orderForm().through(step: "who")
    #expect(try #require(who).validate(["name": "Ann", "nick": "x"]).isValid)
    let line: Value = .form(["amount": 11])
    #expect(try #require(who).validate(["name": "Ann", "lines": .list([line])]).isValid)
    let pay = try orderForm().through(step: "pay")
    let found = rules(pay?.validate(["name": "Ann", "lines": .list([line])]))
    #expect(found.contains("lines[0].amount max_value"))
  }

  @Test func `a step needs the host's functions for itself and what is before it`() async throws {
    let form = try form(
      """
      form f {
        step one { field a { required } }
        step two { field b { taken }; field c { either } }
        step three { field d { free } }
      }
      rule either { known or odd }
      external rule taken "Taken."
      external rule known "Known."
      external rule odd "Odd."
      external rule free "Free."
      """
    )
    let first = try #require(form.through(step: "one"))
    #expect(try first.makeSession(["a": "x"]).verdict == .valid)
    #expect(try await first.validate(["a": "x"], externals: .none).isValid)
    let second = try #require(form.through(step: "two"))
    #expect(throws: MissingExternalRulesError(names: ["taken", "known", "odd"], form: "f")) {
      try second.makeSession()
    }
  }

  @Test func `what depends on a later step through other values waits`() throws {
    let text = """
      form f {
          let total = a + b
          field both: number = a + b { max_value(10) }
          step one {
              field a: number { required }
              check total < 20 "total" at a
              check sum(n of lines) < 5 "lines" at a
              check both > 0 "both" at a
              when total > 100 { field reason { required } }
          }
          step two { field b: number; field twice: number = b * 2; field lines: list of line }
          check twice < 300 "twice"
          check a < 9 "a"
      }
      form line { field n: number }
      """
    let form = try #require(try RuleFile(text: text).form("f"))
    let values: [String: Value] = ["a": 1, "b": 150, "lines": [["n": 6]]]
    let one = try #require(form.through(step: "one"))
    #expect(rules(one.validate(values)) == [])
    #expect(rules(one.validate(["a": 9, "b": 150])) == [" check"])
    let all = ["both max_value", "a check", "reason required", " check"]
    #expect(rules(form.validate(values)) == all)
    #expect(rules(form.through(step: "two")?.validate(values)) == all)
    let session = try form.makeSession(values)
    #expect(session.step("one")?.canContinue == true)
    #expect(session.step("two")?.canContinue == false)
  }

  @Test func `a compiled form has its steps`() throws {
    let compiled = try RuleFile(compiled: RuleFile(text: Self.order).compiled())
    let who = compiled.form("order")?.through(step: "who")
    #expect(rules(who?.validate([:])) == ["name required"])
  }

  // MARK: Sessions

  private static let wizard = """
    form f {
        step who { field name { required }; field mail { email } }
        step pay {
            field amount: number { required; max_value(100) }
            field most: number
        }
        step check_up {
            field limit: number { required }
            field agreed: boolean { accepted }
        }
        check amount <= limit "Too much." at amount
    }
    """

  @Test func `a step of a session is judged by itself`() async throws {
    let session = try form(Self.wizard).makeSession()
    let who = try #require(session.step("who"))
    #expect(session.steps.map(\.name) == ["who", "pay", "check_up"])
    #expect(who.fields.map(\.path) == ["name", "mail"])
    #expect(who.state == .untouched)
    #expect(!who.canContinue)
    #expect(await !who.submit())
    #expect(who.violations.map(\.rule) == ["required"])
    #expect(who.state == .invalid)
    #expect(session.step("pay")?.violations.isEmpty == true)
    try session.at("name").type("Ann")
    #expect(who.canContinue)
    #expect(await who.submit())
    #expect(who.state == .valid)
    #expect(session.verdict == .invalid)
  }

  @Test func `what reads a later step waits for it`() async throws {
    let session = try form(Self.wizard).makeSession(["name": "Ann", "amount": 50, "limit": 10])
    let pay = try #require(session.step("pay"))
    let last = try #require(session.step("check_up"))
    #expect(await pay.submit())
    #expect(pay.violations.isEmpty)
    #expect(await !last.submit())
    #expect(
      last.violations.map { "\($0.path) \($0.rule)" } == [
        "amount check", "agreed accepted",
      ]
    )
    try session.set(true, at: "agreed")
    try session.set(60, at: "limit")
    #expect(last.canContinue)
    #expect(session.verdict == .valid)
  }

  @Test func `a form without steps has none`() throws {
    let session = try form("field a").makeSession()
    #expect(session.steps.isEmpty)
    #expect(session.step("a") == nil)
  }
}

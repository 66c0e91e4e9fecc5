import FormData
import FormInterchange
import RuleSyntax
import Testing

@testable import LanguageServer

@Suite struct CompletionTests {
  private static let person = """
    form address { field street; field town }
    form person {
        field name
        field age: integer
        field country: choice { option "GB" "Britain"; option "DE" }
        field home: address
        group card { field number; field holder }
        field tags: list of text
    """

  private func labels(_ marked: String) -> [String] {
    let answer = TestClient().ask("textDocument/completion", marked)
    return (answer?.member("result", "items")?.items ?? []).compactMap { $0["label"]?.text }
  }

  @Test(arguments: [
    ("|", ["form", "rule", "test", "import"], ["field", "required"]),
    ("form f {\n    |\n}", ["field", "group", "when", "any_filled"], ["form", "min_length"]),
    ("form f {\n    field a { | }\n}", ["required", "min_length", "when", "email"], ["min_size"]),
    (
      "form f {\n    field a: integer { m| }\n}", ["min_value", "between"], ["min_length", "email"]
    ),
    ("form f { field a: | }", ["integer", "date", "list of", "f"], ["required"]),
    ("form f { field a: list of | }", ["integer", "date"], ["required"]),
    ("form f { field | }", [], ["required", "integer"]),
    ("form f { field a { normalize | } }", ["trim", "lowercase"], ["required"]),
    ("form f { field a { on | { required } } }", ["blur", "change", "submit"], ["required"]),
    ("form f { field a { required and | } }", ["email", "not"], ["when", "normalize"]),
    ("form f { field a { required | } }", ["and", "or"], ["email"]),
    ("form f { field a { max_length(3, in: |) } }", ["bytes", "utf16"], ["required"]),
    ("form f { field a { min_length(|) } }", ["min:", "in:", "a"], ["required"]),
    ("form f { field a @| }", ["secret", "placeholder"], ["required"]),
    ("form f { field a { required \"{|\" } }", ["label", "value"], ["required"]),
    ("form f { field a { min_length(3) \"{|\" } }", ["min", "label"], ["required"]),
    ("form f { field a # |\n}", [], ["required", "field"]),
    ("form f { field a { regex(/|/) } }", [], ["required", "a"]),
    ("rule r(limit) { max_length(|) }", ["limit", "max:"], ["required"]),
    ("external rule e { | }", ["debounce", "timeout"], ["required"]),
    ("external rule e { undecided | }", ["blocks", "warns"], ["required"]),
    ("form f { field a }\ntest \"t\" for |", ["f"], ["required"]),
    ("form f { field a }\ntest \"t\" { | }", ["given", "expect"], ["required"]),
    ("form f { field a }\ntest \"t\" { expect | }", ["valid", "invalid"], ["required"]),
    ("form f { field a }\ntest \"t\" { given { | } }", ["a"], ["required", "given"]),
    ("form f { field a }\ntest \"t\" { expect invalid { | } }", ["a"], ["given"]),
    (
      "form f { field a }\ntest \"t\" { expect invalid { a: | } }",
      ["required", "type", "computed", "when"], ["given"]
    ),
    ("form f {\n    field a { required }\n    when |", ["a", "not"], ["required", "field"]),
    ("form f {\n    field a\n    check a is filled \"No.\" at |\n}", ["a"], ["and", "is"]),
    (
      "form f {\n    field a\n    field b: list of number\n    let n = sum(item of |)\n}", ["b"],
      ["a", "round"]
    ),
    ("form f {\n    field x { min_length( }\n    field a: |\n}", ["integer"], ["required"]),
    ("form f {\n    field x {\n    field a: |\n}", ["integer"], ["required"]),
    // What is broken further up or down hides nothing.
    ("form f {\n    field x {{{ min_length(\n}\nform g {\n    field a { | }\n}", ["required"], []),
  ])
  func `what fits is offered`(marked: String, offered: [String], absent: [String]) {
    let labels = labels(marked)
    for label in offered { #expect(labels.contains(label), "\(label) at \(marked): \(labels)") }
    for label in absent { #expect(!labels.contains(label), "\(label) at \(marked)") }
  }

  @Test(arguments: [
    ("when | { }", ["name", "age", "home", "card"], ["number", "street"]),
    ("when home.| { }", ["street", "town"], ["name"]),
    ("when card.| { }", ["number", "holder"], ["name"]),
    ("when country == | { }", ["\"GB\"", "\"DE\"", "name"], []),
    ("when country == \"|\" { }", ["GB", "DE"], ["name"]),
    ("when country in (|) { }", ["\"GB\"", "\"DE\""], []),
    ("when age is | { }", ["not", "filled", "between"], ["min_length"]),
    ("when age | { }", ["is", "in", "and"], ["name"]),
    ("field x { equal(|) }", ["name", "today"], []),
    ("field x = |", ["age", "sum", "round"], ["required"]),
    ("check | ", ["age", "name"], ["required"]),
  ])
  func `names in scope are offered`(line: String, offered: [String], absent: [String]) {
    let labels = labels("\(CompletionTests.person)\n    \(line)\n}\n")
    for label in offered { #expect(labels.contains(label), "\(label) at \(line): \(labels)") }
    for label in absent { #expect(!labels.contains(label), "\(label) at \(line)") }
  }

  @Test func `a word that is typed is replaced`() throws {
    let answer = TestClient().ask("textDocument/completion", "form f { field a { min_l| } }")
    let items = try #require(answer?.member("result", "items")?.items)
    let item = try #require(items.first { $0["label"]?.text == "min_length" })
    #expect(item.member("textEdit", "range", "start", "character")?.integer == 19)
    #expect(item.member("textEdit", "newText")?.text == "min_length($1)")
    #expect(item["detail"]?.text?.contains("min: integer") == true)
  }

  @Test func `files are offered to imports`() {
    let client = TestClient(files: ["/w/lib.rules": "rule r { required }", "/w/a.txt": ""])
    let answer = client.ask("textDocument/completion", "import \"|\"")
    let labels = (answer?.member("result", "items")?.items ?? []).compactMap { $0["label"]?.text }
    #expect(labels == ["lib.rules"])
  }

  @Test func `what a call is given is shown with its parameter`() {
    let answer = TestClient().ask(
      "textDocument/signatureHelp",
      "form f { field a { max_length(3, |) } }"
    )
    #expect(answer?.member("result", "activeParameter")?.integer == 1)
    let label = answer?.member("result", "signatures")?.items?.first?["label"]?.text
    #expect(label?.hasPrefix("max_length(max: integer") == true)
  }
}

import FormInterchange
import FormRules
import RuleSyntax
import Testing

/// What rule files say stands in pages as text, whatever it looks like.
@Suite struct PageEscapingTests {
  /// Texts that would be markup, script or an attribute's end if they were written as they are.
  static let hostile = [
    "</script><script>alert(1)</script>", "<!-- <script>", "\" onfocus=\"alert(1)", "' x='",
    "<img src=x onerror=alert(1)>", "&lt;b&gt; &amp; &#60;", "]]>", "a\u{2028}b", "`+alert(1)+`",
  ]

  private func page(_ rules: String) throws -> String {
    _ = try RuleFile(text: rules)
    return try #require(ExportFormat.html.export(form: "f", in: Exporting.scope(rules))).text
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.replacing(#"\"#, with: #"\\"#).replacing("\"", with: #"\""#)
    return "\"\(escaped)\""
  }

  /// A page is markup, then texts and rules as data, then a script: how many tags there are does not depend on texts.
  private func tags(_ page: String) -> Int {
    page.matches(of: /<[A-Za-z\/!]/).count
  }

  @Test func `a sign is escaped whatever combines with it`() {
    #expect("<\u{338}".escapedForMarkup == "&lt;\u{338}")
  }

  @Test(arguments: hostile)
  func `labels, messages and annotations are texts`(_ text: String) throws {
    func rules(_ text: String) -> String {
      """
      form f \(text) @description(\(text)) @submit(\(text)) @action(\(text)) @language(\(text)) {
          field a \(text) @placeholder(\(text)) @default(\(text)) { required \(text) }
          field b: choice { option \(text) \(text); option "y" }
          group g \(text) { field c: list of text \(text) }
          when a == \(text) { field d \(text) @description(\(text)) }
      }
      """
    }
    let hostile = try page(rules(quoted(text)))
    let plain = try page(rules(quoted("x")))
    #expect(tags(hostile) == tags(plain))
    #expect(!hostile.contains("<img"))
    #expect(!hostile.contains("onfocus=\"alert"))
    #expect(hostile.matches(of: /<\/script>/).count == 3)
  }

  @Test(arguments: [
    #"</script>"#, #"<!--"#, #"["']"#, #"\\<\/b>"#, #"&amp;"#, #"[<>&"]{2}"#,
  ])
  func `patterns are texts`(_ pattern: String) throws {
    let literal = pattern.replacing(#"\/"#, with: "/").replacing("/", with: #"\/"#)
    let hostile = try page("form f { field a { required; regex(/\(literal)/) } }")
    let plain = try page("form f { field a { required; regex(/x/) } }")
    #expect(tags(hostile) == tags(plain))
    #expect(hostile.matches(of: /<\/script>/).count == 3)
  }

  @Test func `a page in parts has neither script nor rules in it`() throws {
    let rules = "form f { field a { required } }"
    let scope = Exporting.scope(rules)
    let whole = try #require(ExportFormat.html.export(form: "f", in: scope))
    #expect(whole.assets.isEmpty)
    let page = try #require(ExportFormat.html.export(form: "f", in: scope, assets: "a b"))
    #expect(page.assets.keys.sorted() == ["f.js", "f.json", "page.css"])
    #expect(page.text.contains(#"<script type="module" src="a%20b/f.js"></script>"#))
    #expect(page.text.contains(#"data-program="a%20b/f.json""#))
    #expect(!page.text.contains("<style"))
  }

  @Test func `names in backquotes are names and no markup`() throws {
    let hostile = try page(
      #"form f { field `a"><b>` { required }; group `</script>` { field c } }"#
    )
    let plain = try page("form f { field a { required }; group g { field c } }")
    #expect(tags(hostile) == tags(plain))
    #expect(hostile.matches(of: /<\/script>/).count == 3)
  }
}

import FormRules
import Testing

/// `ignoring_case: true`: letters of either case are the same.
@Suite struct IgnoringCaseTests {
  @Test(arguments: [
    ("equal(\"Ann\", ignoring_case: true)", "aNN", true),
    ("equal(\"Ann\", ignoring_case: false)", "aNN", false),
    ("different(\"Ann\", ignoring_case: true)", "aNN", false),
    ("one_of(\"a\", \"Bc\", ignoring_case: true)", "bC", true),
    ("one_of(\"a\", other, ignoring_case: true)", "oTHER", true),
    ("none_of(\"a\", \"Bc\", ignoring_case: true)", "bC", false),
    ("starts_with(\"inv\", ignoring_case: true)", "INVoice", true),
    ("ends_with(\"voice\", ignoring_case: true)", "INVOICE", true),
    ("equal(\"straße\", ignoring_case: true)", "STRASSE", false),
    ("equal(\"straße\", ignoring_case: true)", "STRAẞE", true),
    ("ends_with(\"ΣΑΣ\", ignoring_case: true)", "xσας", true),
    ("equal(\"i\", ignoring_case: true)", "İ", false),
    ("equal(\"k\", ignoring_case: true)", "\u{212A}", true),
  ])
  func `letters of either case are the same`(
    _ check: String,
    _ text: String,
    _ isValid: Bool
  ) throws {
    let form = try form("field other\nfield a { \(check) }")
    let report = form.validate(["a": .text(text), "other": "Other"])
    #expect(report.verdict == (isValid ? .valid : .invalid))
  }

  @Test(arguments: [
    ("equal(\"INVOICE\", ignoring_case: true)", "iN", true),
    ("equal(\"INVOICE\", ignoring_case: true)", "iM", false),
    ("one_of(\"INVOICE\", \"x\", ignoring_case: true)", "iN", true),
    ("one_of(\"INVOICE\", \"x\", ignoring_case: true)", "iM", false),
    ("one_of(other, ignoring_case: true)", "oTh", true),
    ("starts_with(\"INV\", ignoring_case: true)", "iN", true),
    ("starts_with(\"INV\", ignoring_case: true)", "ix", false),
  ])
  func `what is typed may still become the text`(
    _ check: String,
    _ typed: String,
    _ canHold: Bool
  ) throws {
    let form = try form("field other\nfield a { \(check) }")
    let session = try form.makeSession(["other": "Other"])
    let field = try #require(session.field("a"))
    try field.edit(0..<0, typed)
    #expect(field.state == (canHold ? .incomplete : .invalid))
  }
}

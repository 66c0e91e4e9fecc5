import FormRules

/// A field that is typed into, in one session after the other.
package protocol TypedField {
  /// Takes away what was typed, and puts the focus on the field.
  func clear() throws

  /// Presses the keys of a session.
  ///
  /// - Returns: how many keys there were.
  func type() throws -> Int
}

/// A field by itself: its mask and filter, and nothing else.
package final class LoneField: TypedField {
  private let script: Script
  private var input: TextInput

  /// The field of a script.
  ///
  /// - Throws: what opening its form throws.
  package init(_ script: Script) throws {
    self.script = script
    input = try RuleForm(declaredBy: Script.rules).textInput(script.field)
  }

  package func clear() { input.set("") }

  package func type() throws -> Int {
    try script.type { caret, characters in try input.edit(caret..<caret, characters) }
  }
}

/// A field of a live form, which judges what is typed.
package struct LiveField: TypedField {
  private let script: Script
  /// The live form, without which its fields take nothing.
  private let session: FormSession
  private let field: FormField

  /// The field of a script.
  ///
  /// - Throws: what opening its form throws.
  package init(_ script: Script) throws {
    self.script = script
    session = try RuleForm(declaredBy: Script.rules).session()
    field = try session.existing(script.field)
  }

  package func clear() throws {
    try field.clear()
    field.focus()
  }

  package func type() throws -> Int {
    try script.type { caret, characters in try field.edit(caret..<caret, characters) }
  }
}

/// A name in the last row of a list of people, which a live form holds.
package struct NameInLastRow: TypedField {
  private static let rules = """
    form person {
        field name { required; max_length(60) }
        when name is filled { field email { required; email } }
    }
    form f { field people: list of person { size(1...1000) } }
    """
  private static let keys = 20

  /// The live form, without which its fields take nothing.
  private let session: FormSession
  private let field: FormField

  /// The name in the last of so many rows, one at least.
  ///
  /// - Throws: what opening the form throws.
  package init(of rows: Int) throws {
    let people = Value.list(Array(repeating: .form([:]), count: rows))
    session = try RuleForm(declaredBy: NameInLastRow.rules).session(["people": people])
    field = try session.existing(
      FieldPath([.name("people"), .index(rows - 1), .name("name")])
    )
  }

  package func clear() throws {
    try field.clear()
    field.focus()
  }

  package func type() throws -> Int {
    for caret in 0..<NameInLastRow.keys { try field.edit(caret..<caret, "a") }
    return NameInLastRow.keys
  }
}

extension RuleForm {
  /// The form `f` of some rules, which must declare it.
  ///
  /// - Throws: what loading the rules throws.
  package init(declaredBy rules: String) throws {
    guard let form = try RuleFile(text: rules).form("f") else {
      preconditionFailure("the rules declare no form 'f'")
    }
    self = form
  }
}

extension FormSession {
  fileprivate func existing(_ path: FieldPath) throws -> FormField {
    guard let field = field(path) else { throw SessionError.unknownField(path) }
    return field
  }
}

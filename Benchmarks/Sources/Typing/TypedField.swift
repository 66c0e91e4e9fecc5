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
    input = try RuleForm(declaredBy: Script.rules).makeTextInput(for: script.field)
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
    session = try RuleForm(declaredBy: Script.rules).makeSession()
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

/// What the rows of a list are, into the last of which is typed.
package enum Rows: String, CaseIterable {
  /// People, whose names are typed.
  case people
  /// Lines of an invoice, whose amounts are computed and summed.
  case lines

  fileprivate var rules: String {
    switch self {
    case .people:
      """
      form row {
          field entry { required; max_length(60) }
          when entry is filled { field email { required; email } }
      }
      form f { field rows: list of row { size(1...10000) } }
      """
    case .lines:
      """
      form row {
          field entry: number { required }
          field price: number { required }
          field amount: number = round(entry * price, 2)
      }
      form f {
          field rows: list of row
          field net: number = sum(amount of rows)
          check net < 1000000000000000000000000000000 "That is too much."
          check count(rows where amount > 100) < 10000 at rows
      }
      """
    }
  }
}

/// A field in the last row of a list, which a live form holds.
package struct FieldInLastRow: TypedField {
  private static let keys = 20

  /// The live form, without which its fields take nothing.
  private let session: FormSession
  private let field: FormField

  /// The field in the last of so many rows, one at least.
  ///
  /// - Throws: what opening the form throws.
  package init(of count: Int, _ rows: Rows) throws {
    let row: [String: Value] = rows == .lines ? ["entry": .number(3), "price": .number(12.5)] : [:]
    let all = Value.list(Array(repeating: .form(row), count: count))
    session = try RuleForm(declaredBy: rows.rules).makeSession(["rows": all])
    field = try session.existing(
      FieldPath([.name("rows"), .index(count - 1), .name("entry")])
    )
  }

  package func clear() throws {
    try field.clear()
    field.focus()
  }

  package func type() throws -> Int {
    for caret in 0..<FieldInLastRow.keys { try field.edit(caret..<caret, "1") }
    return FieldInLastRow.keys
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

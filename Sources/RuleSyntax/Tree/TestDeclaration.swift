/// An example of a form and its verdict: `test "title" for registration { given { … } … }`.
package struct TestDeclaration: Sendable, Equatable {
  package var title: StringLiteral
  /// `nil` if it is omitted because the file has one form.
  package var form: Name?
  package var clauses: [TestClause]
  package var range: SourceRange

  package init(
    title: StringLiteral,
    form: Name? = nil,
    clauses: [TestClause],
    range: SourceRange = .none
  ) {
    self.title = title
    self.form = form
    self.clauses = clauses
    self.range = range
  }
}

/// One line of a test.
package enum TestClause: Sendable, Equatable {
  /// `given { username: "ann" }`
  case given(ObjectLiteral, range: SourceRange)
  /// `context { role: "admin" }`
  case context(ObjectLiteral, range: SourceRange)
  /// `step payment`
  case step(Name, range: SourceRange)
  /// `now "2026-01-01"`
  case now(StringLiteral, range: SourceRange)
  /// `answer username_available: accepted after 200ms`, the duration as written
  case answer(Name, ExternalAnswer, after: String?, range: SourceRange)
  /// `expect invalid { password: equal_next }`
  case expect(ExpectedVerdict, [Expectation], range: SourceRange)
}

/// The answer of an external rule in a test.
package enum ExternalAnswer: String, Sendable, Hashable, CaseIterable {
  case accepted, rejected, pending, failed
}

/// The verdict that a test expects.
package enum ExpectedVerdict: String, Sendable, Hashable, CaseIterable {
  case valid, invalid, undecided
}

/// A field and the rule that it is expected to violate: `password: equal_next`.
package struct Expectation: Sendable, Equatable {
  /// Nil for the form as a whole: `any_filled`.
  package var path: Path?
  package var rule: Name
  package var range: SourceRange
}

/// A value as written in tests, examples and annotations.
package indirect enum Literal: Sendable, Hashable {
  case string(StringLiteral)
  /// As written, with its sign.
  case number(String, range: SourceRange)
  case boolean(Bool, range: SourceRange)
  case null(range: SourceRange)
  case array([Literal], range: SourceRange)
  case object(ObjectLiteral)

  package var range: SourceRange {
    switch self {
    case .string(let literal): literal.range
    case .object(let object): object.range
    case .number(_, let range), .boolean(_, let range), .null(let range): range
    case .array(_, let range): range
    }
  }
}

/// A record as written in tests: `{ username: "ann", address.country: "GB", "odd key": 1 }`.
package struct ObjectLiteral: Sendable, Hashable {
  package struct Entry: Sendable, Hashable {
    /// A string key is a path of one name.
    package var path: Path
    package var value: Literal

    package init(path: Path, value: Literal) {
      self.path = path
      self.value = value
    }
  }

  package var entries: [Entry]
  package var range: SourceRange

  package init(entries: [Entry], range: SourceRange = .none) {
    self.entries = entries
    self.range = range
  }
}

import RuleCompiler
import RuleEngine
import RuleSyntax

/// A form in which what named rules check is written out, so that it can be said in another format.
struct ExpandedForm: Sendable {
  /// A field with the conditions of the branches around it.
  typealias GuardedField = (field: ExpandedField, guards: [Requirement])

  /// Position in the checked file.
  let index: Int
  let form: CheckedForm
  /// The form's name among all forms of the file.
  let title: String
  let items: [ExpandedItem]
  /// All fields, in file order.
  let fields: [GuardedField]
  let fieldsByPath: [[String]: GuardedField]

  init(_ form: CheckedForm, index: Int, title: String, items: [ExpandedItem]) {
    self.index = index
    self.form = form
    self.title = title
    self.items = items
    fields = Self.fields(in: items, guards: [])
    fieldsByPath = Dictionary(fields.map { ($0.field.path, $0) }) { first, _ in first }
  }

  /// The names of the members of an object, in all branches.
  static func memberNames(in items: [ExpandedItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .field(let field): [field.name]
      case .group(let group, _, _): [group.name]
      case .step(_, let items): memberNames(in: items)
      case .when(_, let main, let otherwise, _): memberNames(in: main) + memberNames(in: otherwise)
      case .check: []
      }
    }
  }

  static func fields(
    in items: [ExpandedItem],
    guards: [Requirement] = []
  ) -> [GuardedField] {
    items.flatMap { item -> [GuardedField] in
      switch item {
      case .field(let field): [(field, guards)]
      case .group(_, _, let items), .step(_, let items): fields(in: items, guards: guards)
      case .when(let condition, let main, let otherwise, _):
        fields(in: main, guards: guards + [condition])
          + fields(in: otherwise, guards: guards + [.otherwise(condition)])
      case .check: []
      }
    }
  }
}

/// What a form or group holds.
indirect enum ExpandedItem: Sendable {
  case field(ExpandedField)
  /// A group with its names from the form inward.
  case group(CheckedGroup, path: [String], [ExpandedItem])
  /// What is filled in by itself; it adds nothing to paths.
  case step(CheckedGroup, [ExpandedItem])
  /// Items that apply where the condition holds, and items that apply where it does not.
  case when(Requirement, [ExpandedItem], [ExpandedItem], range: SourceRange?)
  /// Checks of the form as a whole.
  case check(ExpandedChecks, range: SourceRange?)
}

/// One value of a form.
@dynamicMemberLookup
struct ExpandedField: Sendable {
  /// Names from the form inward; the last is the field's own.
  var path: [String]
  var field: CheckedField
  /// What its filter lets people type.
  var filter: Requirement?
  /// None for values of any kind, whose checks no other format has.
  var checks = ExpandedChecks()
  /// Where the field is, if that is in the exported file.
  var range: SourceRange?

  subscript<Value>(dynamicMember member: KeyPath<CheckedField, Value>) -> Value {
    field[keyPath: member]
  }

  /// What people read for the field.
  var title: String { field.label ?? Labels.humanized(field.name) }

  /// The path as form-encoded records name the field.
  var joinedPath: String { FieldPath(path.map { .name($0) }).description }

  /// The annotation of that name.
  func annotation(_ name: String) -> AnnotationData? {
    field.annotations.first { $0.name == name }
  }
}

/// What is asked of a value, in file order.
struct ExpandedChecks: Sendable, Hashable {
  /// What makes a record invalid.
  var required: [Requirement] = []
  /// What is only advised.
  var advised: [Requirement] = []

  mutating func append(_ other: ExpandedChecks) {
    required += other.required
    advised += other.advised
  }
}

extension FieldType {
  /// Whether values of the type, or items of its lists, may be of any kind.
  var isUnknown: Bool { innermost == .any }
}

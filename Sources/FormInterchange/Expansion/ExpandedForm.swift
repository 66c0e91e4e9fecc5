import RuleCompiler
import RuleEngine
import RuleSyntax

/// A form with its named rules inlined, ready for export.
struct ExpandedForm: Sendable {
  /// A field with the conditions of its enclosing branches.
  typealias GuardedField = (field: ExpandedField, guards: [Requirement])

  /// Its position in the checked file.
  let index: Int
  let form: CheckedForm
  let items: [ExpandedItem]
  /// All fields, in file order.
  let fields: [GuardedField]
  let fieldsByPath: [[String]: GuardedField]

  init(_ form: CheckedForm, index: Int, items: [ExpandedItem]) {
    self.index = index
    self.form = form
    self.items = items
    fields = Self.fields(in: items, guards: [])
    fieldsByPath = Dictionary(fields.map { ($0.field.path, $0) }) { first, _ in first }
  }

  /// An object's members, fields and groups, across all branches.
  static func members(in items: [ExpandedItem]) -> [ExpandedItem] {
    items.flatMap { item -> [ExpandedItem] in
      switch item {
      case .field, .group: [item]
      case .step(_, let items): members(in: items)
      case .when(_, let main, let otherwise, _): members(in: main) + members(in: otherwise)
      case .check: []
      }
    }
  }

  /// The names of an object's members, across all branches.
  static func memberNames(in items: [ExpandedItem]) -> [String] {
    members(in: items).compactMap { member in
      switch member {
      case .field(let field): field.name
      case .group(let group, _, _): group.name
      case .step, .when, .check: nil
      }
    }
  }

  /// The paths of an object's members, and of the group itself if it has checks of its own.
  static func judgedPaths(in items: [ExpandedItem], of group: [String]) -> [[String]] {
    var paths: [[String]] = []
    for item in items {
      switch item {
      case .field(let field): paths.append(field.path)
      case .group(_, let path, _): paths.append(path)
      case .step(_, let items): paths += judgedPaths(in: items, of: group)
      case .when(_, let main, let otherwise, _):
        paths += judgedPaths(in: main + otherwise, of: group)
      case .check: paths.append(group)
      }
    }
    return paths
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

/// An item of a form or group.
indirect enum ExpandedItem: Sendable {
  case field(ExpandedField)
  /// A group, with its names from the form inward.
  case group(CheckedGroup, path: [String], [ExpandedItem])
  /// A step; it adds nothing to paths.
  case step(CheckedGroup, [ExpandedItem])
  /// Items that apply if the condition holds, and items that apply otherwise.
  case when(Requirement, [ExpandedItem], [ExpandedItem], range: SourceRange?)
  /// Checks of the form as a whole.
  case check(ExpandedChecks, range: SourceRange?)
}

/// A field of a form.
@dynamicMemberLookup
struct ExpandedField: Sendable {
  /// Names from the form inward; the last is the field's own.
  var path: [String]
  var field: CheckedField
  /// What its filter lets people type.
  var filter: Requirement?
  /// Unsayable for fields of type `any`.
  var checks = ExpandedChecks()
  /// The field's range, if it is declared in the exported file.
  var range: SourceRange?

  subscript<Value>(dynamicMember member: KeyPath<CheckedField, Value>) -> Value {
    field[keyPath: member]
  }

  /// The field's label, or one derived from its name.
  var title: String { field.label ?? Labels.humanized(field.name) }

  /// The field's name in form-encoded records.
  var joinedPath: String { FieldPath(path.map { .name($0) }).description }

  /// The annotation with that name.
  func annotation(_ name: String) -> AnnotationData? {
    field.annotations.first { $0.name == name }
  }
}

/// The checks of a value, in file order.
struct ExpandedChecks: Sendable, Hashable {
  /// Checks that make a record invalid if they fail.
  var required: [Requirement] = []
  /// Checks that only warn.
  var advised: [Requirement] = []

  mutating func append(_ other: ExpandedChecks) {
    required += other.required
    advised += other.advised
  }
}

extension FieldType {
  /// Whether values of the type, or of its items, may be of any kind.
  var isUnknown: Bool { innermost == .any }
}

import RuleSyntax

/// A form in which every name has been looked up, so that it can be said in another language.
///
/// What named rules check stands in their place, fields are told by their whole path, and
/// neighbours by their name.
struct ResolvedForm: Sendable, Hashable {
  var reference: FormReference
  /// Whether its values are taken as they are given.
  var isExact = false
  var label: String?
  var annotations: [Annotation]
  var items: [ResolvedItem]

  /// All fields with the conditions of the branches that they stand in, in file order.
  var fields: [(field: ResolvedField, guards: [Requirement])] {
    Self.fields(in: items, guards: [])
  }

  private static func fields(
    in items: [ResolvedItem],
    guards: [Requirement]
  ) -> [(field: ResolvedField, guards: [Requirement])] {
    items.flatMap { item -> [(field: ResolvedField, guards: [Requirement])] in
      switch item {
      case .field(let field): [(field, guards)]
      case .group(let group): fields(in: group.items, guards: guards)
      case .when(let condition, let main, let otherwise):
        fields(in: main, guards: guards + [condition])
          + fields(in: otherwise, guards: guards + [.otherwise(condition)])
      case .check: []
      }
    }
  }
}

/// What stands in a form or group.
indirect enum ResolvedItem: Sendable, Hashable {
  case field(ResolvedField)
  case group(ResolvedGroup)
  /// Items that apply where the condition holds, and items that apply where it does not.
  case when(Requirement, [ResolvedItem], [ResolvedItem])
  /// Checks of the form as a whole.
  case check(ResolvedChecks)
}

/// Fields that belong together.
struct ResolvedGroup: Sendable, Hashable {
  /// Names from the form inward.
  var path: [String]
  var label: String?
  var annotations: [Annotation]
  var items: [ResolvedItem]
}

/// One value of a form.
struct ResolvedField: Sendable, Hashable {
  /// Names from the form inward; the last is the field's own.
  var path: [String]
  var type: ResolvedType
  var label: String?
  var annotations: [Annotation]
  /// Those of a choice, or of the items of a list of choices.
  var options: [OptionStatement] = []
  var normalization: [Call] = []
  var mask: String?
  var checks = ResolvedChecks()
  /// Whether it has checks of values of any kind, which are not looked up.
  var hasChecksOfAnyKind = false
  /// Where the field stands, if that is in the file that is exported.
  var range: SourceRange?

  var name: String { path.last ?? "" }

  /// The annotation of that name.
  func annotation(_ name: String) -> Annotation? {
    annotations.first { $0.name.text == name }
  }
}

/// The type of a field or of a list's items.
indirect enum ResolvedType: Sendable, Hashable {
  case text, integer, number, boolean, date, time, dateTime, choice, file, any
  case form(FormReference)
  case list(of: ResolvedType)
}

/// What is asked of a value, in file order.
struct ResolvedChecks: Sendable, Hashable {
  /// What makes a record invalid.
  var required: [Requirement] = []
  /// What is only advised.
  var advised: [Requirement] = []

  var isEmpty: Bool { required.isEmpty && advised.isEmpty }

  mutating func append(_ other: ResolvedChecks) {
    required += other.required
    advised += other.advised
  }
}

extension ResolvedType {
  /// Whether values of the type, or items of its lists, may be of any kind.
  var isUnknown: Bool {
    switch self {
    case .any: true
    case .list(let item): item.isUnknown
    case .text, .integer, .number, .boolean, .date, .time, .dateTime, .choice, .file, .form: false
    }
  }
}

import FormRules

/// The fields that a form of Laravel's names, as a tree along their paths.
struct LaravelFields {
  /// A path's parts; `*` stands for every item of a list.
  typealias Path = [String]

  var rules: [LaravelRule] = []
  /// Fields of an object, by name.
  var members: [String: LaravelFields] = [:]
  /// What `*` says of the items of a list; one at most.
  var items: [LaravelFields] = []
  /// The fields that compare themselves with this one.
  var comparedBy: [Path] = []

  static let item = "*"

  /// The fields of a form, `*` already replaced by the names of the data where it holds an object.
  init(rules: [String: Value], for data: Value) {
    for (path, written) in rules.sorted(by: { $0.key < $1.key }) {
      let found = LaravelRule.rules(in: written)
      let expansions = Self.expansions(of: Self.parts(of: path), in: [data])
      for (position, (expanded, keys)) in expansions.enumerated() {
        var explicit = found.map { Self.replaced($0, keys: keys) }
        if found.contains(where: { $0.name == "distinct" }), !expanded.contains(Self.item) {
          // The members of an object are no list: each differs from those before.
          let others = expansions.prefix(position).map { Self.text(of: $0.0) }
          if !others.isEmpty { explicit.append(LaravelRule(name: "different", parameters: others)) }
        }
        update(at: expanded) { $0.rules += explicit }
        for rule in explicit { addReferences(of: rule, at: expanded) }
      }
    }
  }

  private init() {}

  subscript(_ path: Path) -> LaravelFields? {
    guard let first = path.first else { return self }
    let next = first == Self.item ? items.first : members[first]
    return next?[Array(path.dropFirst())]
  }

  /// The parts of a path as Laravel writes it: `users.*.name`, `user\.name` for one part.
  static func parts(of path: String) -> Path {
    path.replacing("\\.", with: "\u{0}").split(separator: ".", omittingEmptySubsequences: false)
      .map { String($0).replacing("\u{0}", with: ".") }
  }

  private static func text(of path: Path) -> String {
    path.map { $0.replacing(".", with: "\\.") }.joined(separator: ".")
  }

  /// All values of the data at a path.
  static func values(at path: Path, in data: [Value]) -> [Value] {
    guard let first = path.first else { return data }
    let next = data.flatMap { value -> [Value] in
      switch value {
      case .form(let members): members[first].map { [$0] } ?? []
      case .list(let items): first == item ? items : []
      case .null, .boolean, .number, .text, .date, .month, .time, .dateTime, .file: []
      }
    }
    return values(at: Array(path.dropFirst()), in: next)
  }

  private mutating func update(at path: Path, _ change: (inout LaravelFields) -> Void) {
    guard let first = path.first else { return change(&self) }
    let rest = Array(path.dropFirst())
    if first == Self.item {
      if items.isEmpty { items = [LaravelFields()] }
      items[0].update(at: rest, change)
    } else {
      members[first, default: LaravelFields()].update(at: rest, change)
    }
  }

  /// Declares the fields that a rule reads, which may have no rules of their own.
  private mutating func addReferences(of rule: LaravelRule, at path: Path) {
    for reference in rule.references(at: path) {
      let isComparison = rule.comparesFields
      update(at: reference) { if isComparison { $0.comparedBy.append(path) } }
    }
  }

  // MARK: Wildcards

  /// The paths that a path with `*` stands for, each with the names that took the place of a `*`.
  ///
  /// A `*` whose data is a list, or not there, stays: it is nil among the names.
  private static func expansions(of path: Path, in data: [Value]) -> [(Path, [String?])] {
    guard let first = path.first else { return [([], [])] }
    let rest = Array(path.dropFirst())
    guard first == item else {
      return expansions(of: rest, in: values(at: [first], in: data))
        .map { ([first] + $0.0, $0.1) }
    }
    let names = Set(
      data.flatMap { value -> [String] in
        if case .form(let members) = value { Array(members.keys) } else { [] }
      }
    )
    if names.isEmpty {
      return expansions(of: rest, in: values(at: [item], in: data))
        .map { ([item] + $0.0, [nil] + $0.1) }
    }
    return names.sorted().flatMap { name in
      expansions(of: rest, in: values(at: [name], in: data))
        .map { ([name] + $0.0, [name] + $0.1) }
    }
  }

  /// The rule with the names that the `*` of its field's path stands for in its own paths too.
  private static func replaced(_ rule: LaravelRule, keys: [String?]) -> LaravelRule {
    var rule = rule
    rule.parameters = rule.parameters.map { parameter in
      guard parameter.contains(item) else { return parameter }
      var keys = keys[...]
      let parts = parameter.split(separator: ".", omittingEmptySubsequences: false)
      return parts.map { part in
        guard part == item, let key = keys.popFirst() ?? nil else { return String(part) }
        return key.replacing(".", with: "\\.")
      }.joined(separator: ".")
    }
    return rule
  }
}

extension LaravelRule {
  /// The paths of the fields that the rule reads besides its own.
  func references(at path: LaravelFields.Path) -> [LaravelFields.Path] {
    if name == "confirmed" {
      if let other = parameters.first { return [LaravelFields.parts(of: other)] }
      guard let last = path.last else { return [] }
      return [path.dropLast() + ["\(last)_confirmation"]]
    }
    return referencedNames.map { LaravelFields.parts(of: $0) }
  }

  /// Whether the rule compares its field's value with the one that it reads.
  var comparesFields: Bool {
    ["confirmed", "same", "different", "gt", "gte", "lt", "lte"].contains(name) || boundsDates
  }

  /// Whether the rule compares dates.
  var boundsDates: Bool {
    ["after", "after_or_equal", "before", "before_or_equal", "date_equals"].contains(name)
  }

  private var referencedNames: [String] {
    if boundsDates {
      return parameters.prefix(1).filter { !LaravelDate.isMoment($0) }
    }
    switch name {
    case "gt", "gte", "lt", "lte": return parameters.filter { Number($0) == nil }
    case "same", "in_array": return Array(parameters.prefix(1))
    case "different": return parameters
    default: return LaravelCondition(of: self)?.references ?? []
    }
  }
}

import FormInterchange
import FormRules
import RuleSyntax

extension LaravelConversion {
  /// What a rule asks of a field's value.
  func statements(
    for rule: LaravelRule,
    of field: Field
  ) throws(Inexpressible) -> [Statement] {
    if let condition = LaravelCondition(of: rule) {
      return try statements(for: condition, of: field)
    }
    return try checks(for: rule, of: field).map { .check($0) }
  }

  private func checks(
    for rule: LaravelRule,
    of field: Field
  ) throws(Inexpressible) -> [Expression] {
    switch rule.name {
    case "array" where !rule.parameters.isEmpty: throw .closedObject
    case "nullable", "sometimes", "bail", "string", "integer", "int", "numeric", "array", "list",
      "file", "distinct":
      return []
    case "filled": return [Self.filledIfPresent]
    case "boolean", "bool": return boolean(field)
    case "decimal": return try decimal(rule, field)
    case "digits", "digits_between", "min_digits", "max_digits": return try digits(rule, field)
    case "multiple_of":
      guard let step = rule.parameters.first, Number(step) != nil else { throw .argument }
      // A multiple of a number is one of its opposite too.
      return [.rule("multiple_of", .number(String(step.drop { $0 == "-" })))]
    case "min", "max", "between", "size": return try size(rule, field)
    case "gt", "gte", "lt", "lte": return try order(rule, field)
    case "in", "not_in": return try membership(rule, field)
    case "same", "confirmed", "different", "in_array": return try comparison(rule, field)
    case "date": return [.any([.rule("date"), .rule("datetime")])]
    case "date_format": return [.any(try alternatives(of: field))]
    case "after", "after_or_equal", "before", "before_or_equal", "date_equals":
      return [try dateBound(rule, field)]
    default: return try format(rule)
    }
  }

  private func number(_ rule: LaravelRule, at index: Int = 0) throws(Inexpressible) -> OperandTree {
    guard rule.parameters.indices.contains(index), Number(rule.parameters[index]) != nil else {
      throw .argument
    }
    return .number(rule.parameters[index])
  }

  // MARK: Truth values and numbers

  /// Laravel's truth values are 0 and 1 too, as numbers and texts, but not the texts of the words.
  private func boolean(_ field: Field) -> [Expression] {
    switch field.kind {
    case .text: [.rule("one_of", .text("0"), .text("1"))]
    case .number, .integer: [.rule("one_of", .number(0), .number(1))]
    case .boolean, .file, .list, .object: []
    }
  }

  private func decimal(_ rule: LaravelRule, _ field: Field) throws(Inexpressible) -> [Expression] {
    guard let least = rule.parameters.first.flatMap({ Int($0) }),
      let most = rule.parameters.last.flatMap({ Int($0) })
    else { throw .argument }
    guard field.kind == .text else {
      if least > 0 { throw .decimalsOfNumber }
      let step = most == 0 ? "1" : "0.\(String(repeating: "0", count: most - 1))1"
      return [.rule("multiple_of", .number(step))]
    }
    let fraction = "\\.[0-9]{\(least),\(most)}"
    let pattern = least == 0 ? "[+-]?[0-9]+(?:\(fraction))?" : "[+-]?[0-9]*\(fraction)"
    return [.rule("regex", .pattern(pattern))]
  }

  private func digits(_ rule: LaravelRule, _ field: Field) throws(Inexpressible) -> [Expression] {
    let counts = rule.parameters.compactMap { Int($0) }
    guard let first = counts.first, let last = counts.last else { throw .argument }
    let least = rule.name == "max_digits" ? 1 : first
    let most = rule.name == "min_digits" ? nil : last
    guard field.kind == .text else {
      let lower = "1\(String(repeating: "0", count: max(0, least - 1)))"
      let upper = most.map { String(repeating: "9", count: $0) }
      let bounds = OperandTree.range(.number(least == 1 ? "0" : lower), upper.map { .number($0) })
      return [.rule("multiple_of", .number(1)), .rule("between", bounds)]
    }
    let count = most == least ? "{\(least)}" : "{\(least),\(most.map(String.init) ?? "")}"
    return [.rule("regex", .pattern("[0-9]\(count)"))]
  }

  /// `min`, `max`, `between` and `size`, which ask a number's amount, a text's length in code
  /// points, a list's number of items, or the kilobytes of a file.
  private func size(_ rule: LaravelRule, _ field: Field) throws(Inexpressible) -> [Expression] {
    let first = try number(rule)
    let bounds: (lower: OperandTree?, upper: OperandTree?) =
      switch rule.name {
      case "min": (first, nil)
      case "max": (nil, first)
      case "between": (first, try number(rule, at: 1))
      default: (first, first)
      }
    switch field.kind {
    case .number, .integer: return [magnitude(bounds)]
    case .text where field.rule("decimal") != nil: return [magnitude(bounds)]
    case .text:
      let isWhole = rule.parameters.allSatisfy { Int($0) != nil }
      guard isWhole else { throw .argument }
      return [.rule("length", .range(bounds.lower, bounds.upper), in: "scalars")]
    case .list: return [.rule("size", .range(bounds.lower, bounds.upper))]
    case .file:
      guard rule.name == "max", let kilobytes = rule.parameters.first else { throw .argument }
      return [.rule("max_size", .size("\(kilobytes)KiB", range: .none))]
    case .boolean, .object: throw .severalTypes
    }
  }

  private func magnitude(_ bounds: (lower: OperandTree?, upper: OperandTree?)) -> Expression {
    switch bounds {
    case (let lower?, nil): .rule("min_value", lower)
    case (nil, let upper?): .rule("max_value", upper)
    default: .rule("between", .range(bounds.lower, bounds.upper))
    }
  }

  /// `gt`, `gte`, `lt` and `lte`: of a number or another field.
  private func order(_ rule: LaravelRule, _ field: Field) throws(Inexpressible) -> [Expression] {
    guard let parameter = rule.parameters.first else { throw .argument }
    var checks: [Expression] = []
    let limit: OperandTree
    if Number(parameter) != nil {
      // What is no number is not in the order of numbers.
      if field.kind == .text { checks = [.rule("number")] }
      limit = .number(parameter)
    } else {
      limit = .path(try reference(to: LaravelFields.parts(of: parameter), from: field).path)
    }
    let isDecimal = field.kind == .text && field.rule("decimal") != nil
    guard field.kind.isNumber || isDecimal || !checks.isEmpty else { throw .comparedSizes }
    switch rule.name {
    case "gt": return checks + [.no(.rule("max_value", limit))]
    case "gte": return checks + [.rule("min_value", limit)]
    case "lt": return checks + [.no(.rule("min_value", limit))]
    default: return checks + [.rule("max_value", limit)]
    }
  }

  // MARK: Values

  private func membership(
    _ rule: LaravelRule,
    _ field: Field
  ) throws(Inexpressible) -> [Expression] {
    let (isList, kind) =
      if case .list(let item) = field.kind { (true, item) } else { (false, field.kind) }
    var values: [OperandTree] = []
    for parameter in rule.parameters {
      if kind.isNumber {
        if Number(parameter) != nil { values.append(.number(parameter)) }
      } else if kind == .text {
        values.append(.text(parameter))
      } else {
        throw .severalTypes
      }
    }
    if values.isEmpty { throw .argument }
    let name = rule.name == "in" ? "one_of" : "none_of"
    let check = Expression.rule(name, values.map { Argument(value: $0) })
    return [isList ? .each([.check(check)], range: .none) : check]
  }

  private func comparison(
    _ rule: LaravelRule,
    _ field: Field
  ) throws(Inexpressible) -> [Expression] {
    var others: [OperandTree] = []
    for path in rule.references(at: field.path) {
      others.append(.path(try reference(to: path, from: field).path))
    }
    if others.isEmpty { throw .argument }
    switch rule.name {
    case "different": return others.map { .rule("different", $0) }
    case "in_array": return others.prefix(1).map { .rule("one_of", $0) }
    default: return others.prefix(1).map { .rule("equal", $0) }
    }
  }

  // MARK: Dates

  /// The formats of a `date_format`, any of which will do.
  private func alternatives(of field: Field) throws(Inexpressible) -> [Expression] {
    var checks: [Expression] = []
    for format in try dateFormats(of: field) { checks.append(try format.check()) }
    if checks.isEmpty { throw .argument }
    return checks
  }

  private func dateBound(_ rule: LaravelRule, _ field: Field) throws(Inexpressible) -> Expression {
    guard let parameter = rule.parameters.first else { throw .argument }
    let bound = try dateOperand(parameter, of: rule, field)
    return switch rule.name {
    case "after": .rule("after", bound)
    case "after_or_equal": .rule("min_value", bound)
    case "before": .rule("before", bound)
    case "before_or_equal": .rule("max_value", bound)
    default: .rule("between", .range(bound, bound))
    }
  }

  private func dateOperand(
    _ parameter: String,
    of rule: LaravelRule,
    _ field: Field
  ) throws(Inexpressible) -> OperandTree {
    for format in try dateFormats(of: field) {
      if let iso = format.iso(parameter) { return .text(iso) }
    }
    if LaravelDate.isLiteral(parameter) { return .text(parameter) }
    if let word = LaravelDate.word(parameter) { return word }
    guard let path = rule.references(at: field.path).first else { throw .dateNotation }
    return .path(try reference(to: path, from: field).path)
  }
}

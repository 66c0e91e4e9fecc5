import RuleSyntax

/// Looks up every name of a form, and puts what named rules check in their place.
struct FormResolver {
  var scope: RuleScope

  init(_ scope: RuleScope) {
    self.scope = scope
  }

  /// The form with all names looked up; nil when there is no such form.
  mutating func resolve(_ reference: FormReference) -> ResolvedForm? {
    guard let form = scope.files[reference.file].forms[reference.name] else { return nil }
    let context = ResolutionContext(file: reference.file, names: FieldNames(form))
    return ResolvedForm(
      reference: reference,
      isExact: form.isExact,
      label: form.label?.value,
      annotations: form.annotations,
      items: resolve(form.items, in: context)
    )
  }

  private mutating func resolve(
    _ items: [FormItem],
    in context: ResolutionContext
  ) -> [ResolvedItem] {
    items.map { item in
      switch item {
      case .field(let field): return .field(resolve(field, in: context))
      case .group(let group):
        var inner = context
        inner.group.append(group.name.text)
        return .group(
          ResolvedGroup(
            path: inner.group,
            label: group.label?.value,
            annotations: group.annotations,
            items: resolve(group.items, in: inner)
          )
        )
      case .when(let when):
        return .when(
          requirement(when.condition, in: context),
          resolve(when.items, in: context),
          resolve(when.otherwise ?? [], in: context)
        )
      case .check(let check): return .check(checks([.check(check)], in: context))
      }
    }
  }

  private mutating func resolve(
    _ field: FieldDeclaration,
    in context: ResolutionContext
  ) -> ResolvedField {
    var context = context
    context.field = context.group + [field.name.text]
    var resolved = ResolvedField(
      path: context.field,
      type: resolve(field.type, in: context.file),
      label: field.label?.value,
      annotations: field.annotations,
      range: context.file == 0 ? field.range : nil
    )
    for statement in field.body ?? [] {
      switch statement {
      case .normalize(let normalize): resolved.normalization += normalize.steps
      case .mask(let mask): resolved.mask = mask.format.value
      case .option(let option): resolved.options.append(option)
      case .check, .when, .moment, .filter, .examples: continue
      }
    }
    let checks = checks(field.body ?? [], in: context)
    if resolved.type.isUnknown {
      resolved.hasChecksOfAnyKind = !checks.isEmpty
    } else {
      resolved.checks = checks
    }
    return resolved
  }

  private func resolve(_ type: TypeReference?, in file: Int) -> ResolvedType {
    switch type {
    case nil: return .text
    case .list(let item, _): return .list(of: resolve(item, in: file))
    case .named(let name):
      let plain: [String: ResolvedType] = [
        "text": .text, "integer": .integer, "number": .number, "boolean": .boolean, "date": .date,
        "time": .time, "datetime": .dateTime, "choice": .choice, "file": .file,
        "any": .any,
      ]
      if let type = plain[name.text] { return type }
      return scope.form(named: name.text, in: file).map { .form($0) } ?? .text
    }
  }
}

import RuleEngine

/// Finds the computed values, and the parameters of forms, that derive from a secret field.
///
/// Cost: linear in what the forms read.
struct DerivedSecrets {
  /// What may be secret, by its form and its position there.
  private enum Holder: Hashable {
    case field(FormIndex, FieldIndex)
    case context(FormIndex, FieldIndex)
    case parameter(FormIndex, FieldIndex)
    case computed(FormIndex, Int)
  }

  private let forms: [CheckedForm]
  /// What derives from each holder.
  private var derived: [Holder: [Holder]] = [:]
  /// What is known to be secret.
  private var secrets: [Holder] = []

  /// Marks what derives from secrets as secret.
  static func mark(in forms: inout [CheckedForm]) {
    for secret in DerivedSecrets(forms).all {
      switch secret {
      case .field(let form, let field): forms[form.position].fields[field.position].isSecret = true
      case .context: break
      case .parameter(let form, let parameter):
        forms[form.position].parameters[parameter.position].isSecret = true
      case .computed(let form, let value): forms[form.position].computed[value].isSecret = true
      }
    }
  }

  private init(_ forms: [CheckedForm]) {
    self.forms = forms
    for (position, form) in forms.enumerated() {
      let index = FormIndex(position)
      for value in form.computed.indices { addComputed(value, of: index) }
      for field in form.fields.indices { addField(FieldIndex(field), of: index) }
      for (context, field) in form.contexts.enumerated() where field.isSecret {
        secrets.append(.context(index, FieldIndex(context)))
      }
    }
  }

  private mutating func addComputed(_ position: Int, of form: FormIndex) {
    let value = forms[form.position].computed[position]
    let holder = Holder.computed(form, position)
    if value.isSecret { secrets.append(holder) }
    for read in value.reads {
      switch read {
      case .computed(let other): derived[.computed(form, other), default: []].append(holder)
      case .field(let reference): add(holder, derivedFrom: reference)
      }
    }
    for reference in value.itemFields { add(holder, derivedFrom: reference) }
    if let field = value.field { derived[holder, default: []].append(.field(form, field)) }
  }

  private mutating func addField(_ position: FieldIndex, of form: FormIndex) {
    let field = forms[form.position][position]
    if field.isSecret { secrets.append(.field(form, position)) }
    guard let inner = field.type.innermost.form else { return }
    for (parameter, argument) in field.arguments.enumerated() {
      let references = argument.reads.compactMap(\.field) + (argument.operand?.entryFields ?? [])
      for reference in references {
        add(.parameter(inner, FieldIndex(parameter)), derivedFrom: reference)
      }
    }
  }

  /// Each field on the path may be the secret one.
  private mutating func add(_ holder: Holder, derivedFrom reference: FieldRef) {
    let first = reference.field
    if reference.isParameter {
      derived[.parameter(reference.form, first), default: []].append(holder)
      return
    }
    let form = forms[reference.form.position]
    var type = reference.isContext ? form.contexts[first.position].type : form[first].type
    let start: Holder =
      reference.isContext ? .context(reference.form, first) : .field(reference.form, first)
    derived[start, default: []].append(holder)
    for inner in reference.inner {
      guard let form = type.form else { break }
      derived[.field(form, inner), default: []].append(holder)
      type = forms[form.position][inner].type
    }
  }

  /// All that is secret.
  private var all: Set<Holder> {
    var all: Set<Holder> = []
    var pending = secrets
    while let next = pending.popLast() {
      if all.insert(next).inserted { pending += derived[next] ?? [] }
    }
    return all
  }
}

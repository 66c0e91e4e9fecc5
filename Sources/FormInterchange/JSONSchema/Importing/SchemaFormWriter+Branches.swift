import FormData
import RuleSyntax

// Writes discriminated alternatives as a person would: the fields that belong to a value of the
// discriminating member go into a branch of `when`.

/// The fields and demands that apply if a field has one of the values.
struct FormBranch {
  var values: [OperandTree]
  var schema: SourceSchema
  var members: MemberCollection
  /// The form's members that are required in this branch.
  var required: [String] = []
}

/// The branches selected by a field's values.
struct FormBranches {
  /// The path of the schema, with the keyword of the branches.
  var path: String
  var keyword: String
  var field: String
  var branches: [FormBranch]
  /// The constraints on members that all branches share.
  var shared = MemberCollection()

  /// The fields that belong to a single branch.
  var names: [String] { branches.flatMap(\.members.names).filter { $0 != field } }

  /// The demands that the field has one of the values, and that each value requires its members.
  var demands: [FieldDemand] {
    let values = ValueFormula.atom(.oneOf(branches.flatMap(\.values)))
    let question = FieldQuestion(field: field, isRequired: true, formula: values)
    return [FieldDemand(question: question, conditions: [])]
      + branches.flatMap { branch in
        let applies = ObjectFormula.member(field, isRequired: true, .atom(.oneOf(branch.values)))
        return branch.required.map { name in
          let question = FieldQuestion(field: name, isRequired: true, formula: .constant(true))
          return FieldDemand(question: question, conditions: [applies])
        }
      }
  }

  /// The kinds of the values.
  var kinds: SchemaKinds {
    branches.flatMap(\.values).reduce(into: SchemaKinds()) { kinds, value in
      switch value {
      case .string: kinds.insert(.text)
      case .number: kinds.formUnion(.number)
      case .boolean: kinds.insert(.boolean)
      case .pattern, .duration, .size, .closedRange, .today, .now, .path, .binary, .negated,
        .parenthesized, .function, .aggregate:
        break
      }
    }
  }
}

extension SchemaFormWriter {
  /// Finds the alternatives that can be written as branches.
  ///
  /// Each of their fields must belong to one branch, with no other constraints on it.
  mutating func branches(of members: MemberCollection) -> [FormBranches] {
    // A closed form accepts the fields of all branches, whichever applies.
    guard members.closings.isEmpty else { return [] }
    // These schemas are only inspected here, so they should not use up the budgets.
    let (budget, evaluationBudget) = (reader.budget, reader.evaluationBudget)
    defer { (reader.budget, reader.evaluationBudget) = (budget, evaluationBudget) }
    var found: [FormBranches] = []
    for schema in members.conditional {
      for keyword in ["oneOf", "anyOf"] {
        guard
          let known = reader.discriminatedAlternatives(
            keyword,
            of: schema,
            required: members.required
          ), let branches = branches(known, of: schema)
        else { continue }
        let names = branches.names
        let shared = branches.shared.names + [known.name]
        let taken = Set(
          members.names + shared + found.flatMap { $0.names + $0.shared.names + [$0.field] }
        )
        guard !names.isEmpty, Set(names).count == names.count, taken.isDisjoint(with: names),
          Set(found.flatMap(\.names)).isDisjoint(with: shared)
        else { continue }
        found.append(branches)
      }
    }
    if found.isEmpty { return [] }
    // Conditions read the fields of inactive branches as empty.
    let names = Set(found.flatMap(\.names))
    let subject = SchemaSubject(kinds: .object)
    var members = members
    for branches in found { members.merge(branches.shared) }
    let asked = conditionalFormula(of: members, for: subject, except: found).atoms.map(\.field)
    return names.isDisjoint(with: asked) ? found : []
  }

  private mutating func branches(
    _ known: DiscriminatedAlternatives,
    of schema: SourceSchema
  ) -> FormBranches? {
    var found = FormBranches(
      path: schema.path,
      keyword: known.keyword,
      field: known.name,
      branches: []
    )
    var collections: [MemberCollection] = []
    for alternative in known.alternatives {
      var members = MemberCollection()
      guard reader.canBeForm([alternative.schema]),
        reader.collect(alternative.schema, into: &members), members.closings.isEmpty,
        members.names.allSatisfy({ Name.canBe($0) })
      else { return nil }
      collections.append(members)
    }
    let shared = SharedMembers(
      takenFrom: &collections,
      toldApartBy: known.name,
      in: reader.document
    )
    found.shared = shared.members
    for (index, alternative) in known.alternatives.enumerated() {
      let members = collections[index]
      guard asksForValuesAlone(members, known.name) else { return nil }
      let subject = SchemaSubject(kinds: .object)
      let asked = Set(conditionalFormula(of: members, for: subject).atoms.map(\.field))
      guard asked.isSubset(of: members.names), !asked.contains(known.name) else { return nil }
      found.branches.append(
        FormBranch(
          values: alternative.values,
          schema: alternative.schema,
          members: members,
          required: shared.required[index]
        )
      )
    }
    return found
  }

  /// Whether the only constraint on a member is a set of constants.
  private mutating func asksForValuesAlone(_ members: MemberCollection, _ name: String) -> Bool {
    let plain = SchemaDescription.keywords.union(["const", "enum", "type"])
    return (members.schemas[name] ?? []).allSatisfy { schema in
      let keywords = (schema.tree.members ?? []).map(\.name)
      let values = schema["const"].map { [$0] } ?? schema["enum"]?.items ?? []
      let kinds = reader.types(of: schema)
      return schema.tree.boolean != false && keywords.allSatisfy { plain.contains($0) }
        && (schema["const"] == nil || schema["enum"] == nil)
        && values.allSatisfy { kinds.isSuperset(of: SchemaKinds(of: $0)) }
    }
  }

  /// Maximum length of a `when` chain, whose links are nested.
  private static let longestChain = 20

  /// Writes the branches as one `when` chain, or as separate `when`s if there are too many.
  mutating func chain(of branches: FormBranches, in form: String) -> [FormItem] {
    var links: [(condition: Expression, items: [FormItem])] = []
    for branch in branches.branches {
      let items = fields(of: branch, except: branches.field, in: form)
      if items.isEmpty { continue }
      let field = Operand.path(Path(branches.field))
      let condition: Expression =
        branch.values.count == 1
        ? .comparison(field, .equal, branch.values[0], range: .none)
        : .membership(field, isNegated: false, branch.values, range: .none)
      links.append((condition, items))
    }
    if links.count > SchemaFormWriter.longestChain {
      return links.map { .when(When(condition: $0.condition, items: $0.items)) }
    }
    var chain: When<FormItem>?
    for link in links.reversed() {
      chain = When(
        condition: link.condition,
        items: link.items,
        otherwise: chain.map { .when($0) }
      )
    }
    return chain.map { [.when($0)] } ?? []
  }

  private mutating func fields(
    of branch: FormBranch,
    except name: String,
    in form: String
  ) -> [FormItem] {
    var members = branch.members
    var subject = SchemaSubject(kinds: .object)
    for member in members.names {
      subject.memberKinds[member] = reader.kinds(ofFieldWith: members.schemas[member] ?? [])
    }
    let demands = demands(on: &members, of: &subject, [branch.schema])
    return members.names.filter { $0 != name }.map { member in
      .field(field(member, of: members, subject, demands, in: form))
    }
  }
}

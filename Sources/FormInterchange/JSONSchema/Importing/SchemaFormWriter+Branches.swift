import FormData
import RuleSyntax

// Alternatives of which the value of one member says which applies, as a person would write them: the
// fields that belong to one value stand in a branch of `when`.

/// What a form asks where a field has one of the values.
struct FormBranch {
  var values: [OperandTree]
  var schema: SourceSchema
  var members: MemberCollection
  /// Members of the form that it requires.
  var required: [String] = []
}

/// The branches that a field's values distinguish.
struct FormBranches {
  /// The schema and its keyword that they are made from.
  var path: String
  var keyword: String
  var field: String
  var branches: [FormBranch]
  /// What all of them say of members of the form.
  var shared = MemberCollection()

  /// The fields that are in one of the branches alone.
  var names: [String] { branches.flatMap(\.members.names).filter { $0 != field } }

  /// That the field has one of the values, and what each of these requires of the form's other members.
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
  /// The alternatives whose fields can stand in branches: each of them in one branch, and nothing else
  /// asks about them.
  mutating func branches(of members: MemberCollection) -> [FormBranches] {
    // A closed form takes the fields of all branches, whichever applies.
    guard members.closings.isEmpty else { return [] }
    // What is only looked at is not written, and repeats nothing.
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
    // Conditions read the fields of branches that do not apply as empty.
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

  /// Whether nothing is asked of a member but that it has one of some values.
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

  /// The longest chain of `when`: its links are nested, and no two of them apply together.
  private static let longestChain = 20

  /// The branches as a chain of `when`, or where they are many each by itself.
  mutating func chain(
    of branches: FormBranches,
    in form: String,
    hidesKeys: Bool
  ) -> [FormItem] {
    var links: [(condition: Expression, items: [FormItem])] = []
    for branch in branches.branches {
      let items = fields(of: branch, except: branches.field, in: form, hidesKeys: hidesKeys)
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
    in form: String,
    hidesKeys: Bool
  ) -> [FormItem] {
    var members = branch.members
    var subject = SchemaSubject(kinds: .object)
    for member in members.names {
      subject.memberKinds[member] = reader.kinds(ofFieldWith: members.schemas[member] ?? [])
    }
    let demands = demands(on: &members, of: &subject, [branch.schema])
    return members.names.filter { $0 != name }.map { member in
      let field = field(
        member,
        of: members.schemas[member] ?? [],
        subject.kinds(ofMember: member),
        isRequired: members.required.contains(member),
        demands,
        in: form
      )
      return .field(hidesKeys ? hidingKeys(in: field) : field)
    }
  }
}

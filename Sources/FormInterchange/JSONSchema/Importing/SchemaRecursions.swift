import RuleCompiler
import RuleSyntax

/// The schemas that refer to themselves from a part of the value: each becomes a rule that calls
/// itself.
struct SchemaRecursions {
  private var names: [SchemaDocument.Identity: String] = [:]
  private var maker = NameMaker()
  /// The schemas whose rules have not been written yet.
  private var waiting: [(name: String, start: SourceSchema)] = []

  /// The prefix of the names of these rules, which no other names have.
  static let prefix = "nested_"

  func name(of identity: SchemaDocument.Identity) -> String? { names[identity] }

  mutating func demand(
    _ start: SourceSchema,
    _ identity: SchemaDocument.Identity,
    named name: String
  ) -> String {
    if let known = names[identity] { return known }
    let name = SchemaRecursions.prefix + maker.unique(name)
    names[identity] = name
    waiting.append((name, start))
    return name
  }

  /// The next schema that needs a rule.
  mutating func next() -> (name: String, start: SourceSchema)? { waiting.popLast() }
}

extension SchemaReader {
  /// The rule for a schema that is only a reference, if the reference is recursive.
  mutating func recursion(of schema: SourceSchema) -> String? {
    guard let reference = loneReference(of: schema),
      let (start, leadsBack) = document.recursion(of: reference, from: schema)
    else { return nil }
    let identity = document.identity(of: start)
    if !leadsBack { return recursions.name(of: identity) }
    let last = reference.split(separator: "/").last.map(String.init) ?? ""
    let name = Name.identifier(for: last == "#" ? "" : last, orElse: "record")
    return recursions.demand(start, identity, named: name)
  }
}

extension SchemaFormWriter {
  /// Rules for the recursive schemas.
  mutating func writeRecursions() -> [RuleDeclaration] {
    var rules: [RuleDeclaration] = []
    while let (name, start) = reader.recursions.next() {
      let formula: ValueFormula = reader.formula(of: start, for: .all)
      rules.append(RuleDeclaration(name: Name(name), body: formula.expression.checks))
    }
    return rules.reversed()
  }
}

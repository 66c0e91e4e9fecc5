import RuleCompiler
import RuleSyntax

/// The schemas whose references lead back to them from a part of the value: each is a rule that calls
/// itself.
struct SchemaRecursions {
  private var names: [SchemaDocument.Identity: String] = [:]
  private var maker = NameMaker()
  /// Those whose rules are not written yet.
  private var waiting: [(name: String, start: SourceSchema)] = []

  /// How the names of the rules begin, and no others.
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

  /// The next schema that a rule is to be written for.
  mutating func next() -> (name: String, start: SourceSchema)? { waiting.popLast() }
}

extension SchemaReader {
  /// The rule that a schema asks which is nothing but a reference, where that leads back from a part of
  /// the value.
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
  /// Rules for the schemas that judge parts of what they judge.
  mutating func writeRecursions() -> [RuleDeclaration] {
    var rules: [RuleDeclaration] = []
    while let (name, start) = reader.recursions.next() {
      let formula: ValueFormula = reader.formula(of: start, for: .all)
      rules.append(RuleDeclaration(name: Name(name), body: formula.expression.checks))
    }
    return rules.reversed()
  }
}

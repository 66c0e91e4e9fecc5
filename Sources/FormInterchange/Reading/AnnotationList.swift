import RuleSyntax

/// The annotations of a declaration, whose names are kept apart.
struct AnnotationList {
  private(set) var annotations: [Annotation] = []
  private var names = NameMaker()

  mutating func add(_ name: String, _ arguments: [Literal] = []) {
    annotations.append(Annotation(names.unique(name), arguments))
  }
}

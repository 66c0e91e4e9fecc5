import RuleSyntax

/// The annotations of a declaration, whose names are kept apart.
struct AnnotationList {
  private(set) var annotations: [Annotation] = []
  private var names = NameMaker()

  mutating func add(_ name: String, _ arguments: [Literal] = []) {
    annotations.append(Annotation(names.unique(name), arguments))
  }
}

extension Suggestion {
  /// `; did you mean 'email'?` where a word is close to a known one, else nothing.
  static func hint(
    for word: String,
    among candidates: [String],
    as shown: (String) -> String = { $0 }
  ) -> String {
    closest(to: word, among: candidates).map { "; did you mean '\(shown($0))'?" } ?? ""
  }
}

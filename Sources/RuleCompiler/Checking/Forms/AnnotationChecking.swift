import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks annotations: any name is valid, only `@secret` has a meaning.
  ///
  /// `owner` names the annotated declaration if `@secret` is not allowed there.
  mutating func checkAnnotations(
    _ annotations: [Annotation],
    secretMisplacedOn owner: String? = nil
  ) -> [AnnotationData] {
    var places: [String: SourceRange] = [:]
    return annotations.map { annotation in
      let name = annotation.name
      if let earlier = places[name.text] {
        report(
          NameProblem.annotationTwice(name.text),
          at: name.range,
          labels: [Diagnostic.Label(earlier, "given here")]
        )
      }
      places[name.text] = name.range
      doubtAnnotation(annotation)
      checkSecret(annotation, misplacedOn: owner)
      let arguments = (annotation.arguments ?? []).map { checkLiteral($0) }
      return AnnotationData(name: name.text, arguments: arguments)
    }
  }

  private mutating func checkSecret(_ annotation: Annotation, misplacedOn owner: String?) {
    let name = annotation.name
    guard name.text == "secret" else {
      // Worth a warning: a misspelling would leave the value, perhaps a password, in every log.
      if Suggestion.closest(to: name.text, among: ["secret"]) != nil {
        let fixes = [Diagnostic.Fix.didYouMean("secret", at: name.range)]
        report(UsageProblem.misspelledSecret(name.text), at: name.range, fixes: fixes)
      }
      return
    }
    if let owner {
      report(NameProblem.secretMisplaced(on: owner), at: annotation.range)
    } else if annotation.arguments != nil {
      report(NameProblem.secretWithArguments, at: annotation.range)
    }
  }
}

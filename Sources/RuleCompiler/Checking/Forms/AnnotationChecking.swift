import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks annotations, which are anybody's but for `@secret`.
  ///
  /// `owner` says what they stand on when `@secret` does not belong there.
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
      doubtAnnotation(name)
      checkSecret(annotation, misplacedOn: owner)
      let arguments = (annotation.arguments ?? []).map { checkLiteral($0) }
      return AnnotationData(name: name.text, arguments: arguments)
    }
  }

  private mutating func checkSecret(_ annotation: Annotation, misplacedOn owner: String?) {
    let name = annotation.name
    guard name.text == "secret" else {
      // A password in every log is too much for one wrong letter.
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

import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks annotations, which are anybody's but for `@secret`.
  ///
  /// `owner` says what they stand on when `@secret` does not belong there.
  mutating func checkAnnotations(
    _ annotations: [Annotation],
    secretMisplacedOn owner: String?,
    in unit: Int
  ) -> [AnnotationData] {
    var places: [String: SourceRange] = [:]
    return annotations.map { annotation in
      let name = annotation.name
      if let earlier = places[name.text] {
        report(
          NameProblem.annotationTwice(name.text),
          at: name.range,
          in: unit,
          labels: [Diagnostic.Label(earlier, "given here")]
        )
      }
      places[name.text] = name.range
      checkSecret(annotation, misplacedOn: owner, in: unit)
      let arguments = (annotation.arguments ?? []).map { checkLiteral($0, in: unit) }
      return AnnotationData(name: name.text, arguments: arguments)
    }
  }

  private mutating func checkSecret(
    _ annotation: Annotation,
    misplacedOn owner: String?,
    in unit: Int
  ) {
    let name = annotation.name
    guard name.text == "secret" else {
      // A password in every log is too much for one wrong letter.
      if Suggestion.closest(to: name.text, among: ["secret"]) != nil {
        report(
          UsageProblem.misspelledSecret(name.text),
          at: name.range,
          in: unit,
          fixes: [
            Diagnostic.Fix(
              "did you mean 'secret'?",
              replace: name.range,
              by: "secret",
              isCertain: false
            )
          ]
        )
      }
      return
    }
    if let owner {
      report(NameProblem.secretMisplaced(on: owner), at: annotation.range, in: unit)
    } else if annotation.arguments != nil {
      report(NameProblem.secretWithArguments, at: annotation.range, in: unit)
    }
  }
}

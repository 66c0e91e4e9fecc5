package import RuleSyntax

/// The codes of everything that the checker can report.
package enum CheckingProblems {
  /// Every code, with the title of its page in the reference.
  package static let all: [ProblemDescription] =
    NameProblem.all + TypeProblem.all + NotationProblem.all + ContradictionProblem.all
    + UsageProblem.all + SizeProblem.all + ImportProblem.all
}

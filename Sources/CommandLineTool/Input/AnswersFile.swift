import FormData
import FormRules
import RuleEngine
import RuleSyntax

/// The text of `--answers`: the answers of external rules by name, as in tests.
struct AnswersFile {
  let file: GivenFile

  func answers(to program: Program) throws(Termination) -> HostAnswers {
    var answers = HostAnswers()
    for member in file.members {
      guard let position = program.externals.firstIndex(where: { $0.name == member.name }) else {
        let names = program.externals.map(\.name)
        throw file.unknown(member, "unknown external rule", among: names)
      }
      guard case .text(let text) = member.value.content,
        let (answer, delay) = AnswersFile.answer(text)
      else {
        throw file.fault(
          at: member.value.offset,
          "expected \"accepted\", \"rejected\", \"pending\" or \"failed\", optionally with "
            + "the time it takes: \"accepted after 200ms\""
        )
      }
      let timeout = program.externals[position].timeout
      let played = PlayedAnswer(answer, after: delay, timeout: timeout)
      answers.play(played, of: ExternalIndex(position))
    }
    return answers
  }

  /// An answer written as in tests: `rejected`, `accepted after 200ms`.
  private static func answer(_ text: String) -> (ExternalAnswer, Duration?)? {
    let words = text.split(separator: " ")
    guard let first = words.first, let answer = ExternalAnswer(rawValue: String(first)) else {
      return nil
    }
    if words.count == 1 { return (answer, nil) }
    guard words.count == 3, words[1] == "after",
      let delay = Duration(ruleLiteral: Array(words[2].utf8).span)
    else { return nil }
    return (answer, delay)
  }
}

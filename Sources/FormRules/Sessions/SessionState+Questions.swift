// The open questions to the host.

extension SessionState {
  mutating func publishQuestions() {
    work.hasOtherQuestions = false
    var asked: Set<HostQuestion> = []
    var seen: Set<HostQuestion> = []
    var questions: [HostQuestion] = []
    for unit in tree.units(within: root) {
      for inquiry in tree[unit].inquiries {
        asked.insert(inquiry.question)
        if inquiry.isPending, !hasEnded, seen.insert(inquiry.question).inserted {
          questions.append(inquiry.question)
        }
      }
    }
    answers.keep(asked)
    guard questions != results.questions else { return }
    let wasPending = results.isPending
    results.questions = questions
    notices.hasOtherQuestions = true
    guard results.isPending != wasPending else { return }
    notices.signals.append(signals.isPending)
    broadcast.send(.pending(results.isPending))
  }

  /// The open questions of a unit.
  func awaitedQuestions(of unit: UnitID) -> [HostQuestion] {
    guard tree.contains(unit.instance) else { return [] }
    return tree[unit].inquiries.filter(\.isPending).map(\.question)
  }

  /// Stores the host's answer to a question, and marks the unit that asked it.
  mutating func take(_ answer: HostAnswer, to question: HostQuestion, of unit: UnitID) {
    answers[question] = answer
    mark(unit)
  }

  /// Marks the units that have asked certain questions.
  mutating func markUnits(whichAsk isMeant: (HostInquiry) -> Bool) {
    for unit in tree.units(within: root) where tree[unit].inquiries.contains(where: isMeant) {
      mark(unit)
    }
  }
}

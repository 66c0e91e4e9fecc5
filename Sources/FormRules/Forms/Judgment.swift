/// A report, and the questions to the host.
package struct Judgment: Sendable {
  /// If an answer is supposed, the report that is right if the host accepts.
  package var report: Report
  /// In the order in which they were asked.
  package var inquiries: [HostInquiry] = []

  /// Whether there are questions that only the host can settle.
  var isPending: Bool { inquiries.contains(where: \.isPending) }

  /// Whether the report is right if the host accepts.
  var isSupposed: Bool { inquiries.contains(where: \.isSupposed) }

  /// The only open question; nil if there are several, or none.
  var onlyPending: HostQuestion? {
    if inquiries.count < 2 { return onlyInquiry }
    let pending = pending
    return pending.count == 1 ? pending[0] : nil
  }

  /// The question of a single inquiry, as most records have, without memory for a list.
  private var onlyInquiry: HostQuestion? {
    inquiries.count == 1 && inquiries[0].isPending ? inquiries[0].question : nil
  }

  /// The questions that only the host can settle, each once, in the order in which they were asked.
  package var pending: [HostQuestion] {
    if let question = onlyInquiry { return [question] }
    var seen: Set<HostQuestion> = []
    return inquiries.filter { $0.isPending && seen.insert($0.question).inserted }.map(\.question)
  }
}

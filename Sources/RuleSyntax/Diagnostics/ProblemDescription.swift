/// A diagnostic's code and the title of its page in the reference.
package struct ProblemDescription: Sendable, Hashable {
  package var code: String
  package var title: String

  package init(_ code: String, _ title: String) {
    self.code = code
    self.title = title
  }
}

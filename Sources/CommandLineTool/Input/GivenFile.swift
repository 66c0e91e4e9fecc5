import FormData
import FormRules
import RuleSyntax

/// A JSON text, usually from a file, with an object that accompanies the records.
struct GivenFile {
  let name: String
  private(set) var members: [JSONTree.Member] = []
  private let text: [UInt8]

  init(path: String) throws(Termination) {
    try self.init(SourceFiles().load(argument: path))
  }

  init(_ source: SourceText) throws(Termination) {
    name = source.name
    text = source.bytes
    let tree: JSONTree
    do throws(DataError) {
      tree = try JSONTree(text)
    } catch {
      guard case .unreadable(let place, let message) = error else {
        throw Termination(.unreadableData, "cannot read '\(name)': \(error)")
      }
      throw fault(at: place, message)
    }
    guard case .object(let members) = tree.content else {
      throw fault(at: tree.offset, "expected an object")
    }
    self.members = members
  }

  /// The termination for an error at the offset.
  func fault(at offset: Int, _ message: String) -> Termination {
    fault(at: JSONTree.places(ofBytes: [offset], in: text)[0], message)
  }

  private func fault(at place: DataPlace, _ message: String) -> Termination {
    Termination(.unreadableData, "\(name):\(place.line):\(place.column): \(message)")
  }

  /// The same for an unknown name.
  func unknown(_ member: JSONTree.Member, _ what: String, among known: [String]) -> Termination {
    let shown = VisibleText.of(member.name)
    let hint = Suggestion.hint(for: member.name, among: known)
    return fault(at: member.offset, "\(what) '\(shown)'\(hint ?? "")")
  }
}

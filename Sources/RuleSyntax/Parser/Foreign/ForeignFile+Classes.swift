// Classes of Python and Ruby, whose lines declare fields.

extension Parser {
  /// `class User(BaseModel):` or `class User < ApplicationRecord`, with a field in each line below.
  func classForm() -> ForeignForm? {
    guard at(word: "class"), isName(ahead: 1) else { return nil }
    var count = 2
    var words: [String] = []
    while kind(ahead: count) != .separator {
      if kind(ahead: count) == .leftBrace || kind(ahead: count) == .endOfFile { return nil }
      words.append(text(ahead: count))
      count += 1
    }
    guard words.last == ":" || words.first == "<" else { return nil }
    var form = ForeignForm(notation: words.first == "<" ? "Rails" : "Python")
    if words.contains(where: { ["forms", "models", "serializers"].contains($0) }) {
      form.notation = "Django"
    }
    form.name = text(ahead: 1)
    let margin = indentation(of: current) ?? 0
    while kind(ahead: count) == .separator {
      let first = token(ahead: count + 1)
      guard let indentation = indentation(of: first), indentation > margin else { break }
      count = line(of: &form, ahead: count + 1)
    }
    if kind(ahead: count) == .separator, at(word: "end", ahead: count + 1) { count += 2 }
    form.count = count
    return form.fields.isEmpty ? nil : form
  }

  /// Reads a line of a class, and returns where it ends.
  private func line(of form: inout ForeignForm, ahead first: Int) -> Int {
    var reader = ForeignReader(self, at: first)
    if text(ahead: first).hasPrefix("validates"), kind(ahead: first + 1) == .colon {
      let name = Name(word(ahead: first + 2), range: token(ahead: first + 2).range)
      reader.count = first + 3
      while reader.kind == .comma {
        reader.pass()
        reader.entry()
      }
      if let known = form.fields.firstIndex(where: { $0.name.text == name.text }) {
        form.fields[known].rules.calls += reader.rules.calls
      } else {
        form.fields.append((name, reader.rules))
      }
      form.isWhole = form.isWhole && reader.rules.isWhole
    } else if let (name, rules) = reader.member() {
      form.fields.append((name, rules))
      form.isWhole = form.isWhole && rules.isWhole
    } else {
      form.isWhole = false
    }
    if ![.separator, .endOfFile].contains(reader.kind) { form.isWhole = false }
    var end = max(first, reader.count)
    while ![.separator, .endOfFile].contains(kind(ahead: end)) { end += 1 }
    return end
  }
}

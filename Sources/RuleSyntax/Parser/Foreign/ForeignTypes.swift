/// What other languages and libraries call types.
package enum ForeignTypes {
  /// The type that a word means, in whatever way its parts are told apart; nil for others.
  package static func meaning(of word: String) -> String? {
    meanings[ForeignReader.plain(word)]
  }

  /// A list of the type that a word is here, or means; another word is that of a form.
  package static func list(of word: String) -> String {
    "list of \(type(meantBy: word) ?? Name(word).written)"
  }

  /// The type that a word is here, or means.
  static func type(meantBy word: String) -> String? {
    types.contains(word.lowercased()) ? word.lowercased() : meaning(of: word)
  }

  /// The type that a text names, such as `list of text`.
  static func reference(_ written: String, at range: SourceRange) -> TypeReference {
    var inner = written[...]
    var around: [Bool] = []
    while inner.hasPrefix("list of ") || inner.hasPrefix("map of ") {
      let isMap = inner.hasPrefix("map of ")
      around.append(isMap)
      inner = inner.dropFirst(isMap ? 7 : 8)
    }
    let name = Name(inner.filter { $0 != "`" }, range: range)
    return around.reversed().reduce(.named(name)) { type, isMap in
      isMap ? .map(of: type, range: range) : .list(of: type, range: range)
    }
  }

  /// Whether the word is a type here or elsewhere; forms are types besides.
  static func isType(_ word: String) -> Bool { types.contains(word) || meaning(of: word) != nil }

  /// The types that need no declaration.
  private static let types: Set = [
    "text", "integer", "number", "boolean", "date", "month", "time", "datetime", "choice", "file",
    "any",
  ]

  /// The names of the types.
  static var names: [String] { types.sorted() }

  private static let meanings = [
    "string": "text", "str": "text", "char": "text", "varchar": "text", "nvarchar": "text",
    "textarea": "text", "password": "text", "int": "integer", "long": "integer",
    "bigint": "integer", "int32": "integer", "int64": "integer", "uint32": "integer",
    "uint64": "integer", "sint32": "integer", "sint64": "integer", "smallint": "integer",
    "float": "number", "double": "number", "real": "number", "numeric": "number",
    "numericality": "number", "decimal": "number", "currency": "number", "money": "number",
    "price": "number", "bool": "boolean", "checkbox": "boolean", "toggle": "boolean",
    "switch": "boolean", "flag": "boolean", "timestamp": "datetime", "datetimelocal": "datetime",
    "localdate": "date", "localdatetime": "datetime", "conint": "integer", "positiveint": "integer",
    "constr": "text", "confloat": "number", "condecimal": "number", "literal": "choice",
    "enum": "choice", "select": "choice", "radio": "choice", "radios": "choice",
    "dropdown": "choice", "array": "list of text", "list": "list of text", "tags": "list of text",
    "choices": "list of choice", "checkboxes": "list of choice", "multiselect": "list of choice",
    "multichoice": "list of choice", "multiplechoice": "list of choice", "map": "map of text",
    "dictionary": "map of text", "dict": "map of text", "hash": "map of text",
    "hashmap": "map of text", "object": "map of text", "record": "map of text", "upload": "file",
    "image": "file",
  ]
}

extension InterchangeNote {
  /// That an ordinary form reads numbers and truth values from texts too, which a schema does not.
  static func readingOfTexts(by fields: [String]) -> String {
    "the form also reads texts such as \"42\" and \"true\", as web forms send them; the schema "
      + "wants JSON's own numbers and truth values: \(fields.joined(separator: ", "))"
  }
}

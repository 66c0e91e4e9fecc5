/// A language other than English in which the engine has texts of its own.
package enum MessageLanguage: String, Sendable, Codable {
  case german = "de"

  /// The language of a tag such as `de-AT`; nil for English, and for languages without texts.
  package init?(tag: String) {
    self.init(rawValue: tag.primaryLanguage)
  }

  /// The engine's texts in the language.
  package var catalog: MessageCatalog {
    switch self {
    case .german: .german
    }
  }

  /// What every form may need of them: words around values, and what is said where no rule fails.
  fileprivate var words: [String: String] {
    switch self {
    case .german: MessageCatalog.germanWords
    }
  }
}

extension String {
  /// The language of a language tag, without script and region (RFC 5646): `de` for `de-AT`.
  package var primaryLanguage: String { prefix { $0 != "-" }.lowercased() }
}

extension FormLayout {
  /// The language of the form's users, as `@language` says.
  package var language: MessageLanguage? {
    annotations.text("language").flatMap { MessageLanguage(tag: $0) }
  }
}

extension Program {
  /// The engine's texts for the program's messages, in the languages of its forms, by the form's name.
  ///
  /// - Complexity: linear in the program for each form with a language.
  package var translations: [String: [String: String]] {
    var translations: [String: [String: String]] = [:]
    for form in forms {
      guard let language = form.language, translations[form.name] == nil else { continue }
      translations[form.name] = texts(in: language)
    }
    return translations
  }

  /// What the engine says by itself about the program's forms, in a language, by the English text.
  private func texts(in language: MessageLanguage) -> [String: String] {
    let called = Set(callTable.map(\.name))
    var said = Set(messages.map(\.source))
    // A choice says the same of a value that is none of its options.
    for rule in BuiltInRule.allCases where called.contains(rule.rawValue) || rule == .oneOf {
      said.formUnion(rule.messages)
    }
    return language.catalog.translations.filter { said.contains($0.key) }
      .merging(language.words) { $1 }
  }

  /// The messages of standard rules that the language lacks.
  package func untranslatedMessages(in language: MessageLanguage) -> [String] {
    let messages = messages.filter { message in
      sources[Int(message.place.source)].hasPrefix("Standard/") && !message.source.isEmpty
    }
    let known = language.catalog.translations
    return Set(messages.map(\.source)).filter { known[$0] == nil }.sorted()
  }
}

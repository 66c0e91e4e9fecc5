#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// What an app or a server has in hand: its own types, JSON, the body of a form that a browser posts.

extension RuleForm {
  /// Judges the values that one of the app's own types encodes.
  ///
  /// A `Date` becomes what its field holds: a day, a month or a time by the clock of the options.
  ///
  /// - Throws: what the type's encoding throws.
  public func validate(
    encoding model: some Encodable,
    context: [String: Value] = [:],
    options: ValidationOptions = ValidationOptions()
  ) throws -> Report {
    validate(try values(encoding: model, options.clock), context: context, options: options)
  }

  /// Judges the values that one of the app's own types encodes, and waits for the host's answers.
  ///
  /// - Throws: what the type's encoding throws, and ``MissingExternalRulesError``.
  public func validate(
    encoding model: some Encodable,
    context: [String: Value] = [:],
    externals: ExternalRules,
    options: ValidationOptions = ValidationOptions()
  ) async throws -> Report {
    let values = try values(encoding: model, options.clock)
    return try await validate(values, context: context, externals: externals, options: options)
  }

  /// Judges the values of a JSON object.
  ///
  /// - Throws: a `DecodingError` where the text is no JSON object.
  public func validate(
    json: Data,
    context: [String: Value] = [:],
    options: ValidationOptions = ValidationOptions()
  ) throws -> Report {
    validate(try members(ofJSON: json), context: context, options: options)
  }

  /// Judges the values of a JSON object, and waits for the host's answers.
  ///
  /// - Throws: a `DecodingError` where the text is no JSON object, and ``MissingExternalRulesError``.
  public func validate(
    json: Data,
    context: [String: Value] = [:],
    externals: ExternalRules,
    options: ValidationOptions = ValidationOptions()
  ) async throws -> Report {
    let values = try members(ofJSON: json)
    return try await validate(values, context: context, externals: externals, options: options)
  }

  /// Judges a body of the media type `application/x-www-form-urlencoded`, as browsers post forms.
  ///
  /// Names are paths of fields, such as `address.street` and `tags[0]`. The name of a list may be repeated,
  /// and then gives items in their order.
  ///
  /// - Throws: a ``FormBodyError`` where the body cannot be read.
  public func validate(
    formEncoded body: Data,
    context: [String: Value] = [:],
    options: ValidationOptions = ValidationOptions()
  ) throws(FormBodyError) -> Report {
    let record = try record(inFormEncoded: Array(body))
    return judge(.record(record), context: context, options, answers: HostAnswers()).report
  }

  /// Judges a body of the media type `application/x-www-form-urlencoded`, and waits for the host's answers.
  ///
  /// - Throws: a ``FormBodyError`` where the body cannot be read, and ``MissingExternalRulesError``.
  public func validate(
    formEncoded body: Data,
    context: [String: Value] = [:],
    externals: ExternalRules,
    options: ValidationOptions = ValidationOptions()
  ) async throws -> Report {
    let input = FormInput.record(try record(inFormEncoded: Array(body)))
    return try await validate(input, context: context, externals: externals, options: options)
  }

  /// The values that a type encodes, with dates as their fields hold them.
  func values(encoding model: some Encodable, _ clock: FormClock) throws -> [String: Value] {
    guard case .form(let members) = try ValueEncoder.encode(model) else {
      throw EncodingError.invalidValue(
        model,
        EncodingError.Context(
          codingPath: [],
          debugDescription: "a form's values must have names"
        )
      )
    }
    return DateFitting(forms: program.forms, clock: clock).fit(members, to: index)
  }

  private func members(ofJSON json: Data) throws -> [String: Value] {
    guard case .form(let members) = try Value(json: json) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "the JSON text is not an object")
      )
    }
    return members
  }
}

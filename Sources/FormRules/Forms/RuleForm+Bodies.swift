#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// Validates what an app or a server receives: its own types, JSON, and posted forms.

extension RuleForm {
  /// Validates a value of one of the app's own types.
  ///
  /// A `Date` becomes what its field holds: a day, a month or a time in the time zone of the
  /// options' clock.
  ///
  /// - Throws: errors of the type's encoding.
  public func validate(
    encoding model: some Encodable,
    context: [String: Value] = [:],
    options: ValidationOptions = ValidationOptions()
  ) throws -> Report {
    validate(try values(encoding: model, options.clock), context: context, options: options)
  }

  /// Validates a value of one of the app's own types, and waits for the host's answers.
  ///
  /// - Throws: errors of the type's encoding, and ``MissingExternalRulesError``.
  public func validate(
    encoding model: some Encodable,
    context: [String: Value] = [:],
    externals: ExternalRules,
    options: ValidationOptions = ValidationOptions()
  ) async throws -> Report {
    let values = try values(encoding: model, options.clock)
    return try await validate(values, context: context, externals: externals, options: options)
  }

  /// Validates the values of a JSON object.
  ///
  /// - Throws: a `DecodingError` if the text is not a JSON object.
  public func validate(
    json: Data,
    context: [String: Value] = [:],
    options: ValidationOptions = ValidationOptions()
  ) throws -> Report {
    validate(try members(ofJSON: json), context: context, options: options)
  }

  /// Validates the values of a JSON object, and waits for the host's answers.
  ///
  /// - Throws: a `DecodingError` if the text is not a JSON object, and
  ///   ``MissingExternalRulesError``.
  public func validate(
    json: Data,
    context: [String: Value] = [:],
    externals: ExternalRules,
    options: ValidationOptions = ValidationOptions()
  ) async throws -> Report {
    let values = try members(ofJSON: json)
    return try await validate(values, context: context, externals: externals, options: options)
  }

  /// Validates a posted form: a body of the type `application/x-www-form-urlencoded`.
  ///
  /// Names are paths of fields, such as `address.street` and `tags[0]`. The name of a list may be
  /// repeated, once for each item.
  ///
  /// - Throws: a ``FormBodyError`` if the body can't be read.
  public func validate(
    formEncoded body: Data,
    context: [String: Value] = [:],
    options: ValidationOptions = ValidationOptions()
  ) throws(FormBodyError) -> Report {
    let record = try record(inFormEncoded: Array(body))
    return judge(.record(record), context: context, options, answers: HostAnswers()).report
  }

  /// Validates a posted form, and waits for the host's answers.
  ///
  /// - Throws: a ``FormBodyError`` if the body can't be read, and ``MissingExternalRulesError``.
  public func validate(
    formEncoded body: Data,
    context: [String: Value] = [:],
    externals: ExternalRules,
    options: ValidationOptions = ValidationOptions()
  ) async throws -> Report {
    let input = FormInput.record(try record(inFormEncoded: Array(body)))
    return try await validate(input, context: context, externals: externals, options: options)
  }

  /// The values that a type encodes, with dates converted to their fields' types.
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

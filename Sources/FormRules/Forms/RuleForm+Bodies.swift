#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import RuleEngine

// Validates what an app or a server receives: its own types, JSON, and posted forms.

extension RuleForm {
  /// Validates a value of one of the app's own types.
  ///
  /// A `Date` becomes what its field holds: a day, a month or a time in the time zone of the
  /// options' clock.
  ///
  /// - Throws: ``ValueConversionError``, and errors of the type's own `encode(to:)`.
  public func validate(
    encoding model: some Encodable,
    context: [String: Value] = [:],
    options: ValidationOptions = ValidationOptions()
  ) throws -> Report {
    validate(try values(encoding: model, options.clock), context: context, options: options)
  }

  /// Validates a value of one of the app's own types, and waits for the host's answers.
  ///
  /// - Throws: ``ValueConversionError``, errors of the type's own `encode(to:)`, and
  ///   ``MissingExternalRulesError``.
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
  /// - Throws: a ``MalformedDataError`` if the text is not a JSON object.
  public func validate(
    json: Data,
    context: [String: Value] = [:],
    options: ValidationOptions = ValidationOptions()
  ) throws(MalformedDataError) -> Report {
    validate(try RuleForm.members(ofJSON: json), context: context, options: options)
  }

  /// Validates the values of a JSON object, and waits for the host's answers.
  ///
  /// - Throws: a ``MalformedDataError`` if the text is not a JSON object, and
  ///   ``MissingExternalRulesError``.
  public func validate(
    json: Data,
    context: [String: Value] = [:],
    externals: ExternalRules,
    options: ValidationOptions = ValidationOptions()
  ) async throws -> Report {
    let values = try RuleForm.members(ofJSON: json)
    return try await validate(values, context: context, externals: externals, options: options)
  }

  /// Validates a posted form: a body of the type `application/x-www-form-urlencoded`.
  ///
  /// Names are paths of fields, such as `address.street` and `tags[0]`. The name of a list may be
  /// repeated, once for each item.
  ///
  /// - Throws: a ``MalformedDataError`` if the body can't be read.
  public func validate(
    formEncoded body: Data,
    context: [String: Value] = [:],
    options: ValidationOptions = ValidationOptions()
  ) throws(MalformedDataError) -> Report {
    let record = try record(inFormEncoded: Array(body))
    return judge(.record(record), context: context, options, answers: HostAnswers()).report
  }

  /// Validates a posted form, and waits for the host's answers.
  ///
  /// - Throws: a ``MalformedDataError`` if the body can't be read, and
  ///   ``MissingExternalRulesError``.
  public func validate(
    formEncoded body: Data,
    context: [String: Value] = [:],
    externals: ExternalRules,
    options: ValidationOptions = ValidationOptions()
  ) async throws -> Report {
    let input = FormInput.record(try record(inFormEncoded: Array(body)))
    return try await validate(input, context: context, externals: externals, options: options)
  }

  /// Validates a posted form with files: a body of the type `multipart/form-data`.
  ///
  /// Names are paths of fields, as in a body without files. Of a file, the record has the name, the
  /// size and the media type; a control in which no file was chosen is empty.
  ///
  /// - Parameters:
  ///   - body: the body of the request.
  ///   - contentType: the request's header `Content-Type`, which contains the boundary.
  ///   - context: values in addition to the record, by the names of the form's contexts and
  ///     parameters.
  ///   - options: how much is reported, and the clock.
  /// - Returns: the report.
  /// - Throws: a ``MalformedDataError`` if the body can't be read, or the header has no boundary.
  public func validate(
    multipart body: Data,
    contentType: String,
    context: [String: Value] = [:],
    options: ValidationOptions = ValidationOptions()
  ) throws(MalformedDataError) -> Report {
    let record = try record(inMultipart: Array(body), contentType)
    return judge(.record(record), context: context, options, answers: HostAnswers()).report
  }

  /// Validates a posted form with files, and waits for the host's answers.
  ///
  /// - Parameters:
  ///   - body: the body of the request.
  ///   - contentType: the request's header `Content-Type`, which contains the boundary.
  ///   - context: values in addition to the record, by the names of the form's contexts and
  ///     parameters.
  ///   - externals: the host's functions for external rules.
  ///   - options: how much is reported, and the clock.
  /// - Returns: the report.
  /// - Throws: a ``MalformedDataError`` if the body can't be read, or the header has no boundary, and
  ///   ``MissingExternalRulesError``.
  public func validate(
    multipart body: Data,
    contentType: String,
    context: [String: Value] = [:],
    externals: ExternalRules,
    options: ValidationOptions = ValidationOptions()
  ) async throws -> Report {
    let input = FormInput.record(try record(inMultipart: Array(body), contentType))
    return try await validate(input, context: context, externals: externals, options: options)
  }

  /// The values that a type encodes, with dates converted to their fields' types.
  func values(encoding model: some Encodable, _ clock: FormClock) throws -> [String: Value] {
    let members = try ValueEncoder.encode(model).membersOfForm()
    return DateFitting(forms: program.forms, clock: clock).fit(members, to: index)
  }

  /// The values in a JSON object.
  static func members(ofJSON json: Data) throws(MalformedDataError) -> [String: Value] {
    let value = try Value(json: json)
    guard case .form(let members) = value else {
      let message = "expected an object, found \(value.kindName)"
      throw MalformedDataError(TextFault(offset: 0, message: message), in: [])
    }
    return members
  }

  /// The record in a body of the media type `application/x-www-form-urlencoded`.
  private func record(inFormEncoded body: [UInt8]) throws(MalformedDataError) -> RecordBuffer {
    let text = FormEncodedText(body, of: FormPaths(forms: program.forms, form: index))
    return try record(in: body) { buffer throws(TextFault) in
      _ = try text.write(into: &buffer, slotLimit: RecordLoader.slotLimit)
    }
  }

  /// The record in a body of the media type `multipart/form-data`.
  private func record(
    inMultipart body: [UInt8],
    _ contentType: String
  ) throws(MalformedDataError) -> RecordBuffer {
    guard let boundary = MultipartText.boundary(inContentType: contentType) else {
      let message = "expected the type 'multipart/form-data' with a boundary"
      throw MalformedDataError(TextFault(offset: 0, message: message), in: [])
    }
    let paths = FormPaths(forms: program.forms, form: index)
    let text = MultipartText(body, boundary: boundary, of: paths)
    return try record(in: body) { buffer throws(TextFault) in
      _ = try text.write(into: &buffer, slotLimit: RecordLoader.slotLimit)
    }
  }

  private func record(
    in body: [UInt8],
    _ write: (inout RecordBuffer) throws(TextFault) -> Void
  ) throws(MalformedDataError) -> RecordBuffer {
    var record = RecordBuffer()
    record.reset(for: layout)
    do throws(TextFault) {
      try write(&record)
    } catch {
      throw MalformedDataError(error, in: body)
    }
    return record
  }
}

extension Value {
  /// The values of a form.
  ///
  /// - Throws: ``ValueConversionError`` for other values.
  func membersOfForm() throws(ValueConversionError) -> [String: Value] {
    guard case .form(let members) = self else {
      throw ValueConversionError(reason: "expected a form, found \(kindName)")
    }
    return members
  }
}

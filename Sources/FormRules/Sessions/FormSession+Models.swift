#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// Between a live form and an app's own types, or JSON.

extension RuleForm {
  /// Opens the form with the values of one of the app's own types.
  ///
  /// A `Date` becomes what its field holds: a day, a month or a time in the time zone of the
  /// options' clock.
  ///
  /// - Parameters:
  ///   - model: the initial values. Fields without one start with their `@default`, or empty.
  ///   - context: values in addition to the fields, by the names of the form's contexts and
  ///     parameters.
  ///   - externals: the host's functions for the external rules of the rule file.
  ///   - options: how much is reported for a field, and the clock.
  /// - Returns: a session, which belongs to the caller's actor.
  /// - Throws: ``ValueConversionError``, errors of the type's own `encode(to:)`, and errors of
  ///   ``makeSession(_:context:externals:options:)``.
  public func makeSession(
    encoding model: some Encodable,
    context: [String: Value] = [:],
    externals: ExternalRules = .none,
    options: ValidationOptions = ValidationOptions()
  ) throws -> FormSession {
    let values = try values(encoding: model, options.clock)
    return try makeSession(values, context: context, externals: externals, options: options)
  }

  /// Opens the form with the values of a JSON object.
  ///
  /// - Parameters:
  ///   - json: the initial values. Fields without one start with their `@default`, or empty.
  ///   - context: values in addition to the fields, by the names of the form's contexts and
  ///     parameters.
  ///   - externals: the host's functions for the external rules of the rule file.
  ///   - options: how much is reported for a field, and the clock.
  /// - Returns: a session, which belongs to the caller's actor.
  /// - Throws: a ``MalformedDataError`` if the text is not a JSON object, and errors of
  ///   ``makeSession(_:context:externals:options:)``.
  public func makeSession(
    json: Data,
    context: [String: Value] = [:],
    externals: ExternalRules = .none,
    options: ValidationOptions = ValidationOptions()
  ) throws -> FormSession {
    let values = try RuleForm.members(ofJSON: json)
    return try makeSession(values, context: context, externals: externals, options: options)
  }
}

extension FormSession {
  /// Sets the values in a JSON object; all others stay unchanged.
  ///
  /// - Throws: a ``MalformedDataError`` if the text is not a JSON object; errors of ``update(_:)``.
  public func update(json: Data) throws {
    try update(RuleForm.members(ofJSON: json))
  }

  /// Sets the values in one of the app's own types; all others stay unchanged.
  ///
  /// A `Date` becomes what its field holds: a day, a month or a time in the time zone of the
  /// session's clock.
  ///
  /// - Throws: ``ValueConversionError``, errors of the type's own `encode(to:)`, and errors of
  ///   ``update(_:)``.
  public func update(encoding model: some Encodable) throws {
    try update(form.values(encoding: model, core.state.options.clock))
  }

  /// Sets the values that a conversion makes of a model: null clears, missing values stay
  /// unchanged.
  ///
  /// - Throws: errors of the conversion and of ``update(_:)``.
  public func update<Model>(_ model: Model, using conversion: ValueConversion<Model>) throws {
    try update(conversion.toValue(model).membersOfForm())
  }

  /// The form's ``values`` as JSON, with `null` for fields without a value.
  public func json() -> Data {
    Value.form(valuesWithNulls).json()
  }

  /// The form's ``values`` as one of the app's own types.
  ///
  /// - Throws: a ``ValueConversionError`` if they do not fit the type.
  public func decoded<Model: Decodable>(as type: Model.Type) throws -> Model {
    try ValueDecoder.decode(type, from: .form(values), clock: core.state.options.clock)
  }

  /// The app's model that a conversion makes of the form's ``values``.
  ///
  /// - Throws: errors of the conversion.
  public func model<Model>(using conversion: ValueConversion<Model>) throws -> Model {
    try conversion.toModel(.form(values))
  }
}

extension FormField {
  /// Sets the value from one of the app's own types; a `Date` becomes what the field holds.
  ///
  /// - Throws: ``ValueConversionError``, errors of the type's own `encode(to:)`, and errors of
  ///   ``set(_:)``.
  public func set(encoding model: some Encodable) throws {
    guard isLive else { throw SessionError.ended }
    try set(core.state.value(encoding: model, as: blueprint.layout.type))
  }

  /// Adds a row at the end of the list, with the value of one of the app's own types; a `Date`
  /// becomes what its field holds.
  ///
  /// - Returns: the row.
  /// - Throws: ``ValueConversionError``, errors of the type's own `encode(to:)`, and errors of
  ///   ``append(_:)``.
  @discardableResult
  public func append(encoding model: some Encodable) throws -> FormRow {
    guard isLive else { throw SessionError.ended }
    let type = blueprint.layout.type
    return try append(core.state.value(encoding: model, as: type.item ?? type))
  }

  /// The field's output value as one of the app's own types; null if there is none.
  ///
  /// - Throws: a ``ValueConversionError`` if it does not fit the type.
  public func decoded<Model: Decodable>(as type: Model.Type) throws -> Model {
    try ValueDecoder.decode(type, from: givenOut, clock: core.state.options.clock)
  }

  /// Sets the value that a conversion makes of one of the app's.
  ///
  /// - Throws: errors of the conversion and of ``set(_:)``.
  public func set<Model>(_ model: Model, using conversion: ValueConversion<Model>) throws {
    try set(conversion.toValue(model))
  }

  private var givenOut: Value {
    guard isLive else { return .null }
    let value = core.state.valueGivenOut(by: id)
    signals.given.noteRead(value)
    return value ?? .null
  }

  /// The app's value that a conversion makes of the field's output value, null if there is none.
  ///
  /// - Throws: errors of the conversion.
  public func model<Model>(using conversion: ValueConversion<Model>) throws -> Model {
    try conversion.toModel(givenOut)
  }
}

extension FormRow {
  /// Replaces the row's value with one of the app's own types; a `Date` becomes what its field
  /// holds.
  ///
  /// - Throws: ``ValueConversionError``, errors of the type's own `encode(to:)`, and errors of
  ///   ``set(_:)``.
  public func set(encoding model: some Encodable) throws {
    guard isListLive else { throw SessionError.ended }
    let type = core.state.tree[list].blueprint.layout.type
    try set(core.state.value(encoding: model, as: type.item ?? type))
  }

  /// The row's output value as one of the app's own types; null if there is none.
  ///
  /// - Throws: a ``ValueConversionError`` if it does not fit the type.
  public func decoded<Model: Decodable>(as type: Model.Type) throws -> Model {
    try ValueDecoder.decode(type, from: givenOut, clock: core.state.options.clock)
  }

  private var givenOut: Value {
    guard isListLive, core.state.tree.position(of: id, in: list) != nil else { return .null }
    let value = core.state.valueGivenOut(by: id, in: list)
    signals.given.noteRead(value)
    return value ?? .null
  }
}

extension SessionState {
  /// The value of one of the app's own types, as a field of the type holds it.
  fileprivate func value(encoding model: some Encodable, as type: FieldType) throws -> Value {
    let fitting = DateFitting(forms: program.forms, clock: options.clock)
    return try fitting.fit(ValueEncoder.encode(model), to: type)
  }
}

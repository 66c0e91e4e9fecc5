#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// Between a live form and an app's own types, or JSON.

extension FormSession {
  /// Sets the values that a JSON object names, and leaves all others as they are.
  ///
  /// - Throws: a `DecodingError` where the text is no JSON object, else as ``update(_:)``.
  public func update(json: Data) throws {
    try update(members(of: Value(json: json)))
  }

  /// Sets the values that one of the app's own types encodes, and leaves all others as they are.
  ///
  /// A `Date` becomes what its field holds: a day, a month or a time by the session's clock.
  ///
  /// - Throws: what the type's encoding throws, else as ``update(_:)``.
  public func update(encoding model: some Encodable) throws {
    try update(form.values(encoding: model, core.state.options.clock))
  }

  /// Sets the values to which a model of the app's converts: null clears, what is not there stays.
  ///
  /// - Throws: what the conversion throws, else as ``update(_:)``.
  public func update<Model>(_ model: Model, using conversion: ValueConversion<Model>) throws {
    try update(members(of: conversion.toValue(model)))
  }

  /// The values that the form gives out, as JSON; with `null` for fields without one.
  ///
  /// - Throws: what the encoder throws, for nothing that a form holds.
  public func json() throws -> Data {
    try Value.form(valuesWithNulls).json()
  }

  /// The values that the form gives out, as one of the app's own types.
  ///
  /// - Throws: a `DecodingError` where they do not fit the type.
  public func decoded<Model: Decodable>(as type: Model.Type) throws -> Model {
    try ValueDecoder.decode(type, from: .form(values), clock: core.state.options.clock)
  }

  /// The model of the app's to which the values convert that the form gives out.
  ///
  /// - Throws: what the conversion throws.
  public func model<Model>(using conversion: ValueConversion<Model>) throws -> Model {
    try conversion.toModel(.form(values))
  }

  private func members(of value: Value) throws -> [String: Value] {
    guard case .form(let members) = value else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "a form's values must have names")
      )
    }
    return members
  }
}

extension FormField {
  /// Sets the value that one of the app's own types encodes; a `Date` becomes what the field holds.
  ///
  /// - Throws: what the type's encoding throws, else as ``set(_:)``.
  public func set(encoding model: some Encodable) throws {
    guard isLive else { throw SessionError.ended }
    let fitting = DateFitting(forms: core.state.program.forms, clock: core.state.options.clock)
    try set(fitting.fit(ValueEncoder.encode(model), to: blueprint.layout.type))
  }

  /// The value that the form gives out, null where there is none, as one of the app's own types.
  ///
  /// - Throws: a `DecodingError` where it does not fit the type.
  public func decoded<Model: Decodable>(as type: Model.Type) throws -> Model {
    try ValueDecoder.decode(type, from: givenOut, clock: core.state.options.clock)
  }

  /// Sets the value to which one of the app's converts.
  ///
  /// - Throws: what the conversion throws, else as ``set(_:)``.
  public func set<Model>(_ model: Model, using conversion: ValueConversion<Model>) throws {
    try set(conversion.toValue(model))
  }

  private var givenOut: Value {
    guard isLive else { return .null }
    let value = core.state.valueGivenOut(by: id)
    signals.given.noteRead(value)
    return value ?? .null
  }

  /// The app's value for the one that the form gives out, null where there is none.
  ///
  /// - Throws: what the conversion throws.
  public func model<Model>(using conversion: ValueConversion<Model>) throws -> Model {
    try conversion.toModel(givenOut)
  }
}

/// One item of a list in a session, the same one wherever it is moved.
public final class FormRow: Identifiable {
  /// Tells rows of a session from one another; never used twice.
  public struct ID: Sendable, Hashable {
    let number: Int
  }

  /// Stays with the row for its life.
  public let id: ID
  private(set) weak var field: FormField?
  /// The row's form, where the list holds forms.
  let instance: FormInstance?
  /// The row's value, where the list holds other values.
  var content: Value

  init(id: ID, of field: FormField, instance: FormInstance?, content: Value = .null) {
    self.id = id
    self.field = field
    self.instance = instance
    self.content = content
    instance?.row = self
  }

  /// The row's place in its list, from 0; nil once it has been removed.
  public var position: Int? { field?.position(of: self) }

  /// The row's path, such as `addresses[0]`; nil once it has been removed.
  public var path: FieldPath? {
    guard let field, let position else { return nil }
    return field.path.appending(.index(position))
  }

  /// The fields of a row that is a form, in file order; empty for other rows.
  public var fields: [FormField] { instance?.fields ?? [] }

  /// The field at a path from the row, such as `postcode`; nil where there is none.
  public func field(_ path: FieldPath) -> FormField? {
    instance.flatMap { FormField.find(path.components[...], in: $0) }
  }

  /// The row's value: what was given, or for a form the values of its fields.
  public var value: Value { instance.map { .form($0.values) } ?? content }

  /// Replaces the value of the row; that of a form is updated by the values that are named.
  ///
  /// - Throws: ``SessionError`` where the list cannot be changed, or the value names no field.
  public func set(_ value: Value) throws(SessionError) {
    guard let field else { throw .ended }
    try field.set(value, of: self)
  }
}

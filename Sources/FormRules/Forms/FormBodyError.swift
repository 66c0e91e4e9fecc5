import RuleEngine

/// Why the body of a posted form can't be read.
public struct FormBodyError: Error, Sendable, Hashable {
  /// The byte offset in the body of the part that can't be read, from 0.
  public let offset: Int
  /// What is wrong with it.
  public let reason: String
}

extension FormBodyError: CustomStringConvertible {
  /// The offset and the reason, on one line.
  public var description: String { "byte \(offset): \(reason)" }
}

extension RuleForm {
  /// The record in a body of the media type `application/x-www-form-urlencoded`.
  func record(inFormEncoded body: [UInt8]) throws(FormBodyError) -> RecordBuffer {
    var record = RecordBuffer()
    record.reset(for: layout)
    let text = FormEncodedText(body, of: FormPaths(forms: program.forms, form: index))
    do throws(TextFault) {
      _ = try text.write(into: &record, slotLimit: RecordLoader.slotLimit)
    } catch {
      throw FormBodyError(offset: error.offset, reason: error.message)
    }
    return record
  }
}

import FormData
import RuleEngine

/// Where the values of the record that was judged last stand in the data.
struct RecordPlaces {
  let file: RecordOrigin
  let reader: any RecordReader
  let program: Program
  let form: FormIndex

  /// The place of a value; of the nearest one around it where there is none.
  ///
  /// - Parameters:
  ///   - path: the value's path.
  ///   - offset: its place in the record's text, if it is known.
  ///   - record: the values.
  func place(of path: FieldPath, at offset: Int?, in record: borrowing RecordBuffer) -> DataPlace {
    let finder = SlotFinder(program: program, form: form)
    let offset = offset ?? finder.sourceOffset(around: path, in: record) ?? 0
    return file.place(reader.place(ofByte: offset))
  }
}

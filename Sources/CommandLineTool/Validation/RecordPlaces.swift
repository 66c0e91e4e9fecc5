import FormData
import RuleEngine

/// Where the values of the record that was judged last stand in the data.
struct RecordPlaces {
  let file: RecordOrigin
  let reader: any RecordReader
  let program: Program
  let form: FormIndex

  /// The place of the value at the path; of the nearest one around it where there is none.
  ///
  /// The offset in the record's text is the value's own, if it is known.
  func place(of path: FieldPath, at offset: Int?, in record: borrowing RecordBuffer) -> DataPlace {
    let finder = SlotFinder(program: program, form: form)
    let offset = offset ?? finder.sourceOffset(around: path, in: record) ?? 0
    return file.place(reader.place(ofByte: offset))
  }
}

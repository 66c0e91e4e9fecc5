import FormData
import RuleEngine

/// Where the values of the last validated record are in the data.
///
/// A class, since it goes with every record, and copying a program costs as much as validating one.
final class RecordPlaces {
  let file: RecordOrigin
  private let reader: any RecordReader
  private let finder: SlotFinder

  init(file: RecordOrigin, reader: any RecordReader, finder: SlotFinder) {
    self.file = file
    self.reader = reader
    self.finder = finder
  }

  /// The place of the value at the path; of the nearest one around it where there is none.
  ///
  /// The offset in the record's text is the value's own, if it is known.
  func place(of path: FieldPath, at offset: Int?, in record: borrowing RecordBuffer) -> DataPlace {
    let offset = offset ?? finder.sourceOffset(around: path, in: record) ?? 0
    return reader.place(ofByte: offset)
  }
}

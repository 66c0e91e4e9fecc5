/// The format of records.
package enum RecordFormat: String, Sendable, Hashable, CaseIterable {
  /// One object, or a list of objects.
  case json
  /// An object on each line.
  case ndjson
  /// RFC 4180, with the paths of fields in the first row; the delimiter can differ.
  case csv
  /// `application/x-www-form-urlencoded`: one record, whose names are the paths of fields.
  case form

  /// The format of files with the extension, in any case of letters.
  package init?(fileExtension: String) {
    switch fileExtension.lowercased() {
    case "json": self = .json
    case "ndjson", "jsonl": self = .ndjson
    case "csv", "tsv": self = .csv
    case "form", "urlencoded": self = .form
    default: return nil
    }
  }

  /// A reader of the source's records for one of the program's forms; the delimiter applies to CSV.
  package func reader(
    of source: ByteSource,
    for plan: RecordPlan,
    delimiter: CSVDelimiter = .comma,
    limits: ReadingLimits = ReadingLimits()
  ) -> any RecordReader & ~Copyable {
    switch self {
    case .json: JSONDocumentReader(source, plan: plan, limits: limits)
    case .ndjson: NDJSONReader(SharedLines(source, limits: limits), plan: plan)
    case .csv: CSVReader(source, plan: plan, delimiter: delimiter, limits: limits)
    case .form: FormEncodedReader(source, plan: plan, limits: limits)
    }
  }

  /// How many names without a field a reader counts.
  package var mostUnknownNames: Int {
    switch self {
    case .csv, .form: .max
    case .json, .ndjson: JSONText.mostUnknownNames
    }
  }
}

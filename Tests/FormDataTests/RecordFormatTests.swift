import FormData
import Testing

struct RecordFormatTests {
  @Test(arguments: [
    ("json", RecordFormat?.some(.json)), ("NDJSON", .ndjson), ("jsonl", .ndjson), ("Csv", .csv),
    ("form", .form), ("urlencoded", .form), ("txt", nil), ("", nil),
  ])
  func `a file's ending names its format`(_ ending: String, _ format: RecordFormat?) {
    #expect(RecordFormat(fileExtension: ending) == format)
  }
}

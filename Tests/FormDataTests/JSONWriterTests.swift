import FormData
import RuleEngine
import Testing

struct JSONWriterTests {
  private func text(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func `commas stand between members and items alone`() {
    let written = text { writer in
      writer.beginObject()
      writer.name("record")
      writer.integer(1)
      writer.name("violations")
      writer.beginList()
      for path in ["a", "b"] {
        writer.beginObject()
        writer.name("path")
        writer.text(path)
        writer.endObject()
      }
      writer.endList()
      writer.name("none")
      writer.beginList()
      writer.endList()
      writer.name("ok")
      writer.boolean(true)
      writer.name("nothing")
      writer.null()
      writer.endObject()
      writer.endLine()
      writer.beginObject()
      writer.endObject()
    }
    #expect(
      written
        == #"{"record":1,"violations":[{"path":"a"},{"path":"b"}],"none":[],"ok":true,"nothing":null}"#
        + "\n{}"
    )
  }

  @Test(arguments: [
    ("plain", #""plain""#), ("\"\\/", #""\"\\/""#), ("\n\r\t", #""\n\r\t""#),
    (
      "\0\u{1}\u{8}\u{b}\u{f}\u{10}\u{1a}\u{1f}\u{7f}",
      "\"\\u0000\\u0001\\u0008\\u000b\\u000f\\u0010\\u001a\\u001f\u{7f}\""
    ),
    ("é😀\u{2028}", "\"é😀\u{2028}\""),
  ])
  func `texts are escaped where RFC 8259 wants it`(_ text: String, _ written: String) {
    #expect(self.text { $0.text(text) } == written)
  }

  @Test(arguments: [0, 7, 10, 200_000, -1, .max, .min])
  func `whole numbers are written as they are`(_ number: Int) {
    #expect(text { $0.integer(number) } == "\(number)")
  }

  @Test func `values are written with their members in order`() {
    let file = FileDescription(name: "a", size: ByteCount(bytes: .max), mediaType: "")
    let value: Value = ["b": [1, -2.50, nil], "a": .file(file)]
    #expect(
      text { $0.value(value) }
        == #"{"a":{"name":"a","size":18446744073709551615,"media_type":""},"b":[1,-2.5,null]}"#
    )
  }
}

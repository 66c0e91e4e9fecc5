import FormData
import RuleEngine
import Testing

/// Posted forms with files: `multipart/form-data`.
struct MultipartReaderTests {
  /// A part whose header has only its disposition.
  private static func part(_ name: String, _ content: String, _ more: String = "") -> String {
    "--b\r\nContent-Disposition: form-data; name=\"\(name)\"\(more)\r\n\r\n\(content)\r\n"
  }

  private static func read(_ text: String, pieces: Int = .max) -> [Reading] {
    Reading.all(.form, Array(text.utf8), boundary: "b", pieces: pieces)
  }

  @Test(arguments: [
    (part("name", "Ann") + "--b--", "name=Ann"),
    ("--b--", ""),
    ("a preamble\r\n" + part("name", "a\r\nb") + "--b--\r\nan epilogue", "name=a%0Ab"),
    (part("name", "") + part("tags", "a") + part("tags", "b") + "--b--", "name=&tags=a&tags=b"),
    (part("home.city", "\r--b\r\r\n-b\n--b") + "--b--", "home.city=%0D--b%0D%0D%0A-b%0A--b"),
    (part("`odd %22näme\\\\`", "é") + "--b-- --b", "`odd \"n%C3%A4me\\`=%C3%A9"),
    (part("labels[\\\"a;b\\\"]", "x") + "--b--", "labels[\"a;b\"]=x"),
    (part("subscribed", "on") + "--b--", "subscribed=true"),
    ("--b \t\r\ncontent-DISPOSITION:form-data;name = name\r\nX: y\r\n\r\nA\r\n--b--", "name=A"),
  ])
  func `texts are read as those of the other encoding`(_ text: String, _ same: String) {
    #expect(MultipartReaderTests.read(text) == Reading.all(.form, same))
    #expect(MultipartReaderTests.read(text, pieces: 1) == Reading.all(.form, same))
  }

  @Test func `a file is its name, size and media type`() {
    let parts =
      MultipartReaderTests.part("photo", "\r\n--\0", "; filename=\"C:\\a%22 b.png\"")
      + MultipartReaderTests.part(
        "files",
        "a",
        "; filename=a\r\nContent-Type: Text/HTML; charset=x"
      )
      + MultipartReaderTests.part("files", "", "; filename=\"b\"\r\nContent-Type: image/png")
    let photo = FileDescription(name: "C:\\a\" b.png", size: 5, mediaType: "")
    let files = [
      FileDescription(name: "a", size: 1, mediaType: "text/html"),
      FileDescription(name: "b", size: 0, mediaType: "image/png"),
    ]
    let value: Value = ["photo": .file(photo), "files": .list(files.map { .file($0) })]
    #expect(MultipartReaderTests.read(parts + "--b--") == [.record(value)])
    let none = MultipartReaderTests.part(
      "photo",
      "",
      "; filename=\"\"\r\nContent-Type: application/octet-stream"
    )
    #expect(MultipartReaderTests.read(none + "--b--") == [.record([:])])
  }

  @Test(arguments: [
    ("", "1:1: the data ends before the last boundary"),
    ("name=Ann", "1:9: the data ends before the last boundary"),
    ("--b", "1:4: expected a line end after a boundary"),
    ("--bc\r\n", "1:4: expected a line end after a boundary"),
    ("--b\r\n", "2:1: expected lines and an empty line before the content of a part"),
    ("--b\r\nX: y\r\n", "2:1: expected lines and an empty line before the content of a part"),
    ("--b\r\nX: \ry\r\n\r\n", "2:1: expected lines and an empty line before the content of a part"),
    ("--b\r\n\r\n\r\n--b--", "2:1: a part without a name"),
    ("--b\r\nX\r\n\r\n\r\n--b--", "2:1: expected a header field in UTF-8"),
    (part("name", "Ann"), "5:1: the data ends before the last boundary"),
    (part("name", "Ann") + "--c--", "5:6: the data ends before the last boundary"),
    (
      part("name", "", "\r\nContent-Transfer-Encoding: base64"),
      "3:1: a part must not have a transfer encoding"
    ),
    (
      "--b\r\nContent-Disposition: attachment; name=a\r\n\r\n",
      "2:1: expected 'form-data' with a name"
    ),
    (
      "--b\r\nContent-Disposition: form-data; name\r\n\r\n", "2:1: expected 'form-data' with a name"
    ),
    (part("name", "a") + part("name", "b") + "--b--", "6:1: duplicate name 'name'"),
    (
      "--b\r\nX: \(String(repeating: "x", count: 8192))",
      "2:1: a part's header has more than 8192 bytes"
    ),
    (
      part(String(repeating: "x", count: 2049), "") + "--b--", "2:1: a name of more than 2048 bytes"
    ),
  ])
  func `what can't be decoded makes the record unreadable`(_ text: String, _ fault: String) {
    #expect(MultipartReaderTests.read(text) == [.unreadable(fault)])
  }

  @Test func `a header field's value has parameters`() {
    let type = HeaderValue("Multipart/Form-Data ; BOUNDARY=\"a;b\" ; x=1; X=2;;y; =z")
    #expect(type.text == "multipart/form-data" && type.parameters == ["boundary": "a;b", "x": "1"])
    for (boundary, expected) in [("a b", "a b"), ("a ", nil), ("", nil)] {
      let header = "multipart/form-data; boundary=\"\(boundary)\""
      #expect(MultipartText.boundary(inContentType: header) == expected)
    }
    #expect(MultipartText.boundary(inContentType: "multipart/mixed; boundary=a") == nil)
  }

  @Test func `a text of other bytes than UTF-8 is refused`() {
    let bytes = Array(MultipartReaderTests.part("name", "x").utf8).map { $0 == 0x78 ? 0xFF : $0 }
    let readings = Reading.all(.form, bytes + Array("--b--".utf8), boundary: "b")
    #expect(readings == [.unreadable("4:1: not UTF-8")])
  }
}

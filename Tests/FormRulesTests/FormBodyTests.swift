import Foundation
import FormRules
import Testing

/// Bodies that browsers post, read without the command's libraries.
@Suite struct FormBodyTests {
  private static let rules = """
    form address { field street { required }; field town }
    form f {
        field name { required }
        field age: integer
        field tags: list of text
        group home { field street }
        field addresses: list of address
        field labels: map of text
    }
    """

  private func values(_ body: String) throws -> [String: Value] {
    try form(Self.rules).validate(formEncoded: Data(body.utf8)).values
  }

  @Test func `names are paths, and a list's name may be repeated`() throws {
    let body = """
      name=Ann+Lee&age=42&tags=a&tags=b%26c&home.street=Mall&addresses[0].street=1&addresses[1].street=2\
      &labels.app=x&labels[%22b%22]=y

      """
    #expect(
      try values(body) == [
        "name": "Ann Lee", "age": 42, "tags": ["a", "b&c"], "home": ["street": "Mall"],
        "addresses": [["street": "1"], ["street": "2"]], "labels": ["app": "x", "b": "y"],
      ]
    )
  }

  @Test func `a checkbox without a value of its own sends "on" for true`() throws {
    let form = try form(
      "form f { field agreed: boolean { accepted }; field days: list of boolean; field name; field any: any }"
    )
    let report = try form.validate(
      formEncoded: Data("agreed=on&days=on&days=false&days=o%6e&name=on&any=on".utf8)
    )
    #expect(report.isValid)
    #expect(
      report.values
        == ["agreed": true, "days": [true, false, true], "name": "on", "any": "on"]
    )
    for other in ["ON", "off", "yes", "1", "on+"] {
      let report = try form.validate(formEncoded: Data("agreed=\(other)".utf8))
      #expect(report.violations.map(\.rule) == ["type"])
    }
    #expect(form.validate(["agreed": "on"]).violations.map(\.rule) == ["type"])
    let strict = ValidationOptions(usesStrictTypes: true)
    #expect(try !form.validate(formEncoded: Data("agreed=on".utf8), options: strict).isValid)
  }

  @Test(
    arguments: [
      (
        "labels[app]=x&labels[b.c]=y&labels[%22d%22]=z",
        ["labels": ["app": "x", "b.c": "y", "d": "z"]]
      ),
      (
        "home[street]=Mall&addresses[0][street]=1&addresses[1].street=2",
        ["home": ["street": "Mall"], "addresses": [["street": "1"], ["street": "2"]]]
      ),
      ("tags[]=a&tags[]=b", ["tags": ["a", "b"]]),
      (
        "tags[-1]=a&tags[+1]=b&labels[]=c&[a]=d&labels[a=e&labels[a]b=f&labels[[a]]=g&tags[][]=h",
        [:]
      ),
    ] as [(String, [String: Value])]
  )
  func `names may have words in brackets, as web frameworks write them`(
    body: String,
    expected: [String: Value]
  ) throws {
    #expect(try values(body) == expected)
  }

  @Test func `lines end as in the text area from which they were sent`() throws {
    let form = try form("field a { max_length(5, in: utf16); chars(\"a-c\\n\") }; field b")
    let report = try form.validate(formEncoded: Data("a=a%0D%0Ab%0d%0ac&b=x%0Dy%0A%0D%0A".utf8))
    #expect(report.violations.isEmpty)
    #expect(report.values == ["a": "a\nb\nc", "b": "x\ry\n\n"])
  }

  @Test func `controls that nobody filled in give no items`() throws {
    #expect(try values("name=a&tags=&tags=") == ["name": "a"])
    #expect(try values("name=a&tags=x&tags=") == ["name": "a", "tags": ["x"]])
    #expect(try values("name=é").isEmpty == false)
  }

  @Test(arguments: [
    ("a=%4", 2), ("name=x&name=y", 7), ("tags[1]=x", 0), ("home=x&home.street=y", 7), ("a=%FF", 2),
    ("name=a\u{1}", 6),
  ])
  func `what cannot be read is refused with its place`(body: String, offset: Int) throws {
    let error = #expect(throws: MalformedDataError.self) { try values(body) }
    #expect(error?.offset == offset)
    #expect(error?.localizedDescription.isEmpty == false)
  }

  @Test func `hostile bodies are read in linear time`() throws {
    let deep = String(repeating: "a.", count: 1_000) + "a=1"
    #expect(try values(deep).isEmpty)
    #expect(try values("a" + String(repeating: "[a]", count: 600) + "=1").isEmpty)
    #expect(throws: MalformedDataError.self) { try values(String(repeating: "a.", count: 100_000)) }
    let long = (0..<20_000).map { "tags=\($0)" }.joined(separator: "&")
    #expect(try values(long)["tags"]?.list?.count == 20_000)
    #expect(try values("tags[0][0][0]=1").isEmpty)
  }

  private static func multipart(_ parts: String...) -> Data {
    let body = parts.map { "--b\r\nContent-Disposition: form-data; \($0)\r\n" }.joined()
    return Data((body + "--b--\r\n").utf8)
  }

  @Test func `a form with files is posted in parts`() throws {
    let form = try form(
      """
      form f {
          field name { required }
          field photo: file { required; max_size(3B); media_type("image/png") }
          field tags: list of text
      }
      """
    )
    let type = "multipart/form-data; boundary=b"
    let body = Self.multipart(
      "name=\"name\"\r\n\r\nAnn\r\nLee",
      "name=\"tags\"\r\n\r\na",
      "name=\"tags\"\r\n\r\nb",
      "name=\"photo\"; filename=\"me.png\"\r\nContent-Type: image/png\r\n\r\n\u{1}\r\n"
    )
    let report = try form.validate(multipart: body, contentType: type)
    #expect(report.isValid)
    let photo = FileDescription(name: "me.png", size: ByteCount(bytes: 3), mediaType: "image/png")
    #expect(
      report.values == ["name": "Ann\nLee", "photo": .file(photo), "tags": ["a", "b"]]
    )
    let none = Self.multipart("name=\"photo\"; filename=\"\"\r\n\r\n")
    #expect(
      try form.validate(multipart: none, contentType: type).violations.map(\.path)
        == ["name", "photo"]
    )
    let header = #expect(throws: MalformedDataError.self) {
      try form.validate(multipart: body, contentType: "multipart/form-data")
    }
    #expect(
      header?.description == "1:1: expected the type 'multipart/form-data' with a boundary"
    )
    let torn = #expect(throws: MalformedDataError.self) {
      try form.validate(multipart: body.dropLast(6), contentType: type)
    }
    #expect(torn?.reason == "the data ends before the last boundary")
  }

  @Test func `names that a closed form lacks are violations, others are ignored`() throws {
    let open = try form("form f { field name }")
    #expect(try open.validate(formEncoded: Data("name=a&nmae=b".utf8)).isValid)
    let closed = try form("closed form f { field name }")
    let report = try closed.validate(formEncoded: Data("name=a&nmae=b".utf8))
    #expect(report.violations.map(\.rule) == ["unknown"])
    #expect(report.violations.map(\.path.description) == ["nmae"])
  }

  @Test func `each kind of body is judged with the host's answers`() async throws {
    let form = try form("external rule free\nform f { field name { free } }")
    let externals: ExternalRules = [
      "free": .init { value, _ in value == "ann" ? .rejected : .accepted }
    ]
    let sent = try await form.validate(formEncoded: Data("name=ann".utf8), externals: externals)
    #expect(sent.violations.map(\.rule) == ["free"])
    let parts = try await form.validate(
      multipart: Self.multipart("name=\"name\"\r\n\r\nann"),
      contentType: "multipart/form-data; boundary=b",
      externals: externals
    )
    #expect(parts.violations.map(\.rule) == ["free"])
    let json = try await form.validate(json: Data(#"{"name":"ann"}"#.utf8), externals: externals)
    #expect(json.violations.map(\.rule) == ["free"])
    let own = try await form.validate(encoding: ["name": "ann"], externals: externals)
    #expect(own.violations.map(\.rule) == ["free"])
    // Without waiting, in a function that could wait.
    let now = try form.validateImmediately(["name": "ann"], externals: externals)
    #expect(now.violations.map(\.rule) == ["free"])
  }

  @Test func `errors say in sentences what is wrong`() throws {
    let unloaded = #expect(throws: RuleFileError.self) {
      try RuleFile(text: "form f { field a { min_lenght(3); emial } }", name: "a.rules")
    }
    #expect(
      unloaded?.localizedDescription
        == "The rules cannot be loaded (a.rules, line 1): unknown rule 'min_lenght'. There is one more error."
    )
    let missing: any Error = MissingExternalRulesErrorProbe.error
    #expect(
      missing.localizedDescription
        == "The form 'f' needs external rules that were not supplied: 'free'."
    )
    #expect(SessionError.readOnly("a").localizedDescription == "'a' is read-only.")
  }

  private enum MissingExternalRulesErrorProbe {
    static var error: any Error {
      do {
        let form = try RuleFile(text: "external rule free\nform f { field a { free } }").form("f")
        _ = try form?.validateImmediately([:], externals: .none)
        return CancellationError()
      } catch {
        return error
      }
    }
  }
}

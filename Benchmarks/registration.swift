import SystemPCRE2
import Glibc

// The rules of `Rules/Examples/registration.rules` by hand, for one record in a file and without
// Foundation: what `Benchmarks/race.py` holds the start of the command against.

/// A pattern, run by PCRE2's machine code.
struct Pattern {
  let code: OpaquePointer
  let found = pcre2_match_data_create_8(1, nil)

  init(_ text: String) {
    var error: Int32 = 0
    var offset = 0
    let bytes = Array("\\A(?:\(text))\\z".utf8)
    guard let code = pcre2_compile_8(bytes, bytes.count, UInt32(PCRE2_UTF), &error, &offset, nil)
    else { fatalError("\(text): error \(error) at \(offset)") }
    self.code = code
    _ = pcre2_jit_compile_8(code, UInt32(PCRE2_JIT_COMPLETE))
  }

  func matches(_ text: [UInt8]) -> Bool {
    pcre2_match_8(code, text, text.count, 0, 0, found, nil) >= 0
  }
}

/// Takes an object of plain texts, numbers and truth values apart.
struct Members {
  var values: [String: [UInt8]] = [:]
  private var bytes: ArraySlice<UInt8>

  init(_ object: [UInt8]) {
    bytes = object.dropFirst()
    while bytes.first == UInt8(ascii: "\"") {
      let key = String(decoding: text(), as: UTF8.self)
      bytes.removeFirst()
      values[key] = bytes.first == UInt8(ascii: "\"") ? text() : word()
      bytes.removeFirst()
    }
  }

  subscript(_ key: String) -> [UInt8] { values[key] ?? [] }

  private mutating func text() -> [UInt8] {
    bytes.removeFirst()
    let text = bytes.prefix { $0 != UInt8(ascii: "\"") }
    bytes = bytes.dropFirst(text.count + 1)
    return Array(text)
  }

  private mutating func word() -> [UInt8] {
    let word = bytes.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "}") }
    bytes = bytes.dropFirst(word.count)
    return Array(word)
  }
}

func contents(of path: String) -> [UInt8] {
  let descriptor = open(path, O_RDONLY)
  return Array(unsafeUninitializedCapacity: 1 << 16) { buffer, count in
    count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
  }
}

func isValid(_ record: Members) -> Bool {
  let label = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
  let email = Pattern("[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@\(label)(?:\\.\(label))*")
  let telephone = Pattern("\\+?[0-9 ()-]{7,20}")
  let postcode = Pattern(
    "[A-Za-z][A-Ha-hJ-Yj-y]?[0-9][A-Za-z0-9]? ?[0-9][A-Za-z]{2}|[Gg][Ii][Rr] ?0[Aa]{2}"
  )
  let address = Pattern(
    "https?://[a-zA-Z0-9-]+(?:\\.[a-zA-Z0-9-]+)+(?::[0-9]{1,5})?(?:/[!-~]*)?"
  )
  let password = Pattern("[a-zA-Z0-9]{6,}")
  let age = Int(String(decoding: record["age"], as: UTF8.self)) ?? 0
  let contact = record["contact"]
  let website = record["website"]
  return (1...32).contains(record["name"].count)
    && email.matches(record["email"])
    && password.matches(record["password"])
    && record["confirm"] == record["password"]
    && (18...120).contains(age)
    && (telephone.matches(contact) || email.matches(contact))
    && postcode.matches(record["postcode"])
    && !record["country"].isEmpty
    && (website.isEmpty || address.matches(website))
}

print(isValid(Members(contents(of: CommandLine.arguments[1]))) ? "valid" : "invalid")

import FormData

// Objects and lists written so that each start has its end.

extension JSONWriter {
  mutating func object(_ name: String? = nil, _ body: (inout JSONWriter) -> Void) {
    if let name { self.name(name) }
    beginObject()
    body(&self)
    endObject()
  }

  mutating func list(_ name: String? = nil, _ body: (inout JSONWriter) -> Void) {
    if let name { self.name(name) }
    beginList()
    body(&self)
    endList()
  }

  mutating func member(_ name: String, _ value: String) {
    self.name(name)
    text(value)
  }

  mutating func member(_ name: String, _ value: Int) {
    self.name(name)
    integer(value)
  }

  mutating func member(_ name: String, _ value: Bool) {
    self.name(name)
    boolean(value)
  }
}

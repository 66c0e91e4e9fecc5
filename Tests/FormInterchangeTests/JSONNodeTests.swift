import RuleEngine
import Testing

@testable import FormInterchange

@Suite struct JSONNodeTests {
  private static let node: JSONNode = [
    "a": [1, ["b": "x\n"], []], "c": [:], "ok": true, "nothing": .null,
  ]

  @Test func `commas stand between members and items alone`() {
    #expect(
      Self.node.compactText == #"{"a":[1,{"b":"x\n"},[]],"c":{},"ok":true,"nothing":null}"#
    )
    #expect(
      Self.node.line(isSpaced: true)
        == #"{ "a": [1, { "b": "x\n" }, []], "c": {}, "ok": true, "nothing": null }"#
    )
  }

  @Test func `values are written with their members in order`() {
    let value: Value = ["b": [1, -2.50, nil], "a": .text("")]
    #expect(JSONNode(value).compactText == #"{"a":"","b":[1,-2.5,null]}"#)
  }
}

import FormData
import FormRules
import Foundation
import TestSupport

/// Validates values against an exported schema, independently of the importer.
///
/// It knows only the keywords that exports contain, and throws at any other.
struct SchemaValidator {
  struct UnknownKeyword: Error {
    var name: String
  }

  private let root: JSONTree

  init(_ schema: String) throws {
    root = try JSONTree(Array(schema.utf8))
  }

  func accepts(_ value: Value) throws -> Bool { try accepts(value, root) }

  private func accepts(_ value: Value, _ schema: JSONTree) throws -> Bool {
    if let known = schema.boolean { return known }
    let keywords = schema.members ?? []
    return try keywords.allSatisfy { try accepts(value, $0.name, $0.value, in: schema) }
  }

  private func accepts(
    _ value: Value,
    _ keyword: String,
    _ argument: JSONTree,
    in schema: JSONTree
  ) throws -> Bool {
    switch keyword {
    case "$schema", "$defs", "$comment", "title", "description", "default", "format", "readOnly",
      "writeOnly", "then", "else", "x-formrules":
      return true
    case "$ref": return try accepts(value, target(of: argument.string ?? ""))
    case "allOf": return try (argument.items ?? []).allSatisfy { try accepts(value, $0) }
    case "anyOf": return try (argument.items ?? []).contains { try accepts(value, $0) }
    case "not": return try !accepts(value, argument)
    case "if":
      let branch = try accepts(value, argument) ? schema["then"] : schema["else"]
      return try branch.map { try accepts(value, $0) } ?? true
    case "type":
      let names = argument.items?.compactMap(\.string) ?? [argument.string ?? ""]
      return names.contains { value.isOfType($0) }
    case "enum": return (argument.items ?? []).contains { $0.value == value }
    case "const": return argument.value == value
    case _: break
    }
    switch value {
    case .text(let text): return try accepts(text, keyword, argument)
    case .number(let number): return try accepts(number, keyword, argument)
    case .list(let items): return try accepts(items, keyword, argument, in: schema)
    case .form(let members): return try accepts(members, keyword, argument, in: schema)
    default: return try isOfOtherTypes(keyword)
    }
  }

  /// True for keywords that constrain values of other types.
  private func isOfOtherTypes(_ keyword: String) throws -> Bool {
    let known: Set = [
      "minLength", "maxLength", "pattern", "minimum", "maximum", "exclusiveMinimum",
      "exclusiveMaximum", "multipleOf", "items", "prefixItems", "minItems", "maxItems",
      "uniqueItems", "contains", "properties", "required", "additionalProperties",
      "propertyNames", "minProperties", "maxProperties",
    ]
    guard known.contains(keyword) else { throw UnknownKeyword(name: keyword) }
    return true
  }

  private func accepts(_ text: String, _ keyword: String, _ argument: JSONTree) throws -> Bool {
    let length = Number(text.unicodeScalars.count)
    switch keyword {
    case "minLength": return argument.number <= length
    case "maxLength": return length <= argument.number
    case "pattern":
      let pattern = try NSRegularExpression(pattern: argument.string ?? "")
      return pattern.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    case _: return try isOfOtherTypes(keyword)
    }
  }

  private func accepts(_ number: Number, _ keyword: String, _ argument: JSONTree) throws -> Bool {
    switch keyword {
    case "minimum": return argument.number <= number
    case "maximum": return number <= argument.number
    case "exclusiveMinimum": return argument.number < number
    case "exclusiveMaximum": return number < argument.number
    case "multipleOf": return number.isMultiple(of: argument.number)
    case _: return try isOfOtherTypes(keyword)
    }
  }

  private func accepts(
    _ items: [Value],
    _ keyword: String,
    _ argument: JSONTree,
    in schema: JSONTree
  ) throws -> Bool {
    switch keyword {
    case "prefixItems": return try zip(items, argument.items ?? []).allSatisfy(accepts)
    case "items":
      let rest = items.dropFirst(schema["prefixItems"]?.items?.count ?? 0)
      return try rest.allSatisfy { try accepts($0, argument) }
    case "contains": return try items.contains { try accepts($0, argument) }
    case "minItems": return argument.number <= Number(items.count)
    case "maxItems": return Number(items.count) <= argument.number
    case "uniqueItems": return argument.boolean != true || Set(items).count == items.count
    case _: return try isOfOtherTypes(keyword)
    }
  }

  private func accepts(
    _ members: [String: Value],
    _ keyword: String,
    _ argument: JSONTree,
    in schema: JSONTree
  ) throws -> Bool {
    switch keyword {
    case "properties":
      return try (argument.members ?? []).allSatisfy { property in
        try members[property.name].map { try accepts($0, property.value) } ?? true
      }
    case "required":
      return (argument.items ?? []).allSatisfy { members[$0.string ?? ""] != nil }
    case "additionalProperties":
      let named = Set((schema["properties"]?.members ?? []).map(\.name))
      return try members.allSatisfy { name, value in
        try named.contains(name) || accepts(value, argument)
      }
    case "propertyNames": return try members.keys.allSatisfy { try accepts(.text($0), argument) }
    case "minProperties": return argument.number <= Number(members.count)
    case "maxProperties": return Number(members.count) <= argument.number
    case _: return try isOfOtherTypes(keyword)
    }
  }

  /// The schema that a reference within the document leads to.
  private func target(of reference: String) throws -> JSONTree {
    let steps = (reference.removingPercentEncoding ?? reference).split(separator: "/").dropFirst()
    return try steps.reduce(root) { schema, step in
      let name = String(step).replacing("~1", with: "/").replacing("~0", with: "~")
      guard let next = schema[name] else { throw UnknownKeyword(name: reference) }
      return next
    }
  }
}

extension JSONTree {
  fileprivate var number: Number {
    if case .number(let number) = content { number } else { 0 }
  }
}

extension Value {
  fileprivate func isOfType(_ name: String) -> Bool {
    switch (self, name) {
    case (.null, "null"), (.boolean, "boolean"), (.number, "number"), (.text, "string"),
      (.list, "array"), (.form, "object"):
      true
    case (.number(let number), "integer"): number.isInteger
    case (_, _): false
    }
  }
}

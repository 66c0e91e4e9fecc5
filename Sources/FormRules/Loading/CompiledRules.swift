#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import RuleCompiler

/// The portable form of rule files: a program as JSON, as `formrules compile` writes it.
///
/// `Grammar/Reference/compiled.md` describes the format. It gives the same verdicts without the rule
/// files and the front end.
package struct CompiledRules: Sendable {
  package let program: Program
  /// The texts of the program's sources by name, for excerpts; empty if they were left out.
  package let texts: [String: String]

  package init(_ program: Program, texts: [String: String] = [:]) {
    self.program = program
    self.texts = texts
  }

  /// Whether a text is a compiled file rather than a rule file, which never begins with a brace.
  package static func isCompiled(_ text: [UInt8]) -> Bool {
    text.first { !$0.isJSONSpace } == UInt8(ascii: "{")
  }

  /// Reads and verifies a portable program.
  ///
  /// - Throws: an error for the first part that can't be read or run.
  /// - Complexity: n log n in the length of the JSON text.
  package init(json: [UInt8]) throws(CompiledRulesError) {
    do {
      self = try JSONDecoder().decode(CompiledRules.self, from: Data(json))
    } catch let error as DecodingError {
      throw CompiledRulesError(error)
    } catch let fault as ProgramFault {
      throw CompiledRulesError(part: "program.\(fault.part)", reason: fault.reason)
    } catch let error as CompiledRulesError {
      throw error
    } catch {
      throw CompiledRulesError(part: "", reason: "cannot be read")
    }
  }

  /// The JSON text, in UTF-8; the same program always gives the same text.
  ///
  /// - Throws: errors of the encoder, which programs don't cause.
  package func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self))
  }
}

extension UInt8 {
  fileprivate var isJSONSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

extension CompiledRules: Codable {
  private static let format = "formrules program"
  private static let version = 1

  private enum Key: String, CodingKey {
    case format, version, program, texts, translations
  }

  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    guard try members.decode(String.self, forKey: .format) == CompiledRules.format else {
      throw CompiledRulesError(part: "format", reason: "is not '\(CompiledRules.format)'")
    }
    let version = try members.decode(Int.self, forKey: .version)
    guard version == CompiledRules.version else {
      throw CompiledRulesError(
        part: "version",
        reason: "is \(version); this is version \(CompiledRules.version): compile the rules again"
      )
    }
    let program = try members.decode(Program.self, forKey: .program)
    try program.verify()
    let texts = try members.decodeIfPresent([String: String].self, forKey: .texts)
    self.init(program, texts: texts ?? [:])
  }

  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(CompiledRules.format, forKey: .format)
    try members.encode(CompiledRules.version, forKey: .version)
    try members.encode(program.withTranslatedPatterns(), forKey: .program)
    if !texts.isEmpty { try members.encode(texts, forKey: .texts) }
    // For other runtimes; this one has all texts.
    let translations = program.translations
    if !translations.isEmpty { try members.encode(translations, forKey: .translations) }
  }
}

/// Why compiled rules can't be loaded.
public struct CompiledRulesError: Error, Sendable, Hashable {
  /// The part of the JSON text that is wrong, such as `program.instructions[12]`; empty for the
  /// whole.
  public let part: String
  /// What is wrong with the part, such as `has no 'format'`.
  public let reason: String
}

extension CompiledRulesError {
  fileprivate init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(part: Self.path(context.codingPath), reason: "has no '\(key.stringValue)'")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      self.init(part: Self.path(context.codingPath), reason: "is a value of another type")
    case .dataCorrupted(let context):
      let isText = context.codingPath.isEmpty
      self.init(
        part: Self.path(context.codingPath),
        reason: isText ? "is not JSON" : "cannot be read: \(context.debugDescription)"
      )
    @unknown default:
      self.init(part: "", reason: "cannot be read")
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    var path = ""
    for key in keys {
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return path
  }
}

extension CompiledRulesError: CustomStringConvertible {
  /// The part and the reason, on one line.
  public var description: String {
    part.isEmpty ? "the text \(reason)" : "\(part): \(reason)"
  }
}

import FormInterchange
import FormRules
import RuleSyntax

extension LaravelConversion {
  /// The rule here for one of Laravel's that asks for a form of text.
  func format(_ rule: LaravelRule) throws(Inexpressible) -> [Expression] {
    let option = rule.parameters.first ?? ""
    switch rule.name {
    case "alpha": return [option == "ascii" ? .rule("alpha") : characters("")]
    case "alpha_num": return [option == "ascii" ? .rule("alphanumeric") : characters("\\p{N}")]
    case "alpha_dash":
      return [option == "ascii" ? characters("A-Za-z0-9_-", letters: "") : characters("\\p{N}_-")]
    case "lowercase": return [.no(.rule("contains", .pattern("[\\p{Lu}\\p{Lt}]")))]
    case "uppercase": return [.no(.rule("contains", .pattern("[\\p{Ll}\\p{Lt}]")))]
    case "starts_with", "ends_with":
      return [.any(rule.parameters.map { .rule(rule.name, .text($0)) })]
    case "doesnt_start_with":
      return rule.parameters.map { .no(.rule("starts_with", .text($0))) }
    case "doesnt_end_with": return rule.parameters.map { .no(.rule("ends_with", .text($0))) }
    case "regex": return [.rule("contains", try pattern(option))]
    case "not_regex": return [.no(.rule("contains", try pattern(option)))]
    case "email": return [try email(rule)]
    case "url": return [url(rule)]
    case "timezone": return try timeZone(option)
    case "uuid":
      let version = Int(option).map { [Argument(value: .number($0))] } ?? []
      return [.rule("uuid", version)]
    case "ascii", "base64", "hex_color", "ip", "ipv4", "ipv6", "json", "mac_address", "ulid":
      return [try standard(rule.name)]
    case "active_url", "exists", "unique", "current_password": throw .network
    default: throw .noRule(rule.name)
    }
  }

  private func standard(_ name: String) throws(Inexpressible) -> Expression {
    guard StandardLibrary.names.contains(name) else { throw .noRule(name) }
    return .rule(name)
  }

  private func characters(_ others: String, letters: String = "\\p{L}\\p{M}") -> Expression {
    .rule("chars", .text(letters + others))
  }

  /// A pattern between PHP's delimiters, with the flags that both know.
  private func pattern(_ written: String) throws(Inexpressible) -> OperandTree {
    guard let first = written.first, let end = written.lastIndex(of: Self.closing(first)),
      end > written.startIndex
    else { throw .patternNotation }
    // All text is Unicode here, and `$` is the very end.
    let flags = written[written.index(after: end)...].filter { $0 != "u" && $0 != "D" }
    guard flags.allSatisfy({ "imsx".contains($0) }) else { throw .patternNotation }
    let text = String(written[written.index(after: written.startIndex)..<end])
    let literal = first == "/" ? text : PatternText.literal(of: text)
    return .pattern(literal, flags: String(flags.sorted()))
  }

  private static func closing(_ delimiter: Character) -> Character {
    switch delimiter {
    case "(": ")"
    case "[": "]"
    case "{": "}"
    case "<": ">"
    default: delimiter
    }
  }

  private func email(_ rule: LaravelRule) throws(Inexpressible) -> Expression {
    switch rule.parameters {
    case [], ["rfc"]: .rule("email")
    case ["strict"], ["filter"]: .rule("email_strict")
    case ["filter_unicode"]: try standard("email_unicode")
    default: throw .network
    }
  }

  private func url(_ rule: LaravelRule) -> Expression {
    if rule.parameters.isEmpty { return .rule("url") }
    let schemes = rule.parameters.map { Expression.rule("starts_with", .text("\($0)://")) }
    return .all([.rule("uri"), .any(schemes)])
  }

  /// A time zone, of all or of one region: `Africa` or `UTC`.
  private func timeZone(_ region: String) throws(Inexpressible) -> [Expression] {
    let rule = try standard("timezone")
    return switch region.lowercased() {
    case "", "all", "all_with_bc": [rule]
    case "utc": [.rule("one_of", .text("UTC"))]
    case "per_country": throw Inexpressible.noRule("timezone per_country")
    default: [rule, .rule("starts_with", .text("\(region)/"))]
    }
  }
}

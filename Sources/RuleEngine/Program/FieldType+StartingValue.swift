extension FieldType {
  /// The value that a field of the type begins with, for the argument of its `@default`.
  ///
  /// - Returns: nil if the type doesn't accept the argument.
  package func startingValue(_ value: Value) -> Value? {
    switch (self, value) {
    case (.any, _): value
    case (.text, .text), (.choice, .text), (.integer, .text), (.number, .text), (.boolean, .text):
      value
    case (.date, .text), (.month, .text), (.time, .text), (.dateTime, .text): value
    case (.integer, .number), (.number, .number), (.boolean, .boolean): value
    case (.text, .number(let number)), (.choice, .number(let number)): .text(number.description)
    case (.text, .boolean(let isTrue)), (.choice, .boolean(let isTrue)): .text(String(isTrue))
    case (.list(let item), .list(let items)): .list(items.compactMap { item.startingValue($0) })
    case (.list(let item), _): item.startingValue(value).map { .list([$0]) }
    case (.text, _), (.integer, _), (.number, _), (.boolean, _), (.date, _), (.month, _),
      (.time, _),
      (.dateTime, _), (.choice, _), (.file, _), (.form, _), (.map, _):
      nil
    }
  }
}

/// The validators of PureForm, by the names that its files use.
enum PureFormValidator: String, CaseIterable {
  case equal
  case equalNext = "equal_next"
  case equalPrevious = "equal_previous"
  case equalLength = "equal_length"
  case minLength = "min_length"
  case maxLength = "max_length"
  case minValue = "min_value"
  case maxValue = "max_value"
  case required
  case type
  case custom

  /// What PureForm says when a value fails, with placeholders for `%@`; a `type` names its format.
  func message(format: String = "") -> String {
    switch self {
    case .equal: "Value doesn't match expected one ({other})"
    case .equalNext: "Value doesn't match next one"
    case .equalPrevious: "Value doesn't match previous one"
    case .equalLength: "Value length doesn't match expected one ({count})"
    case .minLength: "String length is too short, than expected ({min})"
    case .maxLength: "String length is too long, than expected ({max})"
    case .minValue: "Value is too small, than expected ({min})"
    case .maxValue: "Value is too big, than expected ({max})"
    case .required: "Value is required"
    case .type: "Value doesn't match \(format) format"
    case .custom: "Check value you entered"
    }
  }
}

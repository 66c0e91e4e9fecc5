import FormData
import RuleSyntax

/// The kind of control of a view, as far as its values matter.
///
/// A PureForm file names properties of the app's own cells instead of kinds. So the kind is
/// inferred from the view's parameters, or else from the property's name.
enum PureFormControl: Equatable {
  case textField
  /// Its value is the index of the chosen segment; titles are by index.
  case segments([String])
  case `switch`
  case slider
  case stepper

  init(_ view: PureFormView) {
    let name = view.property.lowercased()
    let parameters = Set(view.parameters.map(\.name))
    let isTruthValue =
      view.value?.boolean != nil
      || view.validators.contains {
        $0.name.hasPrefix("equal") && $0.value.boolean != nil && !$0.name.contains("_")
      }
    let titles = PureFormControl.titles(of: view)
    if !titles.isEmpty || name.contains("segment") {
      self = .segments(titles)
    } else if isTruthValue || name.contains("switch") {
      self = .switch
    } else if name.contains("stepper") {
      self = .stepper
    } else if name.contains("slider")
      || !parameters.isDisjoint(with: ["stepValue", "minimumValue", "maximumValue"])
    {
      self = .slider
    } else {
      self = .textField
    }
  }

  /// The titles or images of the segments, numbered from 0 without gaps.
  private static func titles(of view: PureFormView) -> [String] {
    var titles: [String] = []
    while let parameter = view.parameters.first(where: { segment(of: $0.name) == titles.count }) {
      titles.append(parameter.value.text ?? "\(parameter.value.numberText ?? "")")
    }
    return titles
  }

  /// The number of the segment whose title or image a parameter sets.
  private static func segment(of parameter: String) -> Int? {
    for prefix in ["sectionTitle", "sectionImage"] where parameter.hasPrefix(prefix) {
      let digits = parameter.dropFirst(prefix.count).prefix { $0 != "*" }
      return Int(digits)
    }
    return nil
  }

  /// Whether a parameter is the title or image of one of the segments.
  func showsAsSegment(_ parameter: String) -> Bool {
    guard case .segments(let titles) = self, !parameter.hasSuffix("*"),
      let segment = PureFormControl.segment(of: parameter)
    else { return false }
    return segment < titles.count
  }

  /// The type of its values; nil means text.
  var type: TypeReference? {
    switch self {
    case .textField: nil
    case .segments: .type("integer")
    case .switch: .type("boolean")
    case .slider, .stepper: .type("number")
    }
  }

  var isNumeric: Bool { [.type("integer"), .type("number")].contains(type) }

  /// Whether its values can equal those of the other control.
  func isComparable(with other: PureFormControl) -> Bool {
    isNumeric && other.isNumeric || type == other.type
  }

  /// An initial value, in the control's type: a stepper's `"0"` is a number.
  func literal(of value: JSONTree) -> Literal {
    guard isNumeric, let text = value.text, RoundedBound(text) != nil else { return value.literal }
    return .number(text)
  }
}

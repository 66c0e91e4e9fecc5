import RuleEngine

extension EvaluationTrace.Omission {
  /// Why checks were not run, in words.
  var words: String {
    switch self {
    case .mode(let mode): "stopped by the mode \(mode.rawValue)"
    case .moment(let moment): "runs on \(moment) alone"
    case .host: "the host is asked only where all else holds"
    case .reason(let reason): "\(reason)"
    }
  }
}

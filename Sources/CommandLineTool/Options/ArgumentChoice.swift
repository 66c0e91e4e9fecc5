import ArgumentParser
import FormData
import RuleEngine

/// A choice among a few words, which are the raw values of its cases.
///
/// The argument parser would find out as much by itself, but by key paths and descriptions of each
/// case, which cost every start of a command more than a record does.
protocol ArgumentChoice: ExpressibleByArgument, CaseIterable, RawRepresentable<String> {}

extension ArgumentChoice {
  static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  static var allValueDescriptions: [String: String] { [:] }
  var defaultValueDescription: String { rawValue }
}

extension RecordFormat: ArgumentChoice {}
extension ReportMode: ArgumentChoice {}

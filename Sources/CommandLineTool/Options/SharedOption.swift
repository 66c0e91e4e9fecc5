import ArgumentParser

/// An option that several commands take, with the words that explain it.
///
/// A command declares those it takes like its own. Groups of them would say the same, but take every
/// start of a command as long as some hundreds of records do: the argument parser searches all types
/// of the executable several times for each. So it does for each default that it would name, which is
/// why these have none, and say in words what holds where they are not given.
struct SharedOption {
  let name: String
  let help: ArgumentHelp

  static let form = SharedOption(
    name: "form",
    help: "The form that records are judged by; may be left out where the file has one form."
  )

  static let input = SharedOption(
    name: "input",
    help: "How records are written; taken from the file's ending, else json."
  )

  static let report = SharedOption(
    name: "report",
    help: ArgumentHelp(
      """
      How much of what fails is reported: by default the first failing check of each field; else \
      all of them, or the first of the record.
      """,
      valueName: "mode"
    )
  )

  static let strictTypes = SharedOption(
    name: "strict-types",
    help: "Take no text for a number, a date or a truth value."
  )

  static let colour = SharedOption(
    name: "color",
    help: "Colour what people read, by default where it is a terminal and NO_COLOR is not set."
  )
}

extension Option {
  /// The option, which has no value where none is given.
  init<Given: ExpressibleByArgument>(_ shared: SharedOption) where Value == Given? {
    self.init(name: [.customLong(shared.name)], help: shared.help)
  }
}

extension Flag where Value == Bool {
  /// The option as one that is either given or not.
  init(wrappedValue: Bool, _ shared: SharedOption) {
    self.init(wrappedValue: wrappedValue, name: [.customLong(shared.name)], help: shared.help)
  }
}

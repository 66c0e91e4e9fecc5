import ArgumentParser
import FormRules

@main
struct Tool: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "formrules")
}

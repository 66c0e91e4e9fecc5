import ArgumentParser
import FormRules
@main struct Tool: ParsableCommand { mutating func run() { print(Facade.go()) } }

import FormRules
import Foundation
import Testing

@testable import CommandLineTool

struct CompletionTests {
  private var workbench = Workbench(colors: Colors(isOn: false))

  init() {
    let definitions = """
      rule strong(length: integer = 8) { min_length(length) }
      external rule known(place: text)
      form sign_up {
          field name { strong; known(home.town) }
          field terms: boolean
          field size: choice { option "S"; option "XL" }
          group home { field town }
      }
      """
    _ = workbench.enter(Entry(definitions))
  }

  private func candidates(_ text: String) -> [String] { workbench.completion(of: text).candidates }

  @Test func `commands complete, and what stands behind them`() {
    #expect(candidates(":su") == ["submit"])
    #expect(candidates("  :re") == ["reload"])
    #expect(candidates(":form s") == ["sign_up"])
    #expect(candidates(":set h") == ["home.town"])
    #expect(candidates(":set terms t") == ["true"])
    #expect(candidates(":set size ") == ["\"S\"", "\"XL\""])
    #expect(candidates(":help min_l") == ["min_length"])
    #expect(candidates(":help :wa") == [":watch"])
    #expect(candidates(":tree stro") == ["strong"])
    #expect(candidates(":answer k") == ["known"])
    #expect(candidates(":type na") == ["name"])
    #expect(candidates(":state home") == ["home.town"])
    #expect(candidates(":answer known re") == ["rejected"])
    #expect(candidates(":nonsense x") == [])
    #expect(candidates(":quit x") == [])
  }

  @Test func `rules complete wherever one can stand`() {
    #expect(candidates("min_l") == ["min_length"])
    #expect(candidates("required and stro") == ["strong"])
    #expect(candidates("form x { field a { email_s") == ["email_strict"])
    #expect(candidates("externa") == ["external"])
  }

  @Test func `in parentheses parameters and fields complete`() {
    #expect(candidates("strong(len") == ["length:"])
    #expect(candidates("min_length(m") == ["min:"])
    #expect(candidates("known(pl") == ["place:"])
    #expect(candidates("equal(home") == ["home.town"])
    #expect(candidates("(min_l") == ["min_length"])
  }

  @Test func `types complete behind a colon`() {
    #expect(candidates("field x: int") == ["integer"])
    #expect(candidates("field x: sig") == ["sign_up"])
    #expect(candidates("field x: an") == ["any"])
  }

  @Test func `in texts and comments nothing completes`() {
    #expect(candidates("contains(\"min_l") == [])
    #expect(candidates("required # min_l") == [])
  }

  @Test func `what all candidates have in common is filled in`() {
    #expect(workbench.completion(of: "equal_").addition == "")
    #expect(workbench.completion(of: "equal_n").addition == "ext")
    #expect(workbench.completion(of: "min_").addition == "")
    #expect(workbench.completion(of: "form x { field a { hex_c").addition == "olor")
    #expect(workbench.completion(of: "zzz").addition == "")
  }

  @Test func `files complete with their folders`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("", to: "one.rules")
    try folder.write("", to: "parts/two.rules")
    try folder.write("", to: ".hidden")
    let path = folder.url.path
    #expect(candidates(":load \(path)/o") == ["\(path)/one.rules"])
    #expect(candidates(":load \(path)/") == ["\(path)/one.rules", "\(path)/parts/"])
    #expect(candidates(":load \(path)/parts/t") == ["\(path)/parts/two.rules"])
  }
}

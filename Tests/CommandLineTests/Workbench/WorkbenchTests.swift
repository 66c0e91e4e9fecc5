import FormRules
import Foundation
import RuleEngine
import Testing

@testable import CommandLineTool

/// What sessions show is held by transcripts; here is what these cannot: files, clocks, invariants.
@Suite(.timeLimit(.minutes(20))) struct WorkbenchTests {
  private var workbench = Workbench(colors: Colors(isOn: false))

  /// Enters what must succeed; gives what is to be read.
  private mutating func enter(_ text: String) -> String {
    let reply = workbench.enter(Entry(text))
    #expect(!reply.hasFailed, "\(text): \(reply.text)")
    return reply.text
  }

  /// Enters what must fail; gives the reason.
  private mutating func refuse(_ text: String) -> String {
    let reply = workbench.enter(Entry(text))
    #expect(reply.hasFailed, "\(text): \(reply.text)")
    return reply.text
  }

  @Test(arguments: WorkbenchCommand.allCases)
  func `a name and every beginning of it that is unique mean the command`(
    _ command: WorkbenchCommand
  ) throws {
    for length in 1...command.rawValue.count {
      let beginning = String(command.rawValue.prefix(length))
      let meant = WorkbenchCommand.allCases.filter { $0.rawValue.hasPrefix(beginning) }
      let isMeant = meant.count == 1 || beginning == command.rawValue
      let found = try? WorkbenchCommand(named: beginning)
      #expect(isMeant ? found == command : found == nil || found?.rawValue == beginning)
    }
  }

  @Test mutating func `:rules lists what there is by kind`() {
    _ = enter("rule short(most: integer) { max_length(most) }")
    _ = enter("form a { field b { short(3) } }")
    let list = enter(":rules")
    for part in ["forms\n  a\n", "rules\n  short(most)\n", "standard rules\n", "built-in rules\n"] {
      #expect(list.contains(part))
    }
    let names = Set(list.split { $0 == " " || $0 == "," || $0 == "\n" }.map(String.init))
    #expect(names.isSuperset(of: BuiltInRule.allCases.map(\.rawValue)))
  }

  @Test mutating func `what is refused changes nothing`() {
    _ = enter("rule short(most: integer) { max_length(most) }")
    _ = enter("form a { field b { short(3) } }")
    let before = workbench.draft.text
    let entries = [
      "rule short { required }", "rule short(most: integer) {", "form a { field b { nothing } }",
      "rule email { required }", "field b { short }", "field c: no_type", "rule a { required }",
      "import \"missing.rules\"", "rule x { x }", "form a { field b: a { required } }",
    ]
    for entry in entries {
      _ = refuse(entry)
      #expect(workbench.draft.text == before)
    }
    #expect(enter("short(2)") == "evaluating with: short(2)\n")
    #expect(enter("\"abc\"").hasPrefix("invalid"))
  }

  @Test mutating func `a definition takes the place of the one before`() {
    _ = enter("rule a { max_length(2) }; rule b { a }")
    _ = enter("rule a { max_length(4) }")
    #expect(workbench.draft.tree.declarations.count == 2)
    _ = enter("b")
    #expect(enter("\"abc\"") == "valid\n")
    _ = enter("form f { field x { a }; when x is filled { field y } }")
    _ = enter("field x { b; required }")
    _ = enter("field y { required }")
    _ = enter("field z { a }")
    #expect(workbench.draft.tree.form(named: "f")?.items.flatMap(\.namedItems).count == 3)
    _ = enter("form f { field q }")
    #expect(workbench.draft.tree.form(named: "f")?.items.count == 1)
    #expect(workbench.draft.definitions.map(\.names) == [["a", "b"], ["a"], ["f"]])
  }

  @Test mutating func `an item of a form waits for a file with that form`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.write("form other { field x }", to: "other.rules")
    _ = enter("form a { field b }")
    _ = enter("field c")
    _ = enter(":load \(file.path)")
    #expect(workbench.draft.tree.formNames == ["other", "a"])
    let copy = folder.url.appending(path: "copy.rules").path
    _ = enter(":save \(copy)")
    _ = enter(":form a")
    _ = enter("field d")
    #expect(refuse(":load \(file.path)").contains("the file has no form 'a'"))
    #expect(workbench.draft.path == copy)
  }

  @Test(arguments: [
    (":set a {", "<input>:1:9: error[E0203]: missing '}'"),
    (":set a [\"x\"", "<input>:1:12: error["), (":set a \"x\" }", "<input>:1:13: error["),
    ("{ a: \"x\"", "<input>:1:9: error["),
  ])
  mutating func `what an entry leaves open is wrong at its end`(entry: String, place: String) {
    _ = enter("form f { field a }")
    let refusal = refuse(entry)
    #expect(refusal.hasPrefix(place))
    #expect(!refusal.contains("<session>") && !refusal.contains("reading"))
  }

  @Test mutating func `a message shows what was entered in visible characters`() {
    #expect(refuse(":load \u{1B}[31m\u{202E}").contains("'␛[31m<U+202E>'"))
  }

  @Test mutating func `long texts are shortened where they would fill the screen`() {
    _ = enter("form f { field x }")
    let typed = enter(":type x " + String(repeating: "a", count: 200) + "z")
    #expect(typed.split(separator: "\n").count == 202)
    #expect(typed.split(separator: "\n").allSatisfy { $0.count < 160 })
    #expect(typed.contains("aaz\""))
    #expect(enter(":state").split(separator: "\n").allSatisfy { $0.count < 80 })
    #expect(enter(":state x").contains(String(repeating: "a", count: 200) + "z"))
  }

  @Test mutating func `the reference lists the pages`() {
    #expect(enter(":help reference").contains("[`each`](each.md)"))
  }

  @Test mutating func `help of a field is what its form says of it`() {
    _ = enter("form line { field count: integer { required } }")
    _ = enter("form f { field x \"X\" { required }; field lines: list of line }")
    _ = enter(":form f")
    #expect(enter(":help x") == "field x \"X\" { required }\n")
    #expect(enter(":help lines[0].count") == "field count: integer { required }\n")
    // What is no field is what it is elsewhere.
    #expect(enter(":help f").hasPrefix("form f"))
    #expect(enter(":help email").hasPrefix("# Standard/email.rules\n"))
    #expect(refuse(":help lines[0].cout").contains("there is no page 'lines[0].cout'"))
    #expect(refuse(":help lin").contains("did you mean 'line'?"))
    _ = enter("form g { when a is filled { group b { field c @secret } }; field a }")
    _ = enter(":form g")
    #expect(enter(":help b") == "group b { field c @secret }\n")
    #expect(enter(":help b.c") == "field c @secret\n")
  }

  @Test mutating func `the last values stay through a definition`() {
    _ = enter("form f { field x { required } }")
    _ = enter(":set x \"abc\"")
    _ = enter("field x { max_length(2) }")
    #expect(enter(":values") == "x = \"abc\"\n")
    #expect(enter(":submit").hasPrefix("invalid\n  x: "))
  }

  @Test mutating func `a file is loaded under what was defined, saved and watched`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.write(
      "form f { field x { short } }\nrule short { max_length(2) }\n",
      to: "f.rules"
    )
    _ = enter("rule short { max_length(3) }")
    #expect(enter(":load \(file.path)").contains("with the definitions of this session: short\n"))
    _ = enter(":set x \"abc\"")
    #expect(enter(":submit").hasPrefix("valid\n"))
    #expect(workbench.draft.text.name == "\(file.path) (edited)")

    let copy = folder.url.appending(path: "copy.rules").path
    #expect(enter(":save \(copy)") == "saved \(copy): 1 form, 1 rule\n")
    #expect(try folder.text(of: "copy.rules").contains("max_length(3)"))
    #expect(refuse(":save \(file.path)").contains("file exists"))
    _ = enter("rule short { max_length(1) }")
    _ = enter(":save \(copy)")
    #expect(try folder.text(of: "copy.rules").contains("max_length(1)"))

    _ = enter(":watch")
    #expect(workbench.checkWatchedFile()?.text == nil)
    try folder.write("form g { field y }", to: "copy.rules")
    let reloaded = workbench.checkWatchedFile()
    #expect(reloaded?.text == "loaded \(copy): 1 form\n")
    #expect(workbench.checkWatchedFile()?.text == nil)
    #expect(workbench.form == "g")
    try folder.write("form g { field y ", to: "copy.rules")
    let check = workbench.checkWatchedFile()
    let broken = try #require(check)
    #expect(broken.hasFailed)
    #expect(broken.text.contains("copy.rules:1:"))
    #expect(workbench.draft.tree.formNames == ["g"])
  }

  @Test mutating func `imports are found beside the file, also after an edit`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("rule tiny { max_length(1) }", to: "parts/tiny.rules")
    let file = try folder.write(
      "import \"parts/tiny.rules\"\nform f { field x { tiny } }",
      to: "f.rules"
    )
    _ = enter(":load \(file.path)")
    _ = enter("field y { tiny }")
    _ = enter("tiny")
    #expect(enter("\"ab\"").hasPrefix("invalid"))
  }

  @Test mutating func `the clock stands where it was set`() {
    _ = enter("before(today)")
    _ = enter(":now 2026-03-01")
    #expect(enter("\"2026-02-28\"") == "valid\n")
    #expect(enter("\"2026-03-01\"") != "valid\n")
    #expect(enter(":now 2026-03-01T10:30") == "now is 2026-03-01T10:30\n")
    #expect(refuse(":now tomorrow").contains("is not a date"))
    #expect(enter(":now system").hasPrefix("now is the system's time, 2"))
  }

  @Test mutating func `the person plays the host`() {
    _ = enter("external rule free { timeout 2s }")
    _ = enter("required and free")
    #expect(enter("\"ann\"") == "undecided: pending [free]\n")
    _ = enter(":answer free accepted")
    #expect(enter("\"ann\"") == "valid\n")
    _ = enter(":answer free rejected after 200ms")
    #expect(enter("\"ann\"").contains("This was not accepted. [free]"))
    _ = enter(":answer free failed")
    #expect(enter("\"ann\"") == "undecided: failed [free]\n")
    _ = enter(":answer free accepted after 3s")
    #expect(enter("\"ann\"") == "undecided: timed out [free]\n")
    #expect(refuse(":answer fre accepted").contains("did you mean 'free'?"))
    #expect(refuse(":answer free perhaps").contains("<input>:1:14"))
    #expect(refuse(":answer free").contains("usage: "))
  }

  @Test mutating func `what is set and what is typed are one form`() {
    _ = enter("form f { field a { max_length(3) }; field tags: list of text }")
    _ = enter(":set a \"xy\"")
    #expect(enter(":type a z").contains("\"xyz\"  3      valid"))
    #expect(enter(":values") == "a = \"xyz\"\n")
    _ = enter(":back a 9")
    #expect(enter(":values") == "a = \"\"\n")
    _ = enter(":unset a")
    _ = enter(":paste a \" pq \"")
    #expect(enter(":values") == "a = \" pq \"\n")
    _ = enter(":set tags[0] \"x\"")
    _ = enter(":set tags[1] \"y\"")
    _ = enter(":unset tags[0]")
    #expect(enter(":values") == "a = \" pq \"\ntags[0] = \"y\"\n")
    #expect(enter(":submit").hasPrefix("invalid\n  a: "))
  }

  @Test(arguments: [("tags[0]", "\"x\""), ("marks[\"k\"]", "1"), ("deep[0][0]", "1")])
  mutating func `a part of a value is set and unset without another field`(
    path: String,
    value: String
  ) {
    _ = enter("form i { field a }")
    _ = enter(
      "form f { field n: i; field tags: list of text; field marks: map of integer\n"
        + "field deep: list of list of integer }"
    )
    _ = enter(":form f")
    _ = enter(":set n.a \"x\"")
    #expect(enter(":set \(path) \(value)").contains(": valid"))
    _ = enter(":unset \(path)")
    let lines = enter(":state").split(separator: "\n")
    #expect(lines[1].hasPrefix("  n ") && lines[1].hasSuffix(" untouched"))
  }

  @Test mutating func `who was where stays through a definition and a new day`() {
    _ = enter("form f { field a { min_length(3) }; field b: date { before(today) } }")
    _ = enter(":type a x")
    _ = enter(":type b 2026-01-01")
    #expect(enter(":state a").contains("invalid: Enter 3 or more characters."))
    _ = enter("field c { required }")
    #expect(enter(":state a").contains("invalid: Enter 3 or more characters."))
    _ = enter(":now 2025-12-31")
    #expect(enter(":submit").contains("b: This must be before"))
    _ = enter(":now 2026-01-02")
    #expect(!enter(":submit").contains("b: "))
    _ = enter("form f { field b: date }")
    #expect(enter(":values") == "b = \"2026-01-01\"\n")
  }

  @Test mutating func `nothing of a secret is shown or kept`() {
    _ = enter("form f { field p @secret { min_length(9) } }")
    let entries = [
      ":type p hunter2", ":paste p hunter2", ":back p", ":blur p", ":state", ":state p",
    ]
    for entry in entries { #expect(!enter(entry).contains("hunter")) }
    #expect(workbench.enter(Entry(":type p hunter2")).isSecret)
    #expect(workbench.enter(Entry(":paste p hunter2")).isSecret)
  }

  @Test mutating func `nothing in a secret form is shown`() {
    _ = enter("form i { field a { max_length(3) \"Not {value}.\" }; field n: integer }")
    _ = enter(
      "form f { field s: i @secret; field l: list of i @secret; field m: map of i @secret }"
    )
    _ = enter(":form f")
    let entries = [
      ":set s.a \"hunter2\"", ":set l[0].a \"hunter2\"", ":set m[\"k\"].a \"hunter2\"",
      ":type l[1].a hunter2", ":type s.n 5", ":values", ":state", ":state l[0].a", ":submit",
      ":explain", ":explain s.a",
    ]
    for entry in entries { #expect(!enter(entry).contains("hun"), "\(entry)") }
  }

  @Test(arguments: [
    ":set l [{ a: \"hunter2\" }]", ":set s { a: \"hunter2\", b: \"x\" }",
    ":set m { k: { a: \"hunter2\" } }",
  ])
  mutating func `what holds a secret is neither shown nor kept`(_ entry: String) {
    _ = enter("form i { field a @secret; field b }")
    _ = enter("form f { field s: i; field l: list of i; field m: map of i }")
    _ = enter(":form f")
    let reply = workbench.enter(Entry(entry))
    #expect(reply.isSecret && !reply.hasFailed && !reply.text.contains("hunter"))
  }

  @Test(arguments: [
    ":set p \"hunter2", ":st p \"hunter2\"", ":paste p.x hunter2", ":set p hunter2", "p hunter2",
    ":sett p \"hunter2\"", "set p \"hunter2\"", "{ pp: \"hunter2\" }", ":values p hunter2",
    ":back p hunter2", "{ p: \"hunter2\", q: }",
  ])
  mutating func `what is not understood may be secret`(_ entry: String) {
    #expect(workbench.enter(Entry(entry)).mayBeSecret == Entry(entry).mayGiveValue)
    _ = enter("form f { field p @secret; field q }")
    let reply = workbench.enter(Entry(entry))
    #expect(reply.hasFailed && reply.mayBeSecret)
  }

  @Test mutating func `a test of a form with secrets may be secret`() {
    _ = enter("form f { field p @secret { min_length(9) } }")
    let test = Entry("test \"t\" { given { p: \"hunter2\" }; expect invalid }")
    #expect(workbench.enter(test).mayBeSecret)
    #expect(!workbench.enter(Entry(":submit")).mayBeSecret)
    #expect(!workbench.enter(Entry("min_length(3)")).mayBeSecret)
  }

  @Test func `an echo shows no secret`() {
    let entry = Entry(":set p \"hunter2\"")
    #expect(entry.echo(isSecret: true) == "> :set p •••\n")
    #expect(Entry(":context { p: 1 }").echo(isSecret: true) == "> :context •••\n")
    #expect(entry.echo(isSecret: false) == "> :set p \"hunter2\"\n")
    #expect(Entry("{ p:\n1 }").echo(isSecret: true) == "> •••\n")
    #expect(Entry("{ p:\n1 }").echo(isSecret: false) == "> { p:\n. 1 }\n")
  }

  @Test mutating func `answers come in the order of their times`() {
    _ = enter("external rule slow { debounce 1s }; external rule fast")
    _ = enter("form f { field a { slow }; field b { fast } }")
    _ = enter(":answer slow accepted")
    _ = enter(":answer fast rejected after 200ms")
    _ = enter(":type a x")
    let typed = enter(":type b y")
    #expect(typed.hasSuffix("after 200 ms: b: invalid: This was not accepted. [fast]\n"))
    _ = enter(":answer fast pending")
    #expect(enter(":state b").contains("checking"))
    #expect(enter(":submit") == "undecided\n  b: pending [fast]\n")
    _ = enter(":answer fast accepted")
    #expect(enter(":state b").contains("valid"))
  }

  @Test mutating func `what was meant otherwise is said`() {
    #expect(refuse("help").hasSuffix("help: a command begins with a colon: ':help'\n"))
    #expect(refuse("exit").hasSuffix("help: ':quit' ends\n"))
    #expect(
      refuse("ann@example.org")
        .hasSuffix("help: put the text to evaluate in quotes: \"ann@example.org\"\n")
    )
    #expect(!refuse("nothing_like_it").contains("quotes"))
  }

  @Test mutating func `judging is measured`() {
    _ = enter("email")
    #expect(refuse(":time").contains("there is no form"))
    _ = enter("\"ann@example.org\"")
    #expect(enter(":time").contains(" for each of "))
  }

  @Test(arguments: [
    (0, "0 ns"), (999, "999 ns"), (1000, "1.00 µs"), (3291, "3.29 µs"), (45_120, "45.1 µs"),
    (999_999, "999 µs"), (2_050_000, "2.05 ms"), (1_500_000_000, "1.50 s"),
  ])
  func `a time has three digits`(nanoseconds: Int64, text: String) {
    #expect(Duration.nanoseconds(nanoseconds).measured == text)
  }

  @Test mutating func `nothing that is entered ends the session`() {
    var generator = SystemRandomNumberGenerator()
    let words = [
      "rule", "form", "field", "a", "`b`", "{", "}", "(", ")", "[", "]", "\"x", "\"y\"", "1", "-",
      ":",
      ":set", ":form", ":explain", ":tree", "and", "not", ",", ";", "\n", "required", "/[/", "…",
      "\0",
      "import", "test", "each", "when", "is", "é", "#",
    ]
    for _ in 0..<300 {
      let count = Int.random(in: 1...12, using: &generator)
      let text = (0..<count).compactMap { _ in words.randomElement(using: &generator) }
        .joined(separator: " ")
      let reply = workbench.enter(Entry(text))
      #expect(!reply.ends || text.contains(":q"))
    }
  }

  @Test mutating func `paths that are printed can be entered`() {
    let form =
      "form a { field `my name`; field m: map of text; field l: list of b; field t: list of text }"
    _ = enter("form b { field m: map of integer }; " + form)
    _ = enter(":form a")
    let paths = [
      "`my name`", "m[\"a b\"]", "m[\"a.b\"]", "m[\"say \\\"]\\\" `\"]", "m[\"👩‍🚀\"]",
      "m[\"tab\\t\"]", "t[0]",
      "m[\"\\\\\"]",
    ]
    for (number, path) in paths.enumerated() { _ = enter(":set \(path) \"\(number)\"") }
    _ = enter(":set l[0] { m: { \"x y\": 3 } }")
    let values = enter(":values")
    #expect(values.split(separator: "\n").count == paths.count + 1)
    for line in values.split(separator: "\n") {
      let parts = line.split(separator: " = ")
      #expect(parts.count == 2)
      let answer = enter(":set \(parts[0]) \(parts[1])")
      #expect(answer.hasPrefix("\(parts[0]): valid"))
      _ = enter(":unset \(parts[0])")
      _ = enter(":set \(parts[0]) \(parts[1])")
    }
    #expect(enter(":values") == values)
  }

  @Test mutating func `typing into an item that has no text changes nothing`() {
    _ = enter("form a { field tags: list of text; field rows: list of b }; form b { field c }")
    _ = enter(":form a")
    let before = workbench.open?.values
    _ = refuse(":type tags[0] x")
    _ = refuse(":paste tags[0] x")
    _ = refuse(":back tags[0]")
    #expect(workbench.open?.values == before)
    _ = enter(":type rows[0].c x")
  }

  @Test mutating func `a value in the place of a form is refused, and said what was expected`() {
    _ = enter("form b { field c }")
    _ = enter(
      "form a { field l: list of b; field m: map of b; field f: b; field n: list of list of b }"
    )
    _ = enter(":form a")
    let before = workbench.open?.values
    for entry in [
      "l [\"x\"]", "l[0] 3", "m { k: true }", "m[\"k\"] \"x\"", "f \"x\"", "n [[3]]",
      "l [{}, \"x\"]",
    ] {
      #expect(refuse(":set \(entry)").contains("expected an object such as { c: … }"))
      #expect(workbench.open?.values == before)
    }
    for entry in ["l [{}]", "l[0] null", "m { k: {} }", "f { c: \"x\" }", "n [[{}]]"] {
      _ = enter(":set \(entry)")
    }
  }

  @Test mutating func `a form that reads the item before is entered with its list`() {
    let job = "form job { field from: date; check from > previous.from \"Later.\" at from }"
    #expect(refuse(job).contains("help: enter it with the form that has the list"))
    _ = enter(job + "; form work { field jobs: list of job }")
  }
}

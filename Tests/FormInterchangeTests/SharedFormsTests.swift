import FormInterchange
import FormRules
import Foundation
import Testing

/// The forms that the libraries ship, where they are at hand, on good and bad records.
@Suite struct SharedFormsTests {
  static let areAtHand = FileManager.default.fileExists(atPath: Fixtures.sharedForms.path())

  struct Case: CustomTestStringConvertible {
    var format: ImportFormat
    var file: String
    var good: [String: Value]
    /// What is changed in the good record, and which field is then refused.
    var bad: [(change: [String: Value], fields: [String])]

    var testDescription: String { file }
  }

  static let cases = [
    Case(format: .pureForm, file: "PureForm/README_example_1.json", good: [:], bad: []),
    Case(
      format: .pureForm,
      file: "PureForm/README_example_2.json",
      good: ["login": "ann@example.org", "password": "secret"],
      bad: [
        (["login": "ann"], ["login"]), (["login": .null], ["login"]),
        (["password": "12345"], ["password"]), (["password": .null], ["password"]),
        (["password": "12345678901234567890123456"], ["password"]),
      ]
    ),
    Case(
      format: .pureForm,
      file: "PureForm/form.json",
      good: [
        "name": "Thomas", "surname": "Bakker", "dob_day": "1", "dob_month": "11",
        "dob_year": "1990", "gender": 0, "city": "Klundert", "address": "Prins Willemstraat 1",
        "phone": "+31 6 12345678", "email": "thomas.bakker@domain.com", "children_count": 0,
        "driver_license": true, "test": 50,
      ],
      bad: [
        (["name": "", "surname": .null], ["name", "surname"]), (["dob_day": "123"], ["dob_day"]),
        (["dob_month": ""], ["dob_month"]), (["dob_year": "90"], ["dob_year"]),
        (["gender": .null], ["gender"]), (["email": "thomas"], ["email"]),
      ]
    ),
    Case(
      format: .theDistance,
      file: "TheDistanceForms/RegisterForm.json",
      good: [
        "title": "Dr", "first_name": "Ann", "last_name": "Lee", "email": " ann@example.org ",
        "password": "ABCdef1", "confirm_password": "other",
      ],
      bad: [
        (["title": .null], ["title"]), (["first_name": "  "], ["first_name"]),
        (["email": "ann"], ["email"]), (["email": .null], ["email"]),
        (["password": "abc"], ["password"]), (["password": "abc def 1"], ["password"]),
      ]
    ),
    Case(
      format: .theDistance,
      file: "TheDistanceForms/EventForm.json",
      good: ["event_title": "Concert", "start_date": "2026-01-31T19:30", "notes": .null],
      bad: [(["event_title": " "], ["event_title"]), (["end_date": "soon"], ["end_date"])]
    ),
    Case(
      format: .theDistance,
      file: "TheDistanceForms/Form.json",
      good: [
        "first_name": "Ann", "birthday": "1990-05-04", "event_start": "09:30", "station": "York",
        "interests": ["art", "physics"], "contact": 2, "newsletter": false,
      ],
      bad: [
        (["first_name": .null], ["first_name"]), (["station": .null], ["station"]),
        (["station": "London"], ["station"]), (["contact": 3], ["contact"]),
        (["interests": ["art", "drama", "physics", "pure_math"]], ["interests"]),
      ]
    ),
  ]

  @Test(.enabled(if: areAtHand, "the libraries' own forms are not at hand"), arguments: cases)
  func `a form judges records as its own library does`(_ test: Case) throws {
    let file = Fixtures.sharedForms.appending(path: test.file)
    let imported = try test.format.form(from: Array(Data(contentsOf: file)))
    let rules = try RuleFile(text: imported.text, name: test.file)
    #expect(rules.warnings.isEmpty)
    let form = try #require(rules.forms.first)
    #expect(form.validate(test.good).violations.map(\.message) == [])
    for (change, fields) in test.bad {
      let report = form.validate(test.good.merging(change) { $1 })
      #expect(report.violations.map(\.path.description) == fields, "\(change)")
    }
  }
}

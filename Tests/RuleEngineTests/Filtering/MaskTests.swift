import Testing

@testable import RuleEngine

struct MaskTests {
  @Test(
    arguments: [
      ("[0000] [0000]", true), ("{GB}[00]", true), ("[0…]", true), ("[00][A]", false),
      ("[__]", false),
    ]
  )
  func `digits alone are written where all open places are digits`(
    notation: String,
    takesOnlyDigits: Bool
  ) throws {
    #expect(try Mask(notation: notation).takesOnlyDigits == takesOnlyDigits)
  }

  @Test(
    arguments: [
      // A value is never taken for a literal of the mask.
      ("+1 ([000]) [000]", "123", "+1 (123) ", "+1 (123"),
      ("+1 ([000]) [000]", "1", "+1 (1", "+1 (1"),
      ("19[00]", "19", "1919", "1919"),
      ("[00]19[00]", "1919", "191919", "191919"),
      // Characters that belong to the value may be there or not.
      ("[00]{/}[00]", "12/34", "12/34", "12/34"),
      ("[00]{/}[00]", "1234", "12/34", "12/34"),
      ("[00]{/}[00]", "12", "12/", "12"),
      ("[00]{//}[00]", "12/34", "12//34", "12//34"),
      ("[09]{.}[09]{.}[0000]", "1.2.2020", "1.2.2020", "1.2.2020"),
      // What fits nowhere is left out.
      ("[0000] [0000]", "12ab34!56", "1234 56", "1234 56"),
      ("[00]", "123", "12", "12"),
      ("[AA][00]", "12", "", ""),
      ("[00]", "1\u{661}2", "12", "12"),
      ("[00] kg", "12", "12 kg", "12"),
      ("[0…]", "1234567890", "1234567890", "1234567890"),
      // The empty value: only the mask's own characters, or nothing.
      ("+7 ([000])", "", "+7 (", ""),
      ("{+49} [000]", "", "+49 ", ""),
      ("{+49} [000]", "+49", "+49 ", ""),
      ("{+49} [000]", "+491", "+49 1", "+49 1"),
      ("{+49} [000]", "1", "+49 1", "+49 1"),
      // Letters of any script, with their marks.
      ("[AAA]-[AAA]", "ähöße\u{301}ш", "ähö-ße\u{301}ш", "ähö-ße\u{301}ш"),
      ("[AA]", "👩‍👩‍👧1a", "a", "a"),
      ("[__]", "١x", "x", "x"),
      ("[AA]", "क्षत", "क्षत", "क्षत"),
    ]
  )
  func `what is shown follows from the value`(
    notation: String,
    value: String,
    completed: String,
    bare: String
  ) throws {
    let mask = try Mask(notation: notation)
    #expect(mask.shown(for: value) == completed)
    #expect(mask.shown(for: value, autocompletes: false) == bare)
  }

  @Test(
    arguments: [
      ("[00]{/}[00]", "", true),
      ("[00]{/}[00]", "1", true),
      ("[00]{/}[00]", "12", true),
      ("[00]{/}[00]", "12/", true),
      ("[00]{/}[00]", "12/34", true),
      ("[00]{/}[00]", "1234", false),
      ("[00]{/}[00]", "12/345", false),
      ("[00]{/}[00]", "a", false),
      ("[000] [000]", "123 456", false),
      ("{+49} [000]", "+49", false),
      ("{+49} [000]", "49", false),
      ("[AA]", "e\u{301}", true),
      ("{é}[A]", "\u{e9}a", true),
      ("{é}[A]", "e\u{301}a", false),
    ]
  )
  func `a value is held only just as it is`(notation: String, value: String, isHeld: Bool) throws {
    #expect(try Mask(notation: notation).holds(value) == isHeld)
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Foundation's `Date` is a moment. The fields of a form hold days, months and times of the day too, as the
// form's clock shows them at that moment.

/// Converts the moments in an app's encoded type to the types of their fields.
struct DateFitting {
  let forms: [FormLayout]
  let clock: FormClock

  /// The values of a form, with each moment converted to its field's type.
  ///
  /// - Complexity: linear in the values.
  func fit(_ values: [String: Value], to form: FormIndex) -> [String: Value] {
    fit(values, toObject: 0, of: forms[form])
  }

  /// The value of a field of the type.
  func fit(_ value: Value, to type: FieldType) -> Value {
    switch type {
    case .date: local(value).map { .date($0.date) } ?? value
    case .month: local(value).map { .month(CalendarMonth($0.date)) } ?? value
    case .time: local(value).map { .time($0.time) } ?? value
    case .form(let form):
      if case .form(let members) = value { .form(fit(members, to: form)) } else { value }
    case .list(let item):
      if case .list(let items) = value { .list(items.map { fit($0, to: item) }) } else { value }
    case .map(let item):
      if case .form(let entries) = value {
        .form(entries.mapValues { fit($0, to: item) })
      } else {
        value
      }
    case .text, .integer, .number, .boolean, .dateTime, .choice, .file, .any: value
    }
  }

  private func fit(
    _ values: [String: Value],
    toObject object: Int,
    of layout: FormLayout
  ) -> [String: Value] {
    var values = values
    for member in layout.objects[object].members {
      let name = layout.name(of: member)
      guard let value = values[name] else { continue }
      switch member {
      case .field(let field):
        values[name] = fit(value, to: layout.fields[field].type)
      case .group(let group):
        guard case .form(let members) = value else { continue }
        values[name] = .form(fit(members, toObject: group, of: layout))
      }
    }
    return values
  }

  /// The form's local time at the moment in a value; nil for other values.
  private func local(_ value: Value) -> DateTime? {
    guard case .dateTime(let dateTime) = value, dateTime.offset != nil else { return nil }
    return clock.local(clock.instant(of: dateTime))
  }
}

extension FormClock {
  /// The moment that a date, month, time or date with time is for `Date`; nil for other values.
  ///
  /// A day or month is its beginning, a time that of a day in 2001, in the form's time zone.
  func date(of value: Value) -> Date? {
    switch value {
    case .date(let date): Date(startOfDay(date))
    case .month(let month): Date(startOfDay(month.firstDay))
    case .time(let time):
      CalendarDate(year: 2001, month: 1, day: 1)
        .map { Date(instant(of: DateTime(date: $0, time: time))) }
    case .dateTime(let dateTime): Date(instant(of: dateTime))
    case .null, .boolean, .number, .text, .file, .list, .form: nil
    }
  }
}

extension Scoring {
  /// What the page says about whole forms.
  var formsSection: String {
    let reasons = inexpressible.map { (count: $0.value, reason: $0.key.reason) }
      .sorted { $0.reason < $1.reason }
    return """
      The cases of `laravel` are whole forms: a converter in the tests turns each into a rule \
      file, which validates the form's data. A field has the type of its value, unless one of \
      Laravel's rules defines the type. The classes of differences that are marked `laravel` above \
      concern such forms.

      | Laravel | here |
      |---|---|
      | `user.name`, `users.*.name` | a group or nested form; a list of forms |
      | `required`, `prohibited`, `present`, `missing` | `required`, `empty`, `present`, `not present` |
      | `filled`; `sometimes` and `required` | `not present or filled` |
      | `accepted`, `declined` | `accepted`, `required; equal(false)` |
      | `…_if:other,a,b`, `…_unless:other,a` | `when other in ("a", "b") { … }`, `when other != "a" { … }` |
      | `…_with:a,b`, `…_with_all:a,b` | `when a is filled or b is filled { … }`, with `and` |
      | `…_without:a`, `…_without_all:a,b` | `when a is not filled { … }`, with `not ( … or … )` |
      | `exclude_if:other,a` and similar rules | the field itself in `when` |
      | `prohibits:a` | `when a is filled { empty }` |
      | `same`, `confirmed`, `different` | `equal(other)`, `different(other)` |
      | `in_array:other.*` | `one_of(other)` |
      | `gte`, `lte`, `gt`, `lt` of numbers | `min_value(x)`, `max_value(x)`, `not max_value(x)`, `not min_value(x)` |
      | `min`, `max`, `size`, `between` | `length`, `min_value` and similar rules, or `size`, depending on the type |
      | `before_or_equal:to`, `after:from` | `max_value(to)`, `after(from)` |
      | `date_format:d/m/Y` | `normalize replace(/…/, "…"); date and equal_length(10)` |
      | `distinct`, `users.*.id` `distinct` | `unique`, `unique(id)` of the list |
      | `distinct:ignore_case` | `normalize lowercase`, then `unique` |
      | `nullable`, `bail` | the default for every field, unless you ask for all violations |

      Forms that are not mapped, by reason:

      \(reasons.map { "- \($0.count): \($0.reason)" }.joined(separator: "\n"))
      """
  }
}

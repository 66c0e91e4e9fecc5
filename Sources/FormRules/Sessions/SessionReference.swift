/// How fields and rows, which an app may keep for longer, know their session while it is there.
///
/// The session takes itself away when it ends. A `weak` reference would do the same, but make every
/// count of references to the session slower: each key costs dozens.
final class SessionReference {
  unowned var session: FormSession?
}

import Foundation

/// Where the files stand that the tests read.
enum Fixtures {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let cases = root.appending(path: "Grammar/Cases/Interchange")
  /// The forms that the libraries ship, which are not part of the project.
  static let sharedForms = root.deletingLastPathComponent().appending(path: "shared/forms")
}

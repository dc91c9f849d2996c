package import Parlance

/// A style that the demo shows: two persons, so that it can talk with itself, and how to make an app for one.
package struct DemoStyle {
  /// The persons, whose accounts have their names and may have something behind a hyphen.
  package var persons: [String]
  /// Makes an app.
  package var makeApp: @MainActor (_ account: String, MessagingEnvironment, any Recorder) -> any DemoApp

  /// Creates a style.
  package init(
    persons: [String],
    makeApp: @escaping @MainActor (_ account: String, MessagingEnvironment, any Recorder) -> any DemoApp
  ) {
    (self.persons, self.makeApp) = (persons, makeApp)
  }

  /// Returns the name of the person who has an account.
  package static func person(of account: String) -> String { String(account.prefix { $0 != "-" }) }
}

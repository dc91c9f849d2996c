import Parlance

/// A style that the demo shows: two persons, so that it can talk with itself, and how to make an app for one.
struct Style {
  /// The persons, whose accounts have their names and may have something behind a hyphen.
  var persons: [String]
  /// Makes an app.
  var makeApp: @MainActor (_ account: String, MessagingEnvironment, any Recorder) -> any DemoApp

  /// Returns the name of the person who has an account.
  static func person(of account: String) -> String { String(account.prefix { $0 != "-" }) }

  /// Every style; a further one is one more line.
  static var all: [Style] {
    [
      Style(persons: ["anna", "ben"]) { NIMApp(account: $0, environment: $1, recorder: $2) },
      Style(persons: ["carl", "dora"]) { QDApp(account: $0, environment: $1, recorder: $2) },
      Style(persons: ["gina", "hugo"]) { AgoraApp(account: $0, environment: $1, recorder: $2) },
      Style(persons: ["ida", "jan"]) { AgoraClassicApp(account: $0, environment: $1, recorder: $2) },
      Style(persons: ["kim", "leo"]) { HyphenateApp(account: $0, environment: $1, recorder: $2) },
      Style(persons: ["emil", "fay"]) { AgoraAndroidApp(account: $0, environment: $1, recorder: $2) },
      Style(persons: ["gus", "hana"]) { RTMApp(account: $0, environment: $1, recorder: $2) },
    ]
  }
}

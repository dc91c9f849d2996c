import Parlance

/// A style that the demo shows: two accounts, so that it can talk with itself, and how to make an app for one.
struct Style {
  /// The accounts.
  var accounts: [String]
  /// Makes an app.
  var makeApp: @MainActor (_ account: String, MessagingEnvironment, Timeline) -> any DemoApp

  /// Every style; a further one is one more line.
  static var all: [Style] {
    [
      Style(accounts: ["anna", "ben"]) { NIMApp(account: $0, environment: $1, timeline: $2) },
      Style(accounts: ["carl", "dora"]) { QDApp(account: $0, environment: $1, timeline: $2) },
      Style(accounts: ["gina", "hugo"]) { AgoraApp(account: $0, environment: $1, timeline: $2) },
      Style(accounts: ["ida", "jan"]) { AgoraClassicApp(account: $0, environment: $1, timeline: $2) },
      Style(accounts: ["kim", "leo"]) { HyphenateApp(account: $0, environment: $1, timeline: $2) },
      Style(accounts: ["emil", "fay"]) { AgoraAndroidApp(account: $0, environment: $1, timeline: $2) },
      Style(accounts: ["gus", "hana"]) { RTMApp(account: $0, environment: $1, timeline: $2) },
    ]
  }
}

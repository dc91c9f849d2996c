package import DemoApps

/// The apps of this vendor in the demo, one for each spelling and brand.
package enum AgoraChatDemo {
  /// Their persons, and how they are made.
  package static var styles: [DemoStyle] {
    [
      DemoStyle(persons: ["gina", "hugo"]) { AgoraApp(account: $0, environment: $1, recorder: $2) },
      DemoStyle(persons: ["ida", "jan"]) { AgoraClassicApp(account: $0, environment: $1, recorder: $2) },
      DemoStyle(persons: ["kim", "leo"]) { HyphenateApp(account: $0, environment: $1, recorder: $2) },
    ]
  }
}

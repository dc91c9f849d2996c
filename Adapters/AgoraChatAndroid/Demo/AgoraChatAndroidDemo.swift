package import DemoApps

/// The app of this vendor in the demo.
package enum AgoraChatAndroidDemo {
  /// Its persons, and how it is made.
  package static var style: DemoStyle {
    DemoStyle(persons: ["emil", "fay"]) { AgoraAndroidApp(account: $0, environment: $1, recorder: $2) }
  }
}

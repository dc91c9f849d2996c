package import DemoApps

/// The app of this vendor in the demo.
package enum AgoraRtmDemo {
  /// Its persons, and how it is made.
  package static var style: DemoStyle {
    DemoStyle(persons: ["gus", "hana"]) { RTMApp(account: $0, environment: $1, recorder: $2) }
  }
}

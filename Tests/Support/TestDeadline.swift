import Foundation

/// How long tests wait for what must come.
package enum TestDeadline {
  /// What `PARLANCE_DEADLINE` says, in seconds: a sanitizer's build is slower. nil without it.
  package static let given = ProcessInfo.processInfo.environment["PARLANCE_DEADLINE"].flatMap(Double.init)
}

import Foundation

/// How long tests wait for what must come.
///
/// Nothing waits so long when all is well: every wait ends with what it waits for. A busy machine runs hundreds of tests at
/// once, so that only a long wait tells what never comes from what comes late.
package enum TestDeadline {
  /// What `PARLANCE_DEADLINE` says, or 60; in seconds.
  package static let seconds = ProcessInfo.processInfo.environment["PARLANCE_DEADLINE"].flatMap(Double.init) ?? 60
}

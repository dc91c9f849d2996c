import Dispatch
import Foundation

/// How long the kit waits, in real time.
///
/// Nothing waits for the deadline when all is well: every wait ends with the event that it waits for.
public enum Deadline {
  /// Seconds until a wait is given up: 30, or what `PARLANCE_DEADLINE` says (a sanitizer's build is slower).
  public static let seconds: Double =
    ProcessInfo.processInfo.environment["PARLANCE_DEADLINE"].flatMap(Double.init) ?? 30

  /// Runs an action when a deadline has passed.
  static func after(_ seconds: Double, _ action: @escaping @Sendable () -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: action)
  }
}

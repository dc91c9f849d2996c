import Dispatch
import Foundation

/// The limit of the kit's waits, in real time.
///
/// Waits do not last until the deadline when all is well: each ends with the event that it waits for.
public enum Deadline {
  /// The seconds until a wait is given up: 30, or the value of `PARLANCE_DEADLINE` (a sanitizer's build is slower).
  public static let seconds: Double =
    ProcessInfo.processInfo.environment["PARLANCE_DEADLINE"].flatMap(Double.init) ?? 30

  /// Runs an action when a deadline has passed.
  static func after(_ seconds: Double, _ action: @escaping @Sendable () -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: action)
  }
}

package import Dispatch

/// A serial queue: work runs one piece after another, in the order in which it was handed in.
///
/// The engine reaches every queue through this port, so that a simulation can run all of them on one thread, in an
/// order that follows from a seed.
package protocol SerialQueue: AnyObject, Sendable {
  /// Runs work later, after everything that was handed in before, and returns without waiting for it.
  func perform(_ work: @escaping @Sendable () -> Void)

  /// Runs work after everything that was handed in before, and returns when it is done.
  ///
  /// - note: Never returns if it is called from work on the same queue.
  func performAndWait(_ work: () -> Void)
}

/// A dispatch queue is one; it must be serial.
extension DispatchQueue: SerialQueue {
  package func perform(_ work: @escaping @Sendable () -> Void) { async(execute: work) }

  package func performAndWait(_ work: () -> Void) { sync(execute: work) }
}

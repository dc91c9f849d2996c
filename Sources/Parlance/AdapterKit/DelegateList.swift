public import Dispatch
internal import ParlanceCore
public import ParlanceEngine

/// Delegates of an adapter, weakly held, in the order in which they were added. Adding one again has no effect.
///
/// ```swift
/// delegates.add(delegate) { [weak delegate] in delegate }
/// delegates.notify { $0.onRecvMessages(messages) }
/// ```
public final class DelegateList<Delegate>: Sendable {
  private struct Entry {
    let id: ObjectIdentifier
    /// Returns the delegate; nil once it is deallocated. A closure, since a generic type cannot hold a weak existential.
    let delegate: () -> Delegate?
    /// The queue on which it is called; nil for the thread that calls `notify`.
    let queue: DispatchQueue?
  }

  private let entries = Lock<[Entry]>([])

  /// An empty list.
  public init() {}

  /// Adds a delegate.
  ///
  /// - parameter object: The delegate as an object, for its identity.
  /// - parameter queue: The queue on which it is called; nil for the environment's callback queue.
  /// - parameter delegate: Returns the delegate, or nil once it is deallocated; must not retain it.
  public func add(_ object: AnyObject, queue: DispatchQueue? = nil, _ delegate: @escaping () -> Delegate?) {
    let id = ObjectIdentifier(object)
    entries.withLock { entries in
      // A new object may lie where a dead one lay, so the dead go before identities are compared.
      entries.removeAll { $0.delegate() == nil }
      if !entries.contains(where: { $0.id == id }) { entries.append(Entry(id: id, delegate: delegate, queue: queue)) }
    }
  }

  /// Removes a delegate; has no effect if it was not added.
  public func remove(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    entries.withLock { $0.removeAll { $0.id == id } }
  }

  /// A Boolean value that indicates whether the list has no delegates.
  public var isEmpty: Bool { entries.withLock { $0.isEmpty } }

  /// Calls the delegates that were added before this call, each on its queue.
  ///
  /// - parameter device: The device whose handler makes the call. Its event counts as delivered when all delegates have returned.
  /// - parameter body: Calls one delegate.
  public func notify(from device: Device, _ body: @escaping (Delegate) -> Void) {
    for entry in entries.withLock({ $0 }) {
      guard let queue = entry.queue, !device.callsBack(on: queue) else {
        if let delegate = entry.delegate() { body(delegate) }
        continue
      }
      device.passOn(to: queue) { if let delegate = entry.delegate() { body(delegate) } }
    }
  }

  /// Calls the delegates that were added before this call, each on its queue, after this method returns; for events that
  /// are reported on any thread.
  ///
  /// - parameter queue: The serial queue for delegates without a queue of their own.
  /// - parameter body: Calls one delegate.
  public func notifyLater(on queue: DispatchQueue, _ body: @escaping (Delegate) -> Void) {
    // Safe to send: each call is made on a serial queue, and this one keeps nothing of them.
    nonisolated(unsafe) let body = body
    for entry in entries.withLock({ $0 }) {
      // Safe to send: an entry never changes, and its delegate is called on its own queue alone.
      nonisolated(unsafe) let entry = entry
      (entry.queue ?? queue).async { if let delegate = entry.delegate() { body(delegate) } }
    }
  }

  /// Calls the delegates that were added before this call, on the calling thread.
  public func notify(_ body: (Delegate) -> Void) {
    for entry in entries.withLock({ $0 }) {
      if let delegate = entry.delegate() { body(delegate) }
    }
  }
}

internal import ParlanceCore

/// Delegates of an adapter, weakly held, in the order in which they were added. Adding one twice is adding it once.
///
/// ```swift
/// delegates.add(delegate) { [weak delegate] in delegate }
/// delegates.notify { $0.onRecvMessages(messages) }
/// ```
public final class DelegateList<Delegate>: Sendable {
  private struct Entry {
    let id: ObjectIdentifier
    /// The delegate while somebody else keeps it: a closure, since a generic type cannot hold a weak existential.
    let delegate: () -> Delegate?
  }

  private let entries = Lock<[Entry]>([])

  /// An empty list.
  public init() {}

  /// Adds a delegate.
  ///
  /// - parameter object: The delegate as an object, for its identity.
  /// - parameter delegate: Gives the delegate while it lives; must not keep it.
  public func add(_ object: AnyObject, _ delegate: @escaping () -> Delegate?) {
    let id = ObjectIdentifier(object)
    entries.withLock { entries in
      // A new object may lie where a dead one lay, so the dead go before identities are compared.
      entries.removeAll { $0.delegate() == nil }
      if !entries.contains(where: { $0.id == id }) { entries.append(Entry(id: id, delegate: delegate)) }
    }
  }

  /// Removes a delegate; one that was never added is no error.
  public func remove(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    entries.withLock { $0.removeAll { $0.id == id } }
  }

  /// Whether nobody was added.
  public var isEmpty: Bool { entries.withLock { $0.isEmpty } }

  /// Calls those who were added before this call.
  public func notify(_ body: (Delegate) -> Void) {
    for entry in entries.withLock({ $0 }) {
      if let delegate = entry.delegate() { body(delegate) }
    }
  }
}

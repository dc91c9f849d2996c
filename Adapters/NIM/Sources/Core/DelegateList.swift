internal import Parlance

/// Delegates, weakly held. Adding one twice is adding it once.
final class DelegateList<Delegate>: Sendable {
  private struct Entry {
    let id: ObjectIdentifier
    /// The delegate while somebody else keeps it. A closure, because a generic type cannot hold a weak existential.
    let delegate: () -> Delegate?
  }

  private let entries = Lock<[Entry]>([])

  /// Adds a delegate.
  ///
  /// - parameter object: The delegate as an object, for its identity.
  /// - parameter delegate: Gives the delegate while it lives; must not keep it.
  func add(_ object: AnyObject, _ delegate: @escaping () -> Delegate?) {
    let id = ObjectIdentifier(object)
    entries.withLock { entries in
      // A new object may live where a dead one was, so dead ones go before the comparison.
      entries.removeAll { $0.delegate() == nil }
      if !entries.contains(where: { $0.id == id }) { entries.append(Entry(id: id, delegate: delegate)) }
    }
  }

  /// Removes a delegate.
  func remove(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    entries.withLock { $0.removeAll { $0.id == id } }
  }

  /// Whether there is nobody to call.
  var isEmpty: Bool { entries.withLock { $0.isEmpty } }

  /// Calls each, in the order in which they were added.
  func forEach(_ body: (Delegate) -> Void) {
    let entries = entries.withLock { $0 }
    for entry in entries {
      if let delegate = entry.delegate() { body(delegate) }
    }
  }
}

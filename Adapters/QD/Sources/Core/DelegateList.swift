import Parlance

/// Delegates, weakly held, in the order in which they were added. Adding one twice is adding it once.
final class DelegateList<Delegate> {
  private struct Entry {
    let id: ObjectIdentifier
    /// The delegate while somebody else keeps it: a closure, since a generic type cannot hold a weak existential.
    let delegate: () -> Delegate?
  }

  private let entries = Lock<[Entry]>([])

  /// Adds a delegate.
  ///
  /// - parameter object: The delegate as an object, for its identity.
  /// - parameter delegate: Gives the delegate while it lives; must not keep it.
  func add(_ object: AnyObject, _ delegate: @escaping () -> Delegate?) {
    let id = ObjectIdentifier(object)
    // Looked at outside the lock: should the look be the last reference to one, its `deinit` may well call `remove`.
    let known = entries.withLock { $0 }.map { (id: $0.id, delegate: $0.delegate()) }
    let dead = Set(known.filter { $0.delegate == nil }.map(\.id))
    entries.withLock { entries in
      // A new object may lie where a dead one lay, so the dead go before identities are compared.
      entries.removeAll { dead.contains($0.id) }
      if !entries.contains(where: { $0.id == id }) { entries.append(Entry(id: id, delegate: delegate)) }
    }
    withExtendedLifetime(known) {}
  }

  /// Removes a delegate; one that was never added is no error.
  func remove(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    entries.withLock { $0.removeAll { $0.id == id } }
  }

  /// Whether nobody was added.
  var isEmpty: Bool { entries.withLock { $0.isEmpty } }

  /// Calls those who were added before this call.
  func forEach(_ body: (Delegate) -> Void) {
    for entry in entries.withLock({ $0 }) {
      if let delegate = entry.delegate() { body(delegate) }
    }
  }
}

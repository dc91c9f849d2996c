internal import ParlanceCore

/// The singletons of an adapter: one for each class, since a vendor's `shared()` returns `Self`.
public final class SharedInstances<Root: AnyObject>: @unchecked Sendable {
  // Safe to share: the dictionary is behind a lock; the instances look after themselves, as any singleton must.
  private let instances = Lock<[ObjectIdentifier: Root]>([:])

  /// No instances yet.
  public init() {}

  /// The instance of a class, made at the first call.
  ///
  /// - parameter type: The class that was asked.
  /// - parameter make: Makes an instance. Two threads that come first may both make one; only one of them stays.
  public func instance<Instance>(of type: Instance.Type, _ make: () -> Instance) -> Instance {
    let key = ObjectIdentifier(type)
    if let known = instances.withLock({ $0[key] }) as? Instance { return known }
    // Made outside the lock, since a subclass may have code of its own.
    let made = make()
    return instances.withLock { instances in
      if let known = instances[key] as? Instance { return known }
      instances[key] = made as? Root
      return made
    }
  }
}

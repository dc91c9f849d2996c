public import ParlanceCore

/// The objects that an app handed to an adapter for messages on their way, to be returned in callbacks: the app gets
/// the objects back that it gave.
///
/// An object is inserted before the engine knows of the message, since callbacks may come before the call has returned.
public final class ObjectsInFlight<Key: Hashable, Object>: @unchecked Sendable {
  // Safe to share: the entries are behind a lock, and objects are handed out for callbacks alone.
  private struct Entry {
    var object: Object
    /// The order of insertion.
    var number: Int
  }

  private struct Table {
    var entries: [Key: Entry] = [:]
    var inserted = 0

    mutating func insert(_ object: Object, _ key: Key) {
      inserted += 1
      entries[key] = Entry(object: object, number: inserted)
    }
  }

  private let table = Lock(Table())

  /// An empty table.
  public init() {}

  /// Inserts the object of a message.
  ///
  /// - throws: `alreadyInProgress` if there is one for the message, which stays.
  public func insert(_ object: Object, for key: Key) throws(MessagingError) {
    let isNew = table.withLock { table in
      if table.entries[key] != nil { return false }
      table.insert(object, key)
      return true
    }
    if !isNew { throw MessagingError(.alreadyInProgress, "\(key)") }
  }

  /// The object of a message; nil if there is none.
  public subscript(key: Key) -> Object? { table.withLock { $0.entries[key]?.object } }

  /// Returns the object of a message; without one, inserts another.
  ///
  /// - parameter key: The key of the message.
  /// - parameter other: The object of a message that is on its way from an earlier run.
  public func object(for key: Key, orInsert other: @autoclosure () -> Object) -> Object {
    if let known = self[key] { return known }
    // Made outside the lock, since making it may ask the device.
    let other = other()
    return table.withLock { table in
      if let known = table.entries[key]?.object { return known }
      table.insert(other, key)
      return other
    }
  }

  /// Changes the object of a message.
  ///
  /// - returns: What the closure returns; nil if there is no object, and the closure does not run.
  public func update<Value>(_ key: Key, _ change: (inout Object) -> Value) -> Value? {
    table.withLock { table in
      guard var entry = table.entries[key] else { return nil }
      defer { table.entries[key] = entry }
      return change(&entry.object)
    }
  }

  /// Removes the object of a message that is over, and returns it.
  @discardableResult
  public func remove(_ key: Key) -> Object? { table.withLock { $0.entries.removeValue(forKey: key)?.object } }

  /// Removes objects, and returns them in the order of their insertion.
  ///
  /// - parameter isOver: Returns whether an object is to be removed; all are by default.
  @discardableResult
  public func removeAll(where isOver: (Object) -> Bool = { _ in true }) -> [Object] {
    table.withLock { table in
      let over = table.entries.filter { isOver($0.value.object) }
      for key in over.keys { table.entries[key] = nil }
      return over.values.sorted { $0.number < $1.number }.map(\.object)
    }
  }

  /// A Boolean value that indicates whether there are no objects.
  public var isEmpty: Bool { table.withLock { $0.entries.isEmpty } }
}

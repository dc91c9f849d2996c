internal import Parlance

/// Listeners, held strongly as Java holds them, in the order in which they were added.
final class ListenerList<Listener>: @unchecked Sendable {
  // Safe to share: the entries are behind a lock, and listeners are called on the callback queue only.
  private struct Entry {
    let id: ObjectIdentifier
    let listener: Listener
    var events: Set<AgoraNotifierEvent.Event>
  }

  private let entries = Lock<[Entry]>([])

  /// Adds a listener; one that was added before is notified of these events too.
  func add(_ object: AnyObject, _ listener: Listener, events: Set<AgoraNotifierEvent.Event> = []) {
    let id = ObjectIdentifier(object)
    entries.withLock { entries in
      if let index = entries.firstIndex(where: { $0.id == id }) {
        entries[index].events.formUnion(events)
      } else {
        entries.append(Entry(id: id, listener: listener, events: events))
      }
    }
  }

  func remove(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    entries.withLock { $0.removeAll { $0.id == id } }
  }

  var all: [Listener] { entries.withLock { $0.map(\.listener) } }

  func all(hearing event: AgoraNotifierEvent.Event) -> [Listener] {
    entries.withLock { entries in entries.filter { $0.events.contains(event) }.map(\.listener) }
  }
}

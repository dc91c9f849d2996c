/// The expiry of logins' tokens.
extension MemorySessionDirectory {
  package func setExpiry(_ session: SessionID, _ expiry: TokenExpiry?) {
    let known = expiries.set(session, expiry)
    undo.note { _ = $0.expiries.set(session, known) }
  }

  package func expiry(of session: SessionID) -> TokenExpiry? { expiries[session] }
  package func nextExpiry() -> (session: SessionID, expiry: TokenExpiry)? { expiries.first() }
}

/// The expiry of logins' tokens, by login and in the order in which it is due.
struct ExpiryQueue {
  private struct Entry: Comparable {
    var due: Timestamp
    var session: SessionID

    static func < (left: Entry, right: Entry) -> Bool {
      (left.due, left.session.number) < (right.due, right.session.number)
    }
  }

  private var expiries: [SessionID: TokenExpiry] = [:]
  /// A binary heap, the first due on top. Entries of logins that ended, or whose expiry changed, are left where they are
  /// until they come first or are too many: finding them would take a walk along all.
  private var heap: [Entry] = []

  var isEmpty: Bool { expiries.isEmpty }
  /// The number of entries, outdated ones too.
  var entryCount: Int { heap.count }

  subscript(session: SessionID) -> TokenExpiry? { expiries[session] }

  /// Sets the expiry of a login, and returns the one that it had.
  mutating func set(_ session: SessionID, _ expiry: TokenExpiry?) -> TokenExpiry? {
    let known = expiries[session]
    guard known != expiry else { return known }
    expiries[session] = expiry
    if let expiry, expiry.due != known?.due { push(Entry(due: expiry.due, session: session)) }
    if heap.count > 2 * expiries.count + 16 {
      // A sorted list is a heap.
      heap = expiries.map { Entry(due: $1.due, session: $0) }.sorted()
    }
    return known
  }

  /// Returns the login whose expiry is due first.
  mutating func first() -> (session: SessionID, expiry: TokenExpiry)? {
    while let entry = heap.first {
      if let expiry = expiries[entry.session], expiry.due == entry.due { return (entry.session, expiry) }
      pop()
    }
    return nil
  }

  private mutating func push(_ entry: Entry) {
    var index = heap.count
    heap.append(entry)
    while index > 0, heap[index] < heap[(index - 1) / 2] {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func pop() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var index = 0
    while true {
      let children = (2 * index + 1..<2 * index + 3).clamped(to: 0..<heap.count)
      guard let least = children.min(by: { heap[$0] < heap[$1] }), heap[least] < heap[index] else { return }
      heap.swapAt(index, least)
      index = least
    }
  }
}

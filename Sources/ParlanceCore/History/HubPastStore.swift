/// The part of a hub's store that adds messages to the past of conversations, and keeps what accounts deleted from their own history.
package protocol HubPastStore: AnyObject {
  /// Stores a message that was imported, at the position of its time. It is not counted, and no entry of the stream moves.
  ///
  /// - parameter draft: The message; its version is not looked at.
  func insertPast(_ draft: EventDraft) throws(MessagingError) -> PastOutcome
  /// Returns whether a stream has imported messages.
  func hasPast(stream: StreamNumber) throws(MessagingError) -> Bool
  /// Returns a page of imported messages, revoked ones included, in the order of their positions: those behind a position, at
  /// least one if there is any.
  ///
  /// - parameter after: A position; `Int64.min` for the first page.
  /// - parameter limit: The maximum number of messages.
  /// - parameter bytes: The maximum size of the messages; more if the first one is larger.
  func past(stream: StreamNumber, after: Int64, limit: Int, bytes: Int) throws(MessagingError) -> EventPage
  /// Deletes messages from the history of an account.
  func hide(account: AccountNumber, stream: StreamNumber, sequences: [Int64]) throws(MessagingError)
  /// Returns those of some positions in a stream that an account deleted from its history.
  func hidden(
    account: AccountNumber, stream: StreamNumber, among sequences: [Int64]
  ) throws(MessagingError) -> Set<Int64>
  /// Returns the accounts that deleted a message from their history, or cleared that up to it or beyond.
  func deleters(of message: EventPlace) throws(MessagingError) -> Set<AccountNumber>
}

package enum PastOutcome: Hashable, Sendable {
  case inserted(sequence: Int64)
  /// The id is stored in this stream.
  case exists(EventRecord)
  /// Another message has the position.
  case isTaken
}

extension MemoryHubStore {
  package func insertPast(_ draft: EventDraft) throws(MessagingError) -> PastOutcome {
    guard let stream = find(draft.stream) else {
      throw undo.fail(MessagingError(.invalidArgument, "no stream \(draft.stream)"))
    }
    let id = draft.id.map { ExactString($0.string) }
    if let place = id.flatMap({ places[$0]?.place(in: draft.stream) }), let event = event(at: place) {
      return .exists(event)
    }
    let event = EventRecord(past: draft)
    let index = stream.events.firstIndex(notBefore: event.sequence) { $0.sequence }
    if index < stream.events.count, stream.events[index].sequence == event.sequence { return .isTaken }
    let (time, newest) = (stream.record.lastTime, newest)
    stream.events.insert(event, at: index)
    stream.record.lastTime = max(time, event.time)
    self.newest = max(newest, event.time)
    if let id { addPlace(event.place, id) }
    undo.note { store in
      stream.events.remove(at: index)
      stream.record.lastTime = time
      store.newest = newest
      if let id { store.removePlace(event.place, id) }
    }
    return .inserted(sequence: event.sequence)
  }

  package func hasPast(stream: StreamNumber) throws(MessagingError) -> Bool {
    find(stream)?.events.first.map { PastPosition.contains($0.sequence) } ?? false
  }
}

extension MemoryHubStore {
  package func past(stream: StreamNumber, after: Int64, limit: Int, bytes: Int) throws(MessagingError) -> EventPage {
    guard let stream = find(stream), after < PastPosition.last else { return EventPage() }
    let start = stream.events.firstIndex(notBefore: after + 1) { $0.sequence }
    var page = EventPage()
    var room = max(0, bytes)
    for event in stream.events[start...].prefix(while: { PastPosition.contains($0.sequence) }) {
      guard page.takes(event, limit: limit, room: &room) else { break }
    }
    return page
  }
}

extension EventPage {
  package init() { self.init(events: [], isTruncated: false, hasMore: false) }

  /// Appends an entry if there is room for it, or notes that there is more.
  package mutating func takes(_ event: EventRecord, limit: Int, room: inout Int) -> Bool {
    guard events.count < max(1, limit), event.payload.count <= room || events.isEmpty else {
      hasMore = true
      return false
    }
    room -= min(event.payload.count, room)
    events.append(event)
    return true
  }
}

extension EventRecord {
  /// Creates the entry of an imported message, which has no ordinals.
  package init(past draft: EventDraft) {
    self.init(
      stream: draft.stream, sequence: PastPosition.position(at: draft.time), kind: draft.kind, time: draft.time,
      id: draft.id, sender: draft.sender, number: 0, senderNumber: 0, options: draft.options,
      platform: draft.platform, contentKind: draft.contentKind, payload: draft.payload)
  }
}

extension HubTable {
  static let hidden = HubTable(
    "hidden", key: [("stream", .int), ("sequence", .int), ("account", .int)], [], isKeptBesideMessages: true)
}

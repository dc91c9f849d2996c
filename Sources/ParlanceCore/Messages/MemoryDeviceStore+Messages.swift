extension MemoryDeviceStore {
  package func insert(_ message: Message, conversation: ConversationNumber) throws(MessagingError) -> MessageRow? {
    guard let record = record(conversation) else {
      throw undo.fail(MessagingError(.invalidArgument, "no conversation \(conversation)"))
    }
    guard row(of: message.id, conversation) == nil else { return nil }
    var stored = Stored(message: message, conversation: conversation)
    stored.message.conversation = record.id
    stored.message.row = nextRow
    nextRow = nextRow.successor
    replace(nil, with: stored)
    return stored.message.row
  }

  /// Puts one version of a message in another's place; every change of a message goes this way.
  private func replace(_ known: Stored?, with new: Stored?) {
    if let known { remove(known, movesTo: new?.place) }
    if let new { put(new, movedFrom: known?.place) }
    undo.note { $0.replace(new, with: known) }
  }

  private func remove(_ known: Stored, movesTo place: Place?) {
    let row = known.message.row
    if known.message.marks.contains(.unread) { unreadRows[known.conversation]?.remove(row) }
    if place != known.place, var list = places.removeValue(forKey: known.conversation) {
      list.remove(at: list.firstIndex(notBefore: known.place) { $0 })
      places[known.conversation] = list
    }
    guard place == nil else { return }
    stored[row] = nil
    let id = ExactString(known.message.id.string)
    rows[id]?.removeAll { $0 == row }
    if rows[id]?.isEmpty == true { rows[id] = nil }
    revokedRows.remove(row)
    untoldRows.remove(row)
  }

  private func put(_ new: Stored, movedFrom place: Place?) {
    let row = new.message.row
    stored[row] = new
    if new.message.marks.contains(.revoked) { revokedRows.insert(row) }
    if new.message.marks.contains(.untold) { untoldRows.insert(row) }
    if new.message.marks.contains(.unread) { unreadRows[new.conversation, default: []].insert(row) }
    if place != new.place {
      // Most messages are newer than all others.
      if let last = places[new.conversation]?.last, last > new.place {
        let index = places[new.conversation, default: []].firstIndex(notBefore: new.place) { $0 }
        places[new.conversation]?.insert(new.place, at: index)
      } else {
        places[new.conversation, default: []].append(new.place)
      }
    }
    if place == nil { insert(row, as: ExactString(new.message.id.string)) }
  }

  private func insert(_ row: MessageRow, as id: ExactString) {
    var known = rows.removeValue(forKey: id) ?? []
    // A rollback puts one back that may have been the first.
    known.insert(row, at: known.firstIndex(notBefore: row) { $0 })
    rows[id] = known
  }

  private func row(of id: MessageID, _ conversation: ConversationNumber) -> MessageRow? {
    rows[ExactString(id.string)]?.first { stored[$0]?.conversation == conversation }
  }

  func change(_ row: MessageRow, _ body: (inout Message) -> Void) {
    guard let known = stored[row] else { return }
    var new = known
    body(&new.message)
    replace(known, with: new)
  }

  package func message(id: MessageID) throws(MessagingError) -> Message? {
    rows[ExactString(id.string)]?.first.flatMap { message($0) }
  }

  package func message(id: MessageID, conversation: ConversationNumber) throws(MessagingError) -> Message? {
    row(of: id, conversation).flatMap { message($0) }
  }

  package func message(row: MessageRow) throws(MessagingError) -> Message? { message(row) }

  private func message(_ row: MessageRow) -> Message? {
    guard var found = stored[row], let record = record(found.conversation) else { return nil }
    // A conversation may have been renamed since.
    found.message.conversation = record.id
    return found.message
  }

  package func accept(
    row: MessageRow, state: MessageState, time: Timestamp, sequence: Int64, number: Int64, senderNumber: Int64
  ) throws(MessagingError) {
    change(row) {
      $0.state = state
      $0.time = time
      $0.sequence = sequence
      $0.number = number
      $0.senderNumber = senderNumber
    }
  }

  package func setState(row: MessageRow, _ state: MessageState) throws(MessagingError) {
    change(row) { $0.state = state }
  }

  package func setMarks(row: MessageRow, _ marks: MessageMarks) throws(MessagingError) {
    change(row) { $0.marks = marks }
  }

  package func setTime(row: MessageRow, _ time: Timestamp) throws(MessagingError) { change(row) { $0.time = time } }

  package func setLocalExtension(row: MessageRow, _ text: String?) throws(MessagingError) {
    change(row) { $0.localExtension = text }
  }

  package func setBody(row: MessageRow, kind: MessageKind, _ body: [UInt8]) throws(MessagingError) {
    change(row) {
      $0.kind = kind
      $0.encodedBody = body
    }
  }

  package func forgetPositions(
    conversation: ConversationNumber, after sequence: Int64, readUpTo: Int64
  ) throws(MessagingError) {
    for place in places[conversation] ?? [] {
      forgetReactions(row: place.row, after: sequence)
      guard let message = stored[place.row]?.message, message.sequence > sequence else { continue }
      change(place.row) {
        if $0.sequence <= readUpTo { $0.marks.insert(.readByPeer) }
        $0.sequence = 0
      }
    }
  }

  package func delete(row: MessageRow) throws(MessagingError) {
    if let known = stored[row] { remove(known) }
  }

  /// Removes a message and what is kept with it.
  private func remove(_ known: Stored) {
    if messageReactions[known.message.row] != nil { setReactions(nil, known.message.row) }
    replace(known, with: nil)
  }

  package func deleteMessages(
    conversation: ConversationNumber?, from: Timestamp, until: Timestamp
  ) throws(MessagingError) -> Int {
    var unread = 0
    for conversation in conversation.map({ [$0] }) ?? Array(places.keys) {
      let list = places[conversation] ?? []
      let first = list.firstIndex(notBefore: from) { $0.time }
      let gone = list[first...].prefix { $0.time <= until }
      for place in gone.reversed() {
        guard let known = stored[place.row] else { continue }
        if known.message.marks.contains(.unread) { unread += 1 }
        remove(known)
      }
    }
    return unread
  }
}

extension MemoryDeviceStore {
  package func messages(
    _ query: MessageQuery, conversation: ConversationNumber?, includingRevoked: Bool
  ) throws(MessagingError) -> [Message] {
    try messages(query, conversation: conversation, includingRevoked: includingRevoked) { _ in true }
  }

  /// - parameter fits: A further condition, of which the query knows nothing.
  func messages(
    _ query: MessageQuery, conversation: ConversationNumber?, includingRevoked: Bool, fits: (Message) -> Bool
  ) throws(MessagingError) -> [Message] {
    guard query.limit > 0 else { return [] }
    var found: [Message] = []
    func isWanted(_ place: Place) -> Bool {
      guard let message = stored[place.row]?.message else { return false }
      return place.time >= query.from ?? place.time && place.time <= query.until ?? place.time
        && (query.kinds.isEmpty || query.kinds.contains(message.kind))
        && (!query.unreadOnly || message.marks.contains(.unread))
        && (includingRevoked || !message.marks.contains(.revoked)) && fits(message)
    }
    let list = conversation.map { places[$0] ?? [] } ?? places.values.joined().sorted()
    let anchor = query.anchor.map { Place(time: $0.time, row: $0.row) }
    if query.newer {
      var first = anchor.map { anchor in list.firstIndex(notBefore: anchor) { $0 } } ?? 0
      if first < list.count && list[first] == anchor { first += 1 }
      for place in list[first...] where isWanted(place) {
        if let message = message(place.row) { found.append(message) }
        if found.count == query.limit { break }
      }
    } else {
      let end = anchor.map { anchor in list.firstIndex(notBefore: anchor) { $0 } } ?? list.count
      for place in list[..<end].reversed() where isWanted(place) {
        if let message = message(place.row) { found.append(message) }
        if found.count == query.limit { break }
      }
      found.reverse()
    }
    return found
  }

  package func newestListed(conversation: ConversationNumber) throws(MessagingError) -> Message? {
    newest(in: conversation) { $0.options.contains(.updatesConversation) }
  }

  package func newest(
    conversation: ConversationNumber, sender: AccountID, upTo sequence: Int64
  ) throws(MessagingError) -> Message? {
    newest(in: conversation) { $0.sequence > 0 && $0.sequence <= sequence && $0.sender == sender }
  }

  /// Returns the newest message that fits and is not revoked.
  private func newest(in conversation: ConversationNumber, _ isWanted: (Message) -> Bool) -> Message? {
    for place in (places[conversation] ?? []).reversed() {
      guard let message = stored[place.row]?.message else { continue }
      if !message.marks.contains(.revoked) && isWanted(message) { return self.message(place.row) }
    }
    return nil
  }

  package func revoked() throws(MessagingError) -> [Message] {
    revokedRows.compactMap { stored[$0] }.filter { $0.message.marks.contains(.revoked) }
      .sorted { $0.place < $1.place }.compactMap { message($0.message.row) }
  }

  package func untold(conversation: ConversationNumber, upTo sequence: Int64) throws(MessagingError) -> [Message] {
    untoldRows.compactMap { stored[$0] }.filter { known in
      known.conversation == conversation && known.message.marks.contains(.untold)
        && known.message.sequence > 0 && known.message.sequence <= sequence
    }.sorted { ($0.message.sequence, $0.message.row) < ($1.message.sequence, $1.message.row) }
      .compactMap { message($0.message.row) }
  }
}

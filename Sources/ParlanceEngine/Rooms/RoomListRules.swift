package import ParlanceCore

extension RoomsCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(after, "place in a list", limit: GroupInfo.nameLimit)
    guard limit > 0 else { throw MessagingError(.invalidArgument, "number of rooms") }
  }
}

extension CreateRoomCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    guard name.utf8.count <= GroupInfo.nameLimit else { throw MessagingError(.invalidArgument, "room name") }
    properties = try border.checked(properties: properties)
    try border.check(occupantLimit: properties)
  }
}

extension Border {
  /// Checks the limit of a room's occupants among changes: a number above zero; an empty text ends it.
  func check(occupantLimit changes: [String: String]) throws(MessagingError) {
    guard let text = changes[RoomInfo.Property.occupantLimit], !text.isEmpty else { return }
    guard let limit = Int(text), limit > 0 else {
      throw MessagingError(.invalidArgument, RoomInfo.Property.occupantLimit)
    }
  }
}

extension RoomsCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> RoomsReply {
    guard turn.settings.listsRooms else { throw MessagingError(.forbidden, "the hub lists no rooms") }
    // Every device asks for it in pages.
    var budget = PageBudget(turn.limits)
    defer { turn.noteAnswer(bytes: budget.usedBytes) }
    let limit = min(limit, turn.limits.entriesPerPage)
    // The place is a number: the last record that was looked at may be a group, whose name is its members' alone.
    var (place, looks, page) = (after, 0, [RoomInfo]())
    var key = try turn.rooms.key(at: after)
    while true {
      let records = try turn.store.conversations(after: key, limit: Self.looksAtOnce)
      for record in records {
        if let room = try turn.rooms.listed(record) {
          guard try budget.takes(bytes: room.encodedSize) else { return RoomsReply(page, next: place) }
          page.append(room)
        }
        (key, place, looks) = (record.key, String(record.number), looks + 1)
        // Groups take time as well.
        if page.count == limit || looks == Self.looks { return RoomsReply(page, next: place) }
      }
      if records.count < Self.looksAtOnce { return RoomsReply(page) }
    }
  }

  /// The number of groups and rooms that one request looks at, and that are read at once.
  private static let (looks, looksAtOnce) = (1000, 50)
}

extension CreateRoomCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> RoomReply {
    guard try turn.rooms.mayCreateRooms(context.account) else { throw MessagingError(.forbidden) }
    var kept = try turn.rooms.createdRooms(by: context.account)
    guard kept.value.streams.count < turn.limits.createdRooms else {
      throw MessagingError(.limitExceeded, "limit \(turn.limits.createdRooms) rooms")
    }
    let id = try turn.rooms.createRoom(id: nil, name: name, owner: context.account.id, properties: properties)
    let room = try turn.lookup.room(id)
    kept.value.streams.append(room.stream)
    try turn.keptValues.save(kept, .createdRooms, of: context.account)
    return RoomReply(room: try turn.rooms.information(room))
  }
}

extension RoomRules {
  /// Returns what a room says of itself; nil for a group, and for a room that was created by its first use.
  fileprivate func listed(_ record: StreamRecord) throws(MessagingError) -> RoomInfo? {
    guard record.kind == .room, !record.isDismissed else { return nil }
    let room = try turn.lookup.conversation(record)
    return room.isOpen ? nil : try information(room)
  }

  /// Returns whether an account may create rooms with its apps.
  fileprivate func mayCreateRooms(_ account: AccountRecord) throws(MessagingError) -> Bool {
    switch settings.roomCreation {
    case .nobody: false
    case .chosenAccounts: try turn.standing.standing(of: account).createsRooms
    case .everyone: true
    }
  }

  /// Returns the key of the group or room behind which a list goes on.
  ///
  /// - throws: `invalidArgument` for a place that no answer named.
  fileprivate func key(at place: String?) throws(MessagingError) -> StreamKey {
    guard let place else { return .beforeConversations }
    guard let number = StreamNumber(place), let record = try store.stream(number: number),
      record.kind == .group || record.kind == .room
    else { throw MessagingError(.invalidArgument, "after") }
    return .conversation(record.conversationName)
  }

  /// Returns which rooms an account created; where they are as many as may be, without those that ended.
  fileprivate func createdRooms(by account: AccountRecord) throws(MessagingError) -> KeptValue<RoomStreams> {
    var kept = try turn.keptValues.kept(.createdRooms, of: account, initial: RoomStreams())
    guard kept.value.streams.count >= limits.createdRooms else { return kept }
    var standing: [StreamNumber] = []
    for stream in kept.value.streams {
      if let record = try store.stream(number: stream), !record.isDismissed { standing.append(stream) }
    }
    kept.value.streams = standing
    return kept
  }

  /// Checks that one more account may be in a room.
  ///
  /// - throws: `groupFull`.
  func checkHasPlace(_ account: AccountNumber, in room: HubConversation) throws(MessagingError) {
    guard let limit = room.room?.occupantLimit else { return }
    let occupants = directory.occupants(of: room.stream)
    guard occupants.count < limit || occupants[account] != nil else {
      throw MessagingError(.groupFull, "limit \(limit) accounts")
    }
  }
}

/// Rooms by their streams: those that an account created with its apps, or that keep something of what it shows of itself.
struct RoomStreams: WireValue {
  var streams: [StreamNumber] = []

  init() {}

  func write(to writer: inout ByteWriter) { writer.write(array: streams) { $0.write($1) } }

  init(from reader: inout ByteReader) throws(MessagingError) {
    streams = try reader.readArray { (reader) throws(MessagingError) in try reader.readNumber() }
  }
}

/// The accounts that may create rooms with their apps.
extension HubLoop {
  /// Lets an account create rooms with its apps, or no longer. It returns once the change is durable.
  ///
  /// - throws: `accountNotFound`.
  package func setCreatesRooms(_ createsRooms: Bool, _ account: AccountID) throws(MessagingError) {
    try perform { turn throws(MessagingError) in try turn.standing.setCreatesRooms(createsRooms, account) }
  }

  /// Returns accounts that may create rooms, in the order of their registration. A page may have fewer than it could though others follow.
  ///
  /// - parameter position: The position behind which they are, from the page before; `zero` for the first page.
  package func roomCreators(
    after position: AccountNumber, limit: Int
  ) throws(MessagingError) -> (accounts: [AccountID], next: AccountNumber?) {
    try perform { turn throws(MessagingError) in try turn.standing.roomCreators(after: position, limit: limit) }
  }
}

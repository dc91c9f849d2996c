package import ParlanceCore

/// The operations of server faces: the server APIs of vendors that a gateway speaks. Each call waits until it is durable.
extension HubLoop {
  /// Carries out a request in the name of an account, under the rules that hold for the account's devices.
  ///
  /// - returns: The answer that a device would get.
  /// - throws: The refusal that a device would get; `accountNotFound` if there is no such account; `unsupported` for a request
  ///   that is about the device itself, or whose answer comes in a later turn.
  package func carryOut<Call: HubCall>(_ call: Call, as account: AccountID) throws(MessagingError) -> Call.Reply {
    try perform { turn throws(MessagingError) in try turn.administration.carryOut(request: call, as: account) }
  }

  /// Carries out a request in the name of an account without waiting until it is durable: requests that come meanwhile become durable
  /// with it.
  ///
  /// - parameter completion: Receives the answer or the refusal, as `carryOut(_:as:)` does, when it is durable; on the hub's queue.
  package func begin<Call: HubCall>(
    _ call: Call, as account: AccountID,
    completion: @escaping @Sendable (Result<Call.Reply, MessagingError>) -> Void
  ) {
    begin(
      { turn throws(MessagingError) in try turn.administration.carryOut(request: call, as: account) },
      completion: completion)
  }

  /// Carries out requests in the name of an account, one after another; each has its own answer or refusal.
  ///
  /// - throws: `accountNotFound` if there is no such account; one of the storage codes, after which some were carried out.
  package func carryOut<Call: HubCall>(
    _ calls: [Call], as account: AccountID
  ) throws(MessagingError) -> [Result<Call.Reply, MessagingError>] {
    guard !calls.isEmpty else { return [] }
    try perform { turn throws(MessagingError) in _ = try turn.lookup.existingAccount(account) }
    return try performEach(calls) { turn, call throws(MessagingError) in
      try turn.administration.carryOut(request: call, as: account)
    }
  }

  /// Registers an account, with its profile and a value that a face keeps of it: all of them, or nothing.
  ///
  /// - throws: `accountExists`; the refusal of the profile.
  package func register(
    _ account: AccountID, _ profile: ProfileUpdate, _ value: FaceValue
  ) throws(MessagingError) {
    try perform { turn throws(MessagingError) in
      try turn.administration.register(account, profile)
      try turn.faces.save(value)
    }
  }

  /// Sends a message to a room in the name of an account that need not be in it.
  ///
  /// - parameter call: The message; its conversation is the room.
  /// - returns: Its place. A message whose id the account used in this room before is not sent again.
  package func sendToRoom(_ call: SubmitCall, from account: AccountID) throws(MessagingError) -> RoomPlace {
    try perform { turn throws(MessagingError) in try turn.broadcasts.send(call, from: account) }
  }

  /// Sends a message to a group or a room in the name of an account that need not be in it, nor be allowed to write there. What
  /// else holds for messages of the account's devices holds for this one.
  package func sendForOperator(_ call: SubmitCall, from account: AccountID) throws(MessagingError) -> Acceptance {
    try perform { turn throws(MessagingError) in
      try turn.administration.submit(call, as: account, isForOperator: true)
    }
  }

  /// Returns the messages that have an id, in whatever conversations they are: at most a few, since ids are random.
  package func messages(id: MessageID) throws(MessagingError) -> [LocatedMessage] {
    try perform { turn throws(MessagingError) in try turn.administration.messages(id: id) }
  }

  /// Returns a page of the conversations that have an entry of a time or later, each once.
  ///
  /// - parameter place: The place behind which they are, from the page before; nil for the first page.
  package func conversations(
    activeSince time: Timestamp, after place: ActivePlace?
  ) throws(MessagingError) -> ActiveConversations {
    try perform { turn throws(MessagingError) in try turn.administration.conversations(activeSince: time, after: place)
    }
  }

  /// Returns a page of the direct conversations and the groups of an account that have an entry of a time or later, the newest
  /// first.
  ///
  /// - parameter place: The place behind which they are, from the page before; nil for the first page.
  package func conversations(
    of account: AccountID, activeSince time: Timestamp, after place: ActivePlace?
  ) throws(MessagingError) -> ActiveConversations {
    try perform { turn throws(MessagingError) in
      try turn.administration.conversations(
        of: try turn.lookup.existingAccount(account), activeSince: time, after: place)
    }
  }

  /// Returns the group or the room of an id; nil if there is none, or one that was dismissed.
  package func place(ifThere id: String) throws(MessagingError) -> AdministeredConversation? {
    try perform { turn throws(MessagingError) in
      do throws(MessagingError) {
        return try turn.lookup.groupOrRoom(CanonicalName.normalized(id))?.administered(first: .zero)
      } catch {
        guard [.groupNotFound, .roomNotFound].contains(error.code) else { throw error }
        return nil
      }
    }
  }

  /// Returns the group or the room of an id; if there is none, a room without an owner comes into being, as it does when a device
  /// subscribes to it.
  ///
  /// - throws: `groupNotFound` or `roomNotFound` for one that was dismissed lately.
  package func place(_ id: String, openedBy account: AccountID) throws(MessagingError) -> ConversationID {
    try perform { turn throws(MessagingError) in
      let id = CanonicalName.normalized(id)
      if let known = try turn.lookup.groupOrRoom(id) { return known.administered(first: .zero).nameForFirst }
      return .room(try turn.rooms.createRoom(id: id, name: id, owner: account, isOpen: true))
    }
  }

  /// Returns the rooms in which an account is with any of its devices, by their ids.
  package func rooms(of account: AccountID) throws(MessagingError) -> [RoomInfo] {
    try perform { turn throws(MessagingError) in
      let account = try turn.lookup.existingAccount(account)
      let streams = turn.sessions.allSessions(of: account.number).flatMap { turn.directory.places(of: $0.id) }
      var rooms: [RoomInfo] = []
      for stream in Set(streams).sorted() {
        guard let place = try turn.rooms.place(stream), place.kind == .room else { continue }
        rooms.append(try turn.rooms.information(place))
      }
      return rooms.sorted { $0.id < $1.id }
    }
  }

  /// Removes a message from the histories of all accounts in a conversation that is not a room, as if each of them had deleted it.
  ///
  /// - throws: `messageNotFound`, also for one that all of them have deleted; `unsupported` for a room.
  package func deleteForAll(_ id: MessageID, in name: AdministeredConversation) throws(MessagingError) {
    try perform { turn throws(MessagingError) in try turn.history.deleteForAll(id, in: name) }
  }

  /// Returns whether a device of an account of a direct conversation confirmed that it has a message.
  package func isDelivered(
    _ id: MessageID, in conversation: AdministeredConversation, to account: AccountID
  ) throws(MessagingError) -> Bool {
    try perform { turn throws(MessagingError) in
      let account = try turn.lookup.existingAccount(account)
      let conversation = try turn.administration.conversation(conversation)
      guard conversation.stream != .zero, let record = try turn.store.event(stream: conversation.stream, id: id) else {
        return false
      }
      return try turn.receipts.isDelivered(record.place, to: account)
    }
  }

  /// Returns messages of a conversation's history as the operator reads them, in the order in which the query asks for them.
  package func history(
    of conversation: AdministeredConversation, _ query: HistoryQuery
  ) throws(MessagingError) -> HistoryPage {
    try perform { turn throws(MessagingError) in
      try turn.history.history(of: try turn.administration.conversation(conversation), query)
    }
  }

  /// Returns messages of a room's history, in the order in which the query asks for them.
  package func roomHistory(_ query: HistoryQuery) throws(MessagingError) -> HistoryPage {
    try perform { turn throws(MessagingError) in try turn.history.history(ofRoom: query) }
  }

  /// Returns a value of a face that has not expired.
  package func faceValue(face: String, key: String) throws(MessagingError) -> [UInt8]? {
    try perform { turn throws(MessagingError) in try turn.faces.value(face: face, key: key) }
  }

  /// Stores a value of a face, in place of the one that it has under its key.
  package func save(_ value: FaceValue) throws(MessagingError) {
    try perform { turn throws(MessagingError) in try turn.faces.save(value) }
  }

  /// Stores a value of a face unless it has one under its key that has not expired.
  ///
  /// - returns: A Boolean value that indicates whether the value was stored. Of two calls at once, one stores its value.
  package func insert(_ value: FaceValue) throws(MessagingError) -> Bool {
    try perform { turn throws(MessagingError) in try turn.faces.insert(value) }
  }

  /// Removes a value of a face, if there is one.
  package func removeFaceValue(face: String, key: String) throws(MessagingError) {
    try perform { turn throws(MessagingError) in try turn.faces.remove(face: face, key: key) }
  }
}

internal import Foundation
internal import Parlance

extension ConversationManager {
  // MARK: writing

  func save(_ message: NIMMessage, for session: NIMSession, completion: (((any Error)?) -> Void)?) {
    core.change(completion) { [core] device in
      let conversation = try core.conversation(of: session)
      try message.resolveAttachment(core)
      var draft = try message.draft(to: conversation, countsReceipts: core.teamReceiptsEnabled)
      draft.attachments = try message.attachments(core)
      let sender = message.from.map { AccountID($0) } ?? device.account
      let id = MessageID(message.messageId)
      // One that is refused as known may be the very message whose announcement is still to come.
      let former = core.saving[id]
      if former !== message {
        core.saving.remove(id)
        try core.saving.insert(message, for: id)
      }
      do {
        try device.save(draft, sender: sender, announces: true)
      } catch {
        if former !== message {
          core.saving.remove(id)
          if let former { try core.saving.insert(former, for: id) }
        }
        throw error
      }
    }
  }

  func update(_ message: NIMMessage, for session: NIMSession, completion: (((any Error)?) -> Void)?) {
    core.change(completion) { device in
      let id = MessageID(message.messageId)
      guard let conversation = core.knownConversation(of: session), device.message(id, in: conversation) != nil else {
        throw MessagingError(.messageNotStored, id.string)
      }
      try device.setLocalExtension(try message.localExtensionText(), of: id, in: conversation)
      if message.messageObject is NIMCustomObject {
        try device.setContent(try message.details.content(), of: id, in: conversation)
      }
    }
  }

  // MARK: local history

  func messages(in session: NIMSession, message: NIMMessage?, limit: Int) -> [NIMMessage]? {
    guard let query = query(session, before: message, limit) else { return core.device == nil ? nil : [] }
    return core.messages(query)
  }

  func messages(
    in session: NIMSession, message: NIMMessage?, limit: Int,
    completion: @escaping ((any Error)?, [NIMMessage]?) -> Void
  ) {
    answer(completion, query(session, before: message, limit))
  }

  private func query(_ session: NIMSession, before message: NIMMessage?, _ limit: Int) -> MessageQuery? {
    guard let conversation = core.knownConversation(of: session), limit > 0 else { return nil }
    return MessageQuery(in: conversation, anchor: message.map { place(of: $0) }, limit: limit)
  }

  func messages(in session: NIMSession, messageIds: [String]) -> [NIMMessage]? {
    guard let device = core.device else { return nil }
    guard let conversation = core.knownConversation(of: session) else { return [] }
    let found = messageIds.compactMap { device.message(MessageID($0), in: conversation) }
    return found.sorted { ($0.time, $0.row) < ($1.time, $1.row) }.map { NIMMessage($0, core: core) }
  }

  /// A message's place in the local database; for one that is not there, its time.
  private func place(of message: NIMMessage) -> MessageQuery.Anchor {
    if let stored = message.stored, stored.row != .zero, message.ownTime == nil { return MessageQuery.Anchor(stored) }
    let place = message.place
    if let stored = core.device?.message(place.id, in: place.conversation) { return MessageQuery.Anchor(stored) }
    return MessageQuery.Anchor(time: Timestamp(seconds: message.timestamp), row: .zero)
  }

  // MARK: the server's history

  func fetchMessageHistory(
    _ session: NIMSession, option: NIMHistoryMessageSearchOption, result: NIMFetchMessageHistoryBlock?
  ) {
    core.fetch(result) { [core] device, completion in
      let conversation = try core.conversation(of: session).unlessChatroom("use chatroomManager for chatrooms")
      let anchor =
        try option.serverId.map { try core.time(ofAnchor: $0, in: conversation) } ?? option.currentMessage?.anchorTime
      let stores = option.messageTypes.isEmpty ? option.sync : option.syncMessageTypes
      var query = try HistoryQuery(
        in: conversation, start: option.startTime, end: option.endTime, anchor: anchor, order: option.order,
        limit: option.limit, stores: stores)
      query.kinds = try MessageKind.kinds(of: option.messageTypes)
      let adds = stores && option.createRecentSessionIfNotExists
      let filter = option.customFilter
      let fits = filter.map { filter in { (message: Message) in !filter(NIMMessage(message, core: core)) } }
      device.fetchHistory(query, where: fits) { [core] answer in
        if adds, case .success = answer, device.conversation(conversation) == nil {
          do throws(MessagingError) {
            try device.addConversation(conversation)
          } catch {
            return completion(.failure(error.nim))
          }
        }
        completion(answer.nim.map { core.objects($0, order: option.order) })
      }
    }
  }

  func getMessagesDynamically(
    _ param: NIMGetMessagesDynamicallyParam, completion: @escaping ((any Error)?, Bool, [NIMMessage]?) -> Void
  ) {
    let param = param.createStandardized()
    let isConnected = core.device?.isConnected ?? false
    let answer = { (error: (any Error)?, messages: [NIMMessage]?) in
      completion(error, error == nil && isConnected, messages)
    }
    core.fetch(answer) { [core] device, completion in
      let conversation = try core.conversation(of: param.session)
      let anchor = try (param.anchorServerId ?? param.anchorClientId).map {
        try core.time(ofAnchor: $0, in: conversation)
      }
      let query = try HistoryQuery(
        in: conversation, start: param.startTime, end: param.endTime, anchor: anchor, order: param.order,
        limit: param.limit, stores: isConnected && conversation.kind != .room)
      if isConnected {
        device.fetchHistory(query) { completion($0.nim.map { core.objects($0, order: param.order) }) }
      } else {
        device.page(query.local) { completion($0.nim.map { core.objects($0, order: param.order) }) }
      }
    }
  }
}

extension ClientCore {
  /// The time of a message that the device has, by its id or by its number at the server.
  ///
  /// - throws: Local error `invalidParam` if it has none.
  func time(ofAnchor id: String, in conversation: ConversationID) throws -> Timestamp {
    if let message = device?.message(MessageID(id), in: conversation) { return message.time }
    guard let number = Int64(id).map({ MessageNumber($0) }),
      device?.messages(MessageQuery(in: conversation, from: number.time, until: number.time, limit: 1000)).contains(
        where: { serverID(of: $0) == id }) == true
    else { throw MessagingError(.messageNotStored, id).nim }
    return number.time
  }

  /// Returns the server's number of a message; nil for one that the server has not accepted.
  func serverID(of message: Message?) -> String? { account.flatMap { message?.serverID(of: $0) } }
}

extension Message {
  /// Returns the server's number of a message of an account; nil for one that the server has not accepted.
  func serverID(of account: AccountID) -> String? {
    guard sequence > 0 else { return nil }
    return String(MessageNumber(time: time, sequence: sequence, in: conversation, of: account).value)
  }
}

extension ClientCore {

  /// Messages, given oldest first, as objects in an order.
  func objects(_ messages: [Message], order: NIMMessageSearchOrder) -> [NIMMessage] {
    let objects = messages.map { NIMMessage($0, core: self) }
    return order == .desc ? objects.reversed() : objects
  }
}

extension NIMMessage {
  /// The time from which to search on after this message.
  fileprivate var anchorTime: Timestamp { Timestamp(seconds: timestamp) }
}

extension HistoryQuery {
  /// Creates a query from NIM's values: bounds in seconds, 0 for none; an anchor that excludes the messages of earlier pages.
  ///
  /// - throws: Local error `invalidParam` if the limit exceeds 100 or a bound is NaN.
  init(
    in conversation: ConversationID, start: TimeInterval, end: TimeInterval, anchor: Timestamp?,
    order: NIMMessageSearchOrder, limit: UInt, stores: Bool
  ) throws {
    guard limit <= Limits.history else { throw NSError.invalidParameter("limit exceeds \(Limits.history)") }
    guard !start.isNaN, !end.isNaN else { throw NSError.invalidParameter("a time is not a number") }
    var after = start > 0 ? Timestamp(seconds: start) : .zero
    var before = end > 0 ? Timestamp(seconds: end) : nil
    if let anchor = anchor.map({ max(.zero, $0) }) {
      if order == .asc { after = max(after, anchor) } else { before = min(before ?? anchor, anchor) }
    }
    self.init(
      conversation: conversation, after: after, before: before, oldestFirst: order == .asc,
      limit: Int(limit == 0 ? Limits.history : limit), stores: stores)
  }

  /// The same question to the local database.
  fileprivate var local: MessageQuery {
    MessageQuery(
      in: conversation, anchor: oldestFirst ? MessageQuery.Anchor(time: after, row: .zero) : nil, newer: oldestFirst,
      from: after == .zero ? nil : after.advanced(byMilliseconds: 1), until: before?.advanced(byMilliseconds: -1),
      limit: limit)
  }
}

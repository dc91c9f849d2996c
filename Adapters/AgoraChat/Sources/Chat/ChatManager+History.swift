internal import Foundation
internal import Parlance

extension ChatManager {
  func fetchHistoryMessages(
    fromServer aConversationId: String, conversationType aConversationType: AgoraChatConversationType,
    startMessageId aStartMessageId: String?, fetch direction: AgoraChatMessageFetchHistoryDirection,
    pageSize aPageSize: Int32, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatCursorResult<AgoraChatMessage>? {
    let id = ConversationID(kind: aConversationType.kind, name: aConversationId)
    // One request suffices, since the page is not filtered.
    let messages: [Message]? = core.wait(in: id.kind, pError) { device, done throws(MessagingError) in
      let request = try Self.request(id, direction, aStartMessageId, aPageSize, device)
      device.fetchHistory(request.query, completion: done)
    }
    guard let messages else { return nil }
    let part = HistoryRequest.Part(messages: messages, goesOn: messages.count == Int(aPageSize))
    return result(part, isUp: direction == .up) { $0.id.string }
  }

  func fetchHistoryMessages(
    fromServer aConversationId: String, conversationType aConversationType: AgoraChatConversationType,
    startMessageId aStartMessageId: String?, pageSize aPageSize: Int32,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatCursorResult<AgoraChatMessage>? {
    fetchHistoryMessages(
      fromServer: aConversationId, conversationType: aConversationType, startMessageId: aStartMessageId, fetch: .up,
      pageSize: aPageSize, error: pError)
  }

  func asyncFetchHistoryMessages(
    fromServer aConversationId: String, conversationType aConversationType: AgoraChatConversationType,
    startMessageId aStartMessageId: String?, pageSize aPageSize: Int32,
    completion aCompletionBlock: ((AgoraChatCursorResult<AgoraChatMessage>?, AgoraChatError?) -> Void)?
  ) {
    asyncFetchHistoryMessages(
      fromServer: aConversationId, conversationType: aConversationType, startMessageId: aStartMessageId, fetch: .up,
      pageSize: aPageSize, completion: aCompletionBlock)
  }

  func asyncFetchHistoryMessages(
    fromServer aConversationId: String, conversationType aConversationType: AgoraChatConversationType,
    startMessageId aStartMessageId: String?, fetch direction: AgoraChatMessageFetchHistoryDirection,
    pageSize aPageSize: Int32,
    completion aCompletionBlock: ((AgoraChatCursorResult<AgoraChatMessage>?, AgoraChatError?) -> Void)?
  ) {
    let id = ConversationID(kind: aConversationType.kind, name: aConversationId)
    core.fetch(
      in: id.kind,
      { [self] (part: HistoryRequest.Part?, error: AgoraChatError?) in
        aCompletionBlock?(part.map { result($0, isUp: direction == .up) { $0.id.string } }, error)
      },
      { device, done throws(MessagingError) in
        device.fetch(try Self.request(id, direction, aStartMessageId, aPageSize, device), completion: done)
      })
  }

  func fetchMessagesFromServer(
    by conversationId: String, conversationType type: AgoraChatConversationType, cursor: String?, pageSize: UInt,
    option: AgoraChatFetchServerMessagesOption?,
    completion aCompletionBlock: ((AgoraChatCursorResult<AgoraChatMessage>?, AgoraChatError?) -> Void)?
  ) {
    let id = ConversationID(kind: type.kind, name: conversationId)
    let isUp = option?.direction != .down
    core.fetch(
      in: id.kind,
      { [self] (part: HistoryRequest.Part?, error: AgoraChatError?) in
        aCompletionBlock?(part.map { result($0, isUp: isUp) { String($0.time.milliseconds) } }, error)
      },
      { device, done throws(MessagingError) in
        var request = HistoryRequest(
          conversation: id, isUp: isUp, limit: Int(clamping: pageSize), stores: option?.isSave ?? false)
        if let cursor, !cursor.isEmpty {
          guard let time = Int64(cursor) else { throw MessagingError(.invalidArgument, "cursor") }
          request.anchor = Timestamp(milliseconds: time)
        }
        if let option { Self.narrow(&request, option) }
        device.fetch(request, completion: done)
      })
  }

  private static func narrow(_ request: inout HistoryRequest, _ option: AgoraChatFetchServerMessagesOption) {
    if let from = option.from, !from.isEmpty { request.sender = AccountID(from) }
    if option.startTime > 0 { request.from = Timestamp(milliseconds: Int64(option.startTime)) }
    if option.endTime > 0 { request.until = Timestamp(milliseconds: Int64(option.endTime)) }
    if let types = option.msgTypes, !types.isEmpty {
      let types = types.compactMap { AgoraChatMessageBodyType(rawValue: $0.intValue) }
      request.kinds = types.reduce(into: []) { $0.formUnion(AgoraChatMessageBody.kinds(of: $1)) }
      request.types = Set(types)
    }
  }

  /// - throws: `messageNotStored` if this device does not have the message to begin after.
  private static func request(
    _ id: ConversationID, _ direction: AgoraChatMessageFetchHistoryDirection, _ start: String?, _ size: Int32,
    _ device: Device
  ) throws(MessagingError) -> HistoryRequest {
    var request = HistoryRequest(conversation: id, isUp: direction == .up, limit: Int(size), stores: true)
    guard let start, !start.isEmpty else { return request }
    guard let message = device.message(MessageID(start), in: id) ?? device.message(MessageID(start)) else {
      throw MessagingError(.messageNotStored)
    }
    request.anchor = message.time
    return request
  }

  private func result(
    _ part: HistoryRequest.Part, isUp: Bool, cursor: (Message) -> String
  ) -> AgoraChatCursorResult<AgoraChatMessage> {
    let last = isUp ? part.messages.first : part.messages.last
    let messages = core.device.map { device in
      let reactions = Dictionary(part.reactions.map { ($0.messageID, $0.reactions) }) { first, _ in first }
      return part.messages.map { message in
        let object = AgoraChatMessage(message, core, device.account)
        object.record.withLock { $0.reactions = reactions[message.id] ?? [] }
        return object
      }
    }
    return AgoraChatCursorResult(list: messages ?? [], andCursor: part.goesOn ? last.map(cursor) : "")
  }

  func removeMessagesFromServer(
    with conversation: AgoraChatConversation, messageIds: [String],
    completion aCompletionBlock: ((AgoraChatError?) -> Void)?
  ) {
    core.removeFromServer(conversation.id, messageIds, aCompletionBlock)
  }

  func removeMessagesFromServer(
    with conversation: AgoraChatConversation, timeStamp beforeTimeStamp: TimeInterval,
    completion aCompletionBlock: ((AgoraChatError?) -> Void)?
  ) {
    core.removeFromServer(conversation.id, until: beforeTimeStamp, aCompletionBlock)
  }
}

extension ClientCore {
  /// Deletes messages from the account's history, at the hub and on its devices.
  func removeFromServer(_ id: ConversationID, _ messages: [String], _ completion: ((AgoraChatError?) -> Void)?) {
    request(in: id.kind, completion) { device, done throws(MessagingError) in
      device.deleteFromHub(id, messages.map { MessageID($0) }, note: nil, completion: done)
    }
  }

  /// Deletes the messages up to a time, in milliseconds, from the account's history, at the hub and on its devices.
  func removeFromServer(
    _ id: ConversationID, until time: TimeInterval, _ completion: ((AgoraChatError?) -> Void)?
  ) {
    let until = max(.zero, Timestamp(rounding: time))
    request(in: id.kind, completion) { device, done throws(MessagingError) in
      Self.removeFromServer(id, until: until, device, done)
    }
  }

  private static func removeFromServer(
    _ id: ConversationID, until: Timestamp, _ device: Device, _ completion: @escaping (MessagingError?) -> Void
  ) {
    let query = HistoryQuery(conversation: id, before: until.advanced(byMilliseconds: 1), limit: 100)
    device.fetchHistory(query) { result in
      switch result {
      case .failure(let error): completion(error)
      case .success(let page):
        if page.isEmpty { return completion(nil) }
        device.deleteFromHub(id, page.map(\.id), note: nil) { error in
          if let error { return completion(error) }
          removeFromServer(id, until: until, device, completion)
        }
      }
    }
  }
}

import AgoraChat
import Foundation
import Parlance
import ParlanceConformance

/// The base class of the drivers of the iOS SDK's generations: the client, and the queries of an app. Each generation's
/// driver sends, revokes and receives callbacks with that generation's API.
class AgoraDriver: NSObject, ClientDriver, @unchecked Sendable {
  // Safe to share: everything but `context` and `client` is touched on the callback queue alone.
  let context: ClientContext
  let client: AgoraChatClient
  /// Held here, as managers hold delegates weakly.
  private let watcher: AgoraWatcher
  /// The messages that the app shows: those that it sent and those that came.
  var shown: [MessageID: AgoraChatMessage] = [:]
  /// The revocations that the app has dealt with: those of other styles come as a CMD and as a recall.
  private var dealtWith: Set<MessageID> = []

  init(_ context: ClientContext) {
    self.context = context
    client = AgoraChatClient(environment: context.environment, device: context.device)
    watcher = AgoraWatcher(context.log)
    super.init()
    let options = AgoraChatOptions(appkey: "interop#test")
    options.enableRequireReadAck = true
    // The scenarios answer invitations.
    options.autoAcceptGroupInvitation = false
    client.initializeSDK(with: options)
    client.addMultiDevices(delegate: self, queue: nil)
    client.threadManager?.add(self, delegateQueue: nil)
    client.groupManager.add(watcher, delegateQueue: nil)
    client.roomManager.add(watcher, delegateQueue: nil)
  }

  /// Makes a call whose completion has an error or nothing.
  func act(
    _ call: String,
    _ body: @escaping @Sendable (AgoraDriver, @escaping (AgoraChatError?) -> Void) throws -> Void
  ) async throws {
    try await log.request(call) { (reply: Reply<Void>) in try body(self) { reply.finish($0.map(Self.error)) } }
  }

  func login(token: String) async throws {
    try await act("login") { driver, completion in
      driver.client.login(withUsername: driver.context.account.name, token: token) { _, error in completion(error) }
    }
  }

  func logout() async throws {
    try await act("logout") { driver, completion in driver.client.logout(false, completion: completion) }
  }

  /// Hands a message to the SDK, in the words of a generation.
  func send(_ message: AgoraChatMessage) throws { throw ConformanceFailure("each generation implements send") }

  func submit(_ message: OutgoingMessage, to conversation: ConversationID) async throws -> MessageID {
    try await perform {
      let body: AgoraChatMessageBody
      switch message.content {
      case .location(let place):
        body = AgoraChatLocationMessageBody(
          latitude: place.latitude, longitude: place.longitude, address: place.title, buildingName: place.info)
      case .custom(let content):
        let fields = JSONObject.dictionary(of: content.payload) as? [String: String]
        body = AgoraChatCustomMessageBody(event: content.type, customExt: fields)
      default:
        body = AgoraChatTextMessageBody(text: message.text)
      }
      let object = AgoraChatMessage(
        conversationID: conversation.name, from: self.context.account.name, to: conversation.name, body: body,
        ext: message.attributes.dictionary)
      object.chatType = Self.chatType(conversation)
      object.isNeedGroupAck = message.wantsGroupReceipts
      object.receiverList = message.addressees?.map(\.name)
      if let id = message.id { object.messageId = id.string }
      let id = MessageID(object.messageId)
      if self.shown[id] == nil { self.shown[id] = object }
      try self.send(object)
      return id
    }
  }

  func history(_ conversation: ConversationID, limit: Int) async throws -> [StoredMessage] {
    try await perform { self.list(conversation, limit: limit).map(Self.stored) }
  }

  func isPending(_ id: MessageID, in conversation: ConversationID) async throws -> Bool {
    // One that was taken back waits for nothing.
    try await perform { (try? self.object(id, in: conversation))?.status == .delivering }
  }

  // MARK: what callbacks say, whatever they are called

  func noteOutcome(_ message: AgoraChatMessage, _ error: AgoraChatError?, _ call: String) {
    if message.body is AgoraChatCmdMessageBody { return }
    let id = MessageID(message.messageId)
    shown[id] = message
    log.record(
      .sent(id, error.map(Self.error)), raw: "\(call) \(error.map { "\($0.code)" } ?? "nil") \(describe(message))")
  }

  func noteReceived(_ messages: [AgoraChatMessage], _ call: String) {
    let observed = messages.map { message in
      ObservedMessage(
        id: MessageID(message.messageId), conversation: Self.conversation(message), sender: AccountID(message.from),
        text: Self.text(message), attributes: canonicalJSON(message.ext),
        time: Timestamp(milliseconds: message.timestamp), isOutgoing: message.direction == .send,
        content: Self.content(message))
    }
    for message in messages { shown[MessageID(message.messageId)] = message }
    log.record(.received(observed), raw: "\(call) \(messages.map(describe))")
    // As an app does that shows how many are unread.
    for id in Set(observed.map(\.conversation)) {
      let total = (client.chatManager.getAllConversations() ?? []).reduce(0) { $0 + Int($1.unreadMessagesCount) }
      let count = Int(conversation(id)?.unreadMessagesCount ?? 0)
      log.record(
        ObservedUnreadCount(conversation: id, count: count, total: total), raw: "unread \(id) \(count) of \(total)")
    }
  }

  private static func content(_ message: AgoraChatMessage) -> MessageContent? {
    switch message.body {
    case let place as AgoraChatLocationMessageBody:
      .location(
        LocationContent(
          latitude: place.latitude, longitude: place.longitude, title: place.address, info: place.buildingName))
    case let custom as AgoraChatCustomMessageBody:
      .custom(CustomContent(type: custom.event ?? "", payload: canonicalJSON(custom.customExt) ?? ""))
    default: nil
    }
  }

  /// One callback lists what was read; each message is a receipt of its own.
  func noteRead(_ messages: [AgoraChatMessage], _ call: String) {
    for message in messages {
      let conversation = Self.conversation(message)
      let read = shown.filter { _, shown in
        shown.direction == .send && Self.conversation(shown) == conversation && shown.isReadAcked
      }
      let receipt = ObservedReceipt(
        conversation: conversation, upTo: nil, messageTime: nil, shownAsRead: Set(read.keys))
      log.record(receipt, raw: "\(call) \(describe(message))")
    }
  }

  func noteGroupRead(_ message: AgoraChatMessage, _ acks: [AgoraChatGroupMessageAck]) {
    for ack in acks {
      let id = MessageID(ack.messageId)
      log.record(
        ObservedGroupReceipt(
          conversation: Self.conversation(message), messageID: id,
          counts: ReadCounts(read: Int(ack.readCount), unread: nil),
          shownCounts: shown[id].map { ReadCounts(read: Int($0.groupAckCount), unread: nil) }),
        raw: "groupMessageDidRead \(id) by \(ack.from): \(ack.readCount)")
    }
  }

  func noteCommand(_ message: AgoraChatMessage, _ call: String) {
    guard let body = message.body as? AgoraChatCmdMessageBody, let action = body.action else {
      return log.note(violation: "\(call) without a command: \(describe(message))")
    }
    let parameters = (body.params?.first as? [String: Any]).map { (try? JSONObject.text(of: $0)) ?? "" }
    log.record(
      ObservedCommand(
        content: CommandContent(action: action, parameters: parameters), sender: AccountID(message.from),
        conversation: Self.conversation(message)),
      raw: "\(call) \(describe(message)) \(action)")
  }

  /// A message was taken back: the app looks at it for the last time and deletes it, as the vendor's page has it.
  ///
  /// - parameter delete: Deletes it and says whether that succeeded.
  func noteRevoked(
    _ id: MessageID, in conversation: ConversationID, by revoker: AccountID, _ call: String, delete: () -> Bool
  ) {
    guard dealtWith.insert(id).inserted else { return }
    let message = client.chatManager.getMessageWithMessageId(id.string)
    if !delete() { log.note(violation: "\(call): \(id) could not be deleted") }
    let observed = ObservedRevocation(
      messageID: id, conversation: conversation, revoker: revoker,
      messageSender: message.map { AccountID($0.from) },
      messageTime: message.map { Timestamp(milliseconds: $0.timestamp) }, text: message.flatMap(Self.text),
      hasMessage: message != nil, scope: nil, isOffline: nil, isRoaming: nil, words: nil,
      wasStored: lists(id, in: conversation))
    log.record(observed, raw: "\(call) \(observed)")
  }

  // MARK: looking up, on the callback queue

  /// Returns the conversation of a recall, which has the name alone.
  func conversation(of info: AgoraChatRecallMessageInfo) -> ConversationID {
    if let message = info.recallMessage { return Self.conversation(message) }
    let isGroup = client.groupManager.getJoinedGroups()?.contains { $0.groupId == info.conversationId } == true
    return isGroup ? .group(info.conversationId) : .direct(AccountID(info.conversationId))
  }

  func conversation(_ id: ConversationID) -> AgoraChatConversation? {
    let type: AgoraChatConversationType =
      switch id.kind {
      case .direct: .chat
      case .group: .groupChat
      case .room: .chatRoom
      }
    return client.chatManager.getConversation(id.name, type: type, createIfNotExist: true)
  }

  /// The newest messages of the local database, oldest first.
  func list(_ id: ConversationID, limit: Int) -> [AgoraChatMessage] {
    conversation(id)?.loadMessagesStart(fromId: nil, count: Int32(limit), searchDirection: .up) ?? []
  }

  /// Returns whether a message is among the newest 500 of the local database.
  func lists(_ id: MessageID, in conversation: ConversationID) -> Bool {
    list(conversation, limit: 500).contains { $0.messageId == id.string }
  }

  /// The message as the app has it: what it shows, or what the database has.
  func object(_ id: MessageID, in conversation: ConversationID) throws -> AgoraChatMessage {
    guard let object = shown[id] ?? client.chatManager.getMessageWithMessageId(id.string) else {
      throw ConformanceFailure("\(log.name) has no message \(id)")
    }
    shown[id] = object
    return object
  }

  // MARK: the vendor's words

  static func error(_ error: AgoraChatError) -> VendorError {
    VendorError(domain: "AgoraChat", code: String(error.code.rawValue))
  }

  static func chatType(_ conversation: ConversationID) -> AgoraChatType {
    switch conversation.kind {
    case .direct: .chat
    case .group: .groupChat
    case .room: .chatRoom
    }
  }

  static func conversation(_ message: AgoraChatMessage) -> ConversationID {
    switch message.chatType {
    case .chat: .direct(AccountID(message.conversationId))
    case .groupChat: .group(message.conversationId)
    case .chatRoom: .room(message.conversationId)
    }
  }

  static func text(_ message: AgoraChatMessage) -> String? { (message.body as? AgoraChatTextMessageBody)?.text }

  static func stored(_ object: AgoraChatMessage) -> StoredMessage {
    let state: StoredMessage.State =
      switch object.status {
      case .failed: .failed
      case .pending, .delivering: .sending
      case .succeed: .succeeded
      }
    return StoredMessage(
      id: MessageID(object.messageId), sender: AccountID(object.from), text: text(object),
      attributes: canonicalJSON(object.ext), time: Timestamp(milliseconds: object.timestamp), state: state)
  }

  func describe(_ message: AgoraChatMessage) -> String {
    "\(message.messageId) \(message.from) in \(message.conversationId) '\(Self.text(message) ?? "-")'"
      + " \(message.timestamp) status \(message.status.rawValue)"
  }
}

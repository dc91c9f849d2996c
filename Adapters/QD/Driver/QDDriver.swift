import Foundation
import Parlance
import ParlanceConformance
import QD_IMSDK

/// Drives QD's API as an app with one client would.
final class QDDriver: NSObject, ClientDriver, @unchecked Sendable {
  // Safe to share: everything but `context` and `client` is touched on the callback queue alone.
  let context: ClientContext
  let client: QDClient
  /// The messages that the app shows: those that it sent and those that came.
  var shown: [MessageID: QDMessage] = [:]
  /// The completions that wait for the download of a message's file.
  var fetches: [MessageID: [(QDMessage, (any Error)?) -> Void]] = [:]

  init(_ context: ClientContext) {
    self.context = context
    client = QDClient(environment: context.environment, device: context.device.string)
    super.init()
    client.loginManager.add(self)
    client.chatManager.add(self)
    client.conversationManager.add(self)
    client.groupManager.add(self)
  }

  /// Makes a call whose completion has an error or nothing.
  func act(_ call: String, _ body: @escaping @Sendable (QDDriver, @escaping ((any Error)?) -> Void) throws -> Void)
    async throws
  {
    try await log.request(call) { (reply: Reply<Void>) in try body(self) { reply.finish($0) } }
  }

  func login(token: String) async throws {
    try await act("login") { driver, completion in
      driver.client.loginManager.login(withAccount: driver.context.account.name, password: token) { _, error in
        completion(error)
      }
    }
  }

  func logout() async throws {
    try await act("logout") { driver, completion in driver.client.loginManager.logout(completion) }
  }

  func submit(_ message: OutgoingMessage, to conversation: ConversationID) async throws -> MessageID {
    try await perform {
      let object = QDMessage()
      if case .location(let place) = message.content {
        object.messageObject = QDLocationObject(
          latitude: place.latitude, longitude: place.longitude, title: place.title, info: place.info)
      } else {
        object.text = message.text
      }
      if case .tip(_, let attachment) = message.content { object.messageObject = QDTipObject(attach: attachment) }
      if let id = message.id { object.messageId = id.string }
      if let dictionary = message.attributes.dictionary { object.remoteExt = dictionary }
      object.shouldBeCounted = message.countsAsUnread
      try self.client.chatManager.send(object, to: Self.session(conversation))
      self.shown[MessageID(object.messageId)] = object
      return MessageID(object.messageId)
    }
  }

  func history(_ conversation: ConversationID, limit: Int) async throws -> [StoredMessage] {
    try await perform { self.list(conversation, limit: limit).map(Self.stored) }
  }

  func isPending(_ id: MessageID, in conversation: ConversationID) async throws -> Bool {
    try await perform { try self.object(id, in: conversation).deliveryState == .delivering }
  }

  // MARK: looking up, on the callback queue

  /// The newest messages of the local database.
  func list(_ conversation: ConversationID, limit: Int) -> [QDMessage] {
    client.chatManager.messages(in: Self.session(conversation), message: nil, limit: limit)
  }

  /// Returns whether a message is among the newest 500 of the local database.
  func lists(_ id: MessageID, in conversation: ConversationID) -> Bool {
    list(conversation, limit: 500).contains { $0.messageId == id.string }
  }

  /// The message as the app has it: what it shows, or what the database has.
  func object(_ id: MessageID, in conversation: ConversationID) throws -> QDMessage {
    if let object = shown[id] { return object }
    guard let object = list(conversation, limit: 500).first(where: { $0.messageId == id.string }) else {
      throw ConformanceFailure("\(log.name) has no message \(id)")
    }
    shown[id] = object
    return object
  }

  // MARK: QD's words

  static func session(_ conversation: ConversationID) -> QDSession {
    switch conversation {
    case .direct(let peer): QDSession(peer.name, type: .P2P)
    case .group(let id): QDSession(id, type: .group)
    case .room(let id): QDSession(id, type: .chatroom)
    }
  }

  static func conversation(_ session: QDSession) -> ConversationID {
    switch session.sessionType {
    case .P2P: .direct(AccountID(session.sessionId))
    case .group: .group(session.sessionId)
    case .chatroom: .room(session.sessionId)
    }
  }

  /// QD tells times in nanoseconds, as a floating-point number that has room for 256 of them.
  static func time(_ nanoseconds: TimeInterval) -> Timestamp {
    Timestamp(milliseconds: Int64((nanoseconds / 1_000_000).rounded()))
  }

  static func stored(_ object: QDMessage) -> StoredMessage {
    let state: StoredMessage.State =
      switch object.deliveryState {
      case .failed: object.isReceivedMsg ? .succeeded : .failed
      case .delivering: object.isReceivedMsg ? .succeeded : .sending
      case .deliveried: .succeeded
      }
    return StoredMessage(
      id: MessageID(object.messageId), sender: AccountID(object.senderId), text: object.text,
      attributes: canonicalJSON(object.remoteExt), time: time(object.timestamp), state: state)
  }
}

import Foundation
import NIMSDK
import Parlance
import ParlanceConformance

/// Drives NIM's API as an app with one client would.
final class NIMDriver: NSObject, ClientDriver, @unchecked Sendable {
  // Safe to share: everything but `context` and `sdk` is touched on the callback queue alone.
  let context: ClientContext
  let sdk: NIMSDK
  /// The messages that the app shows: those that it sent and those that came.
  var shown: [MessageID: NIMMessage] = [:]
  /// The own quick comments that the app has shown, by their texts.
  var comments: [MessageKey: [String: NIMQuickComment]] = [:]
  /// The channels in which the app called accounts last, and those into which they invited it.
  var calls: [AccountID: String] = [:]
  var signals: [AccountID: NIMSignalingNotifyInfo] = [:]
  /// The requests that wait for an attachment, by message.
  var fetches: [MessageID: [Reply<Void>]] = [:]

  init(_ context: ClientContext) {
    self.context = context
    let config = NIMSDKConfig()
    config.teamReceiptEnabled = true
    config.shouldConsiderRevokedMessageUnreadCount = context.options.recountsRevoked
    sdk = NIMSDK(environment: context.environment, device: context.device.string, config: config)
    super.init()
    sdk.register(withAppID: "interop", cerName: nil)
    sdk.loginManager.add(self)
    sdk.chatManager.add(self)
    sdk.conversationManager.add(self)
    sdk.teamManager.add(self)
    sdk.chatExtendManager.add(self)
    sdk.systemNotificationManager.add(self)
    sdk.userManager.add(self)
    sdk.subscribeManager.add(self)
    sdk.signalManager.add(self)
    sdk.chatroomManager.add(self)
    sdk.broadcastManager.add(self)
  }

  /// Makes a call whose completion has an error or nothing.
  func act(_ call: String, _ body: @escaping @Sendable (NIMDriver, @escaping ((any Error)?) -> Void) throws -> Void)
    async throws
  {
    try await log.request(call) { (reply: Reply<Void>) in try body(self) { reply.finish($0) } }
  }

  func login(token: String) async throws {
    try await act("login") { driver, completion in
      driver.sdk.loginManager.login(driver.context.account.name, token: token, completion: completion)
    }
  }

  func logout() async throws {
    try await act("logout") { driver, completion in driver.sdk.loginManager.logout(completion) }
  }

  func submit(_ message: OutgoingMessage, to conversation: ConversationID) async throws -> MessageID {
    try await perform {
      let object = NIMMessage()
      if case .location(let place) = message.content {
        object.messageObject = NIMLocationObject(
          latitude: place.latitude, longitude: place.longitude, title: place.title)
      } else {
        // Of a tip these are its words, of custom content those for styles that do not know it.
        object.text = message.text
      }
      if case .tip(_, let attachment) = message.content {
        object.messageObject = NIMTipObject(attach: attachment, callbackExt: nil)
      }
      if case .custom(let content) = message.content {
        let custom = NIMCustomObject()
        custom.attachment = CustomAttachment(content.payload)
        object.messageObject = custom
      }
      object.remoteExt = message.attributes.dictionary
      object.toAccIds = message.addressees?.map(\.name) ?? []
      if message.wantsGroupReceipts || !message.countsAsUnread {
        let setting = NIMMessageSetting()
        setting.teamReceiptEnabled = message.wantsGroupReceipts
        setting.shouldBeCounted = message.countsAsUnread
        object.setting = setting
      }
      try self.sdk.chatManager.send(object, to: self.session(conversation))
      self.shown[MessageID(object.messageId)] = object
      return MessageID(object.messageId)
    }
  }

  func history(_ conversation: ConversationID, limit: Int) async throws -> [StoredMessage] {
    try await perform { try self.list(conversation, limit: limit).map(Self.stored) }
  }

  func isPending(_ id: MessageID, in conversation: ConversationID) async throws -> Bool {
    try await perform { self.sdk.chatManager.message(inTransport: try self.object(id, in: conversation)) }
  }

  // MARK: looking up, on the callback queue

  /// The newest messages of the local database.
  func list(_ conversation: ConversationID, limit: Int) throws -> [NIMMessage] {
    let session = self.session(conversation)
    guard let messages = sdk.conversationManager.messages(in: session, message: nil, limit: limit) else {
      throw ConformanceFailure("\(log.name) has no list of messages")
    }
    return messages
  }

  /// Returns whether a message is among the newest 500 of the local database.
  func lists(_ id: MessageID, in conversation: ConversationID) -> Bool {
    ((try? list(conversation, limit: 500)) ?? []).contains { $0.messageId == id.string }
  }

  /// The message as the app has it: what it shows, or what the database has.
  func object(_ id: MessageID, in conversation: ConversationID) throws -> NIMMessage {
    if let object = shown[id] { return object }
    let session = self.session(conversation)
    guard let object = sdk.conversationManager.messages(in: session, messageIds: [id.string])?.first else {
      throw ConformanceFailure("\(log.name) has no message \(id)")
    }
    shown[id] = object
    return object
  }

  // MARK: NIM's words

  /// The session of a conversation; that of a super team once the SDK knows that it is one.
  func session(_ conversation: ConversationID) -> NIMSession {
    switch conversation {
    case .direct(let peer): NIMSession(peer.name, type: .P2P)
    case .group(let id): NIMSession(id, type: sdk.superTeamManager.isMyTeam(id) ? .superTeam : .team)
    case .room(let id): NIMSession(id, type: .chatroom)
    }
  }

  static func conversation(_ session: NIMSession) -> ConversationID {
    switch session.sessionType {
    case .team, .superTeam: .group(session.sessionId)
    case .chatroom: .room(session.sessionId)
    default: .direct(AccountID(session.sessionId))
    }
  }

  static func stored(_ object: NIMMessage) -> StoredMessage {
    let state: StoredMessage.State =
      switch object.deliveryState {
      case .failed: object.isReceivedMsg ? .succeeded : .failed
      case .delivering: object.isReceivedMsg ? .succeeded : .sending
      case .deliveried: .succeeded
      }
    return StoredMessage(
      id: MessageID(object.messageId), sender: AccountID(object.from ?? ""), text: object.text,
      attributes: canonicalJSON(object.remoteExt), time: Timestamp(seconds: object.timestamp), state: state)
  }
}

/// An app's attachment, encoded as its text.
private final class CustomAttachment: NSObject, NIMCustomAttachment {
  private let text: String
  init(_ text: String) { self.text = text }
  func encode() -> String { text }
}

import AgoraChatAndroid
import Foundation
import Parlance
import ParlanceConformance

/// Drives Agora Chat's Android API as an app with one manager would.
final class AgoraChatAndroidDriver: ClientDriver, @unchecked Sendable {
  // Safe to share: everything but `context`, `manager` and `groups` is touched on the callback queue alone.
  let context: ClientContext
  let manager: AgoraChatManager
  let groups: AgoraGroupManager
  /// The messages that the app shows: those that it sent and those that came.
  var shown: [MessageID: AgoraMessage] = [:]
  /// Messages that a callback reported and an event will report again.
  var told: Set<MessageID> = []

  init(_ context: ClientContext) {
    self.context = context
    manager = AgoraChatManager(environment: context.environment, device: context.device.string)
    groups = AgoraGroupManager(manager)
    let ear = Ear(self)
    manager.registerEventListener(ear)
    manager.addConnectionListener(ear)
    groups.addGroupChangeListener(ear)
  }

  /// Makes a call that has a callback.
  func act(_ call: String, _ body: @escaping @Sendable (AgoraChatAndroidDriver, any AgoraCallBack) throws -> Void)
    async throws
  {
    try await log.request(call) { (reply: Reply<Void>) in try body(self, Callback { reply.finish($0) }) }
  }

  func login(token: String) async throws {
    try await act("login") { driver, callback in
      driver.manager.login(driver.context.account.name, token, callback)
    }
  }

  func logout() async throws {
    try await act("logout") { driver, callback in driver.manager.logout(callback) }
  }

  func submit(_ message: OutgoingMessage, to conversation: ConversationID) async throws -> MessageID {
    try await perform {
      let object: AgoraMessage
      if case .location(let place) = message.content {
        object = .createLocationSendMessage(
          place.latitude, place.longitude, place.title ?? "", conversation.name)
      } else {
        object = .createTxtSendMessage(message.text, conversation.name)
      }
      object.setChatType(Self.chatType(conversation))
      if let id = message.id { object.setMsgId(id.string) }
      for (key, value) in message.attributes.dictionary ?? [:] { Self.set("\(key)", value, of: object) }
      self.send(object)
      return MessageID(object.getMsgId())
    }
  }

  /// Sends a message and notes its outcome.
  func send(_ object: AgoraMessage) {
    let id = MessageID(object.getMsgId())
    if shown[id] == nil { shown[id] = object }
    manager.sendMessage(
      object,
      Callback { [self] error in
        if object.status != .CREATE { told.insert(id) }
        log.record(.sent(id, error), raw: "outcome \(error.map { "\($0)" } ?? "success") \(describe(object))")
      })
  }

  func history(_ conversation: ConversationID, limit: Int) async throws -> [StoredMessage] {
    try await perform { self.list(conversation, limit: limit).map(Self.stored) }
  }

  func isPending(_ id: MessageID, in conversation: ConversationID) async throws -> Bool {
    try await perform {
      let object = try self.object(id, in: conversation)
      return object.direct == .SEND && object.status == .INPROGRESS
    }
  }

  // MARK: looking up, on the callback queue

  func conversation(_ id: ConversationID) -> AgoraConversation {
    let type: AgoraConversation.AgoraConversationType =
      switch id.kind {
      case .direct: .Chat
      case .group: .GroupChat
      case .room: .ChatRoom
      }
    return manager.getConversationByType(id.name, type)
  }

  /// The newest messages of the local database.
  func list(_ id: ConversationID, limit: Int) -> [AgoraMessage] { conversation(id).loadMoreMsgFromDB("", limit) }

  /// Returns whether a message is among the newest 500 of the local database.
  func lists(_ id: MessageID, in conversation: ConversationID) -> Bool {
    list(conversation, limit: 500).contains { $0.getMsgId() == id.string }
  }

  /// The message as the app has it: what it shows, or what the database has.
  func object(_ id: MessageID, in conversation: ConversationID) throws -> AgoraMessage {
    guard let object = shown[id] ?? self.conversation(conversation).getMessage(id.string) else {
      throw ConformanceFailure("\(log.name) has no message \(id)")
    }
    shown[id] = object
    return object
  }

  // MARK: the vendor's words

  static func error(_ number: Int) -> VendorError { VendorError(domain: "AgoraChatAndroid", code: String(number)) }

  /// Runs what may throw the vendor's exception.
  static func vendor<Value>(_ body: () throws(EaseMobException) -> Value) throws -> Value {
    do throws(EaseMobException) { return try body() } catch { throw Self.error(error.getErrorCode()) }
  }

  static func chatType(_ conversation: ConversationID) -> ChatType {
    switch conversation.kind {
    case .direct: .Chat
    case .group: .GroupChat
    case .room: .ChatRoom
    }
  }

  /// The conversation in which an app shows a message.
  static func conversation(_ message: AgoraMessage) -> ConversationID {
    switch message.getChatType() {
    case .Chat: .direct(AccountID(message.direct == .SEND ? message.getTo() : message.getFrom()))
    case .GroupChat: .group(message.getTo())
    case .ChatRoom: .room(message.getTo())
    }
  }

  static func text(_ message: AgoraMessage) -> String { (message.getBody() as? TextMessageBody)?.getMessage() ?? "" }

  static func stored(_ object: AgoraMessage) -> StoredMessage {
    // Of a received message it says how far its download has come.
    let state: StoredMessage.State =
      switch object.direct == .SEND ? object.status : .SUCCESS {
      case .FAIL: .failed
      case .INPROGRESS: .sending
      case .SUCCESS, .CREATE: .succeeded
      }
    return StoredMessage(
      id: MessageID(object.getMsgId()), sender: AccountID(object.getFrom()), text: text(object),
      attributes: canonicalJSON(object.ext()), time: Timestamp(milliseconds: object.getMsgTime()), state: state)
  }

  func describe(_ message: AgoraMessage) -> String {
    "\(message.getMsgId()) \(message.getFrom()) to \(message.getTo()) '\(Self.text(message))' \(message.getMsgTime())"
      + " \(message.status)"
  }

  /// Sets an attribute by the method of its type.
  private static func set(_ key: String, _ value: Any, of message: AgoraMessage) {
    switch value {
    case let text as String: message.setAttribute(key, text)
    case let object as [String: Any]: message.setAttribute(key, object)
    case let array as [Any]: message.setAttribute(key, array)
    case let number as NSNumber:
      switch String(cString: number.objCType) {
      case "c", "B": message.setAttribute(key, number.boolValue)
      case "d", "f": message.setAttribute(key, number.doubleValue)
      default: message.setAttribute(key, number.intValue)
      }
    // An app can hide what JSON does not have in an array only.
    default: message.setAttribute(key, [value])
    }
  }
}

/// A callback as a closure: nil for success.
final class Callback: AgoraCallBack {
  private let end: (VendorError?) -> Void
  init(_ end: @escaping (VendorError?) -> Void) { self.end = end }
  func onSuccess() { end(nil) }
  func onProgress(_ progress: Int, _ status: String) {}
  func onError(_ code: Int, _ error: String) { end(AgoraChatAndroidDriver.error(code)) }
}

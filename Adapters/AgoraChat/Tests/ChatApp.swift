import AgoraChat
import Foundation
import Parlance
import Testing
import TestSupport

/// An app in which one account is logged in; for use on the main queue, where its callbacks come.
final class ChatApp: NSObject, AgoraChatManagerDelegate, AgoraChatClientDelegate {
  let client: AgoraChatClient
  let account: String
  let received = Inbox<AgoraChatMessage>("message")
  let commands = Inbox<AgoraChatMessage>("command")
  let statuses = Inbox<(message: AgoraChatMessage, error: AgoraChatError?)>("status")
  let attachments = Inbox<(message: AgoraChatMessage, error: AgoraChatError?)>("attachment")
  let read = Inbox<[AgoraChatMessage]>("read messages")
  let conversationsRead = Inbox<[String]>("read conversation")
  let groupAcks = Inbox<(message: AgoraChatMessage, acks: [AgoraChatGroupMessageAck])>("group acknowledgement")
  let delivered = Inbox<[AgoraChatMessage]>("delivered messages")
  let edits = Inbox<(message: AgoraChatMessage, operatorId: String, time: UInt)>("changed message")
  let pins = Inbox<[String]>("pin")
  let reactions = Inbox<AgoraChatMessageReactionChange>("reaction")
  let recalls = Inbox<AgoraChatRecallMessageInfo>("recall")
  let lists = Inbox<[AgoraChatConversation]>("list of conversations")
  let connections = Inbox<AgoraChatConnectionState>("connection")
  let ends = Inbox<String>("end of the login")
  let automaticLogins = Inbox<AgoraChatErrorCode?>("automatic login")
  let syncs = Inbox<String>("synchronization")
  var groupCountChanges = 0

  var chat: any IAgoraChatManager { client.chatManager }

  init(_ account: String, _ environment: MessagingEnvironment, device: DeviceID = "phone") {
    client = AgoraChatClient(environment: environment, device: device)
    self.account = account
    super.init()
    listen()
  }

  init(_ account: String, shared client: AgoraChatClient) {
    self.client = client
    self.account = account
    super.init()
    listen()
  }

  private func listen() {
    client.add(self, delegateQueue: nil)
    client.chatManager.add(self, delegateQueue: nil)
  }

  /// An app whose account is logged in.
  @MainActor static func loggedIn(
    _ account: String, _ environment: MessagingEnvironment, device: DeviceID = "phone",
    configure: (AgoraChatOptions) -> Void = { _ in }
  ) throws -> ChatApp {
    let app = ChatApp(account, environment, device: device)
    let options = AgoraChatOptions(appkey: "a#b")
    configure(options)
    #expect(app.client.initializeSDK(with: options) == nil)
    #expect(app.client.login(withUsername: account, password: "secret") == nil)
    return app
  }

  // MARK: what an app does

  func text(_ text: String, to peer: String, type: AgoraChatType = .chat) -> AgoraChatMessage {
    let message = AgoraChatMessage(conversationId: peer, body: .text(content: text), ext: nil)
    message.chatType = type
    return message
  }

  /// Sends a message and waits for its completion.
  @MainActor @discardableResult
  func send(_ message: AgoraChatMessage) async throws -> AgoraChatError? {
    let done = Inbox<AgoraChatError?>("completion")
    chat.send(message, progress: nil) { sent, error in
      #expect(sent === message)
      done.add(error)
    }
    return try await done.next()
  }

  @MainActor @discardableResult
  func say(_ words: String, to peer: String, type: AgoraChatType = .chat) async throws -> AgoraChatMessage {
    let message = text(words, to: peer, type: type)
    #expect(try await send(message) == nil)
    return message
  }

  func conversation(_ id: String, _ type: AgoraChatConversationType = .chat) throws -> AgoraChatConversation {
    try #require(chat.getConversation(id, type: type, createIfNotExist: true))
  }

  /// Waits until the callbacks of all earlier requests to the hub have run.
  @MainActor func catchUp() async throws {
    let done = Inbox<AgoraChatError?>("end of the callbacks")
    chat.getMessageCount { _, error in done.add(error) }
    _ = try await done.next()
  }

  // MARK: callbacks

  func messagesDidReceive(_ aMessages: [AgoraChatMessage]) { for message in aMessages { received.add(message) } }
  func cmdMessagesDidReceive(_ aCmdMessages: [AgoraChatMessage]) {
    for message in aCmdMessages { commands.add(message) }
  }
  func messageStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?) {
    statuses.add((aMessage, aError))
  }
  func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?) {
    attachments.add((aMessage, aError))
  }
  func messagesDidRead(_ aMessages: [AgoraChatMessage]) { read.add(aMessages) }
  func onConversationRead(_ from: String, to: String) { conversationsRead.add([from, to]) }
  func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]) {
    groupAcks.add((aMessage, aGroupAcks))
  }
  func groupMessageAckHasChanged() { groupCountChanges += 1 }
  func messagesDidDeliver(_ aMessages: [AgoraChatMessage]) { delivered.add(aMessages) }
  func messageReactionDidChange(_ changes: [AgoraChatMessageReactionChange]) {
    for change in changes { reactions.add(change) }
  }
  func onMessageContentChanged(_ message: AgoraChatMessage, operatorId: String, operationTime: UInt) {
    edits.add((message, operatorId, operationTime))
  }
  func onMessagePinChanged(
    _ messageId: String, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo
  ) {
    pins.add([messageId, conversationId, "\(pinOperation)", pinInfo.operatorId, "\(pinInfo.pinTime > 0)"])
  }
  func messagesInfoDidRecall(_ aRecallMessagesInfo: [AgoraChatRecallMessageInfo]) {
    for info in aRecallMessagesInfo { recalls.add(info) }
  }
  func conversationListDidUpdate(_ aConversationList: [AgoraChatConversation]) { lists.add(aConversationList) }
  func connectionStateDidChange(_ aConnectionState: AgoraChatConnectionState) { connections.add(aConnectionState) }
  func userAccountDidLogin(fromOtherDevice aDeviceName: String?) { ends.add("replaced by \(aDeviceName ?? "?")") }
  func userAccountDidForced(toLogout aError: AgoraChatError?) { ends.add("forced \(aError?.code.rawValue ?? 0)") }
  func autoLoginDidCompleteWithError(_ aError: AgoraChatError?) { automaticLogins.add(aError?.code) }
  func userDidForbidByServer() { ends.add("forbidden") }
  func tokenWillExpire(_ aErrorCode: AgoraChatErrorCode) { ends.add("token \(aErrorCode.rawValue)") }
  func tokenDidExpire(_ aErrorCode: AgoraChatErrorCode) { ends.add("token \(aErrorCode.rawValue)") }
  func onOfflineMessageSyncStart() { syncs.add("start") }
  func onOfflineMessageSyncFinish() { syncs.add("finish") }
}

/// Two apps, and an engine of their own.
@MainActor func pair(
  _ environment: MessagingEnvironment = .inMemory(), configure: (AgoraChatOptions) -> Void = { _ in }
) throws -> (alice: ChatApp, bob: ChatApp) {
  (
    try ChatApp.loggedIn("alice", environment, configure: configure),
    try ChatApp.loggedIn("bob", environment, configure: configure)
  )
}

/// Waits for a completion that receives an error or nil.
@MainActor func failure(_ start: (@escaping (AgoraChatError?) -> Void) -> Void) async throws -> AgoraChatErrorCode? {
  let inbox = Inbox<AgoraChatError?>("completion")
  start { inbox.add($0) }
  return try await inbox.next()?.code
}

/// Waits for a completion that receives a value or an error.
@MainActor func reply<Value>(
  _ start: (@escaping (Value?, AgoraChatError?) -> Void) -> Void
) async throws -> (value: Value?, code: AgoraChatErrorCode?) {
  let inbox = Inbox<(Value?, AgoraChatError?)>("completion")
  start { inbox.add(($0, $1)) }
  let (value, error) = try await inbox.next()
  return (value, error?.code)
}

extension AgoraChatMessage {
  /// The text of a text message.
  var words: String? { (body as? AgoraChatTextMessageBody)?.text }
}

/// Runs calls outside of `async` code. Inside of it, a call without a completion is the form that is awaited.
func silently(_ body: () -> Void) { body() }

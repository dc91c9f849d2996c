import AgoraChatAndroid
import Foundation
import Parlance
import Testing
import TestSupport

/// An app in which one account is logged in. It listens from before the login on.
///
/// Used on the main queue only.
final class ChatApp: AgoraEventListener, AgoraConnectionListener {
  let manager: AgoraChatManager
  let account: String
  /// Every event, in order.
  var log: [AgoraNotifierEvent.Event] = []
  let messages = Inbox<AgoraMessage>("new message")
  let offline = Inbox<[AgoraMessage]>("offline messages")
  let commands = Inbox<AgoraMessage>("CMD message")
  let read = Inbox<AgoraMessage>("read ack")
  let delivered = Inbox<AgoraMessage>("delivery ack")
  let changed = Inbox<AgoraMessage>("changed message")
  let connected = Inbox<Void>("connection")
  let disconnected = Inbox<Int>("end of the connection")
  /// Called when the next CMD arrives.
  var whenCommanded: ((AgoraMessage) -> Void)?

  init(_ manager: AgoraChatManager, _ account: String) {
    self.manager = manager
    self.account = account
    manager.registerEventListener(self)
    manager.addConnectionListener(self)
  }

  // MARK: logging in

  /// The document's app: it uses the singleton.
  @MainActor static func shared(_ account: String) async throws -> ChatApp {
    _ = DefaultEnvironment.environment
    AgoraChatManager.getInstance().logout()
    let app = ChatApp(AgoraChatManager.getInstance(), account)
    try await app.logIn()
    return app
  }

  /// Creates the app of another account, and logs in.
  @MainActor static func other(
    _ account: String, device: String = "phone", in environment: MessagingEnvironment? = nil,
    options: AgoraChatOptions? = nil
  ) async throws -> ChatApp {
    let environment = environment ?? DefaultEnvironment.environment
    let manager = AgoraChatManager(environment: environment, device: device)
    if let options { manager.setChatOptions(options) }
    let app = ChatApp(manager, account)
    try await app.logIn()
    return app
  }

  @MainActor func logIn() async throws {
    #expect(try await result { manager.login(account, "password", $0) } == 0)
    try await connected.next()
    try await catchUp()
  }

  @MainActor func logOut() async throws { #expect(try await result { manager.logout($0) } == 0) }

  /// Returns once everything that the server had for this app was reported.
  @MainActor func catchUp() async throws {
    // Any request will do; its answer follows earlier events.
    let answer = Answer<AgoraChatRoom>()
    manager.joinChatRoom("no room", answer)
    #expect(try await answer.inbox.next().code == 705)
  }

  /// Stops listening; a singleton holds its listeners.
  @MainActor func stop() {
    manager.unregisterEventListener(self)
    manager.removeConnectionListener(self)
  }

  // MARK: doing things

  /// Sends a text and waits until the server has it.
  @MainActor func send(_ text: String, to name: String, _ chatType: ChatType = .Chat) async throws -> AgoraMessage {
    let message = AgoraMessage.createTxtSendMessage(text, name)
    message.setChatType(chatType)
    #expect(try await send(message) == 0)
    return message
  }

  /// Sends a message and waits for the outcome: 0, or the error's number.
  @MainActor func send(_ message: AgoraMessage) async throws -> Int {
    try await result { manager.sendMessage(message, $0) }
  }

  /// Takes a message back as the document has it.
  @MainActor func revoke(_ id: String, in name: String, _ chatType: ChatType = .Chat) async throws -> Int {
    let message = AgoraMessage.createSendMessage(.CMD)
    message.setChatType(chatType)
    message.addBody(CmdMessageBody("REVOKE_FLAG"))
    message.setReceipt(name)
    message.setAttribute("msgId", id)
    return try await send(message)
  }

  /// Sends a CMD and waits until the server has it.
  @MainActor func command(_ body: CmdMessageBody, to name: String) async throws -> AgoraMessage {
    let message = AgoraMessage.createSendMessage(.CMD)
    message.addBody(body)
    message.setReceipt(name)
    #expect(try await send(message) == 0)
    return message
  }

  /// The texts of a conversation in the local database.
  func texts(_ name: String) -> [String] { manager.getConversation(name).getAllMessages().map(text) }

  // MARK: callbacks

  func onEvent(_ event: AgoraNotifierEvent) {
    dispatchPrecondition(condition: .onQueue(.main))
    log.append(event.getEvent())
    switch (event.getEvent(), event.getData()) {
    case (.EventNewMessage, let message as AgoraMessage): messages.add(message)
    case (.EventOfflineMessage, let messages as [AgoraMessage]): offline.add(messages)
    case (.EventNewCMDMessage, let message as AgoraMessage):
      let action = whenCommanded
      whenCommanded = nil
      action?(message)
      commands.add(message)
    case (.EventReadAck, let message as AgoraMessage): read.add(message)
    case (.EventDeliveryAck, let message as AgoraMessage): delivered.add(message)
    case (.EventMessageChanged, let message as AgoraMessage): changed.add(message)
    case (.EventConversationListChanged, nil): break
    default: Issue.record("\(event.getEvent()) with \(String(describing: event.getData()))")
    }
  }

  func onConnected() { connected.add(()) }
  func onDisconnected(_ error: Int) { disconnected.add(error) }
}

/// A callback whose outcome a test waits for: 0, or the error's number. Fails if it is called twice.
final class Outcome: AgoraCallBack {
  let inbox = Inbox<Int>("outcome")
  private var isTold = false

  private func report(_ code: Int) {
    #expect(!isTold)
    isTold = true
    inbox.add(code)
  }
  func onSuccess() { report(0) }
  func onProgress(_ progress: Int, _ status: String) { Issue.record("progress of what has no attachment") }
  func onError(_ code: Int, _ error: String) {
    #expect(code != 0 && !error.isEmpty)
    report(code)
  }
}

/// A callback with a value.
final class Answer<Value>: AgoraValueCallBack {
  let inbox = Inbox<(value: Value?, code: Int)>("answer")
  func onSuccess(_ value: Value) { inbox.add((value, 0)) }
  func onError(_ code: Int, _ error: String) { inbox.add((nil, code)) }
}

/// Starts something and waits for its outcome: 0, or the error's number.
@MainActor func result(_ start: (any AgoraCallBack) -> Void) async throws -> Int {
  let outcome = Outcome()
  start(outcome)
  return try await outcome.inbox.next()
}

/// Returns the text of a text message; empty for others.
func text(_ message: AgoraMessage) -> String { (message.getBody() as? TextMessageBody)?.getMessage() ?? "" }

/// The number of what is thrown; 0 if nothing is.
func number(_ body: () throws(EaseMobException) -> Void) -> Int {
  do {
    try body()
    return 0
  } catch {
    return error.getErrorCode()
  }
}

/// A name that no other test has.
@MainActor func fresh(_ name: String) -> String { "\(name)-\(UUID().uuidString.prefix(8))" }

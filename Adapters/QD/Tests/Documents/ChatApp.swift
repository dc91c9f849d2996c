import Foundation
import Parlance
import QD_IMSDK
import Testing
import TestSupport

/// An app in which one account is logged in. It listens from before the login on.
///
/// Used on the main queue only.
final class ChatApp: NSObject, QDChatManagerDelegate, QDConversationManagerDelegate, QDLoginManagerDelegate {
  let client: QDClient
  let account: String
  let completed = Inbox<(message: QDMessage, error: NSError?)>("completion of a message")
  /// The messages of each callback, except notifications of groups.
  let received = Inbox<[QDMessage]>("messages")
  let notifications = Inbox<QDMessage>("notification")
  let read = Inbox<QDMessage>("receipt")
  let revoked = Inbox<QDRevokeMessageNotification>("revocation")
  let steps = Inbox<QDLoginStep>("step of the login")
  /// The progress of uploading the files of messages.
  let sending = Inbox<(message: QDMessage, progress: Float)>("progress of sending")
  /// The progress of fetching the attachments of messages.
  let fetching = Inbox<(message: QDMessage, progress: Float)>("progress of fetching")
  let fetched = Inbox<(message: QDMessage, error: NSError?)>("end of fetching")
  /// Called once, when the next message was revoked.
  var whenRevoked: ((QDRevokeMessageNotification) -> Void)?

  private init(_ client: QDClient, _ account: String) {
    self.client = client
    self.account = account
    super.init()
    client.chatManager.add(self)
    client.conversationManager.add(self)
    client.loginManager.add(self)
  }

  // MARK: logging in

  /// The document's app: it uses the singleton.
  @MainActor static func shared(_ account: String) async throws -> ChatApp {
    _ = DefaultEnvironment.environment
    let manager = QDClient.shared().loginManager
    if manager.isLogined() { #expect(try await outcome { manager.logout($0) } == nil) }
    let app = ChatApp(QDClient.shared(), account)
    try await app.logIn()
    return app
  }

  /// Creates the app of another account, and logs in.
  @MainActor static func other(
    _ account: String, device: String = "phone", in environment: MessagingEnvironment? = nil
  ) async throws -> ChatApp {
    let environment = environment ?? DefaultEnvironment.environment
    let app = ChatApp(QDClient(environment: environment, device: device), account)
    try await app.logIn()
    return app
  }

  @MainActor func logIn() async throws {
    let error = try await outcome { done in
      client.loginManager.login(withAccount: account, password: "password") { _, error in done(error) }
    }
    #expect(error == nil)
    while try await steps.next() != .syncOK {}
  }

  @MainActor func logOut() async throws { #expect(try await outcome { client.loginManager.logout($0) } == nil) }

  /// Returns once everything that the server had for this app was reported.
  @MainActor func catchUp() async throws {
    // Any request will do; its answer follows earlier events.
    let error = try await outcome { done in
      client.groupManager.fetchGroupInfo("no group") { _, _, error in done(error) }
    }
    #expect(error?.code == QDErrorCode.groupNotExists.rawValue)
  }

  // MARK: doing things

  /// Sends a text and waits until the server has it.
  @MainActor func send(_ text: String, to session: QDSession) async throws -> QDMessage {
    let message = QDMessage()
    message.text = text
    try client.chatManager.send(message, to: session)
    try await complete(message)
    return message
  }

  /// Sends an object and waits until the server has it.
  @MainActor func send(_ object: any QDMessageObject, to session: QDSession) async throws -> QDMessage {
    let message = QDMessage()
    message.messageObject = object
    try client.chatManager.send(message, to: session)
    try await complete(message)
    return message
  }

  /// Fetches the attachment of a message, and returns the reported progress.
  @MainActor func fetch(_ message: QDMessage) async throws -> [Float] {
    try client.chatManager.fetchMessageAttachment(message)
    return try await fetchEnd(message)
  }

  /// Waits until the attachment of a message is fetched, and returns the reported progress.
  @MainActor func fetchEnd(_ message: QDMessage) async throws -> [Float] {
    let end = try await fetched.next()
    #expect(end.message === message)
    #expect(end.error == nil)
    var progress: [Float] = []
    while !fetching.pending.isEmpty {
      let step = try await fetching.next()
      #expect(step.message === message)
      progress.append(step.progress)
    }
    return progress
  }

  /// Waits until the server has a message.
  @MainActor func complete(_ message: QDMessage) async throws {
    let (completed, error) = try await completed.next()
    #expect(completed === message)
    #expect(error == nil)
    #expect(message.deliveryState == .deliveried)
  }

  /// The next message where one callback brings one.
  @MainActor func receive() async throws -> QDMessage {
    let messages = try await received.next()
    #expect(messages.count == 1)
    return try #require(messages.first)
  }

  /// The ids of a session's messages in the local database.
  func localIds(in session: QDSession) -> [String] {
    client.chatManager.messages(in: session, message: nil, limit: 100).map(\.messageId)
  }

  // MARK: callbacks

  func send(_ message: QDMessage, didCompleteWithError error: (any Error)?) {
    completed.add((message, error as NSError?))
  }
  func onRecvMessages(_ messages: [QDMessage]) {
    for message in messages where message.messageType == .notification { notifications.add(message) }
    let others = messages.filter { $0.messageType != .notification }
    if !others.isEmpty { received.add(others) }
  }
  func onRecvReceiptsMessage(_ message: QDMessage) { read.add(message) }
  func onRecvRevokeMessageNotification(_ notification: QDRevokeMessageNotification) {
    let action = whenRevoked
    whenRevoked = nil
    action?(notification)
    revoked.add(notification)
  }
  func send(_ message: QDMessage, progress: Float) { sending.add((message, progress)) }
  func fetchMessageAttachment(_ message: QDMessage, progress: Float) { fetching.add((message, progress)) }
  func fetchMessageAttachment(_ message: QDMessage, didCompleteWithError error: (any Error)?) {
    fetched.add((message, error as NSError?))
  }
  func onLogin(_ step: QDLoginStep) { steps.add(step) }
}

/// Returns the P2P session with an account.
func direct(_ account: String) -> QDSession { QDSession(account, type: .P2P) }

/// A name that no other test has.
@MainActor func fresh(_ name: String) -> String { "\(name)-\(UUID().uuidString.prefix(8))" }

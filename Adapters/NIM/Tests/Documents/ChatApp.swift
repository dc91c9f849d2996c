import Foundation
import NIMSDK
import Parlance
import Testing
import TestSupport

/// An app with one account logged in. It listens from before the login on, as the documents require.
///
/// Used on the main queue only.
final class ChatApp: NSObject, NIMChatManagerDelegate, NIMConversationManagerDelegate, NIMLoginManagerDelegate {
  let sdk: NIMSDK
  let account: String
  let completed = Inbox<(message: NIMMessage, error: NSError?)>("completion of a message")
  /// Messages except notifications of teams.
  let received = Inbox<NIMMessage>("message")
  let receipts = Inbox<[NIMMessageReceipt]>("receipt")
  let revoked = Inbox<NIMRevokeMessageNotification>("revocation")
  let steps = Inbox<NIMLoginStep>("step of the login")
  /// The total unread counts, in the order of the callbacks.
  private(set) var unreadCounts: [Int] = []
  /// Called once, when the next message was revoked.
  var whenRevoked: ((NIMRevokeMessageNotification) -> Void)?

  private init(_ sdk: NIMSDK, _ account: String) {
    self.sdk = sdk
    self.account = account
    super.init()
    sdk.chatManager.add(self)
    sdk.conversationManager.add(self)
    sdk.loginManager.add(self)
  }

  // MARK: logging in

  /// The documents' app: it uses the singletons.
  @MainActor static func shared(
    _ account: String, configure: (NIMSDKConfig) -> Void = { _ in }
  ) async throws -> ChatApp {
    _ = DefaultEnvironment.environment
    let config = NIMSDKConfig.shared()
    config.teamReceiptEnabled = true
    config.shouldConsiderRevokedMessageUnreadCount = false
    configure(config)
    NIMSDK.shared().register(withAppID: "document", cerName: nil)
    #expect(try await outcome { NIMSDK.shared().loginManager.logout($0) } == nil)
    let app = ChatApp(NIMSDK.shared(), account)
    try await app.logIn()
    return app
  }

  /// Creates the app of another account, and logs in.
  @MainActor static func other(
    _ account: String, device: String = "phone", in environment: MessagingEnvironment? = nil,
    configure: (NIMSDKConfig) -> Void = { _ in }, beforeLogin prepare: (NIMSDK) -> Void = { _ in }
  ) async throws -> ChatApp {
    let config = NIMSDKConfig()
    config.teamReceiptEnabled = true
    configure(config)
    let environment = environment ?? DefaultEnvironment.environment
    let app = ChatApp(NIMSDK(environment: environment, device: device, config: config), account)
    prepare(app.sdk)
    try await app.logIn()
    return app
  }

  @MainActor func logIn() async throws {
    #expect(try await outcome { sdk.loginManager.login(account, token: "token", completion: $0) } == nil)
    while try await steps.next() != .syncOK {}
  }

  @MainActor func logOut() async throws { #expect(try await outcome { sdk.loginManager.logout($0) } == nil) }

  /// Returns once everything that the server had for this app was reported.
  @MainActor func catchUp() async throws {
    let (error, _): (NSError?, NIMServerTime?) = try await answer { sdk.loginManager.queryServerTimeCompletion($0) }
    #expect(error == nil)
  }

  /// Takes the network from the documents' app, or gives it back, and waits until it knows.
  @MainActor func setReachable(_ isReachable: Bool) async throws {
    DefaultEnvironment.environment.setReachable(
      isReachable, account: AccountID(account), device: MessagingEnvironment.installation, style: "NIM")
    let step: NIMLoginStep = isReachable ? .syncOK : .loseConnection
    while try await steps.next() != step {}
  }

  // MARK: doing things

  /// Sends a text and waits until the server has it.
  @MainActor func send(
    _ text: String, to session: NIMSession, setting: NIMMessageSetting? = nil
  ) async throws -> NIMMessage {
    let message = NIMMessage()
    message.text = text
    message.setting = setting
    try sdk.chatManager.send(message, to: session)
    try await complete(message)
    return message
  }

  /// Waits until the server has a message.
  @MainActor func complete(_ message: NIMMessage) async throws {
    let (completed, error) = try await completed.next()
    #expect(completed === message)
    #expect(error == nil)
    #expect(message.deliveryState == .deliveried)
  }

  /// The ids of a session's messages in the local database, but for notifications.
  func localIds(in session: NIMSession) -> [String] {
    let messages = sdk.conversationManager.messages(in: session, message: nil, limit: 100) ?? []
    return messages.filter { $0.messageType != .notification }.map(\.messageId)
  }

  // MARK: callbacks

  func send(_ message: NIMMessage, didCompleteWithError error: (any Error)?) {
    completed.add((message, error as NSError?))
  }
  func onRecvMessages(_ messages: [NIMMessage]) {
    for message in messages where message.messageType != .notification { received.add(message) }
  }
  func onRecvMessageReceipts(_ receipts: [NIMMessageReceipt]) { self.receipts.add(receipts) }
  func onRecvRevokeMessageNotification(_ notification: NIMRevokeMessageNotification) {
    let action = whenRevoked
    whenRevoked = nil
    action?(notification)
    revoked.add(notification)
  }
  func didAdd(_ recentSession: NIMRecentSession, totalUnreadCount: Int) { unreadCounts.append(totalUnreadCount) }
  func didUpdate(_ recentSession: NIMRecentSession, totalUnreadCount: Int) { unreadCounts.append(totalUnreadCount) }
  func onLogin(_ step: NIMLoginStep) { steps.add(step) }
}

extension ChatApp {
  /// Returns the P2P session with an account.
  static func direct(_ account: String) -> NIMSession { NIMSession(account, type: .P2P) }

  /// A setting that asks for team receipts, or does not.
  static func receipts(_ isEnabled: Bool) -> NIMMessageSetting {
    let setting = NIMMessageSetting()
    setting.teamReceiptEnabled = isEnabled
    return setting
  }
}

/// A name that no other test has.
@MainActor func fresh(_ name: String) -> String { "\(name)-\(UUID().uuidString.prefix(8))" }

import Foundation
import NIMSDK
import SampleTerminal

/// A chat app as the documents of NIM build one: `NIMSDK.shared()` with its managers, their delegates, and the screen of
/// a conversation.
@MainActor
final class ChatApp: NSObject {
  let screen: Screen
  /// The open conversation.
  var session: NIMSession?
  /// A Boolean value that indicates whether the connection is being restored.
  var isReconnecting = false
  /// The message that is taken back next.
  private var lastMessage: NIMMessage?
  private let account: String
  private let token: String

  init(_ options: Options, _ screen: Screen) {
    account = options.account
    token = options.token
    self.screen = screen
    super.init()
    NIMSDKConfig.shared().teamReceiptEnabled = true
    // A message that is revoked before it was read no longer counts as unread.
    NIMSDKConfig.shared().shouldConsiderRevokedMessageUnreadCount = true
    NIMSDK.shared().register(with: NIMSDKOption(appKey: "sample"))
    NIMSDK.shared().loginManager.add(self)
    NIMSDK.shared().chatManager.add(self)
    NIMSDK.shared().teamManager.add(self)
  }

  /// Returns the words for an error; nil for none.
  func words(of error: (any Error)?) -> String? {
    (error as NSError?).map { error in
      let name =
        error.domain == NIMLocalErrorDomain
        ? NIMLocalErrorCode(rawValue: error.code).map { "\($0)" }
        : NIMRemoteErrorCode(rawValue: error.code).map { "\($0)" }
      return "\(name ?? "unknown") (\(error.domain) \(error.code))"
    }
  }

  /// Returns the words for a message.
  func words(of message: NIMMessage) -> String {
    switch message.messageObject {
    case let image as NIMImageObject: Screen.picture(image.displayName)
    case let file as NIMFileObject: Screen.file(file.displayName)
    case is NIMNotificationObject: "changed the team"
    default: message.text ?? "something that this app does not show"
    }
  }

  /// Returns the words for the conversation of a session.
  func place(of session: NIMSession) -> Place {
    session.sessionType == .team ? .team(session.sessionId) : .person(session.sessionId)
  }

  private func send(_ message: NIMMessage) {
    guard let session else { return }
    if session.sessionType == .team {
      let setting = NIMMessageSetting()
      setting.teamReceiptEnabled = true
      message.setting = setting
    }
    lastMessage = message
    do {
      try NIMSDK.shared().chatManager.send(message, to: session)
    } catch {
      screen.sent(words(of: message), problem: words(of: error))
    }
  }
}

extension ChatApp: SampleApp {
  func logIn() {
    NIMSDK.shared().loginManager.login(account, token: token) { [self] error in
      screen.loggedIn(account, problem: words(of: error))
    }
  }

  func logOut(_ completion: @escaping () -> Void) {
    NIMSDK.shared().loginManager.logout { _ in completion() }
  }

  func listConversations() {
    let recent = NIMSDK.shared().conversationManager.allRecentSessions() ?? []
    screen.list(
      recent.compactMap { recent in
        guard let session = recent.session else { return nil }
        return (place(of: session), recent.unreadCount, recent.lastMessage.map { words(of: $0) })
      })
  }

  func open(_ place: Place) {
    screen.open(place)
    let session =
      switch place {
      case .person(let account): NIMSession(account, type: .P2P)
      case .team(let id): NIMSession(id, type: .team)
      }
    self.session = session
    NIMSDK.shared().conversationManager.messages(in: session, message: nil, limit: 20) { [self] error, messages in
      if let problem = words(of: error) { screen.show("no history: \(problem)") }
      screen.history((messages ?? []).map { line(of: $0) })
    }
  }

  /// Returns the line for a message.
  func line(of message: NIMMessage) -> Line {
    let isRead =
      message.session?.sessionType == .P2P
      ? message.isOutgoingMsg && message.isRemoteRead : (message.teamReceiptInfo?.readCount ?? 0) > 0
    return Line(message.messageId, from: message.from ?? "", words(of: message), isRead: isRead)
  }

  func createTeam(_ name: String, members: [String]) {
    let option = NIMCreateTeamOption()
    option.name = name
    option.type = .advanced
    option.beInviteMode = .noAuth
    NIMSDK.shared().teamManager.createTeam(option, users: members) { [self] error, id, failed in
      for member in failed ?? [] { screen.show("\(member) cannot be added") }
      guard let id else { return screen.outcome("creating a team", problem: words(of: error)) }
      open(.team(id))
    }
  }

  func send(text: String) {
    let message = NIMMessage()
    message.text = text
    send(message)
  }

  func send(pictureAt path: String) {
    let message = NIMMessage()
    let image = NIMImageObject(filepath: path)
    image.displayName = URL(fileURLWithPath: path).lastPathComponent
    message.messageObject = image
    send(message)
  }

  func send(fileAt path: String) {
    let message = NIMMessage()
    let file = NIMFileObject(sourcePath: path)
    file.displayName = URL(fileURLWithPath: path).lastPathComponent
    message.messageObject = file
    send(message)
  }

  func markRead() {
    guard let session else { return }
    NIMSDK.shared().conversationManager.markAllMessagesRead(in: session)
    let messages = NIMSDK.shared().conversationManager.messages(in: session, message: nil, limit: 100) ?? []
    if session.sessionType == .P2P {
      // One receipt covers the message and all before it.
      guard let newest = messages.last(where: { !$0.isOutgoingMsg }) else { return screen.show("nothing to read") }
      NIMSDK.shared().chatManager.send(NIMMessageReceipt(message: newest)) { [self] error in
        screen.outcome("reading", problem: words(of: error))
      }
    } else {
      let unread = messages.filter {
        !$0.isOutgoingMsg && $0.setting?.teamReceiptEnabled == true && !$0.isTeamReceiptSended
      }
      if unread.isEmpty { return screen.show("nothing to read") }
      NIMSDK.shared().chatManager.sendTeamMessageReceipts(unread.map { NIMMessageReceipt(message: $0) }) {
        [self] error, _ in
        screen.outcome("reading", problem: words(of: error))
      }
    }
  }

  func revoke() {
    guard let message = lastMessage else { return screen.show("nothing to take back") }
    NIMSDK.shared().chatManager.revokeMessage(message) { [self] error in
      if let problem = words(of: error) { return screen.outcome("taking back", problem: problem) }
      lastMessage = nil
    }
  }
}

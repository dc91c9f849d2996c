import Foundation
import QD_IMSDK
import SampleTerminal

/// A chat app as the documents of QD build one: `QDClient.shared()` with its managers, their delegates, and the screen
/// of a conversation.
@MainActor
final class ChatApp: NSObject {
  let screen: Screen
  /// A Boolean value that indicates whether the connection is being restored.
  var isReconnecting = false
  /// The open conversation. QD: a session need not be fetched, it is made of its id and type.
  private var session: QDSession?
  /// The message that is taken back next.
  private var lastMessage: QDMessage?
  private let account: String
  private let token: String

  init(_ options: Options, _ screen: Screen) {
    account = options.account
    token = options.token
    self.screen = screen
    super.init()
    QDClient.shared().loginManager.add(self)
    QDClient.shared().chatManager.addChatDeleage(self)
    QDClient.shared().groupManager.add(self)
  }

  /// Returns the words for an error; nil for none.
  func words(of error: (any Error)?) -> String? {
    (error as NSError?).map { error in
      let name = QDErrorCode(rawValue: error.code).map { "\($0)" } ?? "unknown"
      return "\(name) (\(error.domain) \(error.code))"
    }
  }

  /// Returns the words for a message.
  func words(of message: QDMessage) -> String {
    switch message.messageObject {
    case let image as QDImageObject: Screen.picture(image.fileName)
    case let file as QDFileObject: Screen.file(file.fileName)
    case is QDNotificationObject: "changed the team"
    default: message.text.isEmpty ? "something that this app does not show" : message.text
    }
  }

  /// Returns the words for the conversation of a session.
  func place(of session: QDSession) -> Place {
    session.sessionType == .group ? .team(session.sessionId) : .person(session.sessionId)
  }

  private func send(_ message: QDMessage) {
    guard let session else { return }
    lastMessage = message
    do {
      try QDClient.shared().chatManager.send(message, to: session)
    } catch {
      screen.sent(words(of: message), problem: words(of: error))
    }
  }
}

extension ChatApp: SampleApp {
  func logIn() {
    QDClient.shared().loginManager.login(withAccount: account, password: token) { [self] _, error in
      screen.loggedIn(account, problem: words(of: error))
    }
  }

  func logOut(_ completion: @escaping () -> Void) {
    QDClient.shared().loginManager.logout { _ in completion() }
  }

  func listConversations() {
    let recent = QDClient.shared().chatManager.allRecentSessions() ?? []
    screen.list(recent.map { (place(of: $0.session), $0.unreadCount, $0.lastMessage.map { words(of: $0) }) })
  }

  func open(_ place: Place) {
    screen.open(place)
    let session =
      switch place {
      case .person(let account): QDSession(account, type: .P2P)
      case .team(let id): QDSession(id, type: .group)
      }
    self.session = session
    let messages = QDClient.shared().chatManager.messages(in: session, message: nil, limit: 20)
    screen.history(messages.map { line(of: $0) })
  }

  /// Returns the line for a message.
  func line(of message: QDMessage) -> Line {
    // QD knows this of messages in P2P sessions only.
    let isRead = message.session.sessionType == .P2P && message.isOutgoingMsg && message.isRemoteRead
    return Line(message.messageId, from: message.senderId, words(of: message), isRead: isRead)
  }

  func createTeam(_ name: String, members: [String]) {
    let option = QDCreateGroupOption(groupName: name)
    QDClient.shared().groupManager.createGroup(option, userList: members) { [self] group, error in
      guard let group else { return screen.outcome("creating a team", problem: words(of: error)) }
      open(.team(group.groupId))
    }
  }

  func send(text: String) {
    let message = QDMessage()
    message.text = text
    send(message)
  }

  func send(pictureAt path: String) {
    let message = QDMessage()
    message.messageObject = QDImageObject(sourcePath: path)
    send(message)
  }

  func send(fileAt path: String) {
    let message = QDMessage()
    message.messageObject = QDFileObject(sourcePath: path)
    send(message)
  }

  func markRead() {
    guard let session else { return }
    QDClient.shared().conversationManager.markAllMessagesRead(in: session)
    let messages = QDClient.shared().chatManager.messages(in: session, message: nil, limit: 100)
    // One receipt covers the message and those before it, in a group too.
    guard let newest = messages.last(where: { !$0.isOutgoingMsg && $0.messageType != .notification }) else {
      return screen.show("nothing to read")
    }
    QDClient.shared().chatManager.sendMessageReceipt(newest) { [self] error in
      screen.outcome("reading", problem: words(of: error))
    }
  }

  func revoke() {
    guard let message = lastMessage else { return screen.show("nothing to take back") }
    let words = words(of: message)
    // The device that revokes is notified by the completion only.
    QDClient.shared().chatManager.revokeMessage(message) { [self] error in
      if let problem = self.words(of: error) { return screen.outcome("taking back", problem: problem) }
      lastMessage = nil
      screen.revoked(words, by: account)
    }
  }
}

import HyphenateChat
import SampleTerminal

/// A chat app as apps of Hyphenate's 3.x were written: `EMClient.shared()` with its managers, delegates with lists of
/// anything, and the screen of a conversation.
@MainActor
final class ChatApp: NSObject {
  let screen: Screen
  /// A Boolean value that indicates whether the connection is being restored.
  var isReconnecting = false
  /// The ids of messages whose revocation was shown.
  var revokedIds: Set<String> = []
  /// The open conversation.
  private var conversation: EMConversation?
  /// The message that is taken back next.
  private var lastMessage: EMMessage?
  let account: String
  private let token: String

  init(_ options: Options, _ screen: Screen) {
    account = options.account
    token = options.token
    self.screen = screen
    super.init()
    let chatOptions = EMOptions(appkey: "parlance#sample")
    chatOptions.enableRequireReadAck = true
    EMClient.shared().initializeSDK(with: chatOptions)
    EMClient.shared().add(self, delegateQueue: nil)
    EMClient.shared().chatManager.add(self, delegateQueue: nil)
    EMClient.shared().groupManager.add(self, delegateQueue: nil)
  }

  /// Returns the words for an error; nil for none.
  func words(of error: EMError?) -> String? { error.map { "\($0.code) (EMError \($0.code.rawValue))" } }

  /// Returns the words for a message.
  func words(of message: EMMessage) -> String {
    switch message.body {
    case let text as EMTextMessageBody: text.text
    case let image as EMImageMessageBody: Screen.picture(image.displayName)
    case let file as EMFileMessageBody: Screen.file(file.displayName)
    default: "something that this app does not show"
    }
  }

  /// Returns the words for the conversation of a message.
  func place(of message: EMMessage) -> Place {
    message.chatType == EMChatTypeGroupChat ? .team(message.conversationId) : .person(message.conversationId)
  }

  private func send(_ body: EMMessageBody) {
    guard let conversation, let id = conversation.conversationId else { return }
    let message = EMMessage(
      conversationID: id, from: EMClient.shared().currentUsername, to: id, body: body, ext: nil)
    if conversation.type == EMConversationTypeGroupChat {
      message.chatType = EMChatTypeGroupChat
      message.isNeedGroupAck = true
    }
    lastMessage = message
    EMClient.shared().chatManager.send(message, progress: nil) { [self] (sent: EMMessage?, error: EMError?) in
      screen.sent(words(of: sent ?? message), problem: words(of: error))
    }
  }
}

extension ChatApp: SampleApp {
  func logIn() {
    EMClient.shared().login(withUsername: account, password: token) { [self] (_: String, error: EMError?) in
      screen.loggedIn(account, problem: words(of: error))
    }
  }

  func logOut(_ completion: @escaping () -> Void) {
    EMClient.shared().logout(true) { _ in completion() }
  }

  func listConversations() {
    let conversations = EMClient.shared().chatManager.getAllConversations() ?? []
    screen.list(
      conversations.map { conversation in
        let id = conversation.conversationId ?? ""
        let last: EMMessage? = conversation.latestMessage
        return (
          conversation.type == EMConversationTypeGroupChat ? .team(id) : .person(id),
          Int(conversation.unreadMessagesCount), last.map { words(of: $0) }
        )
      })
  }

  func open(_ place: Place) {
    screen.open(place)
    let (id, type): (String, EMConversationType) =
      switch place {
      case .person(let account): (account, EMConversationTypeChat)
      case .team(let id): (id, EMConversationTypeGroupChat)
      }
    conversation = EMClient.shared().chatManager.getConversation(id, type: type, createIfNotExist: true)
    let messages = conversation?.loadMessagesStart(fromId: nil, count: 20, searchDirection: EMMessageSearchDirectionUp)
    screen.history((messages ?? []).map { line(of: $0) })
  }

  /// Returns the line for a message.
  func line(of message: EMMessage) -> Line {
    let isRead = message.chatType == EMChatTypeGroupChat ? message.groupAckCount > 0 : message.isReadAcked
    let isOwn = message.direction == EMMessageDirectionSend
    return Line(message.messageId, from: message.from, words(of: message), isRead: isOwn && isRead)
  }

  func createTeam(_ name: String, members: [String]) {
    let setting = EMGroupOptions()
    setting.style = EMGroupStylePrivateMemberCanInvite
    EMClient.shared().groupManager.createGroup(
      withSubject: name, description: nil, invitees: members, message: nil, setting: setting
    ) { [self] (group: EMGroup?, error: EMError?) in
      guard let group, let id = group.groupId else {
        return screen.outcome("creating a team", problem: words(of: error))
      }
      screen.joined(team: id, named: group.groupName)
      open(.team(id))
    }
  }

  func send(text: String) { send(EMTextMessageBody(text: text)) }

  func send(pictureAt path: String) {
    send(EMImageMessageBody(localPath: path, displayName: URL(fileURLWithPath: path).lastPathComponent))
  }

  func send(fileAt path: String) {
    send(EMFileMessageBody(localPath: path, displayName: URL(fileURLWithPath: path).lastPathComponent))
  }

  func markRead() {
    guard let conversation else { return }
    let messages = conversation.loadMessagesStart(
      fromId: nil, count: 100, searchDirection: EMMessageSearchDirectionUp)
    let unread = (messages ?? []).filter { $0.direction == EMMessageDirectionReceive && !$0.isRead }
    if unread.isEmpty { return screen.show("nothing to read") }
    conversation.markAllMessages(asRead: nil)
    // In 3.x, each message is acknowledged.
    for message in unread {
      if message.chatType == EMChatTypeChat {
        EMClient.shared().chatManager.sendMessageReadAck(message.messageId, toUser: message.from) { [self] error in
          screen.outcome("reading", problem: words(of: error))
        }
      } else if message.isNeedGroupAck {
        EMClient.shared().chatManager.sendGroupMessageReadAck(message.messageId, toGroup: message.to, content: nil) {
          [self] error in
          screen.outcome("reading", problem: words(of: error))
        }
      }
    }
  }

  func revoke() {
    guard let message = lastMessage else { return screen.show("nothing to take back") }
    let words = words(of: message)
    // The device that recalls is notified by the completion only.
    EMClient.shared().chatManager.recall(message) { [self] (_: EMMessage?, error: EMError?) in
      if let problem = self.words(of: error) { return screen.outcome("taking back", problem: problem) }
      lastMessage = nil
      screen.revoked(words, by: account)
    }
  }
}

import AgoraChat
import SampleTerminal

/// A chat app as the documents of Agora Chat build one: `AgoraChatClient.shared` with its managers, their delegates, and
/// the screen of a conversation.
@MainActor
final class ChatApp: NSObject {
  let screen: Screen
  /// A Boolean value that indicates whether the connection is being restored.
  var isReconnecting = false
  /// The ids of messages whose revocation was shown.
  var revokedIds: Set<String> = []
  /// The open conversation.
  private var conversation: AgoraChatConversation?
  /// The message that is taken back next.
  private var lastMessage: AgoraChatMessage?
  let account: String
  private let token: String

  init(_ options: Options, _ screen: Screen) {
    account = options.account
    token = options.token
    self.screen = screen
    super.init()
    let chatOptions = AgoraChatOptions(appkey: "parlance#sample")
    chatOptions.enableRequireReadAck = true
    AgoraChatClient.shared.initializeSDK(with: chatOptions)
    AgoraChatClient.shared.add(self, delegateQueue: nil)
    AgoraChatClient.shared.chatManager?.add(self, delegateQueue: nil)
    AgoraChatClient.shared.groupManager?.add(self, delegateQueue: nil)
  }

  /// Returns the words for an error; nil for none.
  func words(of error: AgoraChatError?) -> String? {
    error.map { "\($0.code) (AgoraChatError \($0.code.rawValue))" }
  }

  /// Returns the words for a message.
  func words(of message: AgoraChatMessage) -> String {
    switch message.swiftBody {
    case .text(let content): content
    case .image(_, let name): Screen.picture(name)
    case .file(_, let name): Screen.file(name)
    default: "something that this app does not show"
    }
  }

  /// Returns the words for the conversation of a message.
  func place(of message: AgoraChatMessage) -> Place {
    message.chatType == .groupChat ? .team(message.conversationId) : .person(message.conversationId)
  }

  private func send(_ body: AgoraChatMessageBaseBody) {
    guard let conversation, let id = conversation.conversationId else { return }
    let message = AgoraChatMessage(conversationId: id, body: body, ext: nil)
    message.chatType = conversation.type == .groupChat ? .groupChat : .chat
    message.isNeedGroupAck = message.chatType == .groupChat
    lastMessage = message
    AgoraChatClient.shared.chatManager?.send(message, progress: nil) { [self] message, error in
      guard let message else { return }
      screen.sent(words(of: message), problem: words(of: error))
    }
  }
}

extension ChatApp: SampleApp {
  func logIn() {
    AgoraChatClient.shared.login(withUsername: account, token: token) { [self] name, error in
      screen.loggedIn(name, problem: words(of: error))
    }
  }

  func logOut(_ completion: @escaping () -> Void) {
    AgoraChatClient.shared.logout(false) { _ in completion() }
  }

  func listConversations() {
    let conversations = AgoraChatClient.shared.chatManager?.getAllConversations(true) ?? []
    screen.list(
      conversations.map { conversation in
        let id = conversation.conversationId ?? ""
        let last: AgoraChatMessage? = conversation.latestMessage
        return (
          conversation.type == .groupChat ? .team(id) : .person(id), Int(conversation.unreadMessagesCount),
          last.map { words(of: $0) }
        )
      })
  }

  func open(_ place: Place) {
    screen.open(place)
    let chatManager = AgoraChatClient.shared.chatManager
    switch place {
    case .person(let account):
      conversation = chatManager?.getConversation(account, type: .chat, createIfNotExist: true)
    case .team(let id):
      conversation = chatManager?.getConversation(id, type: .groupChat, createIfNotExist: true)
    }
    conversation?.loadMessagesStart(fromId: nil, count: 20, searchDirection: .up) { [self] messages, error in
      if let problem = words(of: error) { screen.show("no history: \(problem)") }
      screen.history((messages ?? []).map { line(of: $0) })
    }
  }

  /// Returns the line for a message.
  func line(of message: AgoraChatMessage) -> Line {
    let isRead = message.chatType == .groupChat ? message.groupAckCount > 0 : message.isReadAcked
    return Line(
      message.messageId, from: message.from, words(of: message), isRead: message.direction == .send && isRead)
  }

  func createTeam(_ name: String, members: [String]) {
    let setting = AgoraChatGroupOptions()
    setting.style = .privateMemberCanInvite
    AgoraChatClient.shared.groupManager?.createGroup(
      withSubject: name, description: nil, invitees: members, message: nil, setting: setting
    ) { [self] (group: AgoraChatGroup?, error: AgoraChatError?) in
      guard let group, let id = group.groupId else {
        return screen.outcome("creating a team", problem: words(of: error))
      }
      screen.joined(team: id, named: group.groupName)
      open(.team(id))
    }
  }

  func send(text: String) { send(.text(content: text)) }

  func send(pictureAt path: String) {
    send(.image(localPath: path, displayName: URL(fileURLWithPath: path).lastPathComponent))
  }

  func send(fileAt path: String) {
    send(.file(localPath: path, displayName: URL(fileURLWithPath: path).lastPathComponent))
  }

  func markRead() {
    guard let conversation, let id = conversation.conversationId else { return }
    let unread = Int32(conversation.unreadMessagesCount)
    if unread == 0 { return screen.show("nothing to read") }
    let messages = conversation.loadMessagesStart(fromId: nil, count: max(unread, 20), searchDirection: .up) ?? []
    let toAcknowledge = messages.filter { $0.direction == .receive && $0.isNeedGroupAck && !$0.isRead }
    conversation.markAllMessages(asRead: nil)
    if conversation.type == .chat {
      // The vendor's advice for opening a conversation: one acknowledgement for all of it.
      AgoraChatClient.shared.chatManager?.ackConversationRead(id) { [self] error in
        screen.outcome("reading", problem: words(of: error))
      }
      return
    }
    // In a group, each message is acknowledged, and each answer counts.
    for message in toAcknowledge {
      AgoraChatClient.shared.chatManager?.sendGroupMessageReadAck(message.messageId, toGroup: id, content: nil) {
        [self] error in
        screen.outcome("reading", problem: words(of: error))
      }
    }
  }

  func revoke() {
    guard let message = lastMessage else { return screen.show("nothing to take back") }
    let words = words(of: message)
    // The device that recalls is notified by the completion only.
    AgoraChatClient.shared.chatManager?.recallMessage(withMessageId: message.messageId) { [self] error in
      if let problem = self.words(of: error) { return screen.outcome("taking back", problem: problem) }
      lastMessage = nil
      screen.revoked(words, by: account)
    }
  }
}

import AgoraChatAndroid
import Foundation
import SampleTerminal

/// A chat app of 2016 for Android, ported from Java line by line: `AgoraChatManager.getInstance()`, listeners, callbacks,
/// and the activity of a chat.
@MainActor
final class ChatApp {
  let screen: Screen
  /// A Boolean value that indicates whether the connection is being restored.
  var isReconnecting = false
  /// The open conversation.
  private var conversation: AgoraConversation?
  /// The message that is taken back next.
  private var lastMessage: AgoraMessage?
  private let account: String
  private let password: String

  init(_ options: Options, _ screen: Screen) {
    account = options.account
    password = options.token
    self.screen = screen
    AgoraChatManager.getInstance().getChatOptions().setRequireAck(true)
    AgoraChatManager.getInstance().addConnectionListener(self)
    AgoraChatManager.getInstance().registerEventListener(
      self, [.EventNewMessage, .EventOfflineMessage, .EventNewCMDMessage, .EventReadAck])
    AgoraGroupManager.getInstance().addGroupChangeListener(self)
  }

  /// Returns the words for a message.
  func words(of message: AgoraMessage) -> String {
    switch message.getBody() {
    case let text as TextMessageBody: text.getMessage()
    case let image as ImageMessageBody: Screen.picture(image.getFileName())
    case let file as NormalFileMessageBody: Screen.file(file.getFileName())
    default: "something that this app does not show"
    }
  }

  /// Returns the words for the conversation of a message.
  func place(of message: AgoraMessage) -> Place {
    switch message.getChatType() {
    case .GroupChat: .team(message.getTo())
    default: .person(message.direct == .RECEIVE ? message.getFrom() : message.getTo())
    }
  }

  private func send(_ message: AgoraMessage) {
    if conversation?.isGroup() == true { message.setChatType(ChatType.GroupChat) }
    lastMessage = message
    let words = words(of: message)
    AgoraChatManager.getInstance().sendMessage(
      message, CallBack { [screen] problem in screen.sent(words, problem: problem) })
  }

  /// Does what throws, and shows the error if it does.
  private func attempt(_ action: String, _ body: () throws(EaseMobException) -> Void) {
    do throws(EaseMobException) {
      try body()
    } catch {
      screen.outcome(action, problem: "\(error.getMessage()) (EaseMobException \(error.getErrorCode()))")
    }
  }
}

extension ChatApp: SampleApp {
  func logIn() {
    AgoraChatManager.getInstance().login(
      account, password,
      CallBack { [self] problem in
        screen.loggedIn(account, problem: problem)
        guard problem == nil else { return }
        AgoraGroupManager.getInstance().loadAllGroups()
        AgoraChatManager.getInstance().loadAllConversations()
      })
  }

  func logOut(_ completion: @escaping () -> Void) {
    AgoraChatManager.getInstance().logout(CallBack { _ in completion() })
  }

  func listConversations() {
    let conversations = AgoraChatManager.getInstance().getAllConversations().values
    let newestFirst = conversations.sorted {
      $0.getLastMessage()?.getMsgTime() ?? 0 > $1.getLastMessage()?.getMsgTime() ?? 0
    }
    screen.list(
      newestFirst.map { conversation in
        let name = conversation.getUserName()
        return (
          conversation.isGroup() ? .team(name) : .person(name), conversation.getUnreadMsgCount(),
          conversation.getLastMessage().map { words(of: $0) }
        )
      })
  }

  func open(_ place: Place) {
    screen.open(place)
    let conversation =
      switch place {
      case .person(let account): AgoraChatManager.getInstance().getConversation(account, false)
      case .team(let id): AgoraChatManager.getInstance().getConversation(id, true)
      }
    self.conversation = conversation
    screen.history(conversation.loadMoreMsgFromDB("", 20).map { line(of: $0) })
  }

  /// Returns the line for a message.
  func line(of message: AgoraMessage) -> Line {
    let isRead = message.direct == .SEND && message.isAcked
    return Line(message.getMsgId(), from: message.getFrom(), words(of: message), isRead: isRead)
  }

  func createTeam(_ name: String, members: [String]) {
    attempt("creating a team") { () throws(EaseMobException) in
      let group = try AgoraGroupManager.getInstance().createPrivateGroup(name, "", members, true)
      screen.joined(team: group.getGroupId(), named: group.getGroupName())
      open(.team(group.getGroupId()))
    }
  }

  func send(text: String) {
    guard let conversation else { return }
    send(.createTxtSendMessage(text, conversation.getUserName()))
  }

  func send(pictureAt path: String) {
    guard let conversation else { return }
    send(.createImageSendMessage(path, true, conversation.getUserName()))
  }

  func send(fileAt path: String) {
    guard let conversation else { return }
    send(.createFileSendMessage(path, conversation.getUserName()))
  }

  func markRead() {
    guard let conversation else { return }
    let unread = conversation.getAllMessages().filter { $0.direct == .RECEIVE && $0.isUnread() }
    conversation.resetUnreadMsgCount()
    if conversation.isGroup() { return screen.show("read; this SDK has no receipts in groups") }
    if unread.isEmpty { return screen.show("nothing to read") }
    for message in unread {
      attempt("reading") { () throws(EaseMobException) in
        try AgoraChatManager.getInstance().ackMessageRead(message.getFrom(), message.getMsgId())
        screen.outcome("reading", problem: nil)
      }
    }
  }

  /// Takes a message back as the vendor's page "iOS Message Withdraw" does: by a command that asks the receivers to
  /// delete it.
  func revoke() {
    guard let message = lastMessage else { return screen.show("nothing to take back") }
    let words = words(of: message)
    let cmdMsg = AgoraMessage.createSendMessage(.CMD)
    cmdMsg.setChatType(message.getChatType())
    cmdMsg.addBody(CmdMessageBody("REVOKE_FLAG"))
    cmdMsg.setReceipt(message.getTo())
    cmdMsg.setAttribute("msgId", message.getMsgId())
    AgoraChatManager.getInstance().sendMessage(
      cmdMsg,
      CallBack { [self] problem in
        if let problem { return screen.outcome("taking back", problem: problem) }
        // The SDK leaves the sender's own copy to the app.
        let isGroup = message.getChatType() == .GroupChat
        AgoraChatManager.getInstance().getConversation(message.getTo(), isGroup).removeMessage(message.getMsgId())
        lastMessage = nil
        screen.revoked(words, by: account)
      })
  }
}

import AgoraChatAndroid
import Foundation
import Parlance
import SeededClients

/// A client of the Android style of Agora Chat.
final class AndroidClient: SeededClient {
  static let target = "android"
  static let style = "AgoraChatAndroid"
  static let isOfOneQueue = false
  private let manager: AgoraChatManager
  private let world: SeededWorld
  private let account: String
  private let listener = Listener()
  private var choices: SeededChoices { world.choices }

  /// Keeps what comes. It does not hold the client, since the manager holds it.
  private final class Listener: AgoraEventListener, AgoraConnectionListener, @unchecked Sendable {
    // Safe to share: what changes is behind the lock.
    let known = Lock<[AgoraMessage]>([])
    func keep(_ message: AgoraMessage) { known.withLock { if $0.count < 60 { $0.append(message) } } }
    func onEvent(_ event: AgoraNotifierEvent) {
      switch event.getData() {
      case let message as AgoraMessage: look(message)
      case let messages as [AgoraMessage]: messages.forEach(look)
      default: break
      }
    }
    func onConnected() {}
    func onDisconnected(_ error: Int) {}
    func look(_ message: AgoraMessage) {
      keep(message)
      _ = (message.getBody(), message.ext(), message.getMsgTime(), message.isUnread(), message.status, message.progress)
      _ = (message.getIntAttribute("a", 0), message.getStringAttribute("a", ""), message.getDoubleAttribute("a", 0))
      _ = try? message.getJSONObjectAttribute("a")
      switch message.getBody() {
      case let image as ImageMessageBody: _ = (image.getWidth(), image.getLocalThumb(), image.getThumbnailUrl())
      case let video as VideoMessageBody: _ = (video.getLength(), video.getVideoFileLength())
      case let voice as VoiceMessageBody: _ = (voice.getLength(), voice.getLocalUrl(), voice.downloaded)
      default: break
      }
    }
  }

  /// A callback that reports success or an error once.
  private final class Once: AgoraCallBack, AgoraValueCallBack {
    let done: @Sendable () -> Void
    init(_ done: @escaping @Sendable () -> Void) { self.done = done }
    func onSuccess() { done() }
    func onSuccess(_ value: AgoraChatRoom) { done() }
    func onProgress(_ progress: Int, _ status: String) {}
    func onError(_ code: Int, _ error: String) { done() }
  }

  init(_ account: String, _ world: SeededWorld) {
    self.account = account
    self.world = world
    manager = AgoraChatManager(environment: world.environment, device: SeededWorld.device)
    manager.registerEventListener(listener)
    manager.addConnectionListener(listener)
  }

  func begin() {
    manager.login(account, "", once("first login"))
    world.adopt()
  }

  private func once(_ name: String) -> Once { Once(world.completions.once(name)) }

  var calls: [(name: String, call: () -> Void)] { loginCalls + chatCalls + conversationCalls + groupCalls }

  // MARK: values

  private func message() -> AgoraMessage {
    let known = listener.known.withLock { $0 }
    return choices.chance(70) && !known.isEmpty ? choices.pick(known) : newMessage()
  }

  private func newMessage() -> AgoraMessage {
    let message: AgoraMessage
    switch choices.below(7) {
    case 0: message = .createLocationSendMessage(choices.double(), choices.double(), choices.text(), choices.account())
    case 1: message = .createVoiceSendMessage(world.path(), choices.int(), choices.account())
    case 2:
      message = .createSendMessage(.CMD)
      message.addBody(CmdMessageBody(choices.text(), [choices.text(): choices.text()]))
    case 3: message = .createFileSendMessage(world.path(), choices.account())
    case 4: message = .createImageSendMessage(world.path(), choices.flag(), choices.account())
    default: message = .createTxtSendMessage(choices.text(), choices.account())
    }
    address(message)
    if choices.chance(20) { message.setMsgTime(choices.int64()) }
    if choices.chance(30) { attribute(message) }
    listener.keep(message)
    return message
  }

  private func address(_ message: AgoraMessage) {
    message.setChatType(choices.pick([.Chat, .Chat, .GroupChat, .ChatRoom]))
    switch message.getChatType() {
    case .Chat: message.setTo(choices.account())
    case .GroupChat: message.setTo(world.group())
    case .ChatRoom: message.setTo(world.room())
    }
  }

  private func attribute(_ message: AgoraMessage) {
    switch choices.below(5) {
    case 0: message.setAttribute(choices.pick(["a", "msgId", ""]), choices.text())
    case 1: message.setAttribute("a", choices.int())
    case 2: message.setAttribute("a", choices.double())
    case 3: message.setAttribute("a", choices.dictionary())
    default: message.setAttribute("a", [choices.value()])
    }
  }

  // MARK: calls

  private var loginCalls: [(name: String, call: () -> Void)] {
    [
      ("login", { [self] in manager.login(choices.account(), choices.chance(90) ? "" : "bad", once("login")) }),
      ("logout", { [self] in if choices.chance(30) { manager.logout(once("logout")) } }),
      ("logout that waits", { [self] in if choices.chance(20) { manager.logout() } }),
      ("createAccountOnServer", { [self] in try? manager.createAccountOnServer(choices.account(), "") }),
      ("state", { [self] in _ = (manager.getCurrentUser(), manager.isConnected()) }),
    ]
  }

  private var chatCalls: [(name: String, call: () -> Void)] {
    let send: (name: String, call: () -> Void) = (
      "sendMessage", { [self] in manager.sendMessage(newMessage(), once("send")) }
    )
    return [
      send, send, send,
      ("send again", { [self] in manager.sendMessage(message(), once("send again")) }),
      ("ackMessageRead", { [self] in try? manager.ackMessageRead(choices.account(), message().getMsgId()) }),
      ("saveMessage", { [self] in manager.saveMessage(message(), choices.flag()) }),
      ("importMessage", { [self] in manager.importMessage(message(), choices.flag()) }),
      ("updateMessageBody", { [self] in _ = manager.updateMessageBody(message()) }),
      ("asyncFetchMessage", { [self] in manager.asyncFetchMessage(message()) }),
      (
        "change",
        { [self] in
          let message = message()
          attribute(message)
          message.progress = choices.int()
          message.setMsgTime(choices.int64())
          message.setUnread(choices.flag())
          listener.look(message)
        }
      ),
      (
        "downloadFile",
        { [self] in
          manager.downloadFile(choices.text(), world.folder.appendingPathComponent("x").path, [:], once("download"))
        }
      ),
    ]
  }

  private var conversationCalls: [(name: String, call: () -> Void)] {
    [
      (
        "conversation",
        { [self] in
          let isGroup = choices.flag()
          let conversation = manager.getConversation(isGroup ? world.group() : choices.account(), isGroup)
          _ = conversation.loadMoreMsgFromDB(choices.flag() ? message().getMsgId() : choices.text(), choices.int())
          _ = (
            conversation.getMsgCount(), conversation.getUnreadMsgCount(), conversation.getLastMessage()?.getMsgTime()
          )
          if choices.chance(20) { conversation.removeMessage(message().getMsgId()) }
          if choices.chance(10) { conversation.clear() }
          if choices.chance(20) { conversation.markMessageAsRead(message().getMsgId()) }
        }
      ),
      (
        "all conversations",
        { [self] in
          _ = (manager.getAllConversations().count, manager.getUnreadMsgsCount())
          if choices.chance(20) { manager.markAllConversationsAsRead() }
          if choices.chance(20) { _ = manager.deleteConversation(choices.account(), choices.flag(), choices.flag()) }
          if choices.chance(5) { manager.deleteAllConversation() }
        }
      ),
    ]
  }

  private var groupCalls: [(name: String, call: () -> Void)] {
    let groups = AgoraGroupManager(manager)
    return [
      ("joinChatRoom", { [self] in manager.joinChatRoom(world.room(), once("join")) }),
      ("leaveChatRoom", { [self] in manager.leaveChatRoom(world.room()) }),
      (
        "createPrivateGroup",
        { [self] in
          if let group = try? groups.createPrivateGroup(
            choices.text(), choices.text(), choices.accounts(), choices.flag())
          {
            world.note(group: group.getGroupId())
            _ = (group.getMaxUsers(), group.getMembers(), group.getAffiliationsCount())
          }
        }
      ),
      (
        "members",
        { [self] in
          try? groups.addUsersToGroup(world.group(), choices.accounts())
          try? groups.removeUserFromGroup(world.group(), choices.account())
          _ = try? groups.getGroupFromServer(world.group())
        }
      ),
      (
        "groups",
        { [self] in
          try? groups.joinGroup(world.group())
          if choices.chance(10) { try? groups.exitFromGroup(world.group()) }
          _ = groups.getAllGroups()
        }
      ),
    ]
  }
}

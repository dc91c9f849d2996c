import Foundation
import Parlance
import QD_IMSDK
import SeededClients

/// A client of the style of QD.
final class QDClientUnderTest: NSObject, SeededClient {
  static let target = "qd"
  static let style = "QD"
  static let isOfOneQueue = true
  private let client: QDClient
  private let world: SeededWorld
  private let account: String
  private var known: [QDMessage] = []
  private var choices: SeededChoices { world.choices }

  init(_ account: String, _ world: SeededWorld) {
    self.account = account
    self.world = world
    client = QDClient(environment: world.environment, device: SeededWorld.device)
    super.init()
    client.chatManager.add(self)
    client.loginManager.add(self)
    client.groupManager.add(self)
    client.conversationManager.add(self)
  }

  func begin() {
    let done = world.completions.once("first login")
    world.queue.sync { client.loginManager.login(withAccount: account, password: "") { _, _ in done() } }
    world.adopt()
  }

  var calls: [(name: String, call: () -> Void)] { loginCalls + chatCalls + conversationCalls + groupCalls }

  // MARK: values

  private func session() -> QDSession {
    switch choices.below(10) {
    case 0..<5: QDSession(choices.account(), type: .P2P)
    case 5..<8: QDSession(world.group(), type: .group)
    case 8: QDSession(world.room(), type: .chatroom)
    default: QDSession(choices.text(), type: choices.pick([.P2P, .group, .chatroom]))
    }
  }

  private func message() -> QDMessage {
    guard choices.chance(70), !known.isEmpty else { return newMessage() }
    return choices.pick(known)
  }

  private func newMessage() -> QDMessage {
    let message = QDMessage()
    if choices.chance(80) { message.text = choices.text() }
    if choices.chance(30) { message.messageObject = object() }
    if choices.chance(20) { message.remoteExt = choices.attributes() ?? [:] }
    if choices.chance(20) { message.localExt = choices.attributes() ?? [:] }
    if choices.chance(20) { message.timestamp = choices.double() }
    if choices.chance(20) { message.openTimestamp = choices.double() }
    if choices.chance(20) { message.msgFlag = choices.int() }
    if choices.chance(10) { message.attachments = choices.optionalText() }
    if choices.chance(10) { message.title = choices.text() }
    if choices.chance(5) { message.messageId = choices.text() }
    known.append(message)
    if known.count > 60 { known.removeFirst() }
    return message
  }

  private func object() -> (any QDMessageObject)? {
    switch choices.below(6) {
    case 0:
      return QDLocationObject(
        latitude: choices.double(), longitude: choices.double(), title: choices.optionalText(),
        info: choices.optionalText())
    case 1: return QDTipObject(attach: choices.optionalText())
    case 2: return QDFileObject(data: Data([1, 2, 3]), extension: choices.text())
    case 3:
      let picture = QDImageObject(sourcePath: world.path())
      let option = QDImageOption()
      option.compressQuality = Float(choices.double())
      picture.option = option
      return picture
    case 4:
      let audio = QDAudioObject(sourcePath: world.path())
      audio.duration = choices.int64()
      return audio
    default: return QDVideoObject(sourcePath: world.path())
    }
  }

  private func look(_ message: QDMessage) {
    _ = (message.text, message.remoteExt, message.localExt, message.timestamp, message.openTimestamp, message.session)
    _ = (message.msgFlag, message.title, message.content, message.isPlayed, message.conversationId)
  }

  // MARK: calls

  private var loginCalls: [(name: String, call: () -> Void)] {
    let manager = client.loginManager
    return [
      (
        "login",
        { [self] in
          let done = world.completions.once("login")
          manager.login(withAccount: choices.account(), password: choices.chance(90) ? "" : "bad") { _, _ in done() }
        }
      ),
      (
        "autoLogin",
        { [self] in manager.autoLogin(withAccount: choices.account(), token: choices.chance(90) ? "" : "bad") }
      ),
      (
        "logout",
        { [self] in
          if choices.chance(60) { return }
          let done = world.completions.once("logout")
          manager.logout { _ in done() }
        }
      ),
      ("state", { _ = (manager.currentAccount(), manager.isLogined()) }),
    ]
  }

  private var chatCalls: [(name: String, call: () -> Void)] {
    let manager = client.chatManager
    let send: (name: String, call: () -> Void) = ("send", { [self] in try? manager.send(newMessage(), to: session()) })
    return [
      send, send, send,
      ("send again", { [self] in try? manager.send(message(), to: session()) }),
      ("fetchMessageAttachment", { [self] in try? manager.fetchMessageAttachment(message()) }),
      (
        "receipt",
        { [self] in
          let done = world.completions.once("receipt")
          manager.sendMessageReceipt(message()) { _ in done() }
        }
      ),
      (
        "revoke",
        { [self] in
          let done = world.completions.once("revoke")
          manager.revokeMessage(message()) { _ in done() }
        }
      ),
      (
        "messages",
        { [self] in
          _ = manager.messages(in: session(), message: choices.flag() ? message() : nil, limit: choices.int())
          _ = manager.messages(in: session(), messageIds: choices.texts() + [message().messageId])
        }
      ),
      (
        "save",
        { [self] in
          let done = world.completions.once("save")
          manager.save(message(), for: session()) { _ in done() }
        }
      ),
      ("look", { [self] in look(message()) }),
    ]
  }

  private var conversationCalls: [(name: String, call: () -> Void)] {
    let manager = client.conversationManager
    return [
      (
        "recent sessions",
        { [self] in
          let done = world.completions.once("recent session")
          manager.addEmptyRecentSession(by: session()) { _ in done() }
          for recent in (manager.allRecentSessions() ?? []).prefix(3) {
            _ = (recent.localExt, recent.unreadCount, recent.lastMessage)
            if choices.chance(30) { manager.updateRecentLocalExt(choices.attributes(), recentSession: recent) }
            if choices.chance(10) {
              let deleted = world.completions.once("delete session")
              manager.delete(recent) { _ in deleted() }
            }
          }
        }
      ),
      (
        "mark read",
        { [self] in
          let done = world.completions.once("mark read")
          manager.markAllMessagesRead(in: session()) { _ in done() }
          _ = manager.allUnreadCount()
        }
      ),
      (
        "delete",
        { [self] in
          let done = world.completions.once("delete")
          manager.delete(message()) { _ in done() }
        }
      ),
      (
        "update",
        { [self] in
          let message = message()
          (message.localExt, message.timestamp) = (choices.attributes() ?? [:], choices.double())
          let done = world.completions.once("update")
          manager.update(message, for: choices.flag() ? message.session : session()) { _ in done() }
        }
      ),
    ]
  }

  private var groupCalls: [(name: String, call: () -> Void)] {
    let (groups, rooms) = (client.groupManager, client.chatroomManager)
    return [
      (
        "createGroup",
        { [self] in
          let option = QDCreateGroupOption(groupName: choices.text())
          option.introduction = choices.optionalText()
          let done = world.completions.once("create group")
          groups.createGroup(option, userList: choices.flag() ? choices.accounts() : nil) { [weak world] group, _ in
            if let group { world?.note(group: group.groupId) }
            done()
          }
        }
      ),
      (
        "users",
        { [self] in
          let (added, removed) = (world.completions.once("add users"), world.completions.once("kick users"))
          groups.addUsers(choices.accounts(), toGroup: world.group()) { _ in added() }
          groups.kickUsers(choices.accounts(), fromGroup: world.group()) { _ in removed() }
        }
      ),
      (
        "group info",
        { [self] in
          let done = world.completions.once("group info")
          groups.fetchGroupInfo(world.group()) { _, _, _ in done() }
          _ = groups.allMyGroupList()
        }
      ),
      (
        "quit",
        { [self] in
          if choices.chance(80) { return }
          let done = world.completions.once("quit")
          groups.quitGroup(world.group()) { _ in done() }
        }
      ),
      (
        "room",
        { [self] in
          let done = world.completions.once("room")
          if choices.flag() {
            rooms.enterChatroom(world.room(), nickname: choices.optionalText()) { _, _ in done() }
          } else {
            rooms.exitChatroom(world.room()) { _ in done() }
          }
        }
      ),
    ]
  }
}

extension QDClientUnderTest: QDChatManagerDelegate, QDLoginManagerDelegate, QDGroupManagerDelegate,
  QDConversationManagerDelegate
{
  func onLogin(_ step: QDLoginStep) {}
  func onRecvMessages(_ messages: [QDMessage]) {
    for message in messages {
      look(message)
      if known.count < 60 { known.append(message) }
    }
  }
  func onRecvRevokeMessageNotification(_ notification: QDRevokeMessageNotification) {
    if let message = notification.message { look(message) }
  }
  func didAdd(_ recentSession: QDRecentSession, totalUnreadCount: Int) {}
  func didUpdate(_ recentSession: QDRecentSession, totalUnreadCount: Int) {}
  func didRemove(_ recentSession: QDRecentSession, totalUnreadCount: Int) {}
}

import AgoraChat
import Foundation
import Parlance
import PhoneApps

/// A chat app written against Agora Chat 1.3.1.
@MainActor
class AgoraPhone: AgoraFamilyPhone, ChatApp {
  class var profile: PhoneProfile {
    PhoneProfile(
      id: "agora", style: "Agora Chat", module: "AgoraChat", account: "gina", person: "Gina",
      deviceStyle: "AgoraChat", suiteStyle: ".agoraChat")
  }

  override init(_ context: AppContext) {
    super.init(context)
    client.add(self, delegateQueue: nil)
    client.chatManager.add(self, delegateQueue: nil)
    client.groupManager.add(self, delegateQueue: nil)
    client.contactManager.add(self, delegateQueue: nil)
    client.presenceManager?.add(self, delegateQueue: nil)
  }

  var words: String { "AgoraChatConnectionState.\(connection)" }

  // MARK: login

  func logIn(_ outcome: Outcome) {
    screen.code(["\(shared).login(withUsername: \(CodeText.literal(account)), token: \"\") { username, error in }"])
    client.login(withUsername: account, token: "") { [weak self] _, error in
      if error == nil { self?.connection = .connected }
      self?.screen.callback("login(withUsername:token:completion:)", [Self.words(error)])
      if error == nil { self?.refreshLists() }
      self?.finish(outcome, error)
    }
  }

  func logOut(_ outcome: Outcome) {
    screen.code(["\(shared).logout(false) { error in }"])
    client.logout(false) { [weak self] error in
      self?.connection = .disconnected
      self?.screen.callback("logout(_:completion:)", [Self.words(error)])
      self?.finish(outcome, error)
    }
  }

  // MARK: history

  func loadPast(_ place: Place, _ outcome: Outcome) {
    screen.code([
      "\(manager)?.asyncFetchHistoryMessages(",
      "  fromServer: \(CodeText.literal(place.name)), conversationType: \(conversationType(place)),",
      "  startMessageId: nil, pageSize: 100) { result, error in }",
    ])
    client.chatManager.asyncFetchHistoryMessages(
      fromServer: place.name, conversationType: place.isGroup ? .groupChat : .chat, startMessageId: nil,
      pageSize: 100
    ) { [weak self] result, error in
      let list = result?.list ?? []
      for message in list { self?.messages[message.messageId] = message }
      self?.screen.callback(
        "asyncFetchHistoryMessages(fromServer:conversationType:startMessageId:pageSize:completion:)",
        [Self.words(error), "messages: \(list.count)"])
      self?.screen.restore(list.map(\.messageId), in: place)
      self?.finish(outcome, error)
    }
  }

  // MARK: sending

  func send(_ text: String, to place: Place, _ outcome: Outcome) {
    send(
      AgoraChatTextMessageBody(text: text), "let body = \(prefix)TextMessageBody(text: \(CodeText.literal(text)))",
      to: place, outcome)
  }

  func send(_ file: PickedFile, to place: Place, _ outcome: Outcome) {
    let (body, line) = body(file)
    send(body, line, to: place, outcome)
  }

  private func send(_ body: AgoraChatMessageBody, _ line: String, to place: Place, _ outcome: Outcome) {
    let message = AgoraChatMessage(
      conversationID: place.name, from: account, to: place.name, body: body, ext: nil)
    let name = CodeText.literal(place.name)
    var lines = [
      line, "let message = \(messageClass)(",
      "  conversationID: \(name), from: \(CodeText.literal(account)), to: \(name), body: body, ext: nil)",
    ]
    if place.isGroup {
      message.chatType = .groupChat
      message.isNeedGroupAck = true
      lines += ["message.chatType = \(groupChat)", "message.isNeedGroupAck = true"]
    }
    screen.code(lines + ["\(manager)?.send(message, progress: { progress in }) { message, error in }"])
    let id = message.messageId
    outcome.message = id
    messages[id] = message
    screen.show(id, in: place)
    client.chatManager.send(message) { [weak self] share in
      self?.progress[id] = share < 100 ? share : nil
      self?.screen.callback("send(_:progress:completion:)", [id, "progress: \(share)"])
    } completion: { [weak self] (_: AgoraChatMessage?, error: AgoraChatError?) in
      self?.progress[id] = nil
      self?.screen.callback("send(_:progress:completion:)", [id, Self.words(error)])
      self?.finish(outcome, error)
    }
  }

  /// The name of the message's class in the brand's source.
  var messageClass: String { "AgoraChatMessage" }
  /// The value for messages in groups.
  var groupChat: String { ".groupChat" }

  // MARK: messages

  func read(_ id: String, in place: Place, _ outcome: Outcome) {
    let (message, name) = (CodeText.literal(id), CodeText.literal(place.name))
    if place.isGroup {
      screen.code([
        "\(manager)?.sendGroupMessageReadAck(\(message), toGroup: \(name), content: nil) { error in }"
      ])
      client.chatManager.sendGroupMessageReadAck(id, toGroup: place.name, content: nil) { [weak self] error in
        self?.screen.callback("sendGroupMessageReadAck(_:toGroup:content:completion:)", [Self.words(error)])
        self?.finish(outcome, error)
      }
    } else {
      screen.code(["\(manager)?.sendMessageReadAck(\(message), toUser: \(name)) { error in }"])
      client.chatManager.sendMessageReadAck(id, toUser: place.name) { [weak self] error in
        self?.screen.callback("sendMessageReadAck(_:toUser:completion:)", [Self.words(error)])
        self?.finish(outcome, error)
      }
    }
  }

  func revoke(_ id: String, in place: Place, _ outcome: Outcome) {
    screen.code(["\(manager)?.recallMessage(withMessageId: \(CodeText.literal(id))) { error in }"])
    client.chatManager.recallMessage(withMessageId: id) { [weak self] error in
      self?.recalled(id, place, error, "recallMessage(withMessageId:completion:)", outcome)
    }
  }

  /// Notes the end of a recall, of which only its completion reports to the one who recalls.
  func recalled(_ id: String, _ place: Place, _ error: AgoraChatError?, _ call: String, _ outcome: Outcome) {
    screen.callback(call, [Self.words(error)])
    if error == nil { removeRevoked(id, in: place, by: account) }
    finish(outcome, error)
  }

  func react(_ text: String, _ isOn: Bool, to id: String, in place: Place, _ outcome: Outcome) {
    let arguments = "(\(CodeText.literal(text)), \(isOn ? "to" : "from")Message: \(CodeText.literal(id)))"
    screen.code(["\(manager)?.\(isOn ? "add" : "remove")Reaction\(arguments) { error in }"])
    if isOn {
      client.chatManager.addReaction(text, toMessage: id) { [weak self] error in
        self?.screen.callback("addReaction(_:toMessage:completion:)", [Self.words(error)])
        self?.finish(outcome, error)
      }
    } else {
      client.chatManager.removeReaction(text, fromMessage: id) { [weak self] error in
        self?.screen.callback("removeReaction(_:fromMessage:completion:)", [Self.words(error)])
        self?.finish(outcome, error)
      }
    }
  }

  /// The local database follows the callbacks, so the vendor's object always has the newest reactions.
  override func reactions(_ message: AgoraChatMessage) -> [ReactionSnapshot] {
    (message.reactionList ?? []).map {
      ReactionSnapshot(text: $0.reaction ?? "", accounts: $0.userList ?? [], mine: $0.isAddedBySelf)
    }
  }

  func edit(_ id: String, to text: String, in place: Place, _ outcome: Outcome) {
    screen.code([
      "let body = \(prefix)TextMessageBody(text: \(CodeText.literal(text)))",
      "\(manager)?.modifyMessage(\(CodeText.literal(id)), body: body) { error, message in }",
    ])
    let body = AgoraChatTextMessageBody(text: text)
    client.chatManager.modifyMessage(id, body: body) { [weak self] error, message in
      if let message { self?.messages[id] = message }
      self?.screen.callback("modifyMessage(_:body:completion:)", [Self.words(error)])
      self?.finish(outcome, error)
    }
  }

  func pin(_ id: String, _ isOn: Bool, in place: Place, _ outcome: Outcome) {
    screen.code(["\(manager)?.\(isOn ? "pin" : "unpin")Message(\(CodeText.literal(id))) { message, error in }"])
    if isOn {
      client.chatManager.pinMessage(id) { [weak self] _, error in
        self?.screen.callback("pinMessage(_:completion:)", [Self.words(error)])
        self?.finish(outcome, error)
      }
    } else {
      client.chatManager.unpinMessage(id) { [weak self] _, error in
        self?.screen.callback("unpinMessage(_:completion:)", [Self.words(error)])
        self?.finish(outcome, error)
      }
    }
  }

  override func isEdited(_ message: AgoraChatMessage) -> Bool { message.body.operatorCount > 0 }

  override func pinner(of message: AgoraChatMessage) -> String? { message.pinnedInfo?.operatorId }

  func download(_ id: String, in place: Place, _ outcome: Outcome) {
    screen.code(
      lookup(id) + ["\(manager)?.downloadMessageAttachment(message, progress: { progress in }) { message, error in }"])
    guard let message = stored(id, outcome) else { return }
    client.chatManager.downloadMessageAttachment(message) { [weak self] share in
      self?.progress[id] = share < 100 ? share : nil
      self?.screen.callback("downloadMessageAttachment(_:progress:completion:)", [id, "progress: \(share)"])
    } completion: { [weak self] (_: AgoraChatMessage?, error: AgoraChatError?) in
      self?.progress[id] = nil
      self?.screen.callback("downloadMessageAttachment(_:progress:completion:)", [id, Self.words(error)])
      self?.finish(outcome, error)
    }
  }

  func mute(_ account: String, _ isMuted: Bool, in group: String, _ outcome: Outcome) {
    let (name, id) = (CodeText.literal(account), CodeText.literal(group))
    if isMuted {
      screen.code([
        "\(shared).groupManager?.muteMembers([\(name)], muteMilliseconds: -1, fromGroup: \(id)) { group, error in }"
      ])
      client.groupManager.muteMembers([account], muteMilliseconds: -1, fromGroup: group) {
        [weak self] (_: AgoraChatGroup?, error: AgoraChatError?) in
        self?.screen.callback("muteMembers(_:muteMilliseconds:fromGroup:completion:)", [Self.words(error)])
        self?.refreshGroup(group)
        self?.finish(outcome, error)
      }
    } else {
      screen.code(["\(shared).groupManager?.unmuteMembers([\(name)], fromGroup: \(id)) { group, error in }"])
      client.groupManager.unmuteMembers([account], fromGroup: group) {
        [weak self] (_: AgoraChatGroup?, error: AgoraChatError?) in
        self?.screen.callback("unmuteMembers(_:fromGroup:completion:)", [Self.words(error)])
        self?.refreshGroup(group)
        self?.finish(outcome, error)
      }
    }
  }
}

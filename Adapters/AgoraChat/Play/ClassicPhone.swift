import AgoraChat
import Foundation
import Parlance
import PhoneApps

/// A chat app in the words of the vendor's page "iOS Message Withdraw": the names of 3.x, and withdrawing by CMD.
@MainActor
final class ClassicPhone: AgoraFamilyPhone, ChatApp {
  static let profile = PhoneProfile(
    id: "classic", style: "Agora Chat 3.x", module: "AgoraChat", account: "carl", person: "Carl",
    deviceStyle: "AgoraChat",
    suiteStyle: ".agoraClassic",
    lacks: [
      PhoneLack(what: .react, words: "Agora Chat 3.x has no reactions.", wordsZh: "Agora Chat 3.x 没有表情回应。"),
      PhoneLack(what: .edit, words: "Agora Chat 3.x cannot change a message.", wordsZh: "Agora Chat 3.x 不能编辑消息。"),
      PhoneLack(what: .pin, words: "Agora Chat 3.x cannot pin a message.", wordsZh: "Agora Chat 3.x 不能置顶消息。"),
    ]
      + .of(
        [.watch, .publishStatus], "Agora Chat 3.x has no presence of other accounts.",
        "Agora Chat 3.x 没有其他账号的在线状态。")
  )

  override init(_ context: AppContext) {
    super.init(context)
    client.add(self)
    client.chatManager.add(self)
    client.groupManager.add(self, delegateQueue: nil)
    client.contactManager.add(self)
  }

  override var prefix: String { "Agora" }
  override var shared: String { "AgoraChatClient.shared()" }
  override func conversationType(_ place: Place) -> String {
    place.isGroup ? "AgoraConversationTypeGroupChat" : "AgoraConversationTypeChat"
  }
  var words: String { "AgoraConnectionState \(connection)" }

  func logIn(_ outcome: Outcome) {
    screen.code([
      "AgoraChatClient.shared().asyncLogin(withUsername: \(CodeText.literal(account)), password: \"\",",
      "  success: {}, failure: { error in })",
    ])
    client.asyncLogin(
      withUsername: account, password: "",
      success: { [weak self] in
        self?.connection = .connected
        self?.screen.callback("asyncLogin(withUsername:password:success:failure:)", ["success"])
        self?.refreshLists()
        outcome.succeed()
      },
      failure: { [weak self] error in
        self?.screen.callback("asyncLogin(withUsername:password:success:failure:)", ["failure", Self.words(error)])
        self?.finish(outcome, error)
      })
  }

  func logOut(_ outcome: Outcome) {
    screen.code(["AgoraChatClient.shared().asyncLogout(false, success: {}, failure: { error in })"])
    client.asyncLogout(
      false,
      success: { [weak self] in
        self?.connection = .disconnected
        self?.screen.callback("asyncLogout(_:success:failure:)", ["success"])
        outcome.succeed()
      },
      failure: { [weak self] error in
        self?.screen.callback("asyncLogout(_:success:failure:)", ["failure", Self.words(error)])
        self?.finish(outcome, error)
      })
  }

  // MARK: sending

  func send(_ text: String, to place: Place, _ outcome: Outcome) {
    send(
      AgoraTextMessageBody(text: text), "let body = AgoraTextMessageBody(text: \(CodeText.literal(text)))", to: place,
      outcome)
  }

  func send(_ file: PickedFile, to place: Place, _ outcome: Outcome) {
    let (body, line) = body(file)
    // 3.x has no names of its own for these bodies here.
    send(body, line.replacingOccurrences(of: "= Agora", with: "= AgoraChat"), to: place, outcome)
  }

  /// The lines that make a message of a body.
  private func messageLines(_ place: Place, ext: String) -> [String] {
    let name = CodeText.literal(place.name)
    let lines = [
      "let currentUsername = AgoraChatClient.shared().currentUsername", "let message: AgoraMessage! = AgoraMessage(",
      "  conversationID: \(name), from: currentUsername, to: \(name), body: body, ext: \(ext))",
    ]
    return place.isGroup ? lines + ["message.chatType = AgoraChatTypeGroupChat"] : lines
  }

  private func send(_ body: AgoraMessageBody, _ line: String, to place: Place, _ outcome: Outcome) {
    let message: AgoraMessage! = AgoraMessage(
      conversationID: place.name, from: client.currentUsername, to: place.name, body: body, ext: nil)
    var lines = [line] + messageLines(place, ext: "nil")
    if place.isGroup {
      message.chatType = AgoraChatTypeGroupChat
      message.isNeedGroupAck = true
      lines.append("message.isNeedGroupAck = true")
    }
    let call = "chatManager.asyncSend(message, progress: { progress in }) { message, error in }"
    screen.code(lines + ["AgoraChatClient.shared().\(call)"])
    let id = message.messageId
    outcome.message = id
    messages[id] = message
    screen.show(id, in: place)
    client.chatManager.asyncSend(message) { [weak self] share in
      self?.progress[id] = share < 100 ? share : nil
      self?.screen.callback("asyncSend(_:progress:completion:)", [id, "progress: \(share)"])
    } completion: { [weak self] _, error in
      self?.progress[id] = nil
      self?.screen.callback("asyncSend(_:progress:completion:)", [id, Self.words(error)])
      self?.finish(outcome, error)
    }
  }

  // MARK: messages

  func read(_ id: String, in place: Place, _ outcome: Outcome) {
    if place.isGroup {
      screen.code([
        "AgoraChatClient.shared().chatManager.sendGroupMessageReadAck(",
        "  \(CodeText.literal(id)), toGroup: \(CodeText.literal(place.name)), content: nil) { error in }",
      ])
      client.chatManager.sendGroupMessageReadAck(id, toGroup: place.name, content: nil) { [weak self] error in
        self?.screen.callback("sendGroupMessageReadAck(_:toGroup:content:completion:)", [Self.words(error)])
        self?.finish(outcome, error)
      }
    } else {
      screen.code(
        lookup(id) + ["AgoraChatClient.shared().chatManager.sendMessageReadAck(message) { message, error in }"])
      guard let message = stored(id, outcome) else { return }
      client.chatManager.sendMessageReadAck(message) { [weak self] (_: AgoraMessage?, error: AgoraError?) in
        self?.screen.callback("sendMessageReadAck(_:completion:)", [Self.words(error)])
        self?.finish(outcome, error)
      }
    }
  }

  /// The page's sending half; the sender's own copy is its app's to delete.
  func revoke(_ id: String, in place: Place, _ outcome: Outcome) {
    screen.code(
      ["let body: AgoraCmdMessageBody! = AgoraCmdMessageBody(action: \"REVOKE_FLAG\")"]
        + messageLines(place, ext: "[\"msgId\": \(CodeText.literal(id))]")
        + ["AgoraChatClient.shared().chatManager.send(message, progress: nil) { message, error in }"])
    let body: AgoraCmdMessageBody! = AgoraCmdMessageBody(action: "REVOKE_FLAG")
    let message: AgoraMessage! = AgoraMessage(
      conversationID: place.name, from: client.currentUsername, to: place.name, body: body, ext: ["msgId": id])
    if place.isGroup { message.chatType = AgoraChatTypeGroupChat }
    client.chatManager.send(message, progress: nil) { [weak self] (_: AgoraMessage?, error: AgoraError?) in
      guard let self else { return }
      screen.callback("send(_:progress:completion:)", ["REVOKE_FLAG", Self.words(error)])
      if error == nil { removeRevoked(id, in: place, by: account) }
      finish(outcome, error)
    }
  }

  func react(_ text: String, _ isOn: Bool, to id: String, in place: Place, _ outcome: Outcome) {
    outcome.fail(Self.profile.lacking(.react))
  }

  func download(_ id: String, in place: Place, _ outcome: Outcome) {
    let call = "AgoraChatClient.shared().chatManager.asyncDownloadMessageAttachments("
    screen.code(lookup(id) + [call, "  message, progress: { progress in }) { message, error in }"])
    guard let message = stored(id, outcome) else { return }
    client.chatManager.asyncDownloadMessageAttachments(message) { [weak self] share in
      self?.progress[id] = share < 100 ? share : nil
      self?.screen.callback("asyncDownloadMessageAttachments(_:progress:completion:)", [id, "progress: \(share)"])
    } completion: { [weak self] _, error in
      self?.progress[id] = nil
      self?.screen.callback("asyncDownloadMessageAttachments(_:progress:completion:)", [id, Self.words(error)])
      self?.finish(outcome, error)
    }
  }

  func mute(_ account: String, _ isMuted: Bool, in group: String, _ outcome: Outcome) {
    let (name, id) = (CodeText.literal(account), CodeText.literal(group))
    var error: AgoraError?
    if isMuted {
      screen.code([
        "var error: AgoraError?",
        "AgoraChatClient.shared().groupManager.muteMembers(",
        "  [\(name)], muteMilliseconds: -1, fromGroup: \(id), error: &error)",
      ])
      client.groupManager.muteMembers([account], muteMilliseconds: -1, fromGroup: group, error: &error)
    } else {
      screen.code([
        "var error: AgoraError?",
        "AgoraChatClient.shared().groupManager.unmuteMembers([\(name)], fromGroup: \(id), error: &error)",
      ])
      client.groupManager.unmuteMembers([account], fromGroup: group, error: &error)
    }
    refreshGroup(group)
    finish(outcome, error)
  }
}

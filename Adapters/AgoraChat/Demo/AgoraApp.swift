import AgoraChat
import DemoApps
import Foundation
import Parlance

/// A chat app written against Agora Chat 1.3.1.
@MainActor
final class AgoraApp: NSObject, DemoApp {
  let style = "AgoraChat"
  let reacts = true
  let account: String
  let revocationWay = RevocationWay.recall
  /// The messages that its screen shows, by id.
  var messages: [String: AgoraChatMessage] = [:]
  /// A Boolean value that indicates whether it is an admin of the group, who is notified of further admins.
  var isAdmin = false
  let client: AgoraChatClient
  private let recorder: any Recorder

  /// An app, not logged in.
  init(account: String, environment: MessagingEnvironment, recorder: any Recorder) {
    self.account = account
    self.recorder = recorder
    client = AgoraChatClient(environment: environment, device: DeviceID("\(account)-phone"))
    super.init()
    client.initializeSDK(with: AgoraChatOptions(appkey: "parlance#demo"))
    client.chatManager?.add(self, delegateQueue: nil)
    client.groupManager?.add(self, delegateQueue: nil)
    client.contactManager?.add(self, delegateQueue: nil)
  }

  /// Notes that a callback fired.
  func note(_ name: String, _ fields: [String]) { recorder.record(Callback(name, fields), of: self.name) }

  /// Returns a completion that notes its error.
  private func completion(_ name: String) -> (AgoraChatError?) -> Void {
    { [weak self] error in self?.note(name, [AgoraWording.error(error)]) }
  }

  /// The name under which the scenes know a message.
  func label(_ id: String) -> String { recorder.label(id) }

  // MARK: what its user does

  func goOnline() {
    client.login(withUsername: account, token: "") { [weak self] _, error in
      self?.note("login(withUsername:token:completion:)", [AgoraWording.error(error)])
    }
  }

  func goOffline() { client.logout(false, completion: completion("logout(_:completion:)")) }

  func send(_ outgoing: Outgoing, to place: Place) throws -> String {
    let (conversation, type): (String, AgoraChatType) =
      switch place {
      case .direct(let peer): (peer, .chat)
      case .group(let group): (group.id, .groupChat)
      }
    let message = AgoraChatMessage(
      conversationId: conversation, body: body(of: outgoing),
      ext: outgoing.shared.isEmpty ? nil : outgoing.shared)
    message.chatType = type
    message.isNeedGroupAck = type == .groupChat
    messages[message.messageId] = message
    client.chatManager?.send(message, progress: nil) { [weak self] message, error in
      guard let self, let message else { return }
      note("send(_:progress:completion:)", [label(message.messageId), AgoraWording.error(error)])
    }
    return message.messageId
  }

  private func body(of outgoing: Outgoing) -> AgoraChatMessageBaseBody {
    guard let file = outgoing.file else { return .text(content: outgoing.text) }
    return switch file.kind {
    case .picture: .image(localPath: file.path, displayName: file.name)
    case .document: .file(localPath: file.path, displayName: file.name)
    }
  }

  func acknowledge(_ id: String) {
    guard let message = messages[id] else { return }
    if message.chatType == .chat {
      client.chatManager?.sendMessageReadAck(
        id, toUser: message.conversationId, completion: completion("sendMessageReadAck(_:toUser:completion:)"))
    } else {
      client.chatManager?.sendGroupMessageReadAck(
        id, toGroup: message.conversationId, content: "seen",
        completion: completion("sendGroupMessageReadAck(_:toGroup:content:completion:)"))
    }
  }

  func takeBack(_ id: String) {
    client.chatManager?.recallMessage(withMessageId: id) { [weak self] error in
      guard let self else { return }
      note(
        "recallMessage(withMessageId:completion:)",
        [AgoraWording.error(error), isStored(id) ? "still stored" : "gone"])
    }
  }

  func like(_ id: String) {
    client.chatManager?.addReaction(
      "\u{1F44D}", toMessage: id, completion: completion("addReaction(_:toMessage:completion:)"))
  }

  func isStored(_ id: String) -> Bool { client.chatManager?.getMessageWithMessageId(id) != nil }
}

extension AgoraApp: FileExchanger {
  func open(_ id: String) {
    guard let message = messages[id] else { return }
    client.chatManager?.downloadMessageAttachment(message, progress: nil) { [weak self] message, error in
      guard let self, let message else { return }
      note("downloadMessageAttachment(_:progress:completion:)", [label(message.messageId), AgoraWording.error(error)])
    }
  }

  func find(_ id: String) -> FoundFile { AgoraWording.find(messages[id]) }
}

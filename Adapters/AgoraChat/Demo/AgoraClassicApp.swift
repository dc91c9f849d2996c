import AgoraChat
import DemoApps
import Foundation
import Parlance

/// A chat app in the words of the vendor's page "iOS Message Withdraw": the names of 3.x, and withdrawing by CMD.
@MainActor
final class AgoraClassicApp: NSObject, DemoApp {
  let style = "AgoraChat 3.x"
  let account: String
  let revocationWay = RevocationWay.command
  /// The messages that its screen shows, by id.
  var messages: [String: AgoraMessage] = [:]
  let client: AgoraChatClient
  private let recorder: any Recorder

  /// An app, not logged in.
  init(account: String, environment: MessagingEnvironment, recorder: any Recorder) {
    self.account = account
    self.recorder = recorder
    client = AgoraChatClient(environment: environment, device: DeviceID("\(account)-phone"))
    super.init()
    let options: AgoraOptions! = AgoraOptions(appkey: "parlance#demo")
    client.initializeSDK(with: options)
    client.chatManager.add(self)
    client.groupManager.add(self, delegateQueue: nil)
  }

  /// Notes that a callback fired.
  func note(_ name: String, _ fields: [String]) { recorder.record(Callback(name, fields), of: self.name) }

  /// The name under which the scenes know a message.
  func label(_ id: String) -> String { recorder.label(id) }

  // MARK: what its user does

  func goOnline() {
    client.asyncLogin(
      withUsername: account, password: "",
      success: { [weak self] in self?.note("asyncLogin success", []) },
      failure: { [weak self] error in self?.note("asyncLogin failure", [AgoraWording.error(error)]) })
  }

  func goOffline() {
    client.asyncLogout(
      false, success: { [weak self] in self?.note("asyncLogout success", []) },
      failure: { [weak self] error in self?.note("asyncLogout failure", [AgoraWording.error(error)]) })
  }

  func send(_ outgoing: Outgoing, to place: Place) throws -> String {
    let conversation =
      switch place {
      case .direct(let peer): peer
      case .group(let group): group.id
      }
    let message: AgoraMessage! = AgoraMessage(
      conversationID: conversation, from: client.currentUsername, to: conversation,
      body: outgoing.file.map(AgoraWording.body) ?? AgoraTextMessageBody(text: outgoing.text),
      ext: outgoing.shared.isEmpty ? nil : outgoing.shared)
    if case .group = place {
      message.chatType = AgoraChatTypeGroupChat
      message.isNeedGroupAck = true
    }
    messages[message.messageId] = message
    client.chatManager.asyncSend(message, progress: nil) { [weak self] message, error in
      guard let self, let message else { return }
      note("asyncSend(_:progress:completion:)", [label(message.messageId), AgoraWording.error(error)])
    }
    return message.messageId
  }

  func acknowledge(_ id: String) {
    guard let message = messages[id] else { return }
    if message.chatType == AgoraChatTypeChat {
      client.chatManager.sendMessageReadAck(message) { [weak self] _, error in
        self?.note("sendMessageReadAck(_:completion:)", [AgoraWording.error(error)])
      }
    } else {
      client.chatManager.sendGroupMessageReadAck(id, toGroup: message.conversationId, content: "seen") {
        [weak self] error in
        self?.note("sendGroupMessageReadAck(_:toGroup:content:completion:)", [AgoraWording.error(error)])
      }
    }
  }

  /// The page's sending half; the sender's own copy is its app's to delete.
  func takeBack(_ id: String) {
    guard let lost = messages[id] else { return }
    let body: AgoraCmdMessageBody! = AgoraCmdMessageBody(action: "REVOKE_FLAG")
    let message: AgoraMessage! = AgoraMessage(
      conversationID: lost.conversationId, from: client.currentUsername, to: lost.conversationId, body: body,
      ext: ["msgId": id])
    message.chatType = lost.chatType
    client.chatManager.send(message, progress: nil) { [weak self] _, error in
      guard let self else { return }
      note("send REVOKE_FLAG", [AgoraWording.error(error), isStored(id) ? "still stored" : "gone"])
      _ = removeRevokeMessage(
        withChatter: lost.conversationId, type: AgoraConversationType(rawValue: lost.chatType.rawValue),
        messageId: id)
    }
  }

  /// The page's other method.
  func removeRevokeMessage(withChatter aChatter: String, type: AgoraConversationType, messageId: String) -> Bool {
    let conversation = client.chatManager.getConversation(aChatter, type: type, createIfNotExist: true)
    var error: AgoraError?
    conversation?.deleteMessage(withId: messageId, error: &error)
    return error == nil
  }

  func isStored(_ id: String) -> Bool { client.chatManager.getMessageWithMessageId(id) != nil }
}

extension AgoraClassicApp: FileExchanger {
  func open(_ id: String) {
    client.chatManager.asyncDownloadMessageAttachments(messages[id], progress: nil) { [weak self] message, error in
      guard let self, let message else { return }
      note(
        "asyncDownloadMessageAttachments(_:progress:completion:)",
        [label(message.messageId), AgoraWording.error(error)])
    }
  }

  func find(_ id: String) -> FoundFile { AgoraWording.find(messages[id]) }
}

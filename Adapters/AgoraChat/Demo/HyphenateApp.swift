import DemoApps
import Foundation
import HyphenateChat
import Parlance

/// A chat app written against the same SDK under the names of its other brand.
@MainActor
final class HyphenateApp: NSObject, DemoApp {
  let style = "Hyphenate"
  let account: String
  let revocationWay = RevocationWay.recall
  /// The messages that its screen shows, by id.
  var messages: [String: EMMessage] = [:]
  let client: EMClient
  private let recorder: any Recorder

  /// An app, not logged in.
  init(account: String, environment: MessagingEnvironment, recorder: any Recorder) {
    self.account = account
    self.recorder = recorder
    client = EMClient(environment: environment, device: DeviceID("\(account)-phone"))
    super.init()
    client.initializeSDK(with: EMOptions(appkey: "parlance#demo"))
    client.chatManager.add(self, delegateQueue: nil)
    client.groupManager.add(self, delegateQueue: nil)
  }

  /// Notes that a callback fired.
  func note(_ name: String, _ fields: [String]) { recorder.record(Callback(name, fields), of: self.name) }

  /// The name under which the scenes know a message.
  func label(_ id: String) -> String { recorder.label(id) }

  // MARK: what its user does

  /// Logging in waits, on the very queue on which the callbacks arrive.
  func goOnline() {
    let error = client.login(withUsername: account, password: "")
    note("login(withUsername:password:)", [AgoraWording.error(error)])
  }

  func goOffline() { note("logout(_:)", [AgoraWording.error(client.logout(true))]) }

  func send(_ outgoing: Outgoing, to place: Place) throws -> String {
    let conversation =
      switch place {
      case .direct(let peer): peer
      case .group(let group): group.id
      }
    let message = EMMessage(
      conversationID: conversation, from: account, to: conversation,
      body: outgoing.file.map(AgoraWording.body) ?? EMTextMessageBody(text: outgoing.text),
      ext: outgoing.shared.isEmpty ? nil : outgoing.shared)
    if case .group = place {
      message.chatType = EMChatTypeGroupChat
      message.isNeedGroupAck = true
    }
    messages[message.messageId] = message
    let label = label(message.messageId)
    client.chatManager.send(
      message, progress: { [weak self] in if $0 == 100 { self?.note("send progress", [label, "100"]) } },
      completion: { [weak self] (_: EMMessage?, error: EMError?) in
        self?.note("send(_:progress:completion:)", [label, AgoraWording.error(error)])
      })
    return message.messageId
  }

  func acknowledge(_ id: String) {
    guard let message = messages[id] else { return }
    if message.chatType == EMChatTypeChat {
      client.chatManager.sendMessageReadAck(id, toUser: message.from) { [weak self] error in
        self?.note("sendMessageReadAck(_:toUser:completion:)", [AgoraWording.error(error)])
      }
    } else {
      client.chatManager.sendGroupMessageReadAck(id, toGroup: message.to, content: nil) { [weak self] error in
        self?.note("sendGroupMessageReadAck(_:toGroup:content:completion:)", [AgoraWording.error(error)])
      }
    }
  }

  func takeBack(_ id: String) {
    guard let message = messages[id] else { return }
    client.chatManager.recall(message) { [weak self] (_: EMMessage?, error: EMError?) in
      guard let self else { return }
      note("recall(_:completion:)", [AgoraWording.error(error), isStored(id) ? "still stored" : "gone"])
    }
  }

  func isStored(_ id: String) -> Bool { client.chatManager.getMessageWithMessageId(id) != nil }
}

extension HyphenateApp: FileExchanger {
  func open(_ id: String) {
    guard let message = messages[id] else { return }
    let label = label(id)
    client.chatManager.downloadMessageAttachment(message, progress: nil) {
      [weak self] (_: EMMessage?, error: EMError?) in
      self?.note("downloadMessageAttachment(_:progress:completion:)", [label, AgoraWording.error(error)])
    }
  }

  func find(_ id: String) -> FoundFile { AgoraWording.find(messages[id]) }
}

// What the vendor's callbacks say, with optional lists as many apps of 3.x wrote them.

extension HyphenateApp: @MainActor EMChatManagerDelegate {
  func messagesDidReceive(_ aMessages: [Any]?) {
    let received = (aMessages ?? []).compactMap { $0 as? EMMessage }
    for message in received { messages[message.messageId] = message }
    note(
      "messagesDidReceive",
      received.flatMap { message in
        var fields = [label(message.messageId), "from \(message.from)", AgoraWording.place(message, client)]
        fields.append(AgoraWording.words(of: message.body))
        if let ext = message.ext, !ext.isEmpty { fields.append("ext \(Wording.json(ext))") }
        return fields
      })
  }

  func messagesDidRead(_ aMessages: [Any]?) {
    for case let message as EMMessage in aMessages ?? [] {
      let isRead = messages[message.messageId]?.isReadAcked ?? false
      note(
        "messagesDidRead", [label(message.messageId), AgoraWording.place(message, client), "isReadAcked \(isRead)"])
    }
  }

  func groupMessageDidRead(_ aMessage: EMMessage, groupAcks aGroupAcks: [EMGroupMessageAck]) {
    for ack in aGroupAcks {
      note(
        "groupMessageDidRead(_:groupAcks:)",
        [label(ack.messageId), "by \(ack.from)", "groupAckCount \(ack.readCount)"])
    }
  }

  func messagesInfoDidRecall(_ aRecallMessagesInfo: [EMRecallMessageInfo]) {
    for info in aRecallMessagesInfo {
      note(
        "messagesInfoDidRecall",
        [label(info.recallMessageId), "by \(info.recallBy)", info.recallMessage == nil ? "message nil" : "message"])
    }
  }

  /// An app that uses `recall` has to handle revocations by CMD, too, since other users may have the older app.
  func cmdMessagesDidReceive(_ aCmdMessages: [Any]?) {
    for case let message as EMMessage in aCmdMessages ?? [] {
      guard (message.body as? EMCmdMessageBody)?.action == "REVOKE_FLAG", let id = message.ext["msgId"] as? String
      else { continue }
      let conversation: EMConversation? = client.chatManager.getConversation(
        message.conversationId, type: EMConversationType(rawValue: message.chatType.rawValue), createIfNotExist: true)
      var error: EMError?
      conversation?.deleteMessage(withId: id, error: &error)
      note("cmdMessagesDidReceive", ["REVOKE_FLAG", label(id), "from \(message.from)", AgoraWording.error(error)])
    }
  }
}

extension HyphenateApp: @MainActor EMGroupManagerDelegate {
  func didJoin(_ aGroup: EMGroup, inviter aInviter: String, message aMessage: String?) {
    note("didJoin(_:inviter:message:)", ["group \(aGroup.groupName ?? "")", "by \(aInviter)"])
  }
}

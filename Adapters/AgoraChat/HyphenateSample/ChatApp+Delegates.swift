import HyphenateChat
import SampleTerminal

// What the SDK reports. Apps of 3.x wrote the lists as Swift imported them then, without the type of their elements.

extension ChatApp: @MainActor EMClientDelegate {
  func connectionStateDidChange(_ aConnectionState: EMConnectionState) {
    switch aConnectionState {
    case .disconnected:
      isReconnecting = true
      screen.connection(isUp: false)
    case .connected where isReconnecting:
      isReconnecting = false
      screen.connection(isUp: true)
    default: break
    }
  }

  func userAccountDidLoginFromOtherDevice() { screen.show("logged out by another device") }

  func userAccountDidForced(toLogout aError: EMError!) {
    screen.show("logged out: \(words(of: aError) ?? "no reason")")
  }
}

extension ChatApp: @MainActor EMChatManagerDelegate {
  func messagesDidReceive(_ aMessages: [Any]!) {
    for case let message as EMMessage in aMessages {
      screen.received(line(of: message), in: place(of: message))
      if message.body is EMFileMessageBody { fetchFile(of: message) }
    }
  }

  private func fetchFile(of message: EMMessage) {
    EMClient.shared().chatManager.downloadMessageAttachment(message, progress: nil) {
      [self] (fetched: EMMessage?, error: EMError?) in
      if let problem = words(of: error) { return screen.outcome("downloading", problem: problem) }
      guard let body = (fetched ?? message).body as? EMFileMessageBody else { return }
      screen.saved(words(of: message), at: body.localPath)
    }
  }

  func messagesDidRead(_ aMessages: [Any]!) {
    for case let message as EMMessage in aMessages { screen.read(words(of: message), by: message.to) }
  }

  func onConversationRead(_ from: String!, to: String!) {
    // Where it comes from this account, another device of it has read the conversation.
    if from != account { screen.read("the conversation", by: from) }
  }

  func groupMessageDidRead(_ aMessage: EMMessage!, groupAcks aGroupAcks: [Any]!) {
    for case let ack as EMGroupMessageAck in aGroupAcks { screen.read(words(of: aMessage), by: ack.from) }
  }

  /// Apps of earlier years withdraw messages by a command; the vendor's page "iOS Message Withdraw" has this code.
  func cmdMessagesDidReceive(_ aCmdMessages: [Any]!) {
    for case let command as EMMessage in aCmdMessages {
      guard (command.body as? EMCmdMessageBody)?.action == "REVOKE_FLAG", let id = command.ext["msgId"] as? String
      else { continue }
      let isGroup = command.chatType == EMChatTypeGroupChat
      let conversation: EMConversation? = EMClient.shared().chatManager.getConversation(
        command.conversationId, type: isGroup ? EMConversationTypeGroupChat : EMConversationTypeChat,
        createIfNotExist: true)
      let message: EMMessage? = conversation?.loadMessage(withId: id, error: nil)
      showRevocation(of: id, message, by: command.from)
      conversation?.deleteMessage(withId: id, error: nil)
    }
  }

  func messagesInfoDidRecall(_ aRecallMessagesInfo: [EMRecallMessageInfo]) {
    for info in aRecallMessagesInfo {
      showRevocation(of: info.recallMessageId, info.recallMessage, by: info.recallBy)
    }
  }

  /// Shows a revocation once: those of other vendors' apps come both as a recall and as a command.
  private func showRevocation(of id: String, _ message: EMMessage?, by revoker: String) {
    guard revokedIds.insert(id).inserted else { return }
    screen.revoked(message.map { words(of: $0) }, by: revoker)
  }
}

extension ChatApp: @MainActor EMGroupManagerDelegate {
  func didJoin(_ aGroup: EMGroup!, inviter aInviter: String!, message aMessage: String!) {
    screen.joined(team: aGroup.groupId ?? "", named: aGroup.groupName)
  }
}

import AgoraChat
import SampleTerminal

// What the SDK reports.

extension ChatApp: @MainActor AgoraChatClientDelegate {
  func connectionStateDidChange(_ aConnectionState: AgoraChatConnectionState) {
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

  func userAccountDidLoginFromOtherDevice(with info: AgoraChatLoginExtensionInfo?) {
    screen.show("logged out by another device")
  }

  func userAccountDidForced(toLogout aError: AgoraChatError?) {
    screen.show("logged out: \(words(of: aError) ?? "no reason")")
  }

  func tokenDidExpire(_ aErrorCode: AgoraChatErrorCode) { screen.show("the token has expired") }
}

extension ChatApp: @MainActor AgoraChatManagerDelegate {
  func messagesDidReceive(_ aMessages: [AgoraChatMessage]) {
    for message in aMessages {
      screen.received(line(of: message), in: place(of: message))
      if message.body is AgoraChatFileMessageBody { fetchFile(of: message) }
    }
  }

  private func fetchFile(of message: AgoraChatMessage) {
    AgoraChatClient.shared.chatManager?.downloadMessageAttachment(message, progress: nil) { [self] message, error in
      if let problem = words(of: error) { return screen.outcome("downloading", problem: problem) }
      guard let message, let body = message.body as? AgoraChatFileMessageBody else { return }
      screen.saved(words(of: message), at: body.localPath)
    }
  }

  func messagesDidRead(_ aMessages: [AgoraChatMessage]) {
    for message in aMessages { screen.read(words(of: message), by: message.to) }
  }

  func onConversationRead(_ from: String, to: String) {
    // Where it comes from this account, another device of it has read the conversation.
    if from != account { screen.read("the conversation", by: from) }
  }

  func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]) {
    for ack in aGroupAcks { screen.read(words(of: aMessage), by: ack.from) }
  }

  func messagesInfoDidRecall(_ aRecallMessagesInfo: [AgoraChatRecallMessageInfo]) {
    for info in aRecallMessagesInfo {
      showRevocation(of: info.recallMessageId, info.recallMessage, by: info.recallBy)
    }
  }

  /// Apps of earlier years withdraw messages by a command; the vendor's page "iOS Message Withdraw" has this code.
  func cmdMessagesDidReceive(_ aCmdMessages: [AgoraChatMessage]) {
    for command in aCmdMessages {
      guard case .cmd(let action) = command.swiftBody, action == "REVOKE_FLAG",
        let id = command.ext?["msgId"] as? String
      else { continue }
      let conversation = AgoraChatClient.shared.chatManager?.getConversation(
        command.conversationId, type: command.chatType == .groupChat ? .groupChat : .chat, createIfNotExist: true)
      let message: AgoraChatMessage? = conversation?.loadMessage(withId: id, error: nil)
      showRevocation(of: id, message, by: command.from)
      conversation?.deleteMessage(withId: id, error: nil)
    }
  }

  /// Shows a revocation once: those of other vendors' apps come both as a recall and as a command.
  private func showRevocation(of id: String, _ message: AgoraChatMessage?, by revoker: String) {
    guard revokedIds.insert(id).inserted else { return }
    screen.revoked(message.map { words(of: $0) }, by: revoker)
  }
}

extension ChatApp: @MainActor AgoraChatGroupManagerDelegate {
  func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String?) {
    screen.joined(team: aGroup.groupId ?? "", named: aGroup.groupName)
  }
}

import Foundation
import NIMSDK
import PhoneApps

// The vendor's callbacks, each of which is listed with its arguments.

extension NIMPhone: @MainActor NIMLoginManagerDelegate {
  func onLogin(_ step: NIMLoginStep) {
    self.step = step
    screen.callback("onLogin(_:)", ["\(step)"])
  }

  func onAutoLoginFailed(_ error: any Error) {
    step = .loginFailed
    screen.callback("onAutoLoginFailed(_:)", [Words.error(error)])
  }

  func onKickout(_ result: NIMLoginKickoutResult) {
    step = .logout
    screen.callback("onKickout(_:)", ["reasonCode: \(result.reasonCode)", "clientType: \(result.clientType)"])
  }

  func onMultiLoginClientsChanged(with type: NIMMultiLoginType) {
    let clients = (sdk.loginManager.currentLoginClients() ?? []).map { "\($0.type)" }
    screen.callback("onMultiLoginClientsChanged(with:)", ["\(type)", "clients: \(clients.joined(separator: ", "))"])
  }

  func onDataReady() { screen.callback("onDataReady()") }
}

extension NIMPhone: @MainActor NIMChatManagerDelegate {
  func willSend(_ message: NIMMessage) {
    screen.callback("willSend(_:)", [describe(message)])
  }

  func uploadAttachmentSuccess(_ urlString: String, for message: NIMMessage) {
    screen.callback("uploadAttachmentSuccess(_:for:)", [describe(message)])
  }

  func send(_ message: NIMMessage, progress: Float) {
    self.progress[message.messageId] = progress < 1 ? progress : nil
    screen.callback("send(_:progress:)", [describe(message), Words.percent(progress)])
  }

  func send(_ message: NIMMessage, didCompleteWithError error: (any Error)?) {
    progress[message.messageId] = nil
    screen.callback(
      "send(_:didCompleteWithError:)", [describe(message), Words.error(error), "\(message.deliveryState)"])
    sending.removeValue(forKey: message.messageId)?.finish(error)
  }

  func onRecvMessages(_ messages: [NIMMessage]) {
    for message in messages {
      self.messages[message.messageId] = message
      if let place = Self.place(message.session) { screen.show(message.messageId, in: place) }
    }
    screen.callback("onRecvMessages(_:)", messages.map { describe($0) })
  }

  func fetchMessageAttachment(_ message: NIMMessage, progress: Float) {
    self.progress[message.messageId] = progress < 1 ? progress : nil
    screen.callback("fetchMessageAttachment(_:progress:)", [describe(message), Words.percent(progress)])
  }

  func fetchMessageAttachment(_ message: NIMMessage, didCompleteWithError error: (any Error)?) {
    progress[message.messageId] = nil
    screen.callback("fetchMessageAttachment(_:didCompleteWithError:)", [describe(message), Words.error(error)])
    for outcome in fetching.removeValue(forKey: message.messageId) ?? [] { outcome.finish(error) }
  }

  func onRecvMessageReceipts(_ receipts: [NIMMessageReceipt]) {
    screen.callback(
      "onRecvMessageReceipts(_:)",
      receipts.map { receipt in
        let place = receipt.session?.sessionId ?? ""
        guard receipt.session?.sessionType == .team else { return "\(place): \(receipt.messageId)" }
        let counts = receipt.teamReceiptInfo
        return "\(place): \(receipt.messageId), readCount \(counts.readCount), unreadCount \(counts.unreadCount)"
      })
  }

  func onRecvRevokeMessageNotification(_ notification: NIMRevokeMessageNotification) {
    var fields = ["fromUserId: \(notification.fromUserId)", "messageFromUserId: \(notification.messageFromUserId)"]
    fields.append("session: \(notification.session.sessionId)")
    fields.append("message: \(notification.message?.messageId ?? "nil")")
    if notification.offline { fields.append("offline") }
    if let message = notification.message {
      screen.revoke(
        message.messageId, self.message(message.messageId),
        verb: "revoked",
        by: notification.fromUserId == sdk.loginManager.currentAccount() ? nil : notification.fromUserId)
      messages[message.messageId] = nil
    }
    screen.callback("onRecvRevokeMessageNotification(_:)", fields)
  }

  /// A message in few words.
  private func describe(_ message: NIMMessage) -> String {
    let content =
      switch message.messageObject {
      case let notification as NIMNotificationObject: Self.words(notification)
      case nil: "\"\(message.text ?? "")\""
      default: "\(message.messageType)"
      }
    return "\(message.messageId) \(message.from ?? "") to \(message.session?.sessionId ?? ""): \(content)"
  }
}

extension NIMPhone: @MainActor NIMConversationManagerDelegate {
  func didAdd(_ recentSession: NIMRecentSession, totalUnreadCount: Int) {
    note("didAdd(_:totalUnreadCount:)", recentSession, totalUnreadCount)
  }

  func didUpdate(_ recentSession: NIMRecentSession, totalUnreadCount: Int) {
    note("didUpdate(_:totalUnreadCount:)", recentSession, totalUnreadCount)
  }

  func didRemove(_ recentSession: NIMRecentSession, totalUnreadCount: Int) {
    note("didRemove(_:totalUnreadCount:)", recentSession, totalUnreadCount)
  }

  private func note(_ name: String, _ recent: NIMRecentSession, _ total: Int) {
    screen.callback(
      name, ["\(recent.session?.sessionId ?? ""), unreadCount \(recent.unreadCount)", "totalUnreadCount: \(total)"])
  }

  func messagesDeleted(in session: NIMSession) {
    screen.callback("messagesDeleted(in:)", [session.sessionId])
  }

  func allMessagesDeleted() { screen.callback("allMessagesDeleted()") }

  func allMessagesCleared(in session: NIMSession, step: NIMClearMessagesStatus) {
    screen.callback("allMessagesCleared(in:step:)", [session.sessionId, "\(step)"])
  }

  func allMessagesRead() { screen.callback("allMessagesRead()") }

  func messagesRead(of type: NIMSessionType) { screen.callback("messagesRead(of:)", ["\(type)"]) }

  func onBatchMarkMessagesRead(in sessions: [NIMSession]) {
    screen.callback("onBatchMarkMessagesRead(in:)", sessions.map(\.sessionId))
  }

  func onMarkMessageReadComplete(in session: NIMSession, error: (any Error)?) {
    screen.callback("onMarkMessageReadComplete(in:error:)", [session.sessionId, Words.error(error)])
  }

  func onRecvAllRemoteMessages(inSessionDeleted info: NIMSessionDeleteAllRemoteMessagesInfo) {
    screen.callback("onRecvAllRemoteMessages(inSessionDeleted:)")
  }

  func onRecvMessagesDeleted(_ messages: [NIMMessage], exts: [String: String]?) {
    for message in messages {
      self.messages[message.messageId] = nil
      screen.remove(message.messageId)
    }
    screen.callback("onRecvMessagesDeleted(_:exts:)", messages.map(\.messageId))
  }
}

extension NIMPhone: @MainActor NIMTeamManagerDelegate {
  func onTeamAdded(_ team: NIMTeam) { note("onTeamAdded(_:)", team) }
  func onTeamUpdated(_ team: NIMTeam) { note("onTeamUpdated(_:)", team) }
  func onTeamRemoved(_ team: NIMTeam) { note("onTeamRemoved(_:)", team) }
  func onTeamMemberChanged(_ team: NIMTeam) { note("onTeamMemberChanged(_:)", team) }

  func onTeamMemberUpdated(_ team: NIMTeam, withMembers memberIDs: [String]?) {
    note("onTeamMemberUpdated(_:withMembers:)", team, memberIDs)
  }

  func onTeamMemberRemoved(_ team: NIMTeam, withMembers memberIDs: [String]?) {
    note("onTeamMemberRemoved(_:withMembers:)", team, memberIDs)
  }

  private func note(_ name: String, _ team: NIMTeam, _ members: [String]? = nil) {
    refreshGroup(team.teamId ?? "")
    screen.callback(
      name,
      ["\(team.teamId ?? "") \"\(team.teamName ?? "")\", \(team.memberNumber) members"]
        + (members.map { ["members: \($0.joined(separator: ", "))"] } ?? []))
  }
}

extension NIMPhone: @MainActor NIMSystemNotificationManagerDelegate {
  func onReceive(_ notification: NIMCustomSystemNotification) {
    let place: Place =
      notification.receiverType == .team
      ? .group(notification.receiver ?? "") : .direct(notification.sender ?? "")
    screen.note(notification.content ?? "", in: place)
    screen.callback(
      "onReceive(_:)", ["sender: \(notification.sender ?? "")", "content: \(notification.content ?? "")"])
  }
}

import Foundation
import PhoneApps
import QD_IMSDK

// The vendor's callbacks, each of which is listed with its arguments.

extension QDPhone: @MainActor QDLoginManagerDelegate {
  func onLogin(_ step: QDLoginStep) {
    self.step = step
    screen.callback("onLogin(_:)", ["\(step)"])
  }

  func onAutoLoginFailed(_ error: any Error) {
    step = .loginFailed
    screen.callback("onAutoLoginFailed(_:)", [Words.error(error)])
  }

  func onKick(_ code: QDKickReason, clientType: QDPlatfromType) {
    step = nil
    screen.callback("onKick(_:clientType:)", ["\(code)", "\(clientType)"])
  }
}

extension QDPhone: @MainActor QDChatManagerDelegate {
  func willSend(_ message: QDMessage) { screen.callback("willSend(_:)", [describe(message)]) }

  func send(_ message: QDMessage, progress: Float) {
    self.progress[message.messageId] = progress < 1 ? progress : nil
    screen.callback("send(_:progress:)", [describe(message), Words.percent(progress)])
  }

  func send(_ message: QDMessage, didCompleteWithError error: (any Error)?) {
    progress[message.messageId] = nil
    screen.callback(
      "send(_:didCompleteWithError:)", [describe(message), Words.error(error), "\(message.deliveryState)"])
    sending.removeValue(forKey: message.messageId)?.finish(error)
  }

  func onRecvMessages(_ messages: [QDMessage]) {
    for message in messages {
      self.messages[message.messageId] = message
      if let place = Self.place(message.session) { screen.show(message.messageId, in: place) }
    }
    screen.callback("onRecvMessages(_:)", messages.map { describe($0) })
  }

  func fetchMessageAttachment(_ message: QDMessage, progress: Float) {
    self.progress[message.messageId] = progress < 1 ? progress : nil
    screen.callback("fetchMessageAttachment(_:progress:)", [describe(message), Words.percent(progress)])
  }

  func fetchMessageAttachment(_ message: QDMessage, didCompleteWithError error: (any Error)?) {
    progress[message.messageId] = nil
    screen.callback("fetchMessageAttachment(_:didCompleteWithError:)", [describe(message), Words.error(error)])
    for outcome in fetching.removeValue(forKey: message.messageId) ?? [] { outcome.finish(error) }
  }

  func onRecvReceiptsMessage(_ message: QDMessage) {
    if message.session.sessionType == .group { readInGroup.insert(message.messageId) }
    screen.callback("onRecvReceiptsMessage(_:)", [describe(message), "isRemoteRead \(message.isRemoteRead)"])
  }

  func onRecvRevokeMessageNotification(_ notification: QDRevokeMessageNotification) {
    let isMine = notification.fromUserId == client.loginManager.currentAccount()
    screen.revoke(
      notification.messageId, message(notification.messageId),
      verb: "revoked", by: isMine ? nil : notification.fromUserId)
    messages[notification.messageId] = nil
    var fields = ["messageId: \(notification.messageId)", "fromUserId: \(notification.fromUserId)"]
    fields.append("messageFromUserId: \(notification.messageFromUserId)")
    fields.append("session: \(notification.session.sessionId)")
    fields.append("message: \(notification.message == nil ? "nil" : "there")")
    if notification.offline { fields.append("offline") }
    screen.callback("onRecvRevokeMessageNotification(_:)", fields)
  }

  /// A message in few words.
  private func describe(_ message: QDMessage) -> String {
    let content =
      switch message.messageObject {
      case let notification as QDNotificationObject: Self.words(notification)
      case nil: "\"\(message.text)\""
      default: "\(message.messageType)"
      }
    return "\(message.messageId) \(message.senderId) to \(message.session.sessionId): \(content)"
  }
}

extension QDPhone: @MainActor QDConversationManagerDelegate {
  func didAdd(_ recentSession: QDRecentSession, totalUnreadCount: Int) {
    note("didAdd(_:totalUnreadCount:)", recentSession, totalUnreadCount)
  }

  func didUpdate(_ recentSession: QDRecentSession, totalUnreadCount: Int) {
    note("didUpdate(_:totalUnreadCount:)", recentSession, totalUnreadCount)
  }

  func didRemove(_ recentSession: QDRecentSession, totalUnreadCount: Int) {
    note("didRemove(_:totalUnreadCount:)", recentSession, totalUnreadCount)
  }

  private func note(_ name: String, _ recent: QDRecentSession, _ total: Int) {
    screen.callback(
      name, ["\(recent.session.sessionId), unreadCount \(recent.unreadCount)", "totalUnreadCount: \(total)"])
  }
}

extension QDPhone: @MainActor QDGroupManagerDelegate {
  func onGroupAdded(_ group: QDGroup) { note("onGroupAdded(_:)", group) }
  func onGroupUpdated(_ group: QDGroup) { note("onGroupUpdated(_:)", group) }
  func onGroupRemoved(_ group: QDGroup) { note("onGroupRemoved(_:)", group) }

  func onGroupMembersChanged(_ group: QDGroup, updated: [String], removed: [String]) {
    note(
      "onGroupMembersChanged(_:updated:removed:)", group,
      ["updated: \(updated.joined(separator: ", "))", "removed: \(removed.joined(separator: ", "))"])
  }

  private func note(_ name: String, _ group: QDGroup, _ arguments: [String] = []) {
    refreshGroup(group.groupId)
    screen.callback(name, ["\(group.groupId) \"\(group.groupName)\", \(group.memberCount) members"] + arguments)
  }
}

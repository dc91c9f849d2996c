import Foundation
import Parlance
import ParlanceConformance
import QD_IMSDK

extension QDDriver: QDLoginManagerDelegate {
  func onLogin(_ step: QDLoginStep) { log.record(.login("\(step)"), raw: "onLogin \(step.rawValue)") }

  func onKick(_ code: QDKickReason, clientType: QDPlatfromType) {
    log.record(.ended("\(code)"), raw: "onKick \(code.rawValue)")
  }
}

extension QDDriver: QDChatManagerDelegate {
  func willSend(_ message: QDMessage) {
    log.record(.sending(MessageID(message.messageId)), raw: "willSend \(describe(message))")
  }

  func send(_ message: QDMessage, didCompleteWithError error: (any Error)?) {
    shown[MessageID(message.messageId)] = message
    let error = error.map { VendorError($0) }
    log.record(
      .sent(MessageID(message.messageId), error),
      raw: "send didCompleteWithError \(error.map { "\($0)" } ?? "nil") \(describe(message))")
  }

  func onRecvMessages(_ messages: [QDMessage]) {
    let observed = messages.map { message in
      ObservedMessage(
        id: MessageID(message.messageId), conversation: Self.conversation(message.session),
        sender: AccountID(message.senderId), text: message.text, attributes: canonicalJSON(message.remoteExt),
        time: Self.time(message.timestamp), isOutgoing: message.isOutgoingMsg,
        content: Self.content(message))
    }
    for message in messages { shown[MessageID(message.messageId)] = message }
    log.record(.received(observed), raw: "onRecvMessages \(messages.map(describe))")
  }

  private static func content(_ message: QDMessage) -> MessageContent? {
    switch message.messageObject {
    case let place as QDLocationObject:
      .location(
        LocationContent(latitude: place.latitude, longitude: place.longitude, title: place.title, info: place.info))
    case let tip as QDTipObject: .tip(text: message.text, attachment: tip.attach)
    default: nil
    }
  }

  func onRecvReceiptsMessage(_ message: QDMessage) {
    let conversation = Self.conversation(message.session)
    let read = shown.filter { $0.value.isRemoteRead && Self.conversation($0.value.session) == conversation }
    let observed = ObservedReceipt(
      conversation: conversation, upTo: MessageID(message.messageId), messageTime: Self.time(message.timestamp),
      shownAsRead: Set(read.keys))
    log.record(observed, raw: "onRecvReceiptsMessage \(describe(message))")
  }

  func onRecvRevokeMessageNotification(_ notification: QDRevokeMessageNotification) {
    let conversation = Self.conversation(notification.session)
    let id = MessageID(notification.messageId)
    let words: RevocationWords? =
      notification.postscript == nil && notification.attach == nil
      ? nil : RevocationWords(postscript: notification.postscript ?? "", attachment: notification.attach ?? "")
    let observed = ObservedRevocation(
      messageID: id, conversation: conversation, revoker: AccountID(notification.fromUserId),
      messageSender: AccountID(notification.messageFromUserId), messageTime: Self.time(notification.timestamp),
      text: notification.message?.text, hasMessage: notification.message != nil, scope: nil,
      isOffline: notification.offline, isRoaming: notification.roaming, words: words,
      wasStored: lists(id, in: conversation))
    log.record(observed, raw: "onRecvRevokeMessageNotification \(observed)")
  }

  private func describe(_ message: QDMessage) -> String {
    "\(message.messageId) \(message.senderId) \(message.session.sessionId) '\(message.text)' \(message.timestamp)"
      + " state \(message.deliveryState.rawValue)"
  }
}

extension QDDriver: QDConversationManagerDelegate {
  func didAdd(_ recentSession: QDRecentSession, totalUnreadCount: Int) {
    report("didAdd", recentSession, totalUnreadCount)
  }

  func didUpdate(_ recentSession: QDRecentSession, totalUnreadCount: Int) {
    report("didUpdate", recentSession, totalUnreadCount)
  }

  private func report(_ call: String, _ recent: QDRecentSession, _ total: Int) {
    let conversation = Self.conversation(recent.session)
    log.record(
      ObservedUnreadCount(conversation: conversation, count: recent.unreadCount, total: total),
      raw: "\(call) \(conversation) \(recent.unreadCount) of \(total)")
  }
}

extension QDDriver: QDGroupManagerDelegate {
  func onGroupAdded(_ group: QDGroup) {
    log.record(ObservedMembership(group: group.groupId, isMember: true), raw: "onGroupAdded \(group.groupId)")
  }

  func onGroupRemoved(_ group: QDGroup) {
    log.record(ObservedMembership(group: group.groupId, isMember: false), raw: "onGroupRemoved \(group.groupId)")
  }
}

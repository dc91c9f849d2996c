import Foundation
import NIMSDK
import Parlance
import ParlanceConformance

extension NIMDriver: NIMLoginManagerDelegate {
  func onLogin(_ step: NIMLoginStep) { log.record(.login("\(step)"), raw: "onLogin \(step.rawValue)") }

  func onKickout(_ result: NIMLoginKickoutResult) {
    log.record(.ended("\(result.reasonCode)"), raw: "onKickout \(result.reasonCode.rawValue)")
  }
}

extension NIMDriver: NIMChatManagerDelegate {
  func willSend(_ message: NIMMessage) {
    log.record(.sending(MessageID(message.messageId)), raw: "willSend \(describe(message))")
  }

  func send(_ message: NIMMessage, didCompleteWithError error: (any Error)?) {
    shown[MessageID(message.messageId)] = message
    let error = error.map { VendorError($0) }
    log.record(
      .sent(MessageID(message.messageId), error),
      raw: "send didCompleteWithError \(error.map { "\($0)" } ?? "nil") \(describe(message))")
  }

  func onRecvMessages(_ messages: [NIMMessage]) {
    let observed = messages.map { message in
      ObservedMessage(
        id: MessageID(message.messageId), conversation: message.session.map(Self.conversation) ?? .direct(""),
        sender: AccountID(message.from ?? ""), text: message.text, attributes: canonicalJSON(message.remoteExt),
        time: Timestamp(seconds: message.timestamp), isOutgoing: message.isOutgoingMsg,
        content: Self.content(message))
    }
    for message in messages { shown[MessageID(message.messageId)] = message }
    log.record(.received(observed), raw: "onRecvMessages \(messages.map(describe))")
  }

  func onRecvMessageReceipts(_ receipts: [NIMMessageReceipt]) {
    for receipt in receipts {
      guard let conversation = receipt.session.map(Self.conversation) else {
        log.note(violation: "a receipt without a session")
        continue
      }
      let id = MessageID(receipt.messageId)
      let time = Timestamp(seconds: receipt.timestamp)
      let (read, unread) = (receipt.teamReceiptInfo.readCount, receipt.teamReceiptInfo.unreadCount)
      let raw = "onRecvMessageReceipts \(conversation) \(id) \(receipt.timestamp) \(read) \(unread)"
      if case .direct = conversation {
        let shownAsRead = shown.filter {
          $0.value.isRemoteRead && $0.value.session.map(Self.conversation) == conversation
        }
        log.record(
          ObservedReceipt(
            conversation: conversation, upTo: id.string.isEmpty ? nil : id, messageTime: time,
            shownAsRead: Set(shownAsRead.keys)), raw: raw)
      } else {
        log.record(
          ObservedGroupReceipt(
            conversation: conversation, messageID: id, counts: ReadCounts(read: read, unread: unread),
            shownCounts: shown[id]?.teamReceiptInfo.map {
              ReadCounts(read: $0.readCount, unread: $0.unreadCount)
            }), raw: raw)
      }
    }
  }

  func onRecvRevokeMessageNotification(_ notification: NIMRevokeMessageNotification) {
    let conversation = Self.conversation(notification.session)
    let id = notification.message.map { MessageID($0.messageId) }
    let words: RevocationWords? =
      notification.postscript == nil && notification.attach == nil
      ? nil : RevocationWords(postscript: notification.postscript ?? "", attachment: notification.attach ?? "")
    let scope: Revocation.Scope =
      switch notification.notificationType {
      case .p2POneWay, .teamOneWay: .receivers
      case .P2P, .team, .superTeam: .everyone
      }
    let observed = ObservedRevocation(
      messageID: id, conversation: conversation, revoker: AccountID(notification.fromUserId),
      messageSender: AccountID(notification.messageFromUserId),
      messageTime: Timestamp(seconds: notification.timestamp), text: notification.message?.text,
      hasMessage: notification.message != nil, scope: scope, isOffline: notification.offline,
      isRoaming: notification.roaming, words: words, wasStored: id.map { lists($0, in: conversation) })
    log.record(observed, raw: "onRecvRevokeMessageNotification \(observed)")
  }

  private static func content(_ message: NIMMessage) -> MessageContent? {
    switch message.messageObject {
    case let place as NIMLocationObject:
      .location(LocationContent(latitude: place.latitude, longitude: place.longitude, title: place.title))
    case let tip as NIMTipObject: .tip(text: message.text, attachment: tip.attach)
    case is NIMCustomObject: .custom(CustomContent(payload: message.rawAttachContent ?? ""))
    default: nil
    }
  }

  private func describe(_ message: NIMMessage) -> String {
    "\(message.messageId) \(message.from ?? "-") \(message.session?.sessionId ?? "-") '\(message.text ?? "-")'"
      + " \(message.timestamp) state \(message.deliveryState.rawValue)"
  }
}

extension NIMDriver: NIMConversationManagerDelegate {
  func didAdd(_ recentSession: NIMRecentSession, totalUnreadCount: Int) {
    report("didAdd", recentSession, totalUnreadCount)
  }

  func didUpdate(_ recentSession: NIMRecentSession, totalUnreadCount: Int) {
    report("didUpdate", recentSession, totalUnreadCount)
  }

  private func report(_ call: String, _ recent: NIMRecentSession, _ total: Int) {
    guard let session = recent.session else { return log.note(violation: "\(call) without a session") }
    let conversation = Self.conversation(session)
    log.record(
      ObservedUnreadCount(conversation: conversation, count: recent.unreadCount, total: total),
      raw: "\(call) \(conversation) \(recent.unreadCount) of \(total)")
  }
}

extension NIMDriver: NIMTeamManagerDelegate {
  func onTeamUpdated(_ team: NIMTeam) {
    let id = team.teamId ?? ""
    // The SDK reports that a team changed; the app looks what it is like now.
    note(.announcement(team.announcement ?? ""), id, "onTeamUpdated")
    note(.owner(AccountID(team.owner ?? "")), id, "onTeamUpdated")
    note(.allMuted(team.allMuteMode != .cancel), id, "onTeamUpdated")
  }

  func onTeamMemberUpdated(_ team: NIMTeam, withMembers memberIDs: [String]?) {
    let id = team.teamId ?? ""
    for name in memberIDs ?? [] {
      guard let member = sdk.teamManager.teamMember(name, inTeam: id) else { continue }
      note(.manager(AccountID(name), member.type == .manager), id, "onTeamMemberUpdated")
      note(.muted(AccountID(name), member.isMuted), id, "onTeamMemberUpdated")
    }
  }

  private func note(_ change: GroupChange, _ team: String, _ call: String) {
    log.record(ObservedGroupChange(group: team, change: change), raw: "\(call) \(team) \(change)")
  }

  func onTeamAdded(_ team: NIMTeam) {
    log.record(ObservedMembership(group: team.teamId ?? "", isMember: true), raw: "onTeamAdded \(team.teamId ?? "-")")
  }

  func onTeamRemoved(_ team: NIMTeam) {
    log.record(
      ObservedMembership(group: team.teamId ?? "", isMember: false), raw: "onTeamRemoved \(team.teamId ?? "-")")
  }
}

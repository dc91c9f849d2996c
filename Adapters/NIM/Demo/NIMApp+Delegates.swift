import DemoApps
import Foundation
import NIMSDK

// What the vendor's callbacks say, in the order in which the vendor calls back.

extension NIMApp: @MainActor NIMChatManagerDelegate {
  func send(_ message: NIMMessage, didCompleteWithError error: (any Error)?) {
    let state = message.deliveryState == .deliveried ? "deliveried" : "state \(message.deliveryState)"
    note("send(_:didCompleteWithError:)", [label(message.messageId), Wording.error(error), state])
  }

  func onRecvMessages(_ messages: [NIMMessage]) {
    for message in messages { self.messages[message.messageId] = message }
    note("onRecvMessages", messages.flatMap { describe($0) })
  }

  func fetchMessageAttachment(_ message: NIMMessage, didCompleteWithError error: (any Error)?) {
    note("fetchMessageAttachment(_:didCompleteWithError:)", [label(message.messageId), Wording.error(error)])
  }

  func onRecvMessageReceipts(_ receipts: [NIMMessageReceipt]) {
    note("onRecvMessageReceipts", receipts.flatMap { describe($0) })
  }

  func onRecvRevokeMessageNotification(_ notification: NIMRevokeMessageNotification) {
    var fields = ["of \(notification.messageFromUserId)", "by \(notification.fromUserId)"]
    fields.append(describe(notification.session))
    if notification.offline { fields.append("offline") }
    if let message = notification.message {
      fields.insert(label(message.messageId), at: 0)
      fields.append(isStored(message) ? "still stored" : "gone")
    } else {
      fields.insert("message nil", at: 0)
    }
    note("onRecvRevokeMessageNotification", fields)
  }
}

extension NIMApp: @MainActor NIMChatExtendManagerDelegate {
  func onRecvQuickComment(_ comment: NIMQuickComment) {
    let fields = [label(comment.message.messageId), "by \(comment.from)", "replyType \(comment.replyType)"]
    note("onRecvQuickComment", fields)
  }
}

extension NIMApp: @MainActor NIMTeamManagerDelegate {
  func onTeamAdded(_ team: NIMTeam) {
    note("onTeamAdded", ["team \(team.teamName ?? "")", "owner \(team.owner ?? "")", "\(team.memberNumber) members"])
  }

  func onTeamMemberUpdated(_ team: NIMTeam, withMembers memberIDs: [String]?) {
    note("onTeamMemberUpdated(_:withMembers:)", memberIDs ?? [])
  }
}

import DemoApps
import Foundation
import QD_IMSDK

// What the vendor's callbacks say, in the order in which the vendor calls back.

extension QDApp: @MainActor QDChatManagerDelegate {
  func send(_ message: QDMessage, didCompleteWithError error: (any Error)?) {
    let state = message.deliveryState == .deliveried ? "deliveried" : "state \(message.deliveryState)"
    note("send(_:didCompleteWithError:)", [label(message.messageId), Wording.error(error), state])
  }

  func onRecvMessages(_ messages: [QDMessage]) {
    for message in messages { self.messages[message.messageId] = message }
    note("onRecvMessages", messages.flatMap { describe($0) })
  }

  func fetchMessageAttachment(_ message: QDMessage, didCompleteWithError error: (any Error)?) {
    // Of a picture it is the preview, fetched without asking: there is one if the sender's side made one.
    guard message.messageObject is QDFileObject else { return }
    note("fetchMessageAttachment(_:didCompleteWithError:)", [label(message.messageId), Wording.error(error)])
  }

  func onRecvReceiptsMessage(_ message: QDMessage) {
    var fields = [label(message.messageId), describe(message.session)]
    // The app looks at the object that it holds, which is up to date by now.
    if message.session.sessionType == .P2P {
      fields.append("isRemoteRead \(messages[message.messageId]?.isRemoteRead ?? false)")
    }
    note("onRecvReceiptsMessage", fields)
  }

  func onRecvRevokeMessageNotification(_ notification: QDRevokeMessageNotification) {
    var fields = [label(notification.messageId), "of \(notification.messageFromUserId)"]
    fields.append("by \(notification.fromUserId)")
    fields.append(describe(notification.session))
    if notification.offline { fields.append("offline") }
    if let message = notification.message {
      fields.append(isStored(message) ? "still stored" : "gone")
    } else {
      fields.append("message nil")
    }
    note("onRecvRevokeMessageNotification", fields)
  }
}

extension QDApp: @MainActor QDGroupManagerDelegate {
  func onGroupAdded(_ group: QDGroup) {
    note("onGroupAdded", ["group \(group.groupName)", "owner \(group.owner)", "\(group.memberCount) members"])
  }

  func onGroupMembersChanged(_ group: QDGroup, updated: [String], removed: [String]) {
    let fields = ["updated \(updated.joined(separator: " "))", "removed \(removed.joined(separator: " "))"]
    note("onGroupMembersChanged", zip(fields, [updated, removed]).filter { !$1.isEmpty }.map(\.0))
  }
}

import Foundation
import NIMSDK
import Parlance
import ParlanceConformance

/// Commands are custom notifications, whose content is any text: as apps that talk to other styles would, the driver
/// writes a JSON object with the action and its parameters.
extension NIMDriver: CommandDriver, NIMSystemNotificationManagerDelegate {
  func sendCommand(_ command: CommandContent, attributes: String?, to conversation: ConversationID) async throws {
    try await act("sendCustomNotification") { driver, completion in
      var fields: [String: Any] = ["action": command.action]
      fields["parameters"] = command.parameters
      fields["ext"] = attributes.flatMap { JSONObject.dictionary(of: $0) }
      let notification = NIMCustomSystemNotification(content: try JSONObject.text(of: fields))
      notification.sendToOnlineUsersOnly = false
      driver.sdk.systemNotificationManager.sendCustomNotification(
        notification, to: self.session(conversation), completion: completion)
    }
  }

  func onReceive(_ notification: NIMCustomSystemNotification) {
    let content = notification.content ?? ""
    let fields = JSONObject.dictionary(of: content) ?? [:]
    let ext = (fields["ext"] as? [String: Any]).flatMap { try? JSONObject.text(of: $0) }
    let command = CommandContent(
      action: fields["action"] as? String ?? "", parameters: fields["parameters"] as? String ?? ext)
    let sender = AccountID(notification.sender ?? "")
    let conversation: ConversationID =
      switch notification.receiverType {
      case .team, .superTeam: .group(notification.receiver ?? "")
      case .chatroom: .room(notification.receiver ?? "")
      default: .direct(sender)
      }
    log.record(
      ObservedCommand(content: command, sender: sender, conversation: conversation),
      raw: "onReceive custom notification from \(sender) in \(conversation): \(content)")
  }
}

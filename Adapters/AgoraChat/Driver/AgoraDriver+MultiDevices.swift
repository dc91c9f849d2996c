import AgoraChat
import Foundation
import Parlance
import ParlanceConformance

extension AgoraDriver: AgoraChatMultiDevicesDelegate {
  func multiDevicesContactEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String, ext aExt: String?
  ) {
    note(aEvent, .direct(AccountID(aUsername)), "multiDevicesContactEventDidReceive")
  }

  func multiDevicesGroupEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String, ext aExt: Any?
  ) {
    note(aEvent, .group(aGroupId), "multiDevicesGroupEventDidReceive")
  }

  func multiDevicesConversationEvent(
    _ event: AgoraChatMultiDevicesEvent, conversationId: String, conversationType: AgoraChatConversationType
  ) {
    let conversation: ConversationID =
      conversationType == .groupChat ? .group(conversationId) : .direct(AccountID(conversationId))
    note(event, conversation, "multiDevicesConversationEvent")
  }

  private func note(_ event: AgoraChatMultiDevicesEvent, _ conversation: ConversationID, _ callback: String) {
    guard let kind = Self.kind(event) else { return }
    log.record(
      ObservedOwnAction(kind: kind, conversation: conversation),
      raw: "\(callback) \(event.rawValue) \(conversation.name)")
  }

  /// The events that scenarios know.
  private static func kind(_ event: AgoraChatMultiDevicesEvent) -> OwnAction.Kind? {
    switch event {
    case .contactRemove: .contactRemoved
    case .contactAccept: .requestAccepted
    case .contactDecline: .requestDeclined
    case .contactBan: .contactBlocked
    case .contactAllow: .contactUnblocked
    case .groupCreate: .groupCreated
    case .groupInvite: .membersAdded
    case .groupKick: .membersRemoved
    case .conversationPinned: .conversationPinned
    case .conversationUnpinned: .conversationUnpinned
    default: nil
    }
  }
}

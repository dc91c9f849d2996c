import Foundation
import HyphenateChat
import Parlance
import ParlanceConformance

/// Drives the SDK under its `EM` names: optional lists, and the recall that takes the message itself.
final class HyphenateDriver: AgoraDriver, RevocationDriver, ReactionDriver, EditDriver, MessagePinDriver,
  @unchecked Sendable  // Safe to share: as the class above.
{
  override init(_ context: ClientContext) {
    super.init(context)
    client.add(self, delegateQueue: nil)
    client.chatManager.add(self, delegateQueue: nil)
    client.groupManager.add(self, delegateQueue: nil)
    client.contactManager.add(self, delegateQueue: nil)
    client.presenceManager?.add(self, delegateQueue: nil)
  }

  override func send(_ message: EMMessage) throws {
    client.chatManager.send(message, progress: { _ in }) { [self] (sent: EMMessage?, error: EMError?) in
      if let sent, client.currentUsername == nil { noteOutcome(sent, error, "completion") }
    }
  }

  func revoke(_ id: MessageID, in conversation: ConversationID, words: RevocationWords?) async throws -> Bool {
    try await log.request("recall") { (reply: Reply<Bool>) in
      self.client.chatManager.recall(try self.object(id, in: conversation)) { (_: EMMessage?, error: EMError?) in
        if let error { reply.fail(Self.error(error)) } else { reply.succeed(self.lists(id, in: conversation)) }
      }
    }
  }

  /// As the page on withdrawing messages has it, in these names.
  private func remove(_ messageId: String, chatter: String, type: EMConversationType) -> Bool {
    let conversation: EMConversation? = client.chatManager.getConversation(
      chatter, type: type, createIfNotExist: true)
    var error: EMError?
    conversation?.deleteMessage(withId: messageId, error: &error)
    return error == nil
  }
}

extension HyphenateDriver: EMClientDelegate {
  func connectionStateDidChange(_ aConnectionState: EMConnectionState) {
    log.record(.login("\(aConnectionState)"), raw: "connectionStateDidChange")
  }
  func userAccountDidLoginFromOtherDevice() {
    log.record(.ended("other device"), raw: "userAccountDidLoginFromOtherDevice")
  }
  func userAccountDidForced(toLogout aError: EMError?) {
    log.record(.ended("forced"), raw: "userAccountDidForced \(aError.map { "\($0.code)" } ?? "nil")")
  }
}

extension HyphenateDriver: EMChatManagerDelegate {
  func messageStatusDidChange(_ aMessage: EMMessage?, error aError: EMError?) {
    guard let aMessage else { return log.note(violation: "messageStatusDidChange without a message") }
    noteOutcome(aMessage, aError, "messageStatusDidChange")
  }

  func onMessageContentChanged(_ message: EMMessage, operatorId: String, operationTime: UInt) {
    noteEdited(message, operatorId, operationTime)
  }

  func onMessagePinChanged(
    _ messageId: String, conversationId: String, operation pinOperation: EMMessagePinOperation,
    pinInfo: EMMessagePinInfo
  ) {
    notePin(messageId, conversationId, pinOperation, pinInfo)
  }

  func messageReactionDidChange(_ changes: [EMMessageReactionChange]) { noteReactions(changes) }

  func messagesDidReceive(_ aMessages: [Any]?) {
    noteReceived((aMessages ?? []).compactMap { $0 as? EMMessage }, "messagesDidReceive")
  }

  func messagesDidRead(_ aMessages: [Any]?) {
    noteRead((aMessages ?? []).compactMap { $0 as? EMMessage }, "messagesDidRead")
  }

  func groupMessageDidRead(_ aMessage: EMMessage, groupAcks aGroupAcks: [EMGroupMessageAck]) {
    noteGroupRead(aMessage, aGroupAcks)
  }

  func cmdMessagesDidReceive(_ aCmdMessages: [Any]?) {
    for case let message as EMMessage in aCmdMessages ?? [] {
      if (message.body as? EMCmdMessageBody)?.action == "REVOKE_FLAG", let id = message.ext["msgId"] as? String {
        deal(with: id, in: Self.conversation(message), by: message.from, "cmdMessagesDidReceive")
      } else {
        noteCommand(message, "cmdMessagesDidReceive")
      }
    }
  }

  func messagesInfoDidRecall(_ aRecallMessagesInfo: [EMRecallMessageInfo]) {
    for info in aRecallMessagesInfo {
      deal(with: info.recallMessageId, in: conversation(of: info), by: info.recallBy, "messagesInfoDidRecall")
    }
  }

  private func deal(with id: String, in conversation: ConversationID, by revoker: String, _ call: String) {
    noteRevoked(MessageID(id), in: conversation, by: AccountID(revoker), call) {
      let type =
        switch conversation.kind {
        case .direct: EMConversationTypeChat
        case .group: EMConversationTypeGroupChat
        case .room: EMConversationTypeChatRoom
        }
      return remove(id, chatter: conversation.name, type: type)
    }
  }
}

extension HyphenateDriver: EMGroupManagerDelegate {
  func groupInvitationDidReceive(
    _ aGroupId: String, groupName aGroupName: String, inviter aInviter: String, message aMessage: String?
  ) {
    noteRequest(aGroupId, .invited(by: AccountID(aInviter), aMessage), "groupInvitationDidReceive")
  }
  func groupInvitationDidDecline(_ aGroup: EMGroup, invitee aInvitee: String, reason aReason: String?) {
    noteRequest(aGroup.groupId, .invitationDeclined(AccountID(aInvitee), aReason), "groupInvitationDidDecline")
  }
  func joinGroupRequestDidReceive(_ aGroup: EMGroup, user aUsername: String, reason aReason: String?) {
    noteRequest(aGroup.groupId, .applied(AccountID(aUsername), aReason), "joinGroupRequestDidReceive")
  }
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String?, decliner aDecliner: String?, applicant aApplicant: String
  ) {
    noteRequest(aGroupId, .applicationDeclined(aReason), "joinGroupRequestDidDecline")
  }
  func didJoin(_ aGroup: EMGroup, inviter aInviter: String, message aMessage: String?) {
    log.record(
      ObservedMembership(group: aGroup.groupId, isMember: true), raw: "didJoin \(aGroup.groupId ?? "-") by \(aInviter)")
  }
  func didLeave(_ aGroup: EMGroup, reason aReason: EMGroupLeaveReason) {
    log.record(
      ObservedMembership(group: aGroup.groupId, isMember: false),
      raw: "didLeave \(aGroup.groupId ?? "-") \(aReason.rawValue)")
  }
}

extension HyphenateDriver: EMContactManagerDelegate {
  func friendRequestDidApprove(byUser aUsername: String!) {
    noteContact(aUsername ?? "", .approved, "friendRequestDidApprove")
  }
  func friendRequestDidDecline(byUser aUsername: String!) {
    noteContact(aUsername ?? "", .declined, "friendRequestDidDecline")
  }
  func friendshipDidAdd(byUser aUsername: String!) { noteContact(aUsername ?? "", .added, "friendshipDidAdd") }
  func friendshipDidRemove(byUser aUsername: String!) { noteContact(aUsername ?? "", .removed, "friendshipDidRemove") }
  func friendRequestDidReceive(fromUser aUsername: String!, message aMessage: String!) {
    noteContact(aUsername ?? "", .requested(aMessage), "friendRequestDidReceive")
  }
}

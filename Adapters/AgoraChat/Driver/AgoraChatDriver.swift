import AgoraChat
import Foundation
import Parlance
import ParlanceConformance

/// Drives the shipped 1.3.1 in its own spelling: typed lists, and the SDK's own recall.
final class AgoraChatDriver: AgoraDriver, RevocationDriver, ReactionDriver, EditDriver, MessagePinDriver,
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

  override func send(_ message: AgoraChatMessage) throws {
    client.chatManager.send(message, progress: nil) { [self] sent, error in
      // A message that never became one of a login has no delegate to notify.
      if let sent, client.currentUsername == nil { noteOutcome(sent, error, "completion") }
    }
  }

  func revoke(_ id: MessageID, in conversation: ConversationID, words: RevocationWords?) async throws -> Bool {
    try await log.request("recallMessage") { (reply: Reply<Bool>) in
      self.client.chatManager.recallMessage(withMessageId: id.string) { error in
        if let error { reply.fail(Self.error(error)) } else { reply.succeed(self.lists(id, in: conversation)) }
      }
    }
  }
}

extension AgoraChatDriver: AgoraChatClientDelegate {
  func connectionStateDidChange(_ aConnectionState: AgoraChatConnectionState) {
    log.record(.login("\(aConnectionState)"), raw: "connectionStateDidChange \(aConnectionState.rawValue)")
  }
  func userAccountDidLoginFromOtherDevice(with info: AgoraChatLoginExtensionInfo?) {
    log.record(.ended("other device"), raw: "userAccountDidLoginFromOtherDevice")
  }
  func userAccountDidForced(toLogout aError: AgoraChatError?) {
    log.record(.ended("forced"), raw: "userAccountDidForced \(aError.map { "\($0.code)" } ?? "nil")")
  }
}

extension AgoraChatDriver: AgoraChatManagerDelegate {
  func messageStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?) {
    noteOutcome(aMessage, aError, "messageStatusDidChange")
  }

  func onMessageContentChanged(_ message: AgoraChatMessage, operatorId: String, operationTime: UInt) {
    noteEdited(message, operatorId, operationTime)
  }

  func onMessagePinChanged(
    _ messageId: String, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo
  ) {
    notePin(messageId, conversationId, pinOperation, pinInfo)
  }

  func messageReactionDidChange(_ changes: [AgoraChatMessageReactionChange]) { noteReactions(changes) }

  func messagesDidReceive(_ aMessages: [AgoraChatMessage]) { noteReceived(aMessages, "messagesDidReceive") }

  func messagesDidRead(_ aMessages: [AgoraChatMessage]) { noteRead(aMessages, "messagesDidRead") }

  func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]) {
    noteGroupRead(aMessage, aGroupAcks)
  }

  func cmdMessagesDidReceive(_ aCmdMessages: [AgoraChatMessage]) {
    for message in aCmdMessages {
      if (message.body as? AgoraChatCmdMessageBody)?.action == "REVOKE_FLAG", let id = message.ext?["msgId"] as? String
      {
        delete(MessageID(id), in: Self.conversation(message), by: AccountID(message.from), "cmdMessagesDidReceive")
      } else {
        noteCommand(message, "cmdMessagesDidReceive")
      }
    }
  }

  func messagesInfoDidRecall(_ aRecallMessagesInfo: [AgoraChatRecallMessageInfo]) {
    for info in aRecallMessagesInfo {
      delete(
        MessageID(info.recallMessageId), in: conversation(of: info), by: AccountID(info.recallBy),
        "messagesInfoDidRecall")
    }
  }

  private func delete(_ id: MessageID, in conversation: ConversationID, by revoker: AccountID, _ call: String) {
    noteRevoked(id, in: conversation, by: revoker, call) {
      var error: AgoraChatError?
      self.conversation(conversation)?.deleteMessage(withId: id.string, error: &error)
      return error == nil
    }
  }
}

extension AgoraChatDriver: AgoraChatGroupManagerDelegate {
  func groupInvitationDidReceive(
    _ aGroupId: String, groupName aGroupName: String, inviter aInviter: String, message aMessage: String?
  ) {
    noteRequest(aGroupId, .invited(by: AccountID(aInviter), aMessage), "groupInvitationDidReceive")
  }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String, reason aReason: String?) {
    noteRequest(aGroup.groupId, .invitationDeclined(AccountID(aInvitee), aReason), "groupInvitationDidDecline")
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String, reason aReason: String?) {
    noteRequest(aGroup.groupId, .applied(AccountID(aUsername), aReason), "joinGroupRequestDidReceive")
  }
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String?, decliner aDecliner: String?, applicant aApplicant: String
  ) {
    noteRequest(aGroupId, .applicationDeclined(aReason), "joinGroupRequestDidDecline")
  }
  func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String?) {
    log.record(
      ObservedMembership(group: aGroup.groupId, isMember: true), raw: "didJoin \(aGroup.groupId ?? "-") by \(aInviter)")
  }
  func didLeave(_ aGroup: AgoraChatGroup, reason aReason: AgoraChatGroupLeaveReason) {
    log.record(
      ObservedMembership(group: aGroup.groupId, isMember: false),
      raw: "didLeave \(aGroup.groupId ?? "-") \(aReason.rawValue)")
  }
}

extension AgoraChatDriver: AgoraChatContactManagerDelegate {
  func friendRequestDidApprove(byUser aUsername: String) {
    noteContact(aUsername, .approved, "friendRequestDidApprove")
  }
  func friendRequestDidDecline(byUser aUsername: String) {
    noteContact(aUsername, .declined, "friendRequestDidDecline")
  }
  func friendshipDidAdd(byUser aUsername: String) { noteContact(aUsername, .added, "friendshipDidAdd") }
  func friendshipDidRemove(byUser aUsername: String) { noteContact(aUsername, .removed, "friendshipDidRemove") }
  func friendRequestDidReceive(fromUser aUsername: String, message aMessage: String?) {
    noteContact(aUsername, .requested(aMessage), "friendRequestDidReceive")
  }
}

import AgoraChat
import Foundation
import Parlance
import ParlanceConformance

/// Drives the SDK in the words of the vendor's page "iOS Message Withdraw": the names of 3.x, and revocation by CMD.
final class AgoraClassicDriver: AgoraDriver, RevocationDriver, @unchecked Sendable {
  override init(_ context: ClientContext) {
    super.init(context)
    client.add(self, delegateQueue: nil)
    client.chatManager.add(self, delegateQueue: nil)
    client.groupManager.add(self, delegateQueue: nil)
    client.contactManager.add(self, delegateQueue: nil)
  }

  override func send(_ message: AgoraMessage) throws {
    client.chatManager.asyncSend(message, progress: nil) { [self] sent, error in
      if let sent, client.currentUsername == nil { noteOutcome(sent, error, "completion") }
    }
  }

  func revoke(_ id: MessageID, in conversation: ConversationID, words: RevocationWords?) async throws -> Bool {
    try await log.request("send a REVOKE_FLAG") { (reply: Reply<Bool>) in
      let body = AgoraCmdMessageBody(action: "REVOKE_FLAG")
      let message = AgoraMessage(
        conversationID: conversation.name, from: self.client.currentUsername, to: conversation.name, body: body,
        ext: ["msgId": id.string])
      message.chatType = Self.chatType(conversation)
      self.client.chatManager.send(message, progress: nil) { _, error in
        if let error { return reply.fail(Self.error(error)) }
        // The sender's own copy is its app's to delete.
        let wasStored = self.lists(id, in: conversation)
        let type = AgoraConversationType(rawValue: conversation.kind == .direct ? 0 : 1)
        _ = self.removeRevokeMessage(withChatter: conversation.name, type, messageId: id.string)
        reply.succeed(wasStored)
      }
    }
  }

  /// As the page has it.
  private func removeRevokeMessage(
    withChatter aChatter: String, _ type: AgoraConversationType, messageId: String
  ) -> Bool {
    let conversation = client.chatManager.getConversation(aChatter, type: type, createIfNotExist: true)
    var error: AgoraError?
    conversation?.deleteMessage(withId: messageId, error: &error)
    return error == nil
  }
}

extension AgoraClassicDriver: AgoraChatClientDelegate {
  func didConnectionStateChanged(_ aConnectionState: AgoraConnectionState) {
    log.record(.login("\(aConnectionState)"), raw: "didConnectionStateChanged")
  }
  func didLoginFromOtherDevice() { log.record(.ended("other device"), raw: "didLoginFromOtherDevice") }
  func userAccountDidForced(toLogout aError: AgoraError!) {
    log.record(.ended("forced"), raw: "userAccountDidForced \(aError.map { "\($0.code)" } ?? "nil")")
  }
}

extension AgoraClassicDriver: AgoraChatManagerDelegate {
  func messageStatusDidChange(_ aMessage: AgoraMessage!, error aError: AgoraError!) {
    noteOutcome(aMessage, aError, "messageStatusDidChange")
  }

  func messagesDidReceive(_ aMessages: [Any]!) {
    noteReceived(aMessages.compactMap { $0 as? AgoraMessage }, "messagesDidReceive")
  }

  func messagesDidRead(_ aMessages: [Any]!) {
    noteRead(aMessages.compactMap { $0 as? AgoraMessage }, "messagesDidRead")
  }

  func groupMessageDidRead(_ aMessage: AgoraMessage, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]) {
    noteGroupRead(aMessage, aGroupAcks)
  }

  func cmdMessagesDidReceive(_ aCmdMessages: [Any]!) {
    for case let cmdMessage as AgoraMessage in aCmdMessages {
      let body = cmdMessage.body as? AgoraCmdMessageBody
      guard body?.action == "REVOKE_FLAG", let revokeMessageId = cmdMessage.ext["msgId"] as? String else {
        noteCommand(cmdMessage, "cmdMessagesDidReceive")
        continue
      }
      // The page looks the message up under the sender's name, in a group too.
      noteRevoked(
        MessageID(revokeMessageId), in: Self.conversation(cmdMessage), by: AccountID(cmdMessage.from),
        "cmdMessagesDidReceive"
      ) {
        removeRevokeMessage(
          withChatter: cmdMessage.from, AgoraConversationType(rawValue: cmdMessage.chatType.rawValue),
          messageId: revokeMessageId)
      }
    }
  }

  /// The callback of 1.3.1, added since `messagesDidRecall` of 3.x does not report messages that never arrived.
  func messagesInfoDidRecall(_ aRecallMessagesInfo: [AgoraChatRecallMessageInfo]) {
    for info in aRecallMessagesInfo {
      let conversation = conversation(of: info)
      let type =
        switch conversation.kind {
        case .direct: AgoraConversationTypeChat
        case .group: AgoraConversationTypeGroupChat
        case .room: AgoraConversationTypeChatRoom
        }
      noteRevoked(
        MessageID(info.recallMessageId), in: conversation, by: AccountID(info.recallBy), "messagesInfoDidRecall"
      ) {
        removeRevokeMessage(withChatter: info.conversationId, type, messageId: info.recallMessageId)
      }
    }
  }
}

extension AgoraClassicDriver: AgoraChatGroupManagerDelegate {
  func didReceiveGroupInvitation(_ aGroupId: String!, inviter aInviter: String!, message aMessage: String!) {
    noteRequest(aGroupId, .invited(by: AccountID(aInviter ?? ""), aMessage), "didReceiveGroupInvitation")
  }
  func didReceiveDeclinedGroupInvitation(
    _ aGroup: AgoraChatGroup!, invitee aInvitee: String!, reason aReason: String!
  ) {
    noteRequest(
      aGroup?.groupId, .invitationDeclined(AccountID(aInvitee ?? ""), aReason), "didReceiveDeclinedGroupInvitation")
  }
  func didReceiveJoinGroupApplication(
    _ aGroup: AgoraChatGroup!, applicant aApplicant: String!, reason aReason: String!
  ) {
    noteRequest(aGroup?.groupId, .applied(AccountID(aApplicant ?? ""), aReason), "didReceiveJoinGroupApplication")
  }
  func didReceiveDeclinedJoinGroup(_ aGroupId: String!, reason aReason: String!) {
    noteRequest(aGroupId, .applicationDeclined(aReason), "didReceiveDeclinedJoinGroup")
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

extension AgoraClassicDriver: AgoraContactManagerDelegate {
  func didReceiveAgreed(fromUsername aUsername: String!) { noteContact(aUsername ?? "", .approved, "didReceiveAgreed") }
  func didReceiveDeclined(fromUsername aUsername: String!) {
    noteContact(aUsername ?? "", .declined, "didReceiveDeclined")
  }
  func didReceiveAdded(fromUsername aUsername: String!) { noteContact(aUsername ?? "", .added, "didReceiveAdded") }
  func didReceiveDeleted(fromUsername aUsername: String!) {
    noteContact(aUsername ?? "", .removed, "didReceiveDeleted")
  }
  func didReceiveFriendInvitation(fromUsername aUsername: String!, message aMessage: String!) {
    noteContact(aUsername ?? "", .requested(aMessage), "didReceiveFriendInvitation")
  }
}

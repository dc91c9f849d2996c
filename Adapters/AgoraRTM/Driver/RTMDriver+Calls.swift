import AgoraRtmKit
import Foundation
import Parlance
import ParlanceConformance

extension RTMDriver: CallInvitationDriver {
  func inviteToCall(_ account: AccountID, content: String?, channel: String?) async throws {
    try await log.request("send an invitation") { (reply: Reply<Void>) in
      let invitation = AgoraRtmLocalInvitation(calleeId: account.name)
      invitation.content = content
      invitation.channelId = channel
      self.sentInvitations[account] = invitation
      self.kit.getRtmCall()?.send(invitation) { reply.finish(Self.end($0)) }
    }
  }

  func cancelInvitation(to account: AccountID) async throws {
    try await log.request("cancel an invitation") { (reply: Reply<Void>) in
      guard let invitation = self.sentInvitations[account] else { throw ConformanceFailure("no invitation") }
      self.kit.rtmCallKit?.cancel(invitation) { reply.finish(Self.end($0)) }
    }
  }

  func answerInvitation(of account: AccountID, accepts: Bool, response: String?) async throws {
    try await log.request("answer an invitation") { (reply: Reply<Void>) in
      guard let invitation = self.invitations[account] else { throw ConformanceFailure("no invitation") }
      invitation.response = response
      if accepts {
        self.kit.rtmCallKit?.accept(invitation) { reply.finish(Self.end($0)) }
      } else {
        self.kit.rtmCallKit?.refuse(invitation) { reply.finish(Self.end($0)) }
      }
    }
  }
}

extension RTMDriver: AgoraRtmCallDelegate {
  func rtmCallKit(_ callKit: AgoraRtmCallKit, localInvitationReceivedByPeer localInvitation: AgoraRtmLocalInvitation) {
    record(.received, localInvitation)
  }

  func rtmCallKit(
    _ callKit: AgoraRtmCallKit, localInvitationAccepted localInvitation: AgoraRtmLocalInvitation,
    withResponse response: String?
  ) {
    record(.accepted(response: response), localInvitation)
  }

  func rtmCallKit(
    _ callKit: AgoraRtmCallKit, localInvitationRefused localInvitation: AgoraRtmLocalInvitation,
    withResponse response: String?
  ) {
    record(.refused(response: response), localInvitation)
  }

  func rtmCallKit(_ callKit: AgoraRtmCallKit, localInvitationCanceled localInvitation: AgoraRtmLocalInvitation) {
    record(.cancelled, localInvitation)
  }

  func rtmCallKit(
    _ callKit: AgoraRtmCallKit, localInvitationFailure localInvitation: AgoraRtmLocalInvitation,
    errorCode: AgoraRtmLocalInvitationErrorCode
  ) {
    record(.failed, localInvitation, "\(errorCode)")
  }

  func rtmCallKit(_ callKit: AgoraRtmCallKit, remoteInvitationReceived remoteInvitation: AgoraRtmRemoteInvitation) {
    invitations[AccountID(remoteInvitation.callerId)] = remoteInvitation
    record(.invited(content: remoteInvitation.content, channel: remoteInvitation.channelId), remoteInvitation)
  }

  func rtmCallKit(_ callKit: AgoraRtmCallKit, remoteInvitationRefused remoteInvitation: AgoraRtmRemoteInvitation) {
    record(.refused(response: remoteInvitation.response), remoteInvitation)
  }

  func rtmCallKit(_ callKit: AgoraRtmCallKit, remoteInvitationAccepted remoteInvitation: AgoraRtmRemoteInvitation) {
    record(.accepted(response: remoteInvitation.response), remoteInvitation)
  }

  func rtmCallKit(_ callKit: AgoraRtmCallKit, remoteInvitationCanceled remoteInvitation: AgoraRtmRemoteInvitation) {
    record(.cancelled, remoteInvitation)
  }

  func rtmCallKit(
    _ callKit: AgoraRtmCallKit, remoteInvitationFailure remoteInvitation: AgoraRtmRemoteInvitation,
    errorCode: AgoraRtmRemoteInvitationErrorCode
  ) {
    record(.failed, remoteInvitation, "\(errorCode)")
  }

  private func record(_ step: CallInvitationStep, _ invitation: AgoraRtmLocalInvitation, _ detail: String = "") {
    log.record(
      ObservedCallStep(account: AccountID(invitation.calleeId), step: step),
      raw: "localInvitation \(step) \(invitation.calleeId) \(invitation.state) \(detail)")
  }

  private func record(_ step: CallInvitationStep, _ invitation: AgoraRtmRemoteInvitation, _ detail: String = "") {
    log.record(
      ObservedCallStep(account: AccountID(invitation.callerId), step: step),
      raw: "remoteInvitation \(step) \(invitation.callerId) \(invitation.state) \(detail)")
  }
}

public import Foundation

/// Methods that receive events of invitations to calls. Every method is optional and arrives on the environment's callback
/// queue; the vendor promises no thread.
///
/// An app's method is called only if it is spelled as here, and only if the class that declares the conformance, not a
/// subclass of it, has it.
public protocol AgoraRtmCallDelegate: NSObjectProtocol {
  /// A device of the callee has an invitation of this user.
  func rtmCallKit(_ callKit: AgoraRtmCallKit, localInvitationReceivedByPeer localInvitation: AgoraRtmLocalInvitation)

  /// The callee accepted an invitation of this user.
  func rtmCallKit(
    _ callKit: AgoraRtmCallKit, localInvitationAccepted localInvitation: AgoraRtmLocalInvitation,
    withResponse response: String?)

  /// The callee refused an invitation of this user.
  func rtmCallKit(
    _ callKit: AgoraRtmCallKit, localInvitationRefused localInvitation: AgoraRtmLocalInvitation,
    withResponse response: String?)

  /// This user cancelled an invitation.
  func rtmCallKit(_ callKit: AgoraRtmCallKit, localInvitationCanceled localInvitation: AgoraRtmLocalInvitation)

  /// An invitation of this user failed.
  func rtmCallKit(
    _ callKit: AgoraRtmCallKit, localInvitationFailure localInvitation: AgoraRtmLocalInvitation,
    errorCode: AgoraRtmLocalInvitationErrorCode)

  /// This user is invited.
  func rtmCallKit(_ callKit: AgoraRtmCallKit, remoteInvitationReceived remoteInvitation: AgoraRtmRemoteInvitation)

  /// This user refused an invitation.
  func rtmCallKit(_ callKit: AgoraRtmCallKit, remoteInvitationRefused remoteInvitation: AgoraRtmRemoteInvitation)

  /// This user accepted an invitation, and the caller has confirmed that.
  func rtmCallKit(_ callKit: AgoraRtmCallKit, remoteInvitationAccepted remoteInvitation: AgoraRtmRemoteInvitation)

  /// The caller cancelled an invitation to this user, or another app of this account answered it.
  func rtmCallKit(_ callKit: AgoraRtmCallKit, remoteInvitationCanceled remoteInvitation: AgoraRtmRemoteInvitation)

  /// An invitation to this user failed.
  func rtmCallKit(
    _ callKit: AgoraRtmCallKit, remoteInvitationFailure remoteInvitation: AgoraRtmRemoteInvitation,
    errorCode: AgoraRtmRemoteInvitationErrorCode)
}

extension AgoraRtmCallDelegate {
  public func rtmCallKit(
    _ callKit: AgoraRtmCallKit, localInvitationReceivedByPeer localInvitation: AgoraRtmLocalInvitation
  ) {}
  public func rtmCallKit(
    _ callKit: AgoraRtmCallKit, localInvitationAccepted localInvitation: AgoraRtmLocalInvitation,
    withResponse response: String?
  ) {}
  public func rtmCallKit(
    _ callKit: AgoraRtmCallKit, localInvitationRefused localInvitation: AgoraRtmLocalInvitation,
    withResponse response: String?
  ) {}
  public func rtmCallKit(_ callKit: AgoraRtmCallKit, localInvitationCanceled localInvitation: AgoraRtmLocalInvitation) {
  }
  public func rtmCallKit(
    _ callKit: AgoraRtmCallKit, localInvitationFailure localInvitation: AgoraRtmLocalInvitation,
    errorCode: AgoraRtmLocalInvitationErrorCode
  ) {}
  public func rtmCallKit(
    _ callKit: AgoraRtmCallKit, remoteInvitationReceived remoteInvitation: AgoraRtmRemoteInvitation
  ) {}
  public func rtmCallKit(
    _ callKit: AgoraRtmCallKit, remoteInvitationRefused remoteInvitation: AgoraRtmRemoteInvitation
  ) {}
  public func rtmCallKit(
    _ callKit: AgoraRtmCallKit, remoteInvitationAccepted remoteInvitation: AgoraRtmRemoteInvitation
  ) {}
  public func rtmCallKit(
    _ callKit: AgoraRtmCallKit, remoteInvitationCanceled remoteInvitation: AgoraRtmRemoteInvitation
  ) {}
  public func rtmCallKit(
    _ callKit: AgoraRtmCallKit, remoteInvitationFailure remoteInvitation: AgoraRtmRemoteInvitation,
    errorCode: AgoraRtmRemoteInvitationErrorCode
  ) {}
}

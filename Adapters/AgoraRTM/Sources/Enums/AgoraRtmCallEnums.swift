/// The states of an invitation that this user sent.
public enum AgoraRtmLocalInvitationState: Int, Sendable {
  /// It was not sent yet.
  case idle = 0
  /// It was sent.
  case sentToRemote = 1
  /// A device of the callee has it.
  case receivedByRemote = 2
  /// The callee accepted.
  case acceptedByRemote = 3
  /// The callee refused.
  case refusedByRemote = 4
  /// This user cancelled it.
  case canceled = 5
  /// It failed.
  case failure = 6
}

/// The states of an invitation to this user.
public enum AgoraRtmRemoteInvitationState: Int, Sendable {
  /// Never shown: an object comes with an invitation.
  case idle = 0
  /// It came.
  case invitationReceived = 1
  /// This user accepted; the caller has yet to confirm that.
  case acceptSentToLocal = 2
  /// This user refused.
  case refused = 3
  /// This user accepted, and the caller knows it.
  case accepted = 4
  /// The caller cancelled it, or another app of this account answered it.
  case canceled = 5
  /// It failed.
  case failure = 6
}

/// The reason why an invitation that this user sent failed.
public enum AgoraRtmLocalInvitationErrorCode: Int, Sendable {
  /// Never reported.
  case ok = 0
  /// The callee was offline for 30 seconds, or is offline after it received the invitation.
  case remoteOffline = 1
  /// The callee is online, and none of its devices confirmed within 30 seconds that it has the invitation.
  case remoteNoResponse = 2
  /// It was neither answered nor cancelled within 60 seconds.
  case expire = 3
  /// This user was not logged in, or is not any more.
  case notLoggedIn = 4
}

/// The reason why an invitation to this user failed.
public enum AgoraRtmRemoteInvitationErrorCode: Int, Sendable {
  /// Never reported.
  case ok = 0
  /// The caller is offline, or this user is not logged in any more.
  case localOffline = 1
  /// The caller did not confirm the acceptance within five seconds.
  case acceptFailure = 2
  /// It was neither answered nor cancelled within 60 seconds.
  case expire = 3
}

/// The result of a call that sends, cancels, accepts or refuses an invitation.
public enum AgoraRtmInvitationApiCallErrorCode: Int, Sendable {
  /// It succeeded.
  case ok = 0
  /// The callee's id is not valid, or a text is too long. The spelling is the vendor's.
  case invalidAugment = 1
  /// The invitation was not sent.
  case notStarted = 2
  /// The invitation is over.
  case alreadyEnd = 3
  /// The invitation was accepted before.
  case alreadyAccept = 4
  /// The invitation was sent before.
  case alreadySent = 5
}

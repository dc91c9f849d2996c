/// The asynchronous forms of calls: each returns what the completion receives. Calls with a blocking form of the same labels
/// have none. In `async` code, a call without a
/// completion is one of these and has to be awaited; with `completion: nil` it is the form that does not wait.
extension AgoraRtmCallKit {
  /// Sends an invitation.
  @discardableResult
  public nonisolated(nonsending) func send(_ localInvitation: AgoraRtmLocalInvitation) async
    -> AgoraRtmInvitationApiCallErrorCode
  {
    await waited { send(localInvitation, completion: $0) }
  }

  /// Cancels an invitation that was not answered.
  @discardableResult
  public nonisolated(nonsending) func cancel(_ localInvitation: AgoraRtmLocalInvitation) async
    -> AgoraRtmInvitationApiCallErrorCode
  {
    await waited { cancel(localInvitation, completion: $0) }
  }

  /// Accepts an invitation, with its `response`.
  @discardableResult
  public nonisolated(nonsending) func accept(_ remoteInvitation: AgoraRtmRemoteInvitation) async
    -> AgoraRtmInvitationApiCallErrorCode
  {
    await waited { accept(remoteInvitation, completion: $0) }
  }

  /// Refuses an invitation, with its `response`.
  @discardableResult
  public nonisolated(nonsending) func refuse(_ remoteInvitation: AgoraRtmRemoteInvitation) async
    -> AgoraRtmInvitationApiCallErrorCode
  {
    await waited { refuse(remoteInvitation, completion: $0) }
  }
}

/// The asynchronous forms of calls: each returns what the completion receives. Calls with a blocking form of the same labels
/// have none. In `async` code, a call without a
/// completion is one of these and has to be awaited; with `completion: nil` it is the form that does not wait.
extension AgoraRtmChannel {
  /// Joins the channel.
  @discardableResult
  public nonisolated(nonsending) func join() async -> AgoraRtmJoinChannelErrorCode {
    await waited { join(completion: $0) }
  }

  /// Leaves the channel.
  @discardableResult
  public nonisolated(nonsending) func leave() async -> AgoraRtmLeaveChannelErrorCode {
    await waited { leave(completion: $0) }
  }

  /// Sends a message to the other members.
  @discardableResult
  public nonisolated(nonsending) func send(_ message: AgoraRtmMessage) async -> AgoraRtmSendChannelMessageErrorCode {
    await waited { send(message, completion: $0) }
  }

  /// Sends a message to the other members.
  @discardableResult
  public nonisolated(nonsending) func send(
    _ message: AgoraRtmMessage, sendMessageOptions options: AgoraRtmSendMessageOptions
  ) async -> AgoraRtmSendChannelMessageErrorCode {
    await waited { send(message, sendMessageOptions: options, completion: $0) }
  }

  /// Returns the members of the channel, this user among them.
  @discardableResult
  public nonisolated(nonsending) func members() async -> ([AgoraRtmMember]?, AgoraRtmGetMembersErrorCode) {
    await waitedForTwo { getMembersWithCompletion($0) }
  }
}

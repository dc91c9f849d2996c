public import Foundation

/// Receives a channel that was created.
public typealias NIMSignalingCreateChannelBlock = ((any Error)?, NIMSignalingChannelInfo?) -> Void
/// Receives a channel that was joined.
public typealias NIMSignalingJoinChannelBlock = ((any Error)?, NIMSignalingChannelDetailedInfo?) -> Void
/// Receives the channel of a call.
public typealias NIMSignalingCallBlock = ((any Error)?, NIMSignalingChannelDetailedInfo?) -> Void
/// Receives the channel of an invitation that was accepted.
public typealias NIMSignalingAcceptBlock = ((any Error)?, NIMSignalingChannelDetailedInfo?) -> Void
/// Receives a channel that was fetched.
public typealias NIMSignalingQueryChannelBlock = ((any Error)?, NIMSignalingChannelDetailedInfo?) -> Void
/// Receives the channel of a call, and what became of its invitation.
public typealias NIMSignalingOptimizationCallBlock = ((any Error)?, NIMSignalingChannelCompositionInfo?) -> Void

/// Methods that receive events of channels. Every method is optional; all are called on the environment's callback queue.
public protocol NIMSignalManagerDelegate: NSObjectProtocol {
  /// Something happened in a channel, or to an invitation.
  func nimSignalingOnlineNotify(_ eventType: NIMSignalingEventType, response notifyResponse: NIMSignalingNotifyInfo)
  /// Another client of this account accepted or rejected an invitation.
  func nimSignalingMultiClientSyncNotify(
    _ eventType: NIMSignalingEventType, response notifyResponse: NIMSignalingNotifyInfo)
  /// The server kept events for this client while it was offline, oldest first; called at a login.
  func nimSignalingOfflineNotify(_ notifyResponse: [NIMSignalingNotifyInfo])
  /// The channels in which this account is; called at a login if there are any.
  func nimSignalingChannelsSyncNotify(_ notifyResponse: [NIMSignalingChannelDetailedInfo])
  /// The members of a channel in which this account is differ from those that the events reported; the client compares them every two
  /// minutes. The list is empty if this account is no longer in the channel.
  func nimSignalingMembersSyncNotify(_ notifyResponse: NIMSignalingChannelDetailedInfo)
}

extension NIMSignalManagerDelegate {
  public func nimSignalingOnlineNotify(
    _ eventType: NIMSignalingEventType, response notifyResponse: NIMSignalingNotifyInfo
  ) {}
  public func nimSignalingMultiClientSyncNotify(
    _ eventType: NIMSignalingEventType, response notifyResponse: NIMSignalingNotifyInfo
  ) {}
  public func nimSignalingOfflineNotify(_ notifyResponse: [NIMSignalingNotifyInfo]) {}
  public func nimSignalingChannelsSyncNotify(_ notifyResponse: [NIMSignalingChannelDetailedInfo]) {}
  public func nimSignalingMembersSyncNotify(_ notifyResponse: NIMSignalingChannelDetailedInfo) {}
}

/// Signals of calls: channels, their members, and invitations into them. The call itself is the app's own. Completions run on the
/// environment's callback queue.
///
/// A channel ends when it is closed, or 2 hours after it was used last. A member stays one while its client is offline, for at most 5
/// minutes.
///
/// Errors: remote 10404 (no such channel), 10406 (not in it), 10420 (in it with another client), 419 (a text that is too long, or
/// too many channels); local `invalidParam` (an empty id), `userInfoNeeded` (not logged in).
public protocol NIMSignalManager: NSObjectProtocol {
  /// Creates a channel. This account is not in it before it joins. The error is remote 10405 for a name that is taken.
  func signalingCreateChannel(_ request: NIMSignalingCreateChannelRequest, completion: NIMSignalingCreateChannelBlock?)
  /// Closes a channel for all; its members and its creator may.
  func signalingCloseChannel(_ request: NIMSignalingCloseChannelRequest, completion: NIMSignalingOperationBlock?)
  /// Joins a channel. Errors: remote 10407 (this client is in it), 10420 (another client of the account is), 10417 (the
  /// number is taken), 10419 (the channel is full).
  func signalingJoinChannel(_ request: NIMSignalingJoinChannelRequest, completion: NIMSignalingJoinChannelBlock?)
  /// Leaves a channel.
  func signalingLeaveChannel(_ request: NIMSignalingLeaveChannelRequest, completion: NIMSignalingOperationBlock?)
  /// Invites an account into a channel. Errors: remote 10407 (it is in the channel), 404 (no such account). 10201 and
  /// 10202 say that the invitation was made and the account is offline; with 10202 the push notification that was
  /// wanted was not sent.
  func signalingInvite(_ request: NIMSignalingInviteRequest, completion: NIMSignalingOperationBlock?)
  /// Takes an invitation back. Errors: remote 10408 (there is none), 10409 (it was rejected), 10410 (it was accepted).
  func signalingCancelInvite(_ request: NIMSignalingCancelInviteRequest, completion: NIMSignalingOperationBlock?)
  /// Rejects an invitation. Errors: remote 10408 (there is none), 10409 (it was rejected), 10410 (it was accepted).
  func signalingReject(_ request: NIMSignalingRejectRequest, completion: NIMSignalingOperationBlock?)
  /// Accepts an invitation, and joins the channel if `autoJoin` says so: both, or neither. Errors: those of rejecting
  /// and joining.
  func signalingAccept(_ request: NIMSignalingAcceptRequest, completion: NIMSignalingAcceptBlock?)
  /// Joins a channel, and then accepts an invitation into it. The error is that of joining; what became of the
  /// acceptance is the result's `callStatus`.
  func signalingJoinAndAccept(
    _ request: NIMSignalingJoinAndAcceptRequest, completion: NIMSignalingOptimizationCallBlock?)
  /// Passes data to members of a channel that are online.
  func signalingControl(_ request: NIMSignalingControlRequest, completion: NIMSignalingOperationBlock?)
  /// Creates a channel, joins it, and invites an account: all of it, or nothing. With the errors remote 10201 and
  /// 10202, which say that the account is offline, the completion has the channel as well.
  func signalingCall(_ request: NIMSignalingCallRequest, completion: NIMSignalingCallBlock?)
  /// Creates a channel, joins it, and invites an account: all of it, or nothing. Whether the account is offline is the
  /// result's `callStatus`: 200, 10201 or 10202.
  func signalingCallEx(_ request: NIMSignalingCallExRequest, completion: NIMSignalingOptimizationCallBlock?)
  /// Fetches a channel, by its name or, without one, by its id.
  func signalingQueryChannelInfo(_ request: NIMSignalingQueryChannelRequest, completion: NIMSignalingQueryChannelBlock?)
  /// Adds a delegate, which is held weakly; adding it again has no effect.
  func add(_ delegate: any NIMSignalManagerDelegate)
  /// Removes a delegate.
  func remove(_ delegate: any NIMSignalManagerDelegate)
}

extension NIMSignalManager {
  /// Creates a channel. This account is not in it before it joins.
  public func signalingCreateChannel(_ request: NIMSignalingCreateChannelRequest) {
    signalingCreateChannel(request, completion: nil)
  }
  /// Closes a channel for all; its members and its creator may.
  public func signalingCloseChannel(_ request: NIMSignalingCloseChannelRequest) {
    signalingCloseChannel(request, completion: nil)
  }
  /// Joins a channel.
  public func signalingJoinChannel(_ request: NIMSignalingJoinChannelRequest) {
    signalingJoinChannel(request, completion: nil)
  }
  /// Leaves a channel.
  public func signalingLeaveChannel(_ request: NIMSignalingLeaveChannelRequest) {
    signalingLeaveChannel(request, completion: nil)
  }
  /// Invites an account into a channel.
  public func signalingInvite(_ request: NIMSignalingInviteRequest) { signalingInvite(request, completion: nil) }
  /// Takes an invitation back.
  public func signalingCancelInvite(_ request: NIMSignalingCancelInviteRequest) {
    signalingCancelInvite(request, completion: nil)
  }
  /// Rejects an invitation.
  public func signalingReject(_ request: NIMSignalingRejectRequest) { signalingReject(request, completion: nil) }
  /// Accepts an invitation, and joins the channel if `autoJoin` says so: both, or neither.
  public func signalingAccept(_ request: NIMSignalingAcceptRequest) { signalingAccept(request, completion: nil) }
  /// Joins a channel, and then accepts an invitation into it.
  public func signalingJoinAndAccept(_ request: NIMSignalingJoinAndAcceptRequest) {
    signalingJoinAndAccept(request, completion: nil)
  }
  /// Passes data to members of a channel that are online.
  public func signalingControl(_ request: NIMSignalingControlRequest) { signalingControl(request, completion: nil) }
  /// Creates a channel, joins it, and invites an account: all of it, or nothing.
  public func signalingCall(_ request: NIMSignalingCallRequest) { signalingCall(request, completion: nil) }
  /// Creates a channel, joins it, and invites an account: all of it, or nothing.
  public func signalingCallEx(_ request: NIMSignalingCallExRequest) { signalingCallEx(request, completion: nil) }
  /// Fetches a channel, by its name or, without one, by its id.
  public func signalingQueryChannelInfo(_ request: NIMSignalingQueryChannelRequest) {
    signalingQueryChannelInfo(request, completion: nil)
  }
}

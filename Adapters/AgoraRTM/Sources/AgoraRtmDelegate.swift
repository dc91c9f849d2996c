public import Foundation

/// Methods that receive events of a kit. Every method is optional and arrives on the environment's callback queue; the
/// vendor promises no thread.
///
/// An app's method is called only if it is spelled as here, and only if the class that declares the conformance, not a
/// subclass of it, has it.
public protocol AgoraRtmDelegate: NSObjectProtocol {
  /// The connection changed.
  func rtmKit(
    _ kit: AgoraRtmKit, connectionStateChanged state: AgoraRtmConnectionState, reason: AgoraRtmConnectionChangeReason)

  /// A peer's message arrived: a text, or an `AgoraRtmRawMessage`.
  func rtmKit(_ kit: AgoraRtmKit, messageReceived message: AgoraRtmMessage, fromPeer peerId: String)

  /// A peer's file arrived. `messageReceived` is not called for it.
  func rtmKit(_ kit: AgoraRtmKit, fileMessageReceived message: AgoraRtmFileMessage, fromPeer peerId: String)

  /// A peer's picture arrived. `messageReceived` is not called for it.
  func rtmKit(_ kit: AgoraRtmKit, imageMessageReceived message: AgoraRtmImageMessage, fromPeer peerId: String)

  /// An upload made progress. Called when its first bytes have arrived and then once a second at most; not while it
  /// halts.
  func rtmKit(
    _ kit: AgoraRtmKit, media requestId: Int64, uploadingProgress progress: AgoraRtmMediaOperationProgress)

  /// A download made progress. Called when its first bytes have arrived and then once a second at most; not while it
  /// halts.
  func rtmKit(
    _ kit: AgoraRtmKit, media requestId: Int64, downloadingProgress progress: AgoraRtmMediaOperationProgress)

  /// Peers that this kit subscribes to came online or went offline, or were just subscribed to.
  func rtmKit(_ kit: AgoraRtmKit, peersOnlineStatusChanged onlineStatus: [AgoraRtmPeerOnlineStatus])

  /// The token expires in 30 seconds, unless the environment sets another time: renew it with `renewToken(_:completion:)`.
  func rtmKitTokenPrivilegeWillExpire(_ kit: AgoraRtmKit)

  /// The token has expired, while the kit was connected or away: the connection state is `reconnecting` until
  /// `renewToken(_:completion:)` brings another one.
  func rtmKitTokenDidExpire(_ kit: AgoraRtmKit)
}

extension AgoraRtmDelegate {
  public func rtmKit(
    _ kit: AgoraRtmKit, connectionStateChanged state: AgoraRtmConnectionState, reason: AgoraRtmConnectionChangeReason
  ) {}
  public func rtmKit(_ kit: AgoraRtmKit, messageReceived message: AgoraRtmMessage, fromPeer peerId: String) {}
  public func rtmKit(_ kit: AgoraRtmKit, fileMessageReceived message: AgoraRtmFileMessage, fromPeer peerId: String) {}
  public func rtmKit(_ kit: AgoraRtmKit, imageMessageReceived message: AgoraRtmImageMessage, fromPeer peerId: String) {}
  public func rtmKit(
    _ kit: AgoraRtmKit, media requestId: Int64, uploadingProgress progress: AgoraRtmMediaOperationProgress
  ) {}
  public func rtmKit(
    _ kit: AgoraRtmKit, media requestId: Int64, downloadingProgress progress: AgoraRtmMediaOperationProgress
  ) {}
  public func rtmKit(_ kit: AgoraRtmKit, peersOnlineStatusChanged onlineStatus: [AgoraRtmPeerOnlineStatus]) {}
  public func rtmKitTokenPrivilegeWillExpire(_ kit: AgoraRtmKit) {}
  public func rtmKitTokenDidExpire(_ kit: AgoraRtmKit) {}
}

public import Foundation
import Parlance

/// The online status of a peer.
open class AgoraRtmPeerOnlineStatus: NSObject {
  /// The peer's user id.
  open var peerId: String
  /// A Boolean value that indicates whether a device of the peer is connected. Deprecated by the vendor; see `state`.
  open var isOnline: Bool
  /// The peer's state; `unreachable` is reported to subscribers only.
  public let state: AgoraRtmPeerOnlineState

  /// Creates a status without a peer: `isOnline` is false, and `state` is `online`, its first value.
  override public init() {
    peerId = ""
    isOnline = false
    state = .online
  }

  init(_ presence: AccountPresence) {
    peerId = presence.account.name
    isOnline = presence.state == .online
    state =
      switch presence.state {
      case .online: .online
      case .unreachable: .unreachable
      case .offline: .offline
      }
  }
}

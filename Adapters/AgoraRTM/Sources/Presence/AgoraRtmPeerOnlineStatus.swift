public import Foundation
import Parlance

/// Whether a peer is online.
open class AgoraRtmPeerOnlineStatus: NSObject {
  /// Who.
  open var peerId: String
  /// Whether a device of theirs is connected. Deprecated by the vendor; see `state`.
  open var isOnline: Bool
  /// How they stand; `unreachable` is told to subscribers only.
  public let state: AgoraRtmPeerOnlineState

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

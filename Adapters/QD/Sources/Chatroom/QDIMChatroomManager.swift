public import Foundation
import Parlance

/// Enters and leaves chatrooms. Ours: QD has chatroom sessions but documents no way to enter one.
///
/// An account in a room receives its messages with `onRecvMessages` and may write with `send(_:to:)`.
public protocol QDIMChatroomManager: NSObjectProtocol {
  /// Enters a room.
  ///
  /// - parameter roomId: The room; its session has this id and the type `chatroom`.
  /// - parameter nickname: The name to use there; nil for none.
  /// - parameter completion: Receives the room, or an error: `invalidChatroom` if it does not exist.
  func enterChatroom(_ roomId: String, nickname: String?, completion: ((QDChatroom?, (any Error)?) -> Void)?)
  /// Leaves a room.
  func exitChatroom(_ roomId: String, completion: (((any Error)?) -> Void)?)
  /// Fetches a room and the accounts that are in it now.
  func fetchChatroomInfo(_ roomId: String, completion: ((QDChatroom?, [String]?, (any Error)?) -> Void)?)

  /// Adds a delegate, which is held weakly; adding it again has no effect.
  func add(_ delegate: any QDChatroomManagerDelegate)
  /// Removes a delegate.
  func remove(_ delegate: any QDChatroomManagerDelegate)
}

extension QDIMChatroomManager {
  /// Enters a room without a name to use there.
  public func enterChatroom(_ roomId: String, completion: ((QDChatroom?, (any Error)?) -> Void)?) {
    enterChatroom(roomId, nickname: nil, completion: completion)
  }
  /// Calls `exitChatroom(_:completion:)` without a completion handler.
  public func exitChatroom(_ roomId: String) { exitChatroom(roomId, completion: nil) }
}

/// Methods that receive events of this account's rooms. Ours; optional, on the environment's callback queue.
public protocol QDChatroomManagerDelegate: NSObjectProtocol {
  /// This account is no longer in a room, for another reason than leaving it here.
  func onChatroomExited(_ roomId: String, reason: QDChatroomExitReason, operatorId: String)
}

extension QDChatroomManagerDelegate {
  public func onChatroomExited(_ roomId: String, reason: QDChatroomExitReason, operatorId: String) {}
}

/// The reasons for which an account is no longer in a room. Ours.
public enum QDChatroomExitReason: Int, Sendable {
  /// It left, from another device.
  case exited = 0
  /// It was removed.
  case kicked = 1
  /// The room was closed.
  case closed = 2

  init(_ departure: GroupDeparture) {
    self =
      switch departure {
      case .left: .exited
      case .removed, .blocked: .kicked
      case .dismissed: .closed
      }
  }
}

/// A room, as it was when it was fetched. Ours.
open class QDChatroom: NSObject {
  private let info: RoomInfo

  /// The room's id.
  open var roomId: String { info.id }
  /// The room's name.
  open var name: String { info.name }
  /// The account that created it.
  open var creator: String { info.owner.name }
  /// An announcement; nil if none.
  open var announcement: String? { info.properties[GroupInfo.Property.announcement] }
  /// The number of accounts in it.
  open var onlineUserCount: Int { info.memberCount }

  init(_ info: RoomInfo) { self.info = info }
}

public import Foundation

/// What happens in the chat rooms that this account is in. Every method is optional.
///
/// Each is called on the queue that the delegate was added with. Where a method came under several names, the newest
/// one that the delegate has is called.
public protocol AgoraChatroomManagerDelegate: NSObjectProtocol {
  /// Somebody came in. Those who were in it before are told.
  ///
  /// - parameter ext: What the other's app said with it.
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String, ext: String?)
  /// Somebody came in: the former form.
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String)
  /// Somebody came in: the oldest form.
  func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String)
  /// Somebody left, was removed, or is no longer connected. Those who remain are told.
  func userDidLeave(_ aChatroom: AgoraChatroom, user aUsername: String)
  /// Somebody left: the former form.
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String)
  /// This account is no longer in a chat room, other than by leaving it.
  func didDismiss(from aChatroom: AgoraChatroom, reason aReason: AgoraChatroomBeKickedReason)
  /// This account is no longer in a chat room: the former form.
  func didReceiveKicked(from aChatroom: AgoraChatroom, reason aReason: AgoraChatroomBeKickedReason)
}

extension AgoraChatroomManagerDelegate {
  public func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String, ext: String?) {
    userDidJoin(aChatroom, user: aUsername)
  }
  public func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String) {
    didReceiveUserJoinedChatroom(aChatroom, username: aUsername)
  }
  public func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String) {}
  public func userDidLeave(_ aChatroom: AgoraChatroom, user aUsername: String) {
    didReceiveUserLeavedChatroom(aChatroom, username: aUsername)
  }
  public func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String) {}
  public func didDismiss(from aChatroom: AgoraChatroom, reason aReason: AgoraChatroomBeKickedReason) {
    didReceiveKicked(from: aChatroom, reason: aReason)
  }
  public func didReceiveKicked(from aChatroom: AgoraChatroom, reason aReason: AgoraChatroomBeKickedReason) {}
}

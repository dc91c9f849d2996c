public import Foundation

/// Methods that receive changes of friends, lists and profiles, made by this client or another one of the account. Every method is
/// optional; all are called on the environment's callback queue.
public protocol NIMUserManagerDelegate: NSObjectProtocol {
  /// A friend was added, changed or removed.
  func onFriendChanged(_ user: NIMUser)
  /// The black list changed.
  func onBlackListChanged()
  /// The list of muted users changed.
  func onMuteListChanged()
  /// The profile of this account or of a friend changed.
  func onUserInfoChanged(_ user: NIMUser)
}

extension NIMUserManagerDelegate {
  public func onFriendChanged(_ user: NIMUser) {}
  public func onBlackListChanged() {}
  public func onMuteListChanged() {}
  public func onUserInfoChanged(_ user: NIMUser) {}
}

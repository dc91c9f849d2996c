internal import Foundation

/// The same calls without a completion.
extension IAgoraChatContactManager {
  /// Changes the name that this account gives a contact; nil or an empty one removes it.
  public func setContactRemark(_ userId: String, remark: String?) {
    setContactRemark(userId, remark: remark, completion: nil)
  }
  /// Fetches the contacts.
  public func getAllContactsFromServer() { getAllContactsFromServer(completion: nil) }
  /// Grants an account's request.
  public func approveFriendRequest(fromUser aUsername: String) {
    approveFriendRequest(fromUser: aUsername, completion: nil)
  }
  /// Declines an account's request.
  public func declineFriendRequest(fromUser aUsername: String) {
    declineFriendRequest(fromUser: aUsername, completion: nil)
  }
  /// Fetches the names on the block list.
  public func getBlackListFromServer() { getBlackListFromServer(completion: nil) }
}

public import Parlance

/// Friends, and accounts that are blocked.
extension AcmeMessenger {
  /// Asks an account to become a friend.
  public func requestFriend(_ account: AccountID, words: String?, completion: @escaping (AcmeError?) -> Void) {
    request(completion) { device, completion in
      device.requestFriend(account, message: words) { completion($0.failure) }
    }
  }

  /// Answers an account's request to become a friend.
  public func answerFriend(_ account: AccountID, accepts: Bool, completion: @escaping (AcmeError?) -> Void) {
    request(completion) { device, completion in
      device.answerFriendRequest(of: account, accepts: accepts) { completion($0.failure) }
    }
  }

  /// Ends a friendship, for both accounts.
  public func removeFriend(_ account: AccountID, completion: @escaping (AcmeError?) -> Void) {
    request(completion) { device, completion in device.removeFriend(account) { completion($0.failure) } }
  }

  /// Blocks an account, whose direct notes no longer arrive, or ends that.
  public func setBlocked(_ isBlocked: Bool, _ account: AccountID, completion: @escaping (AcmeError?) -> Void) {
    request(completion) { device, completion in
      device.updateContact(account, ContactUpdate(isBlocked: isBlocked)) { completion($0.failure) }
    }
  }

  /// Returns the friends and the blocked accounts, as this device knows them.
  public func contacts() throws(AcmeError) -> [Contact] { try read { $0.contacts() } }
}

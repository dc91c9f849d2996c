public import Foundation

/// Manages friends, the black list, the list of muted users and profiles. The getters read the device's copy; without a login they
/// know nothing.
///
/// Errors of all calls with a completion: local `userInfoNeeded` (not logged in), `invalidParam` (no account, this
/// account itself); remote 404 (no such account), 415 (no connection).
public protocol NIMUserManager: NSObjectProtocol {
  /// Adds a friend, requests a friendship, or answers a request, by the request's `operation`.
  ///
  /// Errors: remote 7101 for `add` (the account has this one in its black list), 404 for `verify` and `reject` (no
  /// pending request), 419 (the text is too long).
  func requestFriend(_ request: NIMUserRequest, completion: (((any Error)?) -> Void)?)
  /// Ends a friendship, for both; alias and text stay.
  func deleteFriend(_ userId: String, completion: (((any Error)?) -> Void)?)
  /// Ends a friendship, for both.
  ///
  /// - parameter userId: The friend.
  /// - parameter remove: Removes alias and text, too.
  /// - parameter completion: Receives nil, or the error.
  func deleteFriend(_ userId: String, removeAlias remove: Bool, completion: (((any Error)?) -> Void)?)
  /// Returns the friends, by account.
  func myFriends() -> [NIMUser]?
  /// Returns whether an account is a friend.
  func isMyFriend(_ userId: String) -> Bool
  /// Adds an account to the black list: its P2P messages do not arrive any more.
  func add(toBlackList userId: String, completion: @escaping ((any Error)?) -> Void)
  /// Removes an account from the black list. What it sent meanwhile does not arrive.
  func remove(fromBlackBlackList userId: String, completion: @escaping ((any Error)?) -> Void)
  /// Returns whether an account is in the black list.
  func isUser(inBlackList userId: String) -> Bool
  /// Returns the accounts in the black list.
  func myBlackList() -> [NIMUser]?
  /// Changes whether messages of an account cause push notifications.
  func updateNotifyState(_ notify: Bool, forUser userId: String, completion: (((any Error)?) -> Void)?)
  /// Returns whether messages of an account cause push notifications.
  func notify(forNewMsg userId: String) -> Bool
  /// Returns the accounts whose messages cause no push notifications.
  func myMuteUserList() -> [NIMUser]?
  /// Returns an account as this device knows it; nil without a login.
  func userInfo(_ userId: String) -> NIMUser?
  /// Changes alias and text of an account to those of a user; nil leaves one as it is, an empty text removes it.
  ///
  /// Errors: local `invalidParam` (an alias of more than 128 characters), remote 419 (a text that is too long).
  func update(_ user: NIMUser, completion: (((any Error)?) -> Void)?)
  /// Fetches the profiles of 1 to 150 users from the server; this device knows them from then on. Users that do not exist
  /// are left out. `onUserInfoChanged` is not called for them.
  func fetchUserInfos(_ users: [String], completion: NIMUserInfoBlock?)
  /// Changes fields of the own profile. An empty text removes a field.
  ///
  /// Errors: local `invalidParam` (no field with a value of its type, or a text that is too long), remote 419 (the profile
  /// as a whole is too long).
  ///
  /// - parameter values: The new values by the numbers of `NIMUserInfoUpdateTag`: strings, and a number for the gender.
  ///   Other keys and values are passed over.
  /// - parameter completion: Receives nil, or the error.
  func updateMyUserInfo(_ values: [NSNumber: Any], completion: (((any Error)?) -> Void)?)
  /// Searches the users whose profile or alias this device has.
  ///
  /// Errors: local `invalidParam` (no text).
  func searchUser(with option: NIMUserSearchOption, completion: NIMUserInfoBlock?)
  /// Adds a delegate, which is held weakly; adding it again has no effect.
  func add(_ delegate: any NIMUserManagerDelegate)
  /// Removes a delegate.
  func remove(_ delegate: any NIMUserManagerDelegate)
}

extension NIMUserManager {
  /// Makes a friend, asks for it or answers.
  public func requestFriend(_ request: NIMUserRequest) { requestFriend(request, completion: nil) }
  /// Ends a friendship, for both.
  public func deleteFriend(_ userId: String) { deleteFriend(userId, completion: nil) }
  /// Ends a friendship, for both.
  public func deleteFriend(_ userId: String, removeAlias remove: Bool) {
    deleteFriend(userId, removeAlias: remove, completion: nil)
  }
  /// Changes whether messages of an account cause push notifications.
  public func updateNotifyState(_ notify: Bool, forUser userId: String) {
    updateNotifyState(notify, forUser: userId, completion: nil)
  }
  /// Changes alias and text of an account.
  public func update(_ user: NIMUser) { update(user, completion: nil) }
  /// Fetches the profiles of users.
  public func fetchUserInfos(_ users: [String]) { fetchUserInfos(users, completion: nil) }
  /// Changes fields of the own profile.
  public func updateMyUserInfo(_ values: [NSNumber: Any] = [:]) { updateMyUserInfo(values, completion: nil) }
  /// Changes fields of the own profile; always fails with local `invalidParam`, since no field is given.
  public func updateMyUserInfo(completion: (((any Error)?) -> Void)?) { updateMyUserInfo([:], completion: completion) }
  /// Searches the users whose profile or alias this device has.
  public func searchUser(with option: NIMUserSearchOption) { searchUser(with: option, completion: nil) }
}

/// The asynchronous forms of calls: each throws the completion's error. Calls whose form without a completion continues
/// in the background have none.
extension NIMUserManager {
  /// Adds an account to the black list.
  public nonisolated(nonsending) func add(toBlackList userId: String) async throws {
    try await waited { add(toBlackList: userId, completion: $0) }
  }
  /// Removes an account from the black list.
  public nonisolated(nonsending) func remove(fromBlackBlackList userId: String) async throws {
    try await waited { remove(fromBlackBlackList: userId, completion: $0) }
  }
}

public import Foundation

/// Manages profiles: those of all accounts can be fetched, and the own one changed.
///
/// Errors of all calls: 300 (not connected), 201 (no login). Completions run on the environment's callback queue.
public protocol IAgoraChatUserInfoManager: NSObjectProtocol {
  /// Replaces the own profile. A field without a value is removed.
  ///
  /// Errors: 901 (more than 2,048 bytes).
  ///
  /// - parameter aUserData: The new values.
  /// - parameter aCompletionBlock: Receives the profile as it is then, or the error.
  func updateOwn(
    _ aUserData: AgoraChatUserInfo, completion aCompletionBlock: ((AgoraChatUserInfo?, AgoraChatError?) -> Void)?)
  /// Changes a field of the own profile.
  ///
  /// Errors: 901 (the profile would have more than 2,048 bytes), 110 (a gender that is not a number).
  ///
  /// - parameter aValue: The new value; nil or an empty one removes it.
  /// - parameter aType: The field.
  /// - parameter aCompletionBlock: Receives the profile as it is then, or the error.
  func updateOwnUserInfo(
    _ aValue: String?, with aType: AgoraChatUserInfoType,
    completion aCompletionBlock: ((AgoraChatUserInfo?, AgoraChatError?) -> Void)?)
  /// Fetches profiles.
  ///
  /// Errors: 900 (more than 100 accounts), 101 (no valid user name).
  ///
  /// - parameter aUserIds: The accounts.
  /// - parameter aCompletionBlock: Receives the profiles of those that exist, by account, or the error.
  func fetchUserInfo(
    byId aUserIds: [String], completion aCompletionBlock: (([String: AgoraChatUserInfo]?, AgoraChatError?) -> Void)?)
  /// Fetches some fields of profiles; the others are nil, or 0.
  ///
  /// Errors: 900 (more than 100 accounts), 101 (no valid user name).
  ///
  /// - parameter aUserIds: The accounts.
  /// - parameter aType: The numbers of the fields (`AgoraChatUserInfoType`); others are passed over.
  /// - parameter aCompletionBlock: Receives the profiles of those that exist, by account, or the error.
  func fetchUserInfo(
    byId aUserIds: [String], type aType: [NSNumber],
    completion aCompletionBlock: (([String: AgoraChatUserInfo]?, AgoraChatError?) -> Void)?)
}

extension IAgoraChatUserInfoManager {
  /// Replaces the own profile.
  public func updateOwn(_ aUserData: AgoraChatUserInfo) { updateOwn(aUserData, completion: nil) }
  /// Changes a field of the own profile.
  public func updateOwnUserInfo(_ aValue: String?, with aType: AgoraChatUserInfoType) {
    updateOwnUserInfo(aValue, with: aType, completion: nil)
  }
  /// Fetches profiles, so that this device knows them.
  public func fetchUserInfo(byId aUserIds: [String]) { fetchUserInfo(byId: aUserIds, completion: nil) }
  /// Fetches profiles, so that this device knows them.
  public func fetchUserInfo(byId aUserIds: [String], type aType: [NSNumber]) {
    fetchUserInfo(byId: aUserIds, type: aType, completion: nil)
  }
}

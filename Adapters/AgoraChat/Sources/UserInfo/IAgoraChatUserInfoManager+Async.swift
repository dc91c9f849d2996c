public import Foundation

/// The asynchronous forms of calls: each returns what the completion receives. Calls with a blocking form of the same labels
/// have none. In `async` code, a call without a
/// completion is one of these and has to be awaited; with `completion: nil` it is the form that does not wait.
extension IAgoraChatUserInfoManager {
  /// Replaces the own profile.
  @discardableResult
  public nonisolated(nonsending) func updateOwn(_ aUserData: AgoraChatUserInfo) async -> (
    AgoraChatUserInfo?, AgoraChatError?
  ) {
    await waitedForTwo { updateOwn(aUserData, completion: $0) }
  }

  /// Changes a field of the own profile.
  @discardableResult
  public nonisolated(nonsending) func updateOwnUserInfo(_ aValue: String?, with aType: AgoraChatUserInfoType) async -> (
    AgoraChatUserInfo?, AgoraChatError?
  ) {
    await waitedForTwo { updateOwnUserInfo(aValue, with: aType, completion: $0) }
  }

  /// Fetches profiles.
  @discardableResult
  public nonisolated(nonsending) func fetchUserInfo(byId aUserIds: [String]) async -> (
    [String: AgoraChatUserInfo]?, AgoraChatError?
  ) {
    await waitedForTwo { fetchUserInfo(byId: aUserIds, completion: $0) }
  }

  /// Fetches some fields of profiles.
  @discardableResult
  public nonisolated(nonsending) func fetchUserInfo(byId aUserIds: [String], type aType: [NSNumber]) async -> (
    [String: AgoraChatUserInfo]?, AgoraChatError?
  ) {
    await waitedForTwo { fetchUserInfo(byId: aUserIds, type: aType, completion: $0) }
  }
}

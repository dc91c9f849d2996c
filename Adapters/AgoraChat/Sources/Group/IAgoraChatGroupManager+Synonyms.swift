internal import Foundation

/// The names of 3.x for calls that have others since, which were deprecated there. A nil id is refused as an empty one is.
extension IAgoraChatGroupManager {
  /// Adds a delegate, which is called on the environment's callback queue.
  public func add(_ aDelegate: (any AgoraChatGroupManagerDelegate)!) { add(aDelegate, delegateQueue: nil) }

  /// Returns the groups that this account is in, as this device knows them; nil without a login.
  @discardableResult
  public func getAllGroups() -> [Any]! { getJoinedGroups() }

  /// Returns the groups that this account is in, as this device knows them; nil without a login.
  @discardableResult
  public func loadAllMyGroupsFromDB() -> [Any]! { getJoinedGroups() }

  /// Returns the ids of the groups whose messages cause no notifications, as this device knows them; nil without a login.
  @discardableResult
  public func getAllIgnoredGroupIds() -> [Any]! {
    getJoinedGroups()?.filter { !$0.isPushNotificationEnabled }.map { $0.groupId ?? "" }
  }

  /// Fetches the groups that this account is in.
  @discardableResult
  public func getMyGroupsFromServerWithError(_ pError: UnsafeMutablePointer<AgoraChatError?>!) -> [Any]! {
    getJoinedGroupsFromServer(withPage: 0, pageSize: Int.max, error: pError)
  }

  /// Fetches the groups that this account is in.
  public func getJoinedGroupsFromServer(completion aCompletionBlock: (([Any]?, AgoraChatError?) -> Void)!) {
    getJoinedGroupsFromServer(withPage: 0, pageSize: Int.max) { aCompletionBlock?($0, $1) }
  }

  /// Fetches a group, with its members if this account is one of them.
  @discardableResult
  public func fetchGroupInfo(
    _ aGroupId: String!, includeMembersList aIncludeMembersList: Bool,
    error pError: UnsafeMutablePointer<AgoraChatError?>!
  ) -> AgoraChatGroup! {
    getGroupSpecificationFromServer(withId: aGroupId ?? "", fetchMembers: aIncludeMembersList, error: pError)
  }

  /// Fetches a group, with its members if this account is one of them.
  public func getGroupSpecificationFromServer(
    byID aGroupID: String!, includeMembersList aIncludeMembersList: Bool,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)!
  ) {
    getGroupSpecificationFromServer(
      withId: aGroupID ?? "", fetchMembers: aIncludeMembersList, completion: aCompletionBlock)
  }

  /// Fetches all users who may not become members of a group; the owner and admins may.
  @discardableResult
  public func fetchGroupBansList(_ aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>!) -> [Any]! {
    getGroupBlacklistFromServer(withId: aGroupId ?? "", pageNumber: 1, pageSize: Int.max, error: pError)
  }

  /// Fetches all users who may not become members of a group; the owner and admins may.
  public func getGroupBlackListFromServer(
    byID aGroupId: String!, completion aCompletionBlock: (([Any]?, AgoraChatError?) -> Void)!
  ) {
    getGroupBlacklistFromServer(withId: aGroupId ?? "", pageNumber: 1, pageSize: Int.max) { aCompletionBlock?($0, $1) }
  }

  /// Destroys a group; only its owner may. What succeeded has no group any more, and returns nil.
  @discardableResult
  public func destroyGroup(_ aGroupId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>!) -> AgoraChatGroup!
  {
    let error: AgoraChatError? = destroyGroup(aGroupId ?? "")
    pError?.pointee = error
    return nil
  }

  /// Destroys a group; only its owner may. What succeeded has no group any more, and the completion receives nil for it.
  public func destroyGroup(
    _ aGroupId: String!, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)!
  ) {
    destroyGroup(aGroupId ?? "") { (error: AgoraChatError?) in aCompletionBlock?(nil, error) }
  }
}

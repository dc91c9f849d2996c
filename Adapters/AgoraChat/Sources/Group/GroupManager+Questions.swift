internal import Foundation
internal import Parlance

extension GroupManager {
  func getJoinedGroupsFromServer(
    withPage aPageNum: Int, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> [AgoraChatGroup]? {
    core.wait(in: .group, pError, calls.joined(aPageNum, aPageSize))
  }

  func getJoinedGroupsFromServer(
    withPage aPageNum: Int, pageSize aPageSize: Int,
    completion aCompletionBlock: (([AgoraChatGroup]?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.joined(aPageNum, aPageSize))
  }

  func getJoinedGroupsFromServer(
    withPage aPageNum: Int, pageSize aPageSize: Int, needMemberCount aNeedMemberCount: Bool, needRole aNeedRole: Bool,
    completion aCompletionBlock: (([AgoraChatGroup]?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.joined(aPageNum, aPageSize))
  }

  func getJoinedGroupsCountFromServer(completion aCompletionBlock: ((Int, AgoraChatError?) -> Void)?) {
    core.fetch(in: .group, { aCompletionBlock?($0 ?? 0, $1) }, calls.joinedCount())
  }

  func getPublicGroupsFromServer(
    withCursor aCursor: String?, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatCursorResult<AgoraChatGroup>? {
    core.wait(in: .group, pError, calls.publicGroups(aCursor, aPageSize))
  }

  func getPublicGroupsFromServer(
    withCursor aCursor: String?, pageSize aPageSize: Int,
    completion aCompletionBlock: ((AgoraChatCursorResult<AgoraChatGroup>?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.publicGroups(aCursor, aPageSize))
  }

  func searchPublicGroup(withId aGroundId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatGroup?
  {
    core.wait(in: .group, pError, calls.publicGroup(aGroundId))
  }

  func searchPublicGroup(
    withId aGroundId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.publicGroup(aGroundId))
  }

  func getGroupSpecificationFromServer(withId aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatGroup?
  {
    core.wait(in: .group, pError, calls.specification(aGroupId))
  }

  func getGroupSpecificationFromServer(
    withId aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.specification(aGroupId))
  }

  func getGroupSpecificationFromServer(
    withId aGroupId: String, fetchMembers: Bool, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    core.wait(in: .group, pError, calls.specification(aGroupId))
  }

  func getGroupSpecificationFromServer(
    withId aGroupId: String, fetchMembers: Bool,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.specification(aGroupId))
  }

  func getGroupMemberListFromServer(
    withId aGroupId: String, cursor aCursor: String?, pageSize aPageSize: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatCursorResult<NSString>! {
    core.wait(in: .group, pError, calls.members(aGroupId, aCursor, aPageSize))
  }

  func getGroupMemberListFromServer(
    withId aGroupId: String, cursor aCursor: String?, pageSize aPageSize: Int,
    completion aCompletionBlock: ((AgoraChatCursorResult<NSString>?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.members(aGroupId, aCursor, aPageSize))
  }

  func getGroupMuteListFromServer(
    withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> [String]? {
    core.wait(in: .group, pError, calls.mutedNames(aGroupId, aPageNum, aPageSize))
  }

  func getGroupMuteListFromServer(
    withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.mutedNames(aGroupId, aPageNum, aPageSize))
  }

  func fetchGroupMuteListFromServer(
    withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    completion aCompletionBlock: (([String: NSNumber]?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.mutedTimes(aGroupId, aPageNum, aPageSize))
  }

  func isMemberInMuteListFromServer(
    withGroupId aGroupId: String, completion aCompletionBlock: @escaping (Bool, AgoraChatError?) -> Void
  ) {
    core.fetch(in: .group, { aCompletionBlock($0 ?? false, $1) }, calls.isMuted(aGroupId))
  }

  func getGroupAnnouncement(withId aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> String? {
    core.wait(in: .group, pError, calls.announcement(aGroupId))
  }

  func getGroupAnnouncement(withId aGroupId: String, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)
  {
    core.fetch(in: .group, aCompletionBlock, calls.announcement(aGroupId))
  }
}

internal import Foundation
internal import Parlance

/// The block list and the white list of groups.
extension GroupManager {
  func getGroupBlacklistFromServer(
    withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> [String]? {
    core.wait(in: .group, pError, calls.blocked(aGroupId, aPageNum, aPageSize))
  }

  func getGroupBlacklistFromServer(
    withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.blocked(aGroupId, aPageNum, aPageSize))
  }

  func getGroupWhiteListFromServer(withId aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> [Any]!
  {
    core.wait(in: .group, pError, calls.allowed(aGroupId))
  }

  func getGroupWhiteListFromServer(
    withId aGroupId: String, completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.allowed(aGroupId))
  }

  func isMemberInWhiteListFromServer(
    withGroupId aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> Bool {
    core.wait(in: .group, pError, calls.isAllowed(aGroupId)) ?? false
  }

  func isMemberInWhiteListFromServer(
    withGroupId aGroupId: String, completion aCompletionBlock: ((Bool, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, { aCompletionBlock?($0 ?? false, $1) }, calls.isAllowed(aGroupId))
  }

  func blockOccupants(
    _ aOccupants: [String], fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    core.wait(in: .group, pError, calls.block(aOccupants, true, aGroupId))
  }

  func blockMembers(
    _ aMembers: [String], fromGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.block(aMembers, true, aGroupId))
  }

  func unblockOccupants(
    _ aOccupants: [String], forGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    core.wait(in: .group, pError, calls.block(aOccupants, false, aGroupId))
  }

  func unblockMembers(
    _ aMembers: [String], fromGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.block(aMembers, false, aGroupId))
  }

  func addWhiteListMembers(
    _ aMembers: [String], fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    core.wait(in: .group, pError, calls.allow(aMembers, true, aGroupId))
  }

  func addWhiteListMembers(
    _ aMembers: [String], fromGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.allow(aMembers, true, aGroupId))
  }

  func removeWhiteListMembers(
    _ aMembers: [String], fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    core.wait(in: .group, pError, calls.allow(aMembers, false, aGroupId))
  }

  func removeWhiteListMembers(
    _ aMembers: [String], fromGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.allow(aMembers, false, aGroupId))
  }
}

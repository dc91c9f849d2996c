internal import Foundation
internal import Parlance

extension GroupManager {
  func createGroup(
    withSubject aSubject: String?, description aDescription: String?, invitees aInvitees: [String]?,
    message aMessage: String?, setting aSetting: AgoraChatGroupOptions?,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    core.wait(in: .group, pError, calls.create(aSubject, aDescription, aInvitees, aMessage, aSetting))
  }

  func createGroup(
    withSubject aSubject: String?, description aDescription: String?, invitees aInvitees: [String]?,
    message aMessage: String?, setting aSetting: AgoraChatGroupOptions?,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.create(aSubject, aDescription, aInvitees, aMessage, aSetting))
  }

  func changeGroupSubject(
    _ aSubject: String?, forGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    core.wait(in: .group, pError, calls.update(GroupInfo.Property.name, aSubject, aGroupId))
  }

  func updateGroupSubject(
    _ aSubject: String?, forGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.update(GroupInfo.Property.name, aSubject, aGroupId))
  }

  func changeDescription(
    _ aDescription: String?, forGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    core.wait(in: .group, pError, calls.update(GroupInfo.Property.introduction, aDescription, aGroupId))
  }

  func updateDescription(
    _ aDescription: String?, forGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.update(GroupInfo.Property.introduction, aDescription, aGroupId))
  }

  func updateGroupAnnouncement(
    withId aGroupId: String, announcement aAnnouncement: String?, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    core.wait(in: .group, pError, calls.update(GroupInfo.Property.announcement, aAnnouncement, aGroupId))
  }

  func updateGroupAnnouncement(
    withId aGroupId: String, announcement aAnnouncement: String?,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.update(GroupInfo.Property.announcement, aAnnouncement, aGroupId))
  }

  func updateGroupExt(withId aGroupId: String, ext aExt: String?, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatGroup?
  {
    core.wait(in: .group, pError, calls.update(GroupInfo.Property.custom, aExt, aGroupId))
  }

  func updateGroupExt(
    withId aGroupId: String, ext aExt: String?,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.update(GroupInfo.Property.custom, aExt, aGroupId))
  }

  func muteAllMembers(fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatGroup?
  {
    core.wait(in: .group, pError, calls.update(GroupInfo.Property.muted, "true", aGroupId))
  }

  func muteAllMembers(
    fromGroup aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)!
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.update(GroupInfo.Property.muted, "true", aGroupId))
  }

  func unmuteAllMembers(fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatGroup?
  {
    core.wait(in: .group, pError, calls.update(GroupInfo.Property.muted, "false", aGroupId))
  }

  func unmuteAllMembers(
    fromGroup aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)!
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.update(GroupInfo.Property.muted, "false", aGroupId))
  }

  func joinPublicGroup(_ aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup? {
    core.wait(in: .group, pError, calls.join(aGroupId))
  }

  func joinPublicGroup(_ aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?) {
    core.fetch(in: .group, aCompletionBlock, calls.join(aGroupId))
  }

  func leaveGroup(_ aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) {
    _ = core.wait(in: .group, pError, calls.leave(aGroupId))
  }

  func leaveGroup(_ aGroupId: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)?) {
    core.fetch(in: .group, { aCompletionBlock?($1) }, calls.leave(aGroupId))
  }

  func destroyGroup(_ aGroupId: String) -> AgoraChatError! {
    var error: AgoraChatError?
    _ = core.wait(in: .group, &error, calls.destroy(aGroupId))
    return error
  }

  func destroyGroup(_ aGroupId: String, finishCompletion aCompletionBlock: ((AgoraChatError?) -> Void)?) {
    core.fetch(in: .group, { aCompletionBlock?($1) }, calls.destroy(aGroupId))
  }
}

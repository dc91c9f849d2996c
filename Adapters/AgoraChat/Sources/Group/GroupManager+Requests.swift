internal import Foundation
internal import Parlance

/// Applications to join groups, and invitations.
extension GroupManager {
  func applyJoinPublicGroup(
    _ aGroupId: String, message aMessage: String?, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    core.wait(in: .group, pError, calls.apply(aGroupId, aMessage))
  }

  func request(
    toJoinPublicGroup aGroupId: String, message aMessage: String?,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.apply(aGroupId, aMessage))
  }

  func acceptJoinApplication(_ aGroupId: String, applicant aUsername: String) -> AgoraChatError! {
    failure(calls.answer(applicant: aUsername, accepts: true, aGroupId))
  }

  func approveJoinGroupRequest(
    _ aGroupId: String, sender aUsername: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.answer(applicant: aUsername, accepts: true, aGroupId))
  }

  func declineJoinApplication(_ aGroupId: String, applicant aUsername: String, reason aReason: String?)
    -> AgoraChatError!
  {
    failure(calls.answer(applicant: aUsername, accepts: false, aGroupId, aReason))
  }

  func declineJoinGroupRequest(
    _ aGroupId: String, sender aUsername: String, reason aReason: String?,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.answer(applicant: aUsername, accepts: false, aGroupId, aReason))
  }

  func acceptInvitation(
    fromGroup aGroupId: String, inviter aUsername: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    core.wait(in: .group, pError, calls.answer(inviter: aUsername, accepts: true, aGroupId))
  }

  func acceptInvitation(
    fromGroup aGroupId: String, inviter aUsername: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.answer(inviter: aUsername, accepts: true, aGroupId))
  }

  func declineInvitation(fromGroup aGroupId: String, inviter aUsername: String, reason aReason: String?)
    -> AgoraChatError!
  {
    failure(calls.answer(inviter: aUsername, accepts: false, aGroupId, aReason))
  }

  func declineGroupInvitation(
    _ aGroupId: String, inviter aInviter: String, reason aReason: String?,
    completion aCompletionBlock: ((AgoraChatError?) -> Void)?
  ) {
    core.fetch(
      in: .group, { aCompletionBlock?($1) }, calls.answer(inviter: aInviter, accepts: false, aGroupId, aReason))
  }

  /// Waits for a call whose value the form does not return.
  private func failure<Value>(_ call: @escaping Call<Value>) -> AgoraChatError? {
    var error: AgoraChatError?
    _ = core.wait(in: .group, &error, call)
    return error
  }
}

internal import Foundation
internal import Parlance

extension GroupManager {
  func addOccupants(
    _ aOccupants: [String], toGroup aGroupId: String, welcomeMessage aWelcomeMessage: String?,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    core.wait(in: .group, pError, calls.add(aOccupants, aGroupId, aWelcomeMessage))
  }

  func addMembers(
    _ aUsers: [String], toGroup aGroupId: String, message aMessage: String?,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.add(aUsers, aGroupId, aMessage))
  }

  func removeOccupants(
    _ aOccupants: [String], fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    core.wait(in: .group, pError, calls.remove(aOccupants, aGroupId))
  }

  func removeMembers(
    _ aUsers: [String], fromGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.remove(aUsers, aGroupId))
  }

  func updateGroupOwner(
    _ aGroupId: String, newOwner aNewOwner: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    core.wait(in: .group, pError, calls.transfer(aGroupId, to: aNewOwner))
  }

  func updateGroupOwner(
    _ aGroupId: String, newOwner aNewOwner: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.transfer(aGroupId, to: aNewOwner))
  }

  func addAdmin(_ aAdmin: String, toGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatGroup?
  {
    core.wait(in: .group, pError, calls.setRole(.manager, aAdmin, aGroupId))
  }

  func addAdmin(
    _ aAdmin: String, toGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.setRole(.manager, aAdmin, aGroupId))
  }

  func removeAdmin(_ aAdmin: String, fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatGroup?
  {
    core.wait(in: .group, pError, calls.setRole(.ordinary, aAdmin, aGroupId))
  }

  func removeAdmin(
    _ aAdmin: String, fromGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.setRole(.ordinary, aAdmin, aGroupId))
  }

  func muteMembers(
    _ aMuteMembers: [String], muteMilliseconds aMuteMilliseconds: Int, fromGroup aGroupId: String,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    core.wait(in: .group, pError, calls.mute(aMuteMembers, milliseconds: aMuteMilliseconds, aGroupId))
  }

  func muteMembers(
    _ aMuteMembers: [String], muteMilliseconds aMuteMilliseconds: Int, fromGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.mute(aMuteMembers, milliseconds: aMuteMilliseconds, aGroupId))
  }

  func unmuteMembers(
    _ aMembers: [String], fromGroup aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    core.wait(in: .group, pError, calls.unmute(aMembers, aGroupId))
  }

  func unmuteMembers(
    _ aMembers: [String], fromGroup aGroupId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.unmute(aMembers, aGroupId))
  }
}

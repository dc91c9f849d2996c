internal import Foundation
internal import Parlance

/// Groups whose messages this account blocks.
extension GroupManager {
  private func block(_ id: String, _ isBlocked: Bool) -> Call<AgoraChatGroup> {
    calls.change(id) { $0.setBlocked(isBlocked, group: id, completion: $1) }
  }

  func blockGroup(_ aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup? {
    core.wait(in: .group, pError, block(aGroupId, true))
  }

  func blockGroup(_ aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?) {
    core.fetch(in: .group, aCompletionBlock, block(aGroupId, true))
  }

  func unblockGroup(_ aGroupId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatGroup? {
    core.wait(in: .group, pError, block(aGroupId, false))
  }

  func unblockGroup(_ aGroupId: String, completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?) {
    core.fetch(in: .group, aCompletionBlock, block(aGroupId, false))
  }
}

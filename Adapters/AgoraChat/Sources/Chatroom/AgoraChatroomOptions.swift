public import Foundation
internal import Parlance

/// The settings of a chat room.
open class AgoraChatroomOptions: NSObject {
  /// The maximum number of users in the chat room at the same time; 0 if it has no limit.
  open var maxUsersCount: Int

  /// Creates options without a limit.
  public override init() {
    maxUsersCount = 0
    super.init()
  }
}

public import Foundation

/// A step towards a friendship, or an answer to one.
open class NIMUserRequest: NSObject {
  /// The other account.
  open var userId = ""
  /// The step. Default: `add`.
  open var operation = NIMUserOperation.add
  /// Words for the other account.
  open var message: String?

  public override init() {}
}

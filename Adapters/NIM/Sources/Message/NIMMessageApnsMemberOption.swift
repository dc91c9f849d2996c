public import Foundation
internal import Parlance

/// The wishes of a message's sender for the push notifications of some members of a team.
open class NIMMessageApnsMemberOption: NSObject {
  /// The members; nil for all of them.
  open var userIds: [String]?
  /// A Boolean value that indicates whether they are notified although their settings exclude the message.
  open var forcePush = true
  /// The text that they are shown, at most 500 characters; nil for that of the message.
  open var apnsContent: String?

  /// Creates an option that has all members notified.
  public override init() { super.init() }
}

extension NIMMessageApnsMemberOption {
  convenience init(_ hints: MemberPushHints) {
    self.init()
    userIds = hints.accounts?.map(\.name)
    forcePush = hints.isForced
    apnsContent = hints.text
  }

  final func duplicate() -> NIMMessageApnsMemberOption {
    let copy = NIMMessageApnsMemberOption()
    copy.userIds = userIds
    copy.forcePush = forcePush
    copy.apnsContent = apnsContent
    return copy
  }

  /// - throws: Local error `invalidParam` if the text is too long.
  final func hints() throws -> MemberPushHints {
    if let apnsContent, apnsContent.count > Limits.pushText {
      throw NSError.invalidParameter("apnsContent exceeds \(Limits.pushText) characters")
    }
    return MemberPushHints(accounts: userIds?.map { AccountID($0) }, isForced: forcePush, text: apnsContent)
  }
}

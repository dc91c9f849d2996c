public import Foundation
internal import Parlance

/// A quick comment: a number with which an account reacts to a message (NIM: quick comments). The app gives the numbers
/// their pictures.
///
/// Other SDKs' users see the numbers of ``NIMQuickComment/replyType`` as emojis or as texts.
open class NIMQuickComment: NSObject, NSCopying {
  private final var ownMessage: NIMMessage?
  private final var account: String
  private final var time: TimeInterval

  /// The account that commented; empty before the comment is added.
  open var from: String { account }
  /// The number. 1 to 10 are the emojis 👍 ❤️ 😂 😮 😢 🙏 🎉 👏 🔥 👎 to users of other SDKs, any other number *n* is the
  /// text "#n". 0 is an emoji or text without a number, which is in `ext`.
  open var replyType: Int64 = 0
  /// The time when the server accepted it, in seconds since 1970; 0 before.
  open var timestamp: TimeInterval { time }
  /// The app's text, up to 1 KB; with `replyType` 0 the reaction itself.
  open var ext: String?
  /// The push notification for accounts that are offline; nothing is pushed without it.
  open var setting: NIMQuickCommentSetting?
  /// The message; a new, empty one before the comment is added.
  open var message: NIMMessage {
    if let ownMessage { return ownMessage }
    let message = NIMMessage()
    ownMessage = message
    return message
  }
  /// The facts that identify the message.
  open var basicInfo: NIMChatExtendBasicInfo { NIMChatExtendBasicInfo(message: message) }

  public override init() {
    account = ""
    time = 0
  }

  init(_ reaction: Reaction, message: NIMMessage) {
    account = reaction.account.name
    time = reaction.time.seconds
    super.init()
    ownMessage = message
    (replyType, ext) = CommentNumbers.comment(reaction)
  }

  /// Notes whose comment it is now, and on what.
  final func begin(_ account: AccountID, on message: NIMMessage, at time: Timestamp) {
    self.account = account.name
    self.time = time.seconds
    ownMessage = message
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NIMQuickComment()
    copy.account = account
    copy.time = time
    copy.ownMessage = ownMessage
    copy.replyType = replyType
    copy.ext = ext
    copy.setting = setting?.copy() as? NIMQuickCommentSetting
    return copy
  }
}

public import Foundation
internal import Parlance

/// Receives the pin that was made, or an error.
public typealias NIMAddMessagePinCompletion = ((any Error)?, NIMMessagePinItem?) -> Void
/// Receives the pin that was taken off, or an error.
public typealias NIMRemoveMessagePinCompletion = ((any Error)?, NIMMessagePinItem?) -> Void
/// Receives the pin as it is now, or an error.
public typealias NIMUpdateMessagePinCompletion = ((any Error)?, NIMMessagePinItem?) -> Void
/// Receives the pins of a session, or an error.
public typealias NIMLoadMessagePinsCompletion = ((any Error)?, [NIMMessagePinItem]?) -> Void

/// The pin of a message (NIM: PIN), which everyone in its session sees.
open class NIMMessagePinItem: NSObject {
  /// The session of the message.
  open var session: NIMSession
  /// The account that sent the message.
  open var messageFromAccount: String
  /// The peer's account or the team's id, as the message's sender names the session.
  open var messageToAccount: String
  /// The time when the server accepted the message, in seconds since 1970.
  open var messageTime: TimeInterval
  /// The server's id of the message.
  open var messageServerID: String
  /// The id of the message.
  open var messageId: String
  /// The account that pinned the message; nil for one that is not pinned.
  open var accountID: String?
  /// The app's text with the pin, 512 characters at most.
  open var ext: String?
  /// The time at which the message was pinned, in seconds since 1970; 0 for one that is not pinned.
  open var createTime: TimeInterval
  /// The time of the last change of the pin, in seconds since 1970; 0 for a message that is not pinned.
  open var updateTime: TimeInterval

  /// Creates a record of no message, which calls refuse with local error `invalidParam`.
  public override convenience init() { self.init(message: NIMMessage(), id: "") }

  /// Creates the record of a message to pin.
  public convenience init(message: NIMMessage) { self.init(message: message, id: message.messageId) }

  private init(message: NIMMessage, id: String) {
    let info = NIMChatExtendBasicInfo(message: message)
    session = message.session ?? info.session
    messageFromAccount = info.fromAccount
    messageToAccount = info.toAccount
    messageTime = info.timestamp
    messageServerID = info.serverID
    messageId = id
    createTime = 0
    updateTime = 0
  }

  init(_ pin: MessagePin, in conversation: ConversationID, of account: AccountID, core: ClientCore) {
    session = core.session(of: conversation)
    messageFromAccount = pin.messageSender.name
    let isReceived = conversation.kind == .direct && pin.messageSender != account
    messageToAccount = isReceived ? account.name : conversation.name
    messageTime = pin.messageTime.seconds
    messageServerID = pin.messageID.string
    messageId = pin.messageID.string
    accountID = pin.account.name
    ext = pin.note
    createTime = pin.time.seconds
    updateTime = pin.updated.seconds
  }
}

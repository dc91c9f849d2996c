public import Foundation
internal import Parlance

/// The message that this one replies to, and the one with which their thread began.
extension NIMMessage {
  /// The id of the message that this one replies to; nil if it is not a reply.
  public var repliedMessageId: String? { details.reply?.message.id.string }
  /// The server's id of the message that this one replies to; nil if it is not a reply.
  public var repliedMessageServerId: String? { repliedMessageId }
  /// The account that sent the message that this one replies to; nil if it is not a reply.
  public var repliedMessageFrom: String? { details.reply?.message.sender.name }
  /// The receiver of the message that this one replies to: an account, or the team's id; nil if it is not a reply.
  public var repliedMessageTo: String? { receiver(of: details.reply?.message) }
  /// The time when the server accepted the message that this one replies to, in seconds since 1970; 0 if it is not a reply.
  public var repliedMessageTime: TimeInterval { details.reply?.message.time.seconds ?? 0 }
  /// The id of the message with which the thread of this reply began; nil if it is not a reply.
  public var threadMessageId: String? { details.reply?.thread.id.string }
  /// The server's id of the message with which the thread of this reply began; nil if it is not a reply.
  public var threadMessageServerId: String? { threadMessageId }
  /// The account that sent the message with which the thread of this reply began; nil if it is not a reply.
  public var threadMessageFrom: String? { details.reply?.thread.sender.name }
  /// The receiver of the message with which the thread of this reply began: an account, or the team's id; nil if it is
  /// not a reply.
  public var threadMessageTo: String? { receiver(of: details.reply?.thread) }
  /// The time when the server accepted the message with which the thread of this reply began, in seconds since 1970; 0
  /// if it is not a reply.
  public var threadMessageTime: TimeInterval { details.reply?.thread.time.seconds ?? 0 }

  /// Returns the name of the session of a message of this one's session, as its sender calls it.
  private func receiver(of reference: MessageReference?) -> String? {
    guard let reference, let conversation = session?.conversation else { return nil }
    guard conversation.kind == .direct, let account = core?.account, reference.sender != account else {
      return conversation.name
    }
    return account.name
  }
}

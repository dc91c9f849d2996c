public import Foundation
internal import Parlance

/// The kinds of operation on a reaction.
public enum AgoraChatMessageReactionOperate: UInt, @unchecked Sendable {
  case remove = 0
  case add = 1
}

/// A reaction that an account added or removed.
open class AgoraChatMessageReactionOperation: NSObject {
  /// The account.
  public let userId: String
  /// The text of the reaction.
  public let reaction: String
  /// The kind of operation.
  public let operate: AgoraChatMessageReactionOperate

  init(_ change: ReactionChange) {
    userId = change.reaction.account.name
    reaction = change.reaction.text
    operate = change.isRemoval ? .remove : .add
    super.init()
  }
}

/// A change of the reactions to a message.
open class AgoraChatMessageReactionChange: NSObject {
  /// The conversation of the message.
  public let conversationId: String?
  /// The message.
  public let messageId: String?
  /// The reactions after the change, as far as this device has them; empty if it does not have the message.
  public let reactions: [AgoraChatMessageReaction]?
  /// The operations that changed them.
  public let operations: [AgoraChatMessageReactionOperation]?

  init(_ change: ReactionChange, _ device: Device) {
    conversationId = change.conversation.name
    messageId = change.messageID.string
    reactions = AgoraChatMessageReaction.list(
      device.reactions(of: change.messageID, in: change.conversation), device.account)
    operations = [AgoraChatMessageReactionOperation(change)]
    super.init()
  }
}

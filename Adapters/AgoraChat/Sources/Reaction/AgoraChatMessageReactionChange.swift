public import Foundation
internal import Parlance

/// The kinds of operation on a reaction.
public enum AgoraChatMessageReactionOperate: UInt, @unchecked Sendable {
  case remove = 0
  case add = 1
}

/// A reaction that an account added or removed.
open class AgoraChatMessageReactionOperation: NSObject {
  /// The account that added or removed the reaction.
  public let userId: String
  /// The text of the reaction.
  public let reaction: String
  /// The kind of operation.
  public let operate: AgoraChatMessageReactionOperate

  /// Creates an empty object: no account, no text, and `remove`.
  public override init() {
    userId = ""
    reaction = ""
    operate = .remove
    super.init()
  }

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
  /// The id of the message whose reactions changed.
  public let messageId: String?
  /// The reactions after the change. Those to a message that this device does not have are fetched from the server; empty if
  /// that fails.
  public let reactions: [AgoraChatMessageReaction]?
  /// The operations that changed them.
  public let operations: [AgoraChatMessageReactionOperation]?

  /// Creates a change of no message.
  public override init() {
    conversationId = nil
    messageId = nil
    reactions = nil
    operations = nil
    super.init()
  }

  init(_ change: ReactionChange, _ reactions: [Reaction], _ account: AccountID) {
    conversationId = change.conversation.name
    messageId = change.messageID.string
    self.reactions = AgoraChatMessageReaction.list(reactions, account)
    operations = [AgoraChatMessageReactionOperation(change)]
    super.init()
  }
}

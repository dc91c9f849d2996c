public import Foundation

/// Receives events of messages, receipts and recalls.
///
/// ``AgoraChatManagerDelegateCalls`` describes the methods. The other protocols from which this one inherits declare
/// their spellings: the names of 3.x and before, lists of any type, and every parameter with `?`, with `!` and with
/// neither. In Objective-C all of these are one method; in Swift each is a method of its own. The spelling that a
/// delegate implements is called. If it implements several, only one is called: that of 1.3.1 if it is among them.
public protocol AgoraChatManagerDelegate: AgoraChatManagerDelegateCalls, AgoraChatManagerDelegateSpellings,
  AgoraChatManagerDelegateUnwrappedFirst, AgoraChatManagerDelegateUnwrappedSecond,
  AgoraChatManagerDelegateUnwrappedThird, AgoraChatManagerDelegateUnwrappedFirstSecond,
  AgoraChatManagerDelegateUnwrappedFirstThird, AgoraChatManagerDelegateUnwrappedSecondThird,
  AgoraChatManagerDelegateUnwrappedFirstSecondThird
{}

/// The methods of 1.3.1.
public protocol AgoraChatManagerDelegateCalls: NSObjectProtocol {
  /// Conversations were added to the list or removed from it.
  ///
  /// - parameter aConversationList: All conversations, the newest first.
  func conversationListDidUpdate(_ aConversationList: [AgoraChatConversation])
  /// Messages arrived, from others or from another device of this account.
  func messagesDidReceive(_ aMessages: [AgoraChatMessage])
  /// Commands arrived (document 000).
  func cmdMessagesDidReceive(_ aCmdMessages: [AgoraChatMessage])
  /// The peer of a one-to-one chat read this account's messages.
  ///
  /// - parameter aMessages: The messages that were unread before.
  func messagesDidRead(_ aMessages: [AgoraChatMessage])
  /// A member of a group read one of this account's messages.
  ///
  /// - parameter aMessage: The message that was read.
  /// - parameter aGroupAcks: The new acknowledgements.
  func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [AgoraChatGroupMessageAck])
  /// The number of readers of some group message of this account changed.
  func groupMessageAckHasChanged()
  /// A whole one-to-one chat was read.
  ///
  /// - parameter from: The reader: the peer, or this account on another of its devices.
  /// - parameter to: The other side.
  func onConversationRead(_ from: String, to: String)
  /// Messages of this account were delivered to devices of peers.
  func messagesDidDeliver(_ aMessages: [AgoraChatMessage])
  /// Messages were recalled by `recallMessage`, or revoked in another style.
  func messagesInfoDidRecall(_ aRecallMessagesInfo: [AgoraChatRecallMessageInfo])
  /// Reactions to messages were added or removed, by others or on another device of this account.
  func messageReactionDidChange(_ changes: [AgoraChatMessageReactionChange])
  /// The content of a message was changed by another account, or on another device of this account.
  ///
  /// - parameter message: The message as it is now.
  /// - parameter operatorId: The account that changed it.
  /// - parameter operationTime: The time of the change, in milliseconds since 1970.
  func onMessageContentChanged(_ message: AgoraChatMessage, operatorId: String, operationTime: UInt)
  /// A message was pinned, or its pin was taken off, by another account or on another device of this account.
  ///
  /// - parameter messageId: The message, which need not be in the local database.
  /// - parameter conversationId: The conversation of the message.
  /// - parameter pinOperation: The kind of change.
  /// - parameter pinInfo: The account that made the change, and the time.
  func onMessagePinChanged(
    _ messageId: String, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo)
  /// The server accepted a message, or sending failed.
  ///
  /// - parameter aMessage: The message, with its new status.
  /// - parameter aError: The reason for a failure; nil for an accepted message.
  func messageStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?)
  /// The download of a message's file or thumbnail ended, whether the app or the SDK itself started it.
  ///
  /// - parameter aMessage: The message whose file it is.
  /// - parameter aError: The reason for a failure; nil if the file is on this device.
  func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?)
}

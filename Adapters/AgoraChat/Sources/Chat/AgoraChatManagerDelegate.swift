public import Foundation

/// Told of messages, receipts and recalls.
///
/// ``AgoraChatManagerDelegateCalls`` describes the methods. The other protocols from which this one inherits have their
/// spellings: the names of 3.x and before, lists of any type, and every parameter with `?`, with `!` and with neither.
/// Objective-C takes all of these for one method; to Swift each is a method of its own. Whichever spelling a delegate has
/// is called; of several, one: that of 1.3.1 if it is among them.
public protocol AgoraChatManagerDelegate: AgoraChatManagerDelegateCalls, AgoraChatManagerDelegateSpellings,
  AgoraChatManagerDelegateUnwrappedFirst, AgoraChatManagerDelegateUnwrappedSecond,
  AgoraChatManagerDelegateUnwrappedFirstSecond
{}

/// The methods of 1.3.1.
public protocol AgoraChatManagerDelegateCalls: NSObjectProtocol {
  /// Conversations came into the list or went from it.
  ///
  /// - parameter aConversationList: All of them, the newest first.
  func conversationListDidUpdate(_ aConversationList: [AgoraChatConversation])
  /// Messages came: of others, or of this account from another of its devices.
  func messagesDidReceive(_ aMessages: [AgoraChatMessage])
  /// Commands came (document 000).
  func cmdMessagesDidReceive(_ aCmdMessages: [AgoraChatMessage])
  /// The peer of a one-to-one chat read this account's messages.
  ///
  /// - parameter aMessages: Those that were unread before.
  func messagesDidRead(_ aMessages: [AgoraChatMessage])
  /// A member of a group read one of this account's messages.
  ///
  /// - parameter aGroupAcks: Who did just now.
  func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [AgoraChatGroupMessageAck])
  /// The number of readers of some group message of this account changed.
  func groupMessageAckHasChanged()
  /// A whole one-to-one chat was read.
  ///
  /// - parameter from: Who read: the peer, or this account on another of its devices.
  /// - parameter to: The other side.
  func onConversationRead(_ from: String, to: String)
  /// Devices of peers have this account's messages.
  func messagesDidDeliver(_ aMessages: [AgoraChatMessage])
  /// Messages were taken back by `recallMessage`, or in another style.
  func messagesInfoDidRecall(_ aRecallMessagesInfo: [AgoraChatRecallMessageInfo])
  /// A message was accepted by the server, or not.
  ///
  /// - parameter aError: Why not; nil for an accepted one.
  func messageStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?)
  /// The download of a message's file or thumbnail ended, whether the app or the SDK itself asked for it.
  ///
  /// - parameter aError: Why it failed; nil for a file that is here.
  func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?)
}

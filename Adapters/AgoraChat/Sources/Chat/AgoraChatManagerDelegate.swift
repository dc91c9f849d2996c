public import Foundation

/// Told of messages, receipts and recalls.
///
/// The methods stand in the protocols from which this one inherits: one for each spelling that the vendor shipped, since
/// Swift tells apart what Objective-C does not. Whichever spelling an app has is called; of several, the one that
/// stands first in this list.
public protocol AgoraChatManagerDelegate: AgoraChatManagerDelegateCalls, AgoraChatManagerDelegateUntyped,
  AgoraChatManagerDelegateOptional, AgoraChatManagerDelegateUnwrapped, AgoraChatManagerDelegateDeprecated,
  AgoraChatManagerDelegateDeprecatedOptional
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

/// Lists of `[Any]`.
public protocol AgoraChatManagerDelegateUntyped: NSObjectProtocol {
  /// `conversationListDidUpdate` with conversations.
  func conversationListDidUpdate(_ aConversationList: [Any])
  /// `messagesDidReceive` with messages.
  func messagesDidReceive(_ aMessages: [Any])
  /// `cmdMessagesDidReceive` with messages.
  func cmdMessagesDidReceive(_ aCmdMessages: [Any])
  /// `messagesDidRead` with messages.
  func messagesDidRead(_ aMessages: [Any])
  /// `messagesDidDeliver` with messages.
  func messagesDidDeliver(_ aMessages: [Any])
  /// The messages that were taken back and had come to this device.
  func messagesDidRecall(_ aMessages: [Any])
}

/// Lists of `[Any]?`, as apps of 3.x write them; never nil.
public protocol AgoraChatManagerDelegateOptional: NSObjectProtocol {
  /// `conversationListDidUpdate` with conversations.
  func conversationListDidUpdate(_ aConversationList: [Any]?)
  /// `messagesDidReceive` with messages.
  func messagesDidReceive(_ aMessages: [Any]?)
  /// `cmdMessagesDidReceive` with messages.
  func cmdMessagesDidReceive(_ aCmdMessages: [Any]?)
  /// `messagesDidRead` with messages.
  func messagesDidRead(_ aMessages: [Any]?)
  /// `messagesDidDeliver` with messages.
  func messagesDidDeliver(_ aMessages: [Any]?)
  /// The messages that were taken back and had come to this device.
  func messagesDidRecall(_ aMessages: [Any]?)
  /// `messageStatusDidChange` of 1.3.1; the message is never nil.
  func messageStatusDidChange(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError?)
  /// `messageAttachmentStatusDidChange` of 1.3.1; the message is never nil.
  func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError?)
}

/// Lists of `[Any]!`: the header of 3.x.
public protocol AgoraChatManagerDelegateUnwrapped: NSObjectProtocol {
  /// `conversationListDidUpdate` with conversations.
  func conversationListDidUpdate(_ aConversationList: [Any]!)
  /// `messagesDidReceive` with messages.
  func messagesDidReceive(_ aMessages: [Any]!)
  /// `cmdMessagesDidReceive` with messages.
  func cmdMessagesDidReceive(_ aCmdMessages: [Any]!)
  /// `messagesDidRead` with messages.
  func messagesDidRead(_ aMessages: [Any]!)
  /// `messagesDidDeliver` with messages.
  func messagesDidDeliver(_ aMessages: [Any]!)
  /// The messages that were taken back and had come to this device.
  func messagesDidRecall(_ aMessages: [Any]!)
  /// `messageStatusDidChange` of 1.3.1; the message is never nil.
  func messageStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError!)
  /// `messageAttachmentStatusDidChange` of 1.3.1; the message is never nil.
  func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError!)
}

/// Names that were old in 3.x already.
public protocol AgoraChatManagerDelegateDeprecated: NSObjectProtocol {
  /// The old name of `conversationListDidUpdate`.
  func didUpdateConversationList(_ aConversationList: [Any]!)
  /// The old name of `messagesDidReceive`.
  func didReceiveMessages(_ aMessages: [Any]!)
  /// The old name of `cmdMessagesDidReceive`.
  func didReceiveCmdMessages(_ aCmdMessages: [Any]!)
  /// The old name of `messagesDidRead`.
  func didReceiveHasReadAcks(_ aMessages: [Any]!)
  /// The old name of `messagesDidDeliver`.
  func didReceiveHasDeliveredAcks(_ aMessages: [Any]!)
  /// The old name of `messageStatusDidChange`.
  func didMessageStatusChanged(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError!)
  /// The old name of `messageAttachmentStatusDidChange`.
  func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError!)
}

/// The same with `?`.
public protocol AgoraChatManagerDelegateDeprecatedOptional: NSObjectProtocol {
  /// The old name of `conversationListDidUpdate`.
  func didUpdateConversationList(_ aConversationList: [Any]?)
  /// The old name of `messagesDidReceive`.
  func didReceiveMessages(_ aMessages: [Any]?)
  /// The old name of `cmdMessagesDidReceive`.
  func didReceiveCmdMessages(_ aCmdMessages: [Any]?)
  /// The old name of `messagesDidRead`.
  func didReceiveHasReadAcks(_ aMessages: [Any]?)
  /// The old name of `messagesDidDeliver`.
  func didReceiveHasDeliveredAcks(_ aMessages: [Any]?)
  /// The old name of `messageStatusDidChange`.
  func didMessageStatusChanged(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError?)
  /// The old name of `messageAttachmentStatusDidChange`.
  func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError?)
}

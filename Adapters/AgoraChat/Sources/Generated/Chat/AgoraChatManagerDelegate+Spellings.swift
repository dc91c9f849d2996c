// Written by Scripts/generate-spellings.swift: change that instead.

public import Foundation

/// Methods without `!`.
public protocol AgoraChatManagerDelegateSpellings: NSObjectProtocol {
  /// A spelling of `conversationListDidUpdate(_:)`.
  func conversationListDidUpdate(_ aConversationList: [AgoraChatConversation]?)
  /// A spelling of `conversationListDidUpdate(_:)`.
  func conversationListDidUpdate(_ aConversationList: [Any])
  /// A spelling of `conversationListDidUpdate(_:)`.
  func conversationListDidUpdate(_ aConversationList: [Any]?)
  /// A former name of `conversationListDidUpdate(_:)`.
  func didUpdateConversationList(_ aConversationList: [AgoraChatConversation])
  /// A former name of `conversationListDidUpdate(_:)`.
  func didUpdateConversationList(_ aConversationList: [AgoraChatConversation]?)
  /// A former name of `conversationListDidUpdate(_:)`.
  func didUpdateConversationList(_ aConversationList: [Any])
  /// A former name of `conversationListDidUpdate(_:)`.
  func didUpdateConversationList(_ aConversationList: [Any]?)
  /// A spelling of `messagesDidReceive(_:)`.
  func messagesDidReceive(_ aMessages: [AgoraChatMessage]?)
  /// A spelling of `messagesDidReceive(_:)`.
  func messagesDidReceive(_ aMessages: [Any])
  /// A spelling of `messagesDidReceive(_:)`.
  func messagesDidReceive(_ aMessages: [Any]?)
  /// A former name of `messagesDidReceive(_:)`.
  func didReceiveMessages(_ aMessages: [AgoraChatMessage])
  /// A former name of `messagesDidReceive(_:)`.
  func didReceiveMessages(_ aMessages: [AgoraChatMessage]?)
  /// A former name of `messagesDidReceive(_:)`.
  func didReceiveMessages(_ aMessages: [Any])
  /// A former name of `messagesDidReceive(_:)`.
  func didReceiveMessages(_ aMessages: [Any]?)
  /// A spelling of `cmdMessagesDidReceive(_:)`.
  func cmdMessagesDidReceive(_ aCmdMessages: [AgoraChatMessage]?)
  /// A spelling of `cmdMessagesDidReceive(_:)`.
  func cmdMessagesDidReceive(_ aCmdMessages: [Any])
  /// A spelling of `cmdMessagesDidReceive(_:)`.
  func cmdMessagesDidReceive(_ aCmdMessages: [Any]?)
  /// A former name of `cmdMessagesDidReceive(_:)`.
  func didReceiveCmdMessages(_ aCmdMessages: [AgoraChatMessage])
  /// A former name of `cmdMessagesDidReceive(_:)`.
  func didReceiveCmdMessages(_ aCmdMessages: [AgoraChatMessage]?)
  /// A former name of `cmdMessagesDidReceive(_:)`.
  func didReceiveCmdMessages(_ aCmdMessages: [Any])
  /// A former name of `cmdMessagesDidReceive(_:)`.
  func didReceiveCmdMessages(_ aCmdMessages: [Any]?)
  /// A spelling of `messagesDidRead(_:)`.
  func messagesDidRead(_ aMessages: [AgoraChatMessage]?)
  /// A spelling of `messagesDidRead(_:)`.
  func messagesDidRead(_ aMessages: [Any])
  /// A spelling of `messagesDidRead(_:)`.
  func messagesDidRead(_ aMessages: [Any]?)
  /// A former name of `messagesDidRead(_:)`.
  func didReceiveHasReadAcks(_ aMessages: [AgoraChatMessage])
  /// A former name of `messagesDidRead(_:)`.
  func didReceiveHasReadAcks(_ aMessages: [AgoraChatMessage]?)
  /// A former name of `messagesDidRead(_:)`.
  func didReceiveHasReadAcks(_ aMessages: [Any])
  /// A former name of `messagesDidRead(_:)`.
  func didReceiveHasReadAcks(_ aMessages: [Any]?)
  /// A spelling of `messagesDidDeliver(_:)`.
  func messagesDidDeliver(_ aMessages: [AgoraChatMessage]?)
  /// A spelling of `messagesDidDeliver(_:)`.
  func messagesDidDeliver(_ aMessages: [Any])
  /// A spelling of `messagesDidDeliver(_:)`.
  func messagesDidDeliver(_ aMessages: [Any]?)
  /// A former name of `messagesDidDeliver(_:)`.
  func didReceiveHasDeliveredAcks(_ aMessages: [AgoraChatMessage])
  /// A former name of `messagesDidDeliver(_:)`.
  func didReceiveHasDeliveredAcks(_ aMessages: [AgoraChatMessage]?)
  /// A former name of `messagesDidDeliver(_:)`.
  func didReceiveHasDeliveredAcks(_ aMessages: [Any])
  /// A former name of `messagesDidDeliver(_:)`.
  func didReceiveHasDeliveredAcks(_ aMessages: [Any]?)
  /// A spelling of `groupMessageDidRead(_:groupAcks:)`.
  func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]?)
  /// A spelling of `groupMessageDidRead(_:groupAcks:)`.
  func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [Any])
  /// A spelling of `groupMessageDidRead(_:groupAcks:)`.
  func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [Any]?)
  /// A spelling of `groupMessageDidRead(_:groupAcks:)`.
  func groupMessageDidRead(_ aMessage: AgoraChatMessage?, groupAcks aGroupAcks: [Any]?)
  /// A spelling of `groupMessageDidRead(_:groupAcks:)`.
  func groupMessageDidRead(_ aMessage: AgoraChatMessage?, groupAcks aGroupAcks: [Any])
  /// A spelling of `groupMessageDidRead(_:groupAcks:)`.
  func groupMessageDidRead(_ aMessage: AgoraChatMessage?, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]?)
  /// A spelling of `groupMessageDidRead(_:groupAcks:)`.
  func groupMessageDidRead(_ aMessage: AgoraChatMessage?, groupAcks aGroupAcks: [AgoraChatGroupMessageAck])
  /// A spelling of `onConversationRead(_:to:)`.
  func onConversationRead(_ from: String, to: String?)
  /// A spelling of `onConversationRead(_:to:)`.
  func onConversationRead(_ from: String?, to: String?)
  /// A spelling of `onConversationRead(_:to:)`.
  func onConversationRead(_ from: String?, to: String)
  /// A spelling of `messagesInfoDidRecall(_:)`.
  func messagesInfoDidRecall(_ aRecallMessagesInfo: [AgoraChatRecallMessageInfo]?)
  /// A spelling of `messagesInfoDidRecall(_:)`.
  func messagesInfoDidRecall(_ aRecallMessagesInfo: [Any])
  /// A spelling of `messagesInfoDidRecall(_:)`.
  func messagesInfoDidRecall(_ aRecallMessagesInfo: [Any]?)
  /// A former name of `messagesInfoDidRecall(_:)`.
  func messagesDidRecall(_ aMessages: [AgoraChatMessage])
  /// A former name of `messagesInfoDidRecall(_:)`.
  func messagesDidRecall(_ aMessages: [AgoraChatMessage]?)
  /// A former name of `messagesInfoDidRecall(_:)`.
  func messagesDidRecall(_ aMessages: [Any])
  /// A former name of `messagesInfoDidRecall(_:)`.
  func messagesDidRecall(_ aMessages: [Any]?)
  /// A spelling of `messageReactionDidChange(_:)`.
  func messageReactionDidChange(_ changes: [AgoraChatMessageReactionChange]?)
  /// A spelling of `messageReactionDidChange(_:)`.
  func messageReactionDidChange(_ changes: [Any])
  /// A spelling of `messageReactionDidChange(_:)`.
  func messageReactionDidChange(_ changes: [Any]?)
  /// A spelling of `onMessageContentChanged(_:operatorId:operationTime:)`.
  func onMessageContentChanged(_ message: AgoraChatMessage, operatorId: String?, operationTime: UInt)
  /// A spelling of `onMessageContentChanged(_:operatorId:operationTime:)`.
  func onMessageContentChanged(_ message: AgoraChatMessage?, operatorId: String?, operationTime: UInt)
  /// A spelling of `onMessageContentChanged(_:operatorId:operationTime:)`.
  func onMessageContentChanged(_ message: AgoraChatMessage?, operatorId: String, operationTime: UInt)
  /// A spelling of `onMessagePinChanged(_:conversationId:operation:pinInfo:)`.
  func onMessagePinChanged(
    _ messageId: String, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo?)
  /// A spelling of `onMessagePinChanged(_:conversationId:operation:pinInfo:)`.
  func onMessagePinChanged(
    _ messageId: String, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo?)
  /// A spelling of `onMessagePinChanged(_:conversationId:operation:pinInfo:)`.
  func onMessagePinChanged(
    _ messageId: String, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo)
  /// A spelling of `onMessagePinChanged(_:conversationId:operation:pinInfo:)`.
  func onMessagePinChanged(
    _ messageId: String?, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo)
  /// A spelling of `onMessagePinChanged(_:conversationId:operation:pinInfo:)`.
  func onMessagePinChanged(
    _ messageId: String?, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo?)
  /// A spelling of `onMessagePinChanged(_:conversationId:operation:pinInfo:)`.
  func onMessagePinChanged(
    _ messageId: String?, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo?)
  /// A spelling of `onMessagePinChanged(_:conversationId:operation:pinInfo:)`.
  func onMessagePinChanged(
    _ messageId: String?, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo)
  /// A spelling of `messageStatusDidChange(_:error:)`.
  func messageStatusDidChange(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError?)
  /// A former name of `messageStatusDidChange(_:error:)`.
  func didMessageStatusChanged(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?)
  /// A former name of `messageStatusDidChange(_:error:)`.
  func didMessageStatusChanged(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError?)
  /// A spelling of `messageStatusDidChange(_:error:)`.
  func messageStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError)
  /// A spelling of `messageStatusDidChange(_:error:)`.
  func messageStatusDidChange(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError)
  /// A former name of `messageStatusDidChange(_:error:)`.
  func didMessageStatusChanged(_ aMessage: AgoraChatMessage, error aError: AgoraChatError)
  /// A former name of `messageStatusDidChange(_:error:)`.
  func didMessageStatusChanged(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError)
  /// A spelling of `messageAttachmentStatusDidChange(_:error:)`.
  func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError?)
  /// A former name of `messageAttachmentStatusDidChange(_:error:)`.
  func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?)
  /// A former name of `messageAttachmentStatusDidChange(_:error:)`.
  func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError?)
  /// A spelling of `messageAttachmentStatusDidChange(_:error:)`.
  func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError)
  /// A spelling of `messageAttachmentStatusDidChange(_:error:)`.
  func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError)
  /// A former name of `messageAttachmentStatusDidChange(_:error:)`.
  func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage, error aError: AgoraChatError)
  /// A former name of `messageAttachmentStatusDidChange(_:error:)`.
  func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError)
}

/// Methods with `!` at these positions among the parameters that allow it: first.
public protocol AgoraChatManagerDelegateUnwrappedFirst: NSObjectProtocol {
  /// A spelling of `conversationListDidUpdate(_:)`.
  func conversationListDidUpdate(_ aConversationList: [AgoraChatConversation]!)
  /// A spelling of `conversationListDidUpdate(_:)`.
  func conversationListDidUpdate(_ aConversationList: [Any]!)
  /// A former name of `conversationListDidUpdate(_:)`.
  func didUpdateConversationList(_ aConversationList: [AgoraChatConversation]!)
  /// A former name of `conversationListDidUpdate(_:)`.
  func didUpdateConversationList(_ aConversationList: [Any]!)
  /// A spelling of `messagesDidReceive(_:)`.
  func messagesDidReceive(_ aMessages: [AgoraChatMessage]!)
  /// A spelling of `messagesDidReceive(_:)`.
  func messagesDidReceive(_ aMessages: [Any]!)
  /// A former name of `messagesDidReceive(_:)`.
  func didReceiveMessages(_ aMessages: [AgoraChatMessage]!)
  /// A former name of `messagesDidReceive(_:)`.
  func didReceiveMessages(_ aMessages: [Any]!)
  /// A spelling of `cmdMessagesDidReceive(_:)`.
  func cmdMessagesDidReceive(_ aCmdMessages: [AgoraChatMessage]!)
  /// A spelling of `cmdMessagesDidReceive(_:)`.
  func cmdMessagesDidReceive(_ aCmdMessages: [Any]!)
  /// A former name of `cmdMessagesDidReceive(_:)`.
  func didReceiveCmdMessages(_ aCmdMessages: [AgoraChatMessage]!)
  /// A former name of `cmdMessagesDidReceive(_:)`.
  func didReceiveCmdMessages(_ aCmdMessages: [Any]!)
  /// A spelling of `messagesDidRead(_:)`.
  func messagesDidRead(_ aMessages: [AgoraChatMessage]!)
  /// A spelling of `messagesDidRead(_:)`.
  func messagesDidRead(_ aMessages: [Any]!)
  /// A former name of `messagesDidRead(_:)`.
  func didReceiveHasReadAcks(_ aMessages: [AgoraChatMessage]!)
  /// A former name of `messagesDidRead(_:)`.
  func didReceiveHasReadAcks(_ aMessages: [Any]!)
  /// A spelling of `messagesDidDeliver(_:)`.
  func messagesDidDeliver(_ aMessages: [AgoraChatMessage]!)
  /// A spelling of `messagesDidDeliver(_:)`.
  func messagesDidDeliver(_ aMessages: [Any]!)
  /// A former name of `messagesDidDeliver(_:)`.
  func didReceiveHasDeliveredAcks(_ aMessages: [AgoraChatMessage]!)
  /// A former name of `messagesDidDeliver(_:)`.
  func didReceiveHasDeliveredAcks(_ aMessages: [Any]!)
  /// A spelling of `groupMessageDidRead(_:groupAcks:)`.
  func groupMessageDidRead(_ aMessage: AgoraChatMessage!, groupAcks aGroupAcks: [AgoraChatGroupMessageAck])
  /// A spelling of `groupMessageDidRead(_:groupAcks:)`.
  func groupMessageDidRead(_ aMessage: AgoraChatMessage!, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]?)
  /// A spelling of `groupMessageDidRead(_:groupAcks:)`.
  func groupMessageDidRead(_ aMessage: AgoraChatMessage!, groupAcks aGroupAcks: [Any])
  /// A spelling of `groupMessageDidRead(_:groupAcks:)`.
  func groupMessageDidRead(_ aMessage: AgoraChatMessage!, groupAcks aGroupAcks: [Any]?)
  /// A spelling of `onConversationRead(_:to:)`.
  func onConversationRead(_ from: String!, to: String)
  /// A spelling of `onConversationRead(_:to:)`.
  func onConversationRead(_ from: String!, to: String?)
  /// A spelling of `messagesInfoDidRecall(_:)`.
  func messagesInfoDidRecall(_ aRecallMessagesInfo: [AgoraChatRecallMessageInfo]!)
  /// A spelling of `messagesInfoDidRecall(_:)`.
  func messagesInfoDidRecall(_ aRecallMessagesInfo: [Any]!)
  /// A former name of `messagesInfoDidRecall(_:)`.
  func messagesDidRecall(_ aMessages: [AgoraChatMessage]!)
  /// A former name of `messagesInfoDidRecall(_:)`.
  func messagesDidRecall(_ aMessages: [Any]!)
  /// A spelling of `messageReactionDidChange(_:)`.
  func messageReactionDidChange(_ changes: [AgoraChatMessageReactionChange]!)
  /// A spelling of `messageReactionDidChange(_:)`.
  func messageReactionDidChange(_ changes: [Any]!)
  /// A spelling of `onMessageContentChanged(_:operatorId:operationTime:)`.
  func onMessageContentChanged(_ message: AgoraChatMessage!, operatorId: String, operationTime: UInt)
  /// A spelling of `onMessageContentChanged(_:operatorId:operationTime:)`.
  func onMessageContentChanged(_ message: AgoraChatMessage!, operatorId: String?, operationTime: UInt)
  /// A spelling of `onMessagePinChanged(_:conversationId:operation:pinInfo:)`.
  func onMessagePinChanged(
    _ messageId: String!, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo)
  /// A spelling of `onMessagePinChanged(_:conversationId:operation:pinInfo:)`.
  func onMessagePinChanged(
    _ messageId: String!, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo?)
  /// A spelling of `onMessagePinChanged(_:conversationId:operation:pinInfo:)`.
  func onMessagePinChanged(
    _ messageId: String!, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo?)
  /// A spelling of `onMessagePinChanged(_:conversationId:operation:pinInfo:)`.
  func onMessagePinChanged(
    _ messageId: String!, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo)
  /// A spelling of `messageStatusDidChange(_:error:)`.
  func messageStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError?)
  /// A former name of `messageStatusDidChange(_:error:)`.
  func didMessageStatusChanged(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError?)
  /// A spelling of `messageStatusDidChange(_:error:)`.
  func messageStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError)
  /// A former name of `messageStatusDidChange(_:error:)`.
  func didMessageStatusChanged(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError)
  /// A spelling of `messageAttachmentStatusDidChange(_:error:)`.
  func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError?)
  /// A former name of `messageAttachmentStatusDidChange(_:error:)`.
  func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError?)
  /// A spelling of `messageAttachmentStatusDidChange(_:error:)`.
  func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError)
  /// A former name of `messageAttachmentStatusDidChange(_:error:)`.
  func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError)
}

/// Methods with `!` at these positions among the parameters that allow it: third.
public protocol AgoraChatManagerDelegateUnwrappedThird: NSObjectProtocol {
  /// A spelling of `onMessagePinChanged(_:conversationId:operation:pinInfo:)`.
  func onMessagePinChanged(
    _ messageId: String, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo!)
  /// A spelling of `onMessagePinChanged(_:conversationId:operation:pinInfo:)`.
  func onMessagePinChanged(
    _ messageId: String, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo!)
  /// A spelling of `onMessagePinChanged(_:conversationId:operation:pinInfo:)`.
  func onMessagePinChanged(
    _ messageId: String?, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo!)
  /// A spelling of `onMessagePinChanged(_:conversationId:operation:pinInfo:)`.
  func onMessagePinChanged(
    _ messageId: String?, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo!)
}

/// Methods with `!` at these positions among the parameters that allow it: second.
public protocol AgoraChatManagerDelegateUnwrappedSecond: NSObjectProtocol {
  /// A spelling of `groupMessageDidRead(_:groupAcks:)`.
  func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]!)
  /// A spelling of `groupMessageDidRead(_:groupAcks:)`.
  func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [Any]!)
  /// A spelling of `groupMessageDidRead(_:groupAcks:)`.
  func groupMessageDidRead(_ aMessage: AgoraChatMessage?, groupAcks aGroupAcks: [Any]!)
  /// A spelling of `groupMessageDidRead(_:groupAcks:)`.
  func groupMessageDidRead(_ aMessage: AgoraChatMessage?, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]!)
  /// A spelling of `onConversationRead(_:to:)`.
  func onConversationRead(_ from: String, to: String!)
  /// A spelling of `onConversationRead(_:to:)`.
  func onConversationRead(_ from: String?, to: String!)
  /// A spelling of `onMessageContentChanged(_:operatorId:operationTime:)`.
  func onMessageContentChanged(_ message: AgoraChatMessage, operatorId: String!, operationTime: UInt)
  /// A spelling of `onMessageContentChanged(_:operatorId:operationTime:)`.
  func onMessageContentChanged(_ message: AgoraChatMessage?, operatorId: String!, operationTime: UInt)
  /// A spelling of `onMessagePinChanged(_:conversationId:operation:pinInfo:)`.
  func onMessagePinChanged(
    _ messageId: String, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo)
  /// A spelling of `onMessagePinChanged(_:conversationId:operation:pinInfo:)`.
  func onMessagePinChanged(
    _ messageId: String, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo?)
  /// A spelling of `onMessagePinChanged(_:conversationId:operation:pinInfo:)`.
  func onMessagePinChanged(
    _ messageId: String?, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo?)
  /// A spelling of `onMessagePinChanged(_:conversationId:operation:pinInfo:)`.
  func onMessagePinChanged(
    _ messageId: String?, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo)
  /// A spelling of `messageStatusDidChange(_:error:)`.
  func messageStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError!)
  /// A spelling of `messageStatusDidChange(_:error:)`.
  func messageStatusDidChange(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError!)
  /// A former name of `messageStatusDidChange(_:error:)`.
  func didMessageStatusChanged(_ aMessage: AgoraChatMessage, error aError: AgoraChatError!)
  /// A former name of `messageStatusDidChange(_:error:)`.
  func didMessageStatusChanged(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError!)
  /// A spelling of `messageAttachmentStatusDidChange(_:error:)`.
  func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError!)
  /// A spelling of `messageAttachmentStatusDidChange(_:error:)`.
  func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError!)
  /// A former name of `messageAttachmentStatusDidChange(_:error:)`.
  func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage, error aError: AgoraChatError!)
  /// A former name of `messageAttachmentStatusDidChange(_:error:)`.
  func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError!)
}

/// Methods with `!` at these positions among the parameters that allow it: first third.
public protocol AgoraChatManagerDelegateUnwrappedFirstThird: NSObjectProtocol {
  /// A spelling of `onMessagePinChanged(_:conversationId:operation:pinInfo:)`.
  func onMessagePinChanged(
    _ messageId: String!, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo!)
  /// A spelling of `onMessagePinChanged(_:conversationId:operation:pinInfo:)`.
  func onMessagePinChanged(
    _ messageId: String!, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo!)
}

/// Methods with `!` at these positions among the parameters that allow it: first second.
public protocol AgoraChatManagerDelegateUnwrappedFirstSecond: NSObjectProtocol {
  /// A spelling of `groupMessageDidRead(_:groupAcks:)`.
  func groupMessageDidRead(_ aMessage: AgoraChatMessage!, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]!)
  /// A spelling of `groupMessageDidRead(_:groupAcks:)`.
  func groupMessageDidRead(_ aMessage: AgoraChatMessage!, groupAcks aGroupAcks: [Any]!)
  /// A spelling of `onConversationRead(_:to:)`.
  func onConversationRead(_ from: String!, to: String!)
  /// A spelling of `onMessageContentChanged(_:operatorId:operationTime:)`.
  func onMessageContentChanged(_ message: AgoraChatMessage!, operatorId: String!, operationTime: UInt)
  /// A spelling of `onMessagePinChanged(_:conversationId:operation:pinInfo:)`.
  func onMessagePinChanged(
    _ messageId: String!, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo)
  /// A spelling of `onMessagePinChanged(_:conversationId:operation:pinInfo:)`.
  func onMessagePinChanged(
    _ messageId: String!, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo?)
  /// A spelling of `messageStatusDidChange(_:error:)`.
  func messageStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError!)
  /// A former name of `messageStatusDidChange(_:error:)`.
  func didMessageStatusChanged(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError!)
  /// A spelling of `messageAttachmentStatusDidChange(_:error:)`.
  func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError!)
  /// A former name of `messageAttachmentStatusDidChange(_:error:)`.
  func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError!)
}

/// Methods with `!` at these positions among the parameters that allow it: second third.
public protocol AgoraChatManagerDelegateUnwrappedSecondThird: NSObjectProtocol {
  /// A spelling of `onMessagePinChanged(_:conversationId:operation:pinInfo:)`.
  func onMessagePinChanged(
    _ messageId: String, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo!)
  /// A spelling of `onMessagePinChanged(_:conversationId:operation:pinInfo:)`.
  func onMessagePinChanged(
    _ messageId: String?, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo!)
}

/// Methods with `!` at these positions among the parameters that allow it: first second third.
public protocol AgoraChatManagerDelegateUnwrappedFirstSecondThird: NSObjectProtocol {
  /// A spelling of `onMessagePinChanged(_:conversationId:operation:pinInfo:)`.
  func onMessagePinChanged(
    _ messageId: String!, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo!)
}

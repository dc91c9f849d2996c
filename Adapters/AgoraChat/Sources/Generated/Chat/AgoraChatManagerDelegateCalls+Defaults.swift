// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatManagerDelegateCalls where Self: AgoraChatManagerDelegate {
  @_disfavoredOverload
  public func conversationListDidUpdate(_ aConversationList: [AgoraChatConversation]) {
    (self as any AgoraChatManagerDelegateSpellings).conversationListDidUpdate(
      aConversationList as [AgoraChatConversation]?)
  }
  @_disfavoredOverload
  public func messagesDidReceive(_ aMessages: [AgoraChatMessage]) {
    (self as any AgoraChatManagerDelegateSpellings).messagesDidReceive(aMessages as [AgoraChatMessage]?)
  }
  @_disfavoredOverload
  public func cmdMessagesDidReceive(_ aCmdMessages: [AgoraChatMessage]) {
    (self as any AgoraChatManagerDelegateSpellings).cmdMessagesDidReceive(aCmdMessages as [AgoraChatMessage]?)
  }
  @_disfavoredOverload
  public func messagesDidRead(_ aMessages: [AgoraChatMessage]) {
    (self as any AgoraChatManagerDelegateSpellings).messagesDidRead(aMessages as [AgoraChatMessage]?)
  }
  @_disfavoredOverload
  public func messagesDidDeliver(_ aMessages: [AgoraChatMessage]) {
    (self as any AgoraChatManagerDelegateSpellings).messagesDidDeliver(aMessages as [AgoraChatMessage]?)
  }
  @_disfavoredOverload
  public func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]) {
    (self as any AgoraChatManagerDelegateSpellings).groupMessageDidRead(
      aMessage, groupAcks: aGroupAcks as [AgoraChatGroupMessageAck]?)
  }
  @_disfavoredOverload
  public func groupMessageAckHasChanged() {}
  @_disfavoredOverload
  public func onConversationRead(_ from: String, to: String) {
    (self as any AgoraChatManagerDelegateSpellings).onConversationRead(from, to: to as String?)
  }
  @_disfavoredOverload
  public func messagesInfoDidRecall(_ aRecallMessagesInfo: [AgoraChatRecallMessageInfo]) {
    (self as any AgoraChatManagerDelegateSpellings).messagesInfoDidRecall(
      aRecallMessagesInfo as [AgoraChatRecallMessageInfo]?)
  }
  @_disfavoredOverload
  public func messageReactionDidChange(_ changes: [AgoraChatMessageReactionChange]) {
    (self as any AgoraChatManagerDelegateSpellings).messageReactionDidChange(
      changes as [AgoraChatMessageReactionChange]?)
  }
  @_disfavoredOverload
  public func onMessageContentChanged(_ message: AgoraChatMessage, operatorId: String, operationTime: UInt) {
    (self as any AgoraChatManagerDelegateSpellings).onMessageContentChanged(
      message, operatorId: operatorId as String?, operationTime: operationTime)
  }
  @_disfavoredOverload
  public func onMessagePinChanged(
    _ messageId: String, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo
  ) {
    (self as any AgoraChatManagerDelegateSpellings).onMessagePinChanged(
      messageId, conversationId: conversationId, operation: pinOperation, pinInfo: pinInfo as AgoraChatMessagePinInfo?)
  }
  @_disfavoredOverload
  public func messageStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?) {
    (self as any AgoraChatManagerDelegateUnwrappedSecond).messageStatusDidChange(aMessage, error: aError)
  }
  @_disfavoredOverload
  public func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?) {
    (self as any AgoraChatManagerDelegateUnwrappedSecond).messageAttachmentStatusDidChange(aMessage, error: aError)
  }
}

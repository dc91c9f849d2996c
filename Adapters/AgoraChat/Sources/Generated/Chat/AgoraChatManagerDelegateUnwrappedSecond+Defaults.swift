// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatManagerDelegateUnwrappedSecond where Self: AgoraChatManagerDelegate {
  @_disfavoredOverload
  public func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]!) {
    (self as any AgoraChatManagerDelegateSpellings).groupMessageDidRead(
      aMessage, groupAcks: (aGroupAcks ?? []) as [Any])
  }
  @_disfavoredOverload
  public func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [Any]!) {
    (self as any AgoraChatManagerDelegateUnwrappedSecond).groupMessageDidRead(
      aMessage as AgoraChatMessage?, groupAcks: aGroupAcks)
  }
  @_disfavoredOverload
  public func groupMessageDidRead(_ aMessage: AgoraChatMessage?, groupAcks aGroupAcks: [Any]!) {
    (self as any AgoraChatManagerDelegateSpellings).groupMessageDidRead(aMessage, groupAcks: aGroupAcks)
  }
  @_disfavoredOverload
  public func groupMessageDidRead(_ aMessage: AgoraChatMessage?, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]!) {
    (self as any AgoraChatManagerDelegateSpellings).groupMessageDidRead(aMessage, groupAcks: aGroupAcks)
  }
  @_disfavoredOverload
  public func onConversationRead(_ from: String, to: String!) {
    (self as any AgoraChatManagerDelegateUnwrappedSecond).onConversationRead(from as String?, to: to)
  }
  @_disfavoredOverload
  public func onConversationRead(_ from: String?, to: String!) {
    (self as any AgoraChatManagerDelegateSpellings).onConversationRead(from, to: to)
  }
  @_disfavoredOverload
  public func onMessageContentChanged(_ message: AgoraChatMessage, operatorId: String!, operationTime: UInt) {
    (self as any AgoraChatManagerDelegateUnwrappedSecond).onMessageContentChanged(
      message as AgoraChatMessage?, operatorId: operatorId, operationTime: operationTime)
  }
  @_disfavoredOverload
  public func onMessageContentChanged(_ message: AgoraChatMessage?, operatorId: String!, operationTime: UInt) {
    (self as any AgoraChatManagerDelegateSpellings).onMessageContentChanged(
      message, operatorId: operatorId, operationTime: operationTime)
  }
  @_disfavoredOverload
  public func onMessagePinChanged(
    _ messageId: String, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo
  ) {
    (self as any AgoraChatManagerDelegateUnwrappedSecond).onMessagePinChanged(
      messageId, conversationId: conversationId, operation: pinOperation, pinInfo: pinInfo as AgoraChatMessagePinInfo?)
  }
  @_disfavoredOverload
  public func onMessagePinChanged(
    _ messageId: String, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo?
  ) {
    (self as any AgoraChatManagerDelegateUnwrappedSecondThird).onMessagePinChanged(
      messageId, conversationId: conversationId, operation: pinOperation, pinInfo: pinInfo)
  }
  @_disfavoredOverload
  public func onMessagePinChanged(
    _ messageId: String?, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo?
  ) {
    guard let pinInfo else { return }
    (self as any AgoraChatManagerDelegateUnwrappedSecond).onMessagePinChanged(
      messageId, conversationId: conversationId, operation: pinOperation, pinInfo: pinInfo)
  }
  @_disfavoredOverload
  public func onMessagePinChanged(
    _ messageId: String?, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo
  ) {
    (self as any AgoraChatManagerDelegateSpellings).onMessagePinChanged(
      messageId, conversationId: conversationId, operation: pinOperation, pinInfo: pinInfo)
  }
  @_disfavoredOverload
  public func messageStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError!) {
    (self as any AgoraChatManagerDelegateUnwrappedSecond).messageStatusDidChange(
      aMessage as AgoraChatMessage?, error: aError)
  }
  @_disfavoredOverload
  public func messageStatusDidChange(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError!) {
    (self as any AgoraChatManagerDelegateSpellings).messageStatusDidChange(aMessage, error: aError)
  }
  @_disfavoredOverload
  public func didMessageStatusChanged(_ aMessage: AgoraChatMessage, error aError: AgoraChatError!) {
    (self as any AgoraChatManagerDelegateUnwrappedSecond).didMessageStatusChanged(
      aMessage as AgoraChatMessage?, error: aError)
  }
  @_disfavoredOverload
  public func didMessageStatusChanged(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError!) {
    (self as any AgoraChatManagerDelegateSpellings).didMessageStatusChanged(aMessage, error: aError)
  }
  @_disfavoredOverload
  public func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError!) {
    (self as any AgoraChatManagerDelegateUnwrappedSecond).messageAttachmentStatusDidChange(
      aMessage as AgoraChatMessage?, error: aError)
  }
  @_disfavoredOverload
  public func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError!) {
    (self as any AgoraChatManagerDelegateSpellings).messageAttachmentStatusDidChange(aMessage, error: aError)
  }
  @_disfavoredOverload
  public func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage, error aError: AgoraChatError!) {
    (self as any AgoraChatManagerDelegateUnwrappedSecond).didMessageAttachmentsStatusChanged(
      aMessage as AgoraChatMessage?, error: aError)
  }
  @_disfavoredOverload
  public func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError!) {
    (self as any AgoraChatManagerDelegateSpellings).didMessageAttachmentsStatusChanged(aMessage, error: aError)
  }
}

// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatManagerDelegateUnwrappedFirstSecond where Self: AgoraChatManagerDelegate {
  @_disfavoredOverload
  public func groupMessageDidRead(_ aMessage: AgoraChatMessage!, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]!) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).groupMessageDidRead(
      aMessage, groupAcks: (aGroupAcks ?? []) as [Any])
  }
  @_disfavoredOverload
  public func groupMessageDidRead(_ aMessage: AgoraChatMessage!, groupAcks aGroupAcks: [Any]!) {}
  @_disfavoredOverload
  public func onConversationRead(_ from: String!, to: String!) {}
  @_disfavoredOverload
  public func onMessageContentChanged(_ message: AgoraChatMessage!, operatorId: String!, operationTime: UInt) {}
  @_disfavoredOverload
  public func onMessagePinChanged(
    _ messageId: String!, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo
  ) {
    (self as any AgoraChatManagerDelegateUnwrappedFirstSecond).onMessagePinChanged(
      messageId, conversationId: conversationId, operation: pinOperation, pinInfo: pinInfo as AgoraChatMessagePinInfo?)
  }
  @_disfavoredOverload
  public func onMessagePinChanged(
    _ messageId: String!, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo?
  ) {
    (self as any AgoraChatManagerDelegateUnwrappedFirstSecondThird).onMessagePinChanged(
      messageId, conversationId: conversationId, operation: pinOperation, pinInfo: pinInfo)
  }
  @_disfavoredOverload
  public func messageStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError!) {
    guard let aMessage else { return }
    (self as any AgoraChatManagerDelegateSpellings).didMessageStatusChanged(aMessage, error: aError)
  }
  @_disfavoredOverload
  public func didMessageStatusChanged(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError!) {
    guard let aMessage else { return }
    (self as any AgoraChatManagerDelegateSpellings).messageStatusDidChange(
      aMessage, error: aError ?? AgoraChatError.noError)
  }
  @_disfavoredOverload
  public func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError!) {
    guard let aMessage else { return }
    (self as any AgoraChatManagerDelegateSpellings).didMessageAttachmentsStatusChanged(aMessage, error: aError)
  }
  @_disfavoredOverload
  public func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError!) {
    guard let aMessage else { return }
    (self as any AgoraChatManagerDelegateSpellings).messageAttachmentStatusDidChange(
      aMessage, error: aError ?? AgoraChatError.noError)
  }
}

// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatManagerDelegateUnwrappedThird where Self: AgoraChatManagerDelegate {
  @_disfavoredOverload
  public func onMessagePinChanged(
    _ messageId: String, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo!
  ) {
    (self as any AgoraChatManagerDelegateUnwrappedThird).onMessagePinChanged(
      messageId, conversationId: conversationId as String?, operation: pinOperation, pinInfo: pinInfo)
  }
  @_disfavoredOverload
  public func onMessagePinChanged(
    _ messageId: String, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo!
  ) {
    (self as any AgoraChatManagerDelegateSpellings).onMessagePinChanged(
      messageId, conversationId: conversationId, operation: pinOperation, pinInfo: pinInfo)
  }
  @_disfavoredOverload
  public func onMessagePinChanged(
    _ messageId: String?, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo!
  ) {
    (self as any AgoraChatManagerDelegateUnwrappedThird).onMessagePinChanged(
      messageId, conversationId: conversationId ?? "", operation: pinOperation, pinInfo: pinInfo)
  }
  @_disfavoredOverload
  public func onMessagePinChanged(
    _ messageId: String?, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo!
  ) {
    (self as any AgoraChatManagerDelegateSpellings).onMessagePinChanged(
      messageId, conversationId: conversationId, operation: pinOperation, pinInfo: pinInfo)
  }
}

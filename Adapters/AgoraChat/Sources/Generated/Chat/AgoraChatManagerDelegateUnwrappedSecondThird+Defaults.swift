// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatManagerDelegateUnwrappedSecondThird where Self: AgoraChatManagerDelegate {
  @_disfavoredOverload
  public func onMessagePinChanged(
    _ messageId: String, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo!
  ) {
    (self as any AgoraChatManagerDelegateUnwrappedSecondThird).onMessagePinChanged(
      messageId as String?, conversationId: conversationId, operation: pinOperation, pinInfo: pinInfo)
  }
  @_disfavoredOverload
  public func onMessagePinChanged(
    _ messageId: String?, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo!
  ) {
    (self as any AgoraChatManagerDelegateUnwrappedSecond).onMessagePinChanged(
      messageId, conversationId: conversationId, operation: pinOperation, pinInfo: pinInfo)
  }
}

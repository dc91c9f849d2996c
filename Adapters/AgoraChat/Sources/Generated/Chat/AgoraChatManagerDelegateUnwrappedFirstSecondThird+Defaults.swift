// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatManagerDelegateUnwrappedFirstSecondThird where Self: AgoraChatManagerDelegate {
  @_disfavoredOverload
  public func onMessagePinChanged(
    _ messageId: String!, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo!
  ) {}
}

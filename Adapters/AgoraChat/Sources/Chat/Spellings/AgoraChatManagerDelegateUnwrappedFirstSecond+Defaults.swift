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

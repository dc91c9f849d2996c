// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatManagerDelegateUnwrappedFirst where Self: AgoraChatManagerDelegate {
  @_disfavoredOverload
  public func conversationListDidUpdate(_ aConversationList: [AgoraChatConversation]!) {
    (self as any AgoraChatManagerDelegateSpellings).conversationListDidUpdate((aConversationList ?? []) as [Any])
  }
  @_disfavoredOverload
  public func conversationListDidUpdate(_ aConversationList: [Any]!) {
    (self as any AgoraChatManagerDelegateSpellings).didUpdateConversationList(
      (aConversationList ?? []).compactMap { $0 as? AgoraChatConversation })
  }
  @_disfavoredOverload
  public func didUpdateConversationList(_ aConversationList: [AgoraChatConversation]!) {
    (self as any AgoraChatManagerDelegateSpellings).didUpdateConversationList((aConversationList ?? []) as [Any])
  }
  @_disfavoredOverload
  public func didUpdateConversationList(_ aConversationList: [Any]!) {}
  @_disfavoredOverload
  public func messagesDidReceive(_ aMessages: [AgoraChatMessage]!) {
    (self as any AgoraChatManagerDelegateSpellings).messagesDidReceive((aMessages ?? []) as [Any])
  }
  @_disfavoredOverload
  public func messagesDidReceive(_ aMessages: [Any]!) {
    (self as any AgoraChatManagerDelegateSpellings).didReceiveMessages(
      (aMessages ?? []).compactMap { $0 as? AgoraChatMessage })
  }
  @_disfavoredOverload
  public func didReceiveMessages(_ aMessages: [AgoraChatMessage]!) {
    (self as any AgoraChatManagerDelegateSpellings).didReceiveMessages((aMessages ?? []) as [Any])
  }
  @_disfavoredOverload
  public func didReceiveMessages(_ aMessages: [Any]!) {}
  @_disfavoredOverload
  public func cmdMessagesDidReceive(_ aCmdMessages: [AgoraChatMessage]!) {
    (self as any AgoraChatManagerDelegateSpellings).cmdMessagesDidReceive((aCmdMessages ?? []) as [Any])
  }
  @_disfavoredOverload
  public func cmdMessagesDidReceive(_ aCmdMessages: [Any]!) {
    (self as any AgoraChatManagerDelegateSpellings).didReceiveCmdMessages(
      (aCmdMessages ?? []).compactMap { $0 as? AgoraChatMessage })
  }
  @_disfavoredOverload
  public func didReceiveCmdMessages(_ aCmdMessages: [AgoraChatMessage]!) {
    (self as any AgoraChatManagerDelegateSpellings).didReceiveCmdMessages((aCmdMessages ?? []) as [Any])
  }
  @_disfavoredOverload
  public func didReceiveCmdMessages(_ aCmdMessages: [Any]!) {}
  @_disfavoredOverload
  public func messagesDidRead(_ aMessages: [AgoraChatMessage]!) {
    (self as any AgoraChatManagerDelegateSpellings).messagesDidRead((aMessages ?? []) as [Any])
  }
  @_disfavoredOverload
  public func messagesDidRead(_ aMessages: [Any]!) {
    (self as any AgoraChatManagerDelegateSpellings).didReceiveHasReadAcks(
      (aMessages ?? []).compactMap { $0 as? AgoraChatMessage })
  }
  @_disfavoredOverload
  public func didReceiveHasReadAcks(_ aMessages: [AgoraChatMessage]!) {
    (self as any AgoraChatManagerDelegateSpellings).didReceiveHasReadAcks((aMessages ?? []) as [Any])
  }
  @_disfavoredOverload
  public func didReceiveHasReadAcks(_ aMessages: [Any]!) {}
  @_disfavoredOverload
  public func messagesDidDeliver(_ aMessages: [AgoraChatMessage]!) {
    (self as any AgoraChatManagerDelegateSpellings).messagesDidDeliver((aMessages ?? []) as [Any])
  }
  @_disfavoredOverload
  public func messagesDidDeliver(_ aMessages: [Any]!) {
    (self as any AgoraChatManagerDelegateSpellings).didReceiveHasDeliveredAcks(
      (aMessages ?? []).compactMap { $0 as? AgoraChatMessage })
  }
  @_disfavoredOverload
  public func didReceiveHasDeliveredAcks(_ aMessages: [AgoraChatMessage]!) {
    (self as any AgoraChatManagerDelegateSpellings).didReceiveHasDeliveredAcks((aMessages ?? []) as [Any])
  }
  @_disfavoredOverload
  public func didReceiveHasDeliveredAcks(_ aMessages: [Any]!) {}
  @_disfavoredOverload
  public func groupMessageDidRead(_ aMessage: AgoraChatMessage!, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).groupMessageDidRead(
      aMessage, groupAcks: aGroupAcks as [AgoraChatGroupMessageAck]?)
  }
  @_disfavoredOverload
  public func groupMessageDidRead(_ aMessage: AgoraChatMessage!, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirstSecond).groupMessageDidRead(aMessage, groupAcks: aGroupAcks)
  }
  @_disfavoredOverload
  public func groupMessageDidRead(_ aMessage: AgoraChatMessage!, groupAcks aGroupAcks: [Any]) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).groupMessageDidRead(aMessage, groupAcks: aGroupAcks as [Any]?)
  }
  @_disfavoredOverload
  public func groupMessageDidRead(_ aMessage: AgoraChatMessage!, groupAcks aGroupAcks: [Any]?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirstSecond).groupMessageDidRead(aMessage, groupAcks: aGroupAcks)
  }
  @_disfavoredOverload
  public func onConversationRead(_ from: String!, to: String) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).onConversationRead(from, to: to as String?)
  }
  @_disfavoredOverload
  public func onConversationRead(_ from: String!, to: String?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirstSecond).onConversationRead(from, to: to)
  }
  @_disfavoredOverload
  public func messagesInfoDidRecall(_ aRecallMessagesInfo: [AgoraChatRecallMessageInfo]!) {
    (self as any AgoraChatManagerDelegateSpellings).messagesInfoDidRecall((aRecallMessagesInfo ?? []) as [Any])
  }
  @_disfavoredOverload
  public func messagesInfoDidRecall(_ aRecallMessagesInfo: [Any]!) {
    let aMessages = (aRecallMessagesInfo ?? []).compactMap { $0 as? AgoraChatRecallMessageInfo }.compactMap(
      \.recallMessage)
    if aMessages.isEmpty { return }
    (self as any AgoraChatManagerDelegateSpellings).messagesDidRecall(aMessages)
  }
  @_disfavoredOverload
  public func messagesDidRecall(_ aMessages: [AgoraChatMessage]!) {
    (self as any AgoraChatManagerDelegateSpellings).messagesDidRecall((aMessages ?? []) as [Any])
  }
  @_disfavoredOverload
  public func messagesDidRecall(_ aMessages: [Any]!) {}
  @_disfavoredOverload
  public func messageReactionDidChange(_ changes: [AgoraChatMessageReactionChange]!) {
    (self as any AgoraChatManagerDelegateSpellings).messageReactionDidChange((changes ?? []) as [Any])
  }
  @_disfavoredOverload
  public func messageReactionDidChange(_ changes: [Any]!) {}
  @_disfavoredOverload
  public func onMessageContentChanged(_ message: AgoraChatMessage!, operatorId: String, operationTime: UInt) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).onMessageContentChanged(
      message, operatorId: operatorId as String?, operationTime: operationTime)
  }
  @_disfavoredOverload
  public func onMessageContentChanged(_ message: AgoraChatMessage!, operatorId: String?, operationTime: UInt) {
    (self as any AgoraChatManagerDelegateUnwrappedFirstSecond).onMessageContentChanged(
      message, operatorId: operatorId, operationTime: operationTime)
  }
  @_disfavoredOverload
  public func onMessagePinChanged(
    _ messageId: String!, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo
  ) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).onMessagePinChanged(
      messageId, conversationId: conversationId, operation: pinOperation, pinInfo: pinInfo as AgoraChatMessagePinInfo?)
  }
  @_disfavoredOverload
  public func onMessagePinChanged(
    _ messageId: String!, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo?
  ) {
    (self as any AgoraChatManagerDelegateUnwrappedFirstThird).onMessagePinChanged(
      messageId, conversationId: conversationId, operation: pinOperation, pinInfo: pinInfo)
  }
  @_disfavoredOverload
  public func onMessagePinChanged(
    _ messageId: String!, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo?
  ) {
    guard let pinInfo else { return }
    (self as any AgoraChatManagerDelegateUnwrappedFirst).onMessagePinChanged(
      messageId, conversationId: conversationId, operation: pinOperation, pinInfo: pinInfo)
  }
  @_disfavoredOverload
  public func onMessagePinChanged(
    _ messageId: String!, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo
  ) {
    (self as any AgoraChatManagerDelegateUnwrappedFirstSecond).onMessagePinChanged(
      messageId, conversationId: conversationId, operation: pinOperation, pinInfo: pinInfo)
  }
  @_disfavoredOverload
  public func messageStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirstSecond).messageStatusDidChange(aMessage, error: aError)
  }
  @_disfavoredOverload
  public func didMessageStatusChanged(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirstSecond).didMessageStatusChanged(aMessage, error: aError)
  }
  @_disfavoredOverload
  public func messageStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError) {
    guard let aMessage else { return }
    (self as any AgoraChatManagerDelegateSpellings).didMessageStatusChanged(aMessage, error: aError)
  }
  @_disfavoredOverload
  public func didMessageStatusChanged(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError) {}
  @_disfavoredOverload
  public func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirstSecond).messageAttachmentStatusDidChange(aMessage, error: aError)
  }
  @_disfavoredOverload
  public func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirstSecond).didMessageAttachmentsStatusChanged(
      aMessage, error: aError)
  }
  @_disfavoredOverload
  public func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError) {
    guard let aMessage else { return }
    (self as any AgoraChatManagerDelegateSpellings).didMessageAttachmentsStatusChanged(aMessage, error: aError)
  }
  @_disfavoredOverload
  public func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError) {}
}

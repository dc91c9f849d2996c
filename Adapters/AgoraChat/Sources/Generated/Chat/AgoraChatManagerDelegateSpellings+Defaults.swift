// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatManagerDelegateSpellings where Self: AgoraChatManagerDelegate {
  @_disfavoredOverload
  public func conversationListDidUpdate(_ aConversationList: [AgoraChatConversation]?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).conversationListDidUpdate(aConversationList)
  }
  @_disfavoredOverload
  public func conversationListDidUpdate(_ aConversationList: [Any]) {
    (self as any AgoraChatManagerDelegateSpellings).conversationListDidUpdate(aConversationList as [Any]?)
  }
  @_disfavoredOverload
  public func conversationListDidUpdate(_ aConversationList: [Any]?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).conversationListDidUpdate(aConversationList)
  }
  @_disfavoredOverload
  public func didUpdateConversationList(_ aConversationList: [AgoraChatConversation]) {
    (self as any AgoraChatManagerDelegateSpellings).didUpdateConversationList(
      aConversationList as [AgoraChatConversation]?)
  }
  @_disfavoredOverload
  public func didUpdateConversationList(_ aConversationList: [AgoraChatConversation]?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).didUpdateConversationList(aConversationList)
  }
  @_disfavoredOverload
  public func didUpdateConversationList(_ aConversationList: [Any]) {
    (self as any AgoraChatManagerDelegateSpellings).didUpdateConversationList(aConversationList as [Any]?)
  }
  @_disfavoredOverload
  public func didUpdateConversationList(_ aConversationList: [Any]?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).didUpdateConversationList(aConversationList)
  }
  @_disfavoredOverload
  public func messagesDidReceive(_ aMessages: [AgoraChatMessage]?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).messagesDidReceive(aMessages)
  }
  @_disfavoredOverload
  public func messagesDidReceive(_ aMessages: [Any]) {
    (self as any AgoraChatManagerDelegateSpellings).messagesDidReceive(aMessages as [Any]?)
  }
  @_disfavoredOverload
  public func messagesDidReceive(_ aMessages: [Any]?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).messagesDidReceive(aMessages)
  }
  @_disfavoredOverload
  public func didReceiveMessages(_ aMessages: [AgoraChatMessage]) {
    (self as any AgoraChatManagerDelegateSpellings).didReceiveMessages(aMessages as [AgoraChatMessage]?)
  }
  @_disfavoredOverload
  public func didReceiveMessages(_ aMessages: [AgoraChatMessage]?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).didReceiveMessages(aMessages)
  }
  @_disfavoredOverload
  public func didReceiveMessages(_ aMessages: [Any]) {
    (self as any AgoraChatManagerDelegateSpellings).didReceiveMessages(aMessages as [Any]?)
  }
  @_disfavoredOverload
  public func didReceiveMessages(_ aMessages: [Any]?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).didReceiveMessages(aMessages)
  }
  @_disfavoredOverload
  public func cmdMessagesDidReceive(_ aCmdMessages: [AgoraChatMessage]?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).cmdMessagesDidReceive(aCmdMessages)
  }
  @_disfavoredOverload
  public func cmdMessagesDidReceive(_ aCmdMessages: [Any]) {
    (self as any AgoraChatManagerDelegateSpellings).cmdMessagesDidReceive(aCmdMessages as [Any]?)
  }
  @_disfavoredOverload
  public func cmdMessagesDidReceive(_ aCmdMessages: [Any]?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).cmdMessagesDidReceive(aCmdMessages)
  }
  @_disfavoredOverload
  public func didReceiveCmdMessages(_ aCmdMessages: [AgoraChatMessage]) {
    (self as any AgoraChatManagerDelegateSpellings).didReceiveCmdMessages(aCmdMessages as [AgoraChatMessage]?)
  }
  @_disfavoredOverload
  public func didReceiveCmdMessages(_ aCmdMessages: [AgoraChatMessage]?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).didReceiveCmdMessages(aCmdMessages)
  }
  @_disfavoredOverload
  public func didReceiveCmdMessages(_ aCmdMessages: [Any]) {
    (self as any AgoraChatManagerDelegateSpellings).didReceiveCmdMessages(aCmdMessages as [Any]?)
  }
  @_disfavoredOverload
  public func didReceiveCmdMessages(_ aCmdMessages: [Any]?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).didReceiveCmdMessages(aCmdMessages)
  }
  @_disfavoredOverload
  public func messagesDidRead(_ aMessages: [AgoraChatMessage]?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).messagesDidRead(aMessages)
  }
  @_disfavoredOverload
  public func messagesDidRead(_ aMessages: [Any]) {
    (self as any AgoraChatManagerDelegateSpellings).messagesDidRead(aMessages as [Any]?)
  }
  @_disfavoredOverload
  public func messagesDidRead(_ aMessages: [Any]?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).messagesDidRead(aMessages)
  }
  @_disfavoredOverload
  public func didReceiveHasReadAcks(_ aMessages: [AgoraChatMessage]) {
    (self as any AgoraChatManagerDelegateSpellings).didReceiveHasReadAcks(aMessages as [AgoraChatMessage]?)
  }
  @_disfavoredOverload
  public func didReceiveHasReadAcks(_ aMessages: [AgoraChatMessage]?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).didReceiveHasReadAcks(aMessages)
  }
  @_disfavoredOverload
  public func didReceiveHasReadAcks(_ aMessages: [Any]) {
    (self as any AgoraChatManagerDelegateSpellings).didReceiveHasReadAcks(aMessages as [Any]?)
  }
  @_disfavoredOverload
  public func didReceiveHasReadAcks(_ aMessages: [Any]?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).didReceiveHasReadAcks(aMessages)
  }
  @_disfavoredOverload
  public func messagesDidDeliver(_ aMessages: [AgoraChatMessage]?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).messagesDidDeliver(aMessages)
  }
  @_disfavoredOverload
  public func messagesDidDeliver(_ aMessages: [Any]) {
    (self as any AgoraChatManagerDelegateSpellings).messagesDidDeliver(aMessages as [Any]?)
  }
  @_disfavoredOverload
  public func messagesDidDeliver(_ aMessages: [Any]?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).messagesDidDeliver(aMessages)
  }
  @_disfavoredOverload
  public func didReceiveHasDeliveredAcks(_ aMessages: [AgoraChatMessage]) {
    (self as any AgoraChatManagerDelegateSpellings).didReceiveHasDeliveredAcks(aMessages as [AgoraChatMessage]?)
  }
  @_disfavoredOverload
  public func didReceiveHasDeliveredAcks(_ aMessages: [AgoraChatMessage]?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).didReceiveHasDeliveredAcks(aMessages)
  }
  @_disfavoredOverload
  public func didReceiveHasDeliveredAcks(_ aMessages: [Any]) {
    (self as any AgoraChatManagerDelegateSpellings).didReceiveHasDeliveredAcks(aMessages as [Any]?)
  }
  @_disfavoredOverload
  public func didReceiveHasDeliveredAcks(_ aMessages: [Any]?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).didReceiveHasDeliveredAcks(aMessages)
  }
  @_disfavoredOverload
  public func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]?) {
    (self as any AgoraChatManagerDelegateUnwrappedSecond).groupMessageDidRead(aMessage, groupAcks: aGroupAcks)
  }
  @_disfavoredOverload
  public func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [Any]) {
    (self as any AgoraChatManagerDelegateSpellings).groupMessageDidRead(aMessage, groupAcks: aGroupAcks as [Any]?)
  }
  @_disfavoredOverload
  public func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [Any]?) {
    (self as any AgoraChatManagerDelegateUnwrappedSecond).groupMessageDidRead(aMessage, groupAcks: aGroupAcks)
  }
  @_disfavoredOverload
  public func groupMessageDidRead(_ aMessage: AgoraChatMessage?, groupAcks aGroupAcks: [Any]?) {
    (self as any AgoraChatManagerDelegateSpellings).groupMessageDidRead(aMessage, groupAcks: (aGroupAcks ?? []))
  }
  @_disfavoredOverload
  public func groupMessageDidRead(_ aMessage: AgoraChatMessage?, groupAcks aGroupAcks: [Any]) {
    (self as any AgoraChatManagerDelegateUnwrappedSecond).groupMessageDidRead(
      aMessage, groupAcks: aGroupAcks as? [AgoraChatGroupMessageAck])
  }
  @_disfavoredOverload
  public func groupMessageDidRead(_ aMessage: AgoraChatMessage?, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]?) {
    (self as any AgoraChatManagerDelegateSpellings).groupMessageDidRead(aMessage, groupAcks: (aGroupAcks ?? []))
  }
  @_disfavoredOverload
  public func groupMessageDidRead(_ aMessage: AgoraChatMessage?, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).groupMessageDidRead(aMessage, groupAcks: aGroupAcks)
  }
  @_disfavoredOverload
  public func onConversationRead(_ from: String, to: String?) {
    (self as any AgoraChatManagerDelegateUnwrappedSecond).onConversationRead(from, to: to)
  }
  @_disfavoredOverload
  public func onConversationRead(_ from: String?, to: String?) {
    (self as any AgoraChatManagerDelegateSpellings).onConversationRead(from, to: to ?? "")
  }
  @_disfavoredOverload
  public func onConversationRead(_ from: String?, to: String) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).onConversationRead(from, to: to)
  }
  @_disfavoredOverload
  public func messagesInfoDidRecall(_ aRecallMessagesInfo: [AgoraChatRecallMessageInfo]?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).messagesInfoDidRecall(aRecallMessagesInfo)
  }
  @_disfavoredOverload
  public func messagesInfoDidRecall(_ aRecallMessagesInfo: [Any]) {
    (self as any AgoraChatManagerDelegateSpellings).messagesInfoDidRecall(aRecallMessagesInfo as [Any]?)
  }
  @_disfavoredOverload
  public func messagesInfoDidRecall(_ aRecallMessagesInfo: [Any]?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).messagesInfoDidRecall(aRecallMessagesInfo)
  }
  @_disfavoredOverload
  public func messagesDidRecall(_ aMessages: [AgoraChatMessage]) {
    (self as any AgoraChatManagerDelegateSpellings).messagesDidRecall(aMessages as [AgoraChatMessage]?)
  }
  @_disfavoredOverload
  public func messagesDidRecall(_ aMessages: [AgoraChatMessage]?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).messagesDidRecall(aMessages)
  }
  @_disfavoredOverload
  public func messagesDidRecall(_ aMessages: [Any]) {
    (self as any AgoraChatManagerDelegateSpellings).messagesDidRecall(aMessages as [Any]?)
  }
  @_disfavoredOverload
  public func messagesDidRecall(_ aMessages: [Any]?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).messagesDidRecall(aMessages)
  }
  @_disfavoredOverload
  public func messageReactionDidChange(_ changes: [AgoraChatMessageReactionChange]?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).messageReactionDidChange(changes)
  }
  @_disfavoredOverload
  public func messageReactionDidChange(_ changes: [Any]) {
    (self as any AgoraChatManagerDelegateSpellings).messageReactionDidChange(changes as [Any]?)
  }
  @_disfavoredOverload
  public func messageReactionDidChange(_ changes: [Any]?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).messageReactionDidChange(changes)
  }
  @_disfavoredOverload
  public func onMessageContentChanged(_ message: AgoraChatMessage, operatorId: String?, operationTime: UInt) {
    (self as any AgoraChatManagerDelegateUnwrappedSecond).onMessageContentChanged(
      message, operatorId: operatorId, operationTime: operationTime)
  }
  @_disfavoredOverload
  public func onMessageContentChanged(_ message: AgoraChatMessage?, operatorId: String?, operationTime: UInt) {
    (self as any AgoraChatManagerDelegateSpellings).onMessageContentChanged(
      message, operatorId: operatorId ?? "", operationTime: operationTime)
  }
  @_disfavoredOverload
  public func onMessageContentChanged(_ message: AgoraChatMessage?, operatorId: String, operationTime: UInt) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).onMessageContentChanged(
      message, operatorId: operatorId, operationTime: operationTime)
  }
  @_disfavoredOverload
  public func onMessagePinChanged(
    _ messageId: String, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo?
  ) {
    (self as any AgoraChatManagerDelegateUnwrappedThird).onMessagePinChanged(
      messageId, conversationId: conversationId, operation: pinOperation, pinInfo: pinInfo)
  }
  @_disfavoredOverload
  public func onMessagePinChanged(
    _ messageId: String, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo?
  ) {
    guard let pinInfo else { return }
    (self as any AgoraChatManagerDelegateSpellings).onMessagePinChanged(
      messageId, conversationId: conversationId, operation: pinOperation, pinInfo: pinInfo)
  }
  @_disfavoredOverload
  public func onMessagePinChanged(
    _ messageId: String, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo
  ) {
    (self as any AgoraChatManagerDelegateUnwrappedSecond).onMessagePinChanged(
      messageId, conversationId: conversationId, operation: pinOperation, pinInfo: pinInfo)
  }
  @_disfavoredOverload
  public func onMessagePinChanged(
    _ messageId: String?, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo
  ) {
    (self as any AgoraChatManagerDelegateSpellings).onMessagePinChanged(
      messageId, conversationId: conversationId, operation: pinOperation, pinInfo: pinInfo as AgoraChatMessagePinInfo?)
  }
  @_disfavoredOverload
  public func onMessagePinChanged(
    _ messageId: String?, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo?
  ) {
    (self as any AgoraChatManagerDelegateUnwrappedThird).onMessagePinChanged(
      messageId, conversationId: conversationId, operation: pinOperation, pinInfo: pinInfo)
  }
  @_disfavoredOverload
  public func onMessagePinChanged(
    _ messageId: String?, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo?
  ) {
    guard let pinInfo else { return }
    (self as any AgoraChatManagerDelegateSpellings).onMessagePinChanged(
      messageId, conversationId: conversationId, operation: pinOperation, pinInfo: pinInfo)
  }
  @_disfavoredOverload
  public func onMessagePinChanged(
    _ messageId: String?, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo
  ) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).onMessagePinChanged(
      messageId, conversationId: conversationId, operation: pinOperation, pinInfo: pinInfo)
  }
  @_disfavoredOverload
  public func messageStatusDidChange(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).messageStatusDidChange(aMessage, error: aError)
  }
  @_disfavoredOverload
  public func didMessageStatusChanged(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?) {
    (self as any AgoraChatManagerDelegateUnwrappedSecond).didMessageStatusChanged(aMessage, error: aError)
  }
  @_disfavoredOverload
  public func didMessageStatusChanged(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).didMessageStatusChanged(aMessage, error: aError)
  }
  @_disfavoredOverload
  public func messageStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError) {
    (self as any AgoraChatManagerDelegateSpellings).messageStatusDidChange(aMessage as AgoraChatMessage?, error: aError)
  }
  @_disfavoredOverload
  public func messageStatusDidChange(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).messageStatusDidChange(aMessage, error: aError)
  }
  @_disfavoredOverload
  public func didMessageStatusChanged(_ aMessage: AgoraChatMessage, error aError: AgoraChatError) {
    (self as any AgoraChatManagerDelegateSpellings).didMessageStatusChanged(
      aMessage as AgoraChatMessage?, error: aError)
  }
  @_disfavoredOverload
  public func didMessageStatusChanged(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).didMessageStatusChanged(aMessage, error: aError)
  }
  @_disfavoredOverload
  public func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).messageAttachmentStatusDidChange(aMessage, error: aError)
  }
  @_disfavoredOverload
  public func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?) {
    (self as any AgoraChatManagerDelegateUnwrappedSecond).didMessageAttachmentsStatusChanged(aMessage, error: aError)
  }
  @_disfavoredOverload
  public func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError?) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).didMessageAttachmentsStatusChanged(aMessage, error: aError)
  }
  @_disfavoredOverload
  public func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError) {
    (self as any AgoraChatManagerDelegateSpellings).messageAttachmentStatusDidChange(
      aMessage as AgoraChatMessage?, error: aError)
  }
  @_disfavoredOverload
  public func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).messageAttachmentStatusDidChange(aMessage, error: aError)
  }
  @_disfavoredOverload
  public func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage, error aError: AgoraChatError) {
    (self as any AgoraChatManagerDelegateSpellings).didMessageAttachmentsStatusChanged(
      aMessage as AgoraChatMessage?, error: aError)
  }
  @_disfavoredOverload
  public func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError) {
    (self as any AgoraChatManagerDelegateUnwrappedFirst).didMessageAttachmentsStatusChanged(aMessage, error: aError)
  }
}

// Written by Scripts/generate-spellings.swift: change that instead.

import AgoraChat
import Foundation

final class ChatSpelling0: Recorder, AgoraChatManagerDelegate {
  override var events: Set<String> {
    [
      "conversationListDidUpdate", "messagesDidReceive", "cmdMessagesDidReceive", "messagesDidRead",
      "messagesDidDeliver", "groupMessageDidRead", "groupMessageAckHasChanged", "onConversationRead",
      "messagesInfoDidRecall", "messageReactionDidChange", "onMessageContentChanged", "onMessagePinChanged",
      "messageStatusDidChange", "messageAttachmentStatusDidChange",
    ]
  }
  func conversationListDidUpdate(_ aConversationList: [AgoraChatConversation]) {
    note("conversationListDidUpdate", aConversationList)
  }
  func messagesDidReceive(_ aMessages: [AgoraChatMessage]) { note("messagesDidReceive", aMessages) }
  func cmdMessagesDidReceive(_ aCmdMessages: [AgoraChatMessage]) { note("cmdMessagesDidReceive", aCmdMessages) }
  func messagesDidRead(_ aMessages: [AgoraChatMessage]) { note("messagesDidRead", aMessages) }
  func messagesDidDeliver(_ aMessages: [AgoraChatMessage]) { note("messagesDidDeliver", aMessages) }
  func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]) {
    note("groupMessageDidRead", aMessage, aGroupAcks)
  }
  func groupMessageAckHasChanged() { note("groupMessageAckHasChanged") }
  func onConversationRead(_ from: String, to: String) { note("onConversationRead", from, to) }
  func messagesInfoDidRecall(_ aRecallMessagesInfo: [AgoraChatRecallMessageInfo]) {
    note("messagesInfoDidRecall", aRecallMessagesInfo)
  }
  func messageReactionDidChange(_ changes: [AgoraChatMessageReactionChange]) {
    note("messageReactionDidChange", changes)
  }
  func onMessageContentChanged(_ message: AgoraChatMessage, operatorId: String, operationTime: UInt) {
    note("onMessageContentChanged", message, operatorId, operationTime)
  }
  func onMessagePinChanged(
    _ messageId: String, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo
  ) { note("onMessagePinChanged", messageId, conversationId, pinOperation, pinInfo) }
  func messageStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?) {
    note("messageStatusDidChange", aMessage, aError)
  }
  func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?) {
    note("messageAttachmentStatusDidChange", aMessage, aError)
  }
}

final class ChatSpelling1: Recorder, AgoraChatManagerDelegate {
  override var events: Set<String> {
    [
      "conversationListDidUpdate", "messagesDidReceive", "cmdMessagesDidReceive", "messagesDidRead",
      "messagesDidDeliver", "groupMessageDidRead", "onConversationRead", "messagesInfoDidRecall",
      "messageReactionDidChange", "onMessageContentChanged", "onMessagePinChanged", "messageStatusDidChange",
      "messageAttachmentStatusDidChange",
    ]
  }
  func conversationListDidUpdate(_ aConversationList: [AgoraChatConversation]?) {
    note("conversationListDidUpdate", aConversationList)
  }
  func messagesDidReceive(_ aMessages: [AgoraChatMessage]?) { note("messagesDidReceive", aMessages) }
  func cmdMessagesDidReceive(_ aCmdMessages: [AgoraChatMessage]?) { note("cmdMessagesDidReceive", aCmdMessages) }
  func messagesDidRead(_ aMessages: [AgoraChatMessage]?) { note("messagesDidRead", aMessages) }
  func messagesDidDeliver(_ aMessages: [AgoraChatMessage]?) { note("messagesDidDeliver", aMessages) }
  func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]?) {
    note("groupMessageDidRead", aMessage, aGroupAcks)
  }
  func onConversationRead(_ from: String, to: String?) { note("onConversationRead", from, to) }
  func messagesInfoDidRecall(_ aRecallMessagesInfo: [AgoraChatRecallMessageInfo]?) {
    note("messagesInfoDidRecall", aRecallMessagesInfo)
  }
  func messageReactionDidChange(_ changes: [AgoraChatMessageReactionChange]?) {
    note("messageReactionDidChange", changes)
  }
  func onMessageContentChanged(_ message: AgoraChatMessage, operatorId: String?, operationTime: UInt) {
    note("onMessageContentChanged", message, operatorId, operationTime)
  }
  func onMessagePinChanged(
    _ messageId: String, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo?
  ) { note("onMessagePinChanged", messageId, conversationId, pinOperation, pinInfo) }
  func messageStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError!) {
    note("messageStatusDidChange", aMessage, aError)
  }
  func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError!) {
    note("messageAttachmentStatusDidChange", aMessage, aError)
  }
}

final class ChatSpelling2: Recorder, AgoraChatManagerDelegate {
  override var events: Set<String> {
    [
      "conversationListDidUpdate", "messagesDidReceive", "cmdMessagesDidReceive", "messagesDidRead",
      "messagesDidDeliver", "groupMessageDidRead", "onConversationRead", "messagesInfoDidRecall",
      "messageReactionDidChange", "onMessageContentChanged", "onMessagePinChanged", "messageStatusDidChange",
      "messageAttachmentStatusDidChange",
    ]
  }
  func conversationListDidUpdate(_ aConversationList: [AgoraChatConversation]!) {
    note("conversationListDidUpdate", aConversationList)
  }
  func messagesDidReceive(_ aMessages: [AgoraChatMessage]!) { note("messagesDidReceive", aMessages) }
  func cmdMessagesDidReceive(_ aCmdMessages: [AgoraChatMessage]!) { note("cmdMessagesDidReceive", aCmdMessages) }
  func messagesDidRead(_ aMessages: [AgoraChatMessage]!) { note("messagesDidRead", aMessages) }
  func messagesDidDeliver(_ aMessages: [AgoraChatMessage]!) { note("messagesDidDeliver", aMessages) }
  func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]!) {
    note("groupMessageDidRead", aMessage, aGroupAcks)
  }
  func onConversationRead(_ from: String, to: String!) { note("onConversationRead", from, to) }
  func messagesInfoDidRecall(_ aRecallMessagesInfo: [AgoraChatRecallMessageInfo]!) {
    note("messagesInfoDidRecall", aRecallMessagesInfo)
  }
  func messageReactionDidChange(_ changes: [AgoraChatMessageReactionChange]!) {
    note("messageReactionDidChange", changes)
  }
  func onMessageContentChanged(_ message: AgoraChatMessage, operatorId: String!, operationTime: UInt) {
    note("onMessageContentChanged", message, operatorId, operationTime)
  }
  func onMessagePinChanged(
    _ messageId: String, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo!
  ) { note("onMessagePinChanged", messageId, conversationId, pinOperation, pinInfo) }
  func messageStatusDidChange(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError!) {
    note("messageStatusDidChange", aMessage, aError)
  }
  func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError!) {
    note("messageAttachmentStatusDidChange", aMessage, aError)
  }
}

final class ChatSpelling3: Recorder, AgoraChatManagerDelegate {
  override var events: Set<String> {
    [
      "conversationListDidUpdate", "messagesDidReceive", "cmdMessagesDidReceive", "messagesDidRead",
      "messagesDidDeliver", "groupMessageDidRead", "onConversationRead", "messagesInfoDidRecall",
      "messageReactionDidChange", "onMessageContentChanged", "onMessagePinChanged", "messageStatusDidChange",
      "messageAttachmentStatusDidChange",
    ]
  }
  func conversationListDidUpdate(_ aConversationList: [Any]) { note("conversationListDidUpdate", aConversationList) }
  func messagesDidReceive(_ aMessages: [Any]) { note("messagesDidReceive", aMessages) }
  func cmdMessagesDidReceive(_ aCmdMessages: [Any]) { note("cmdMessagesDidReceive", aCmdMessages) }
  func messagesDidRead(_ aMessages: [Any]) { note("messagesDidRead", aMessages) }
  func messagesDidDeliver(_ aMessages: [Any]) { note("messagesDidDeliver", aMessages) }
  func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [Any]) {
    note("groupMessageDidRead", aMessage, aGroupAcks)
  }
  func onConversationRead(_ from: String?, to: String!) { note("onConversationRead", from, to) }
  func messagesInfoDidRecall(_ aRecallMessagesInfo: [Any]) { note("messagesInfoDidRecall", aRecallMessagesInfo) }
  func messageReactionDidChange(_ changes: [Any]) { note("messageReactionDidChange", changes) }
  func onMessageContentChanged(_ message: AgoraChatMessage?, operatorId: String!, operationTime: UInt) {
    note("onMessageContentChanged", message, operatorId, operationTime)
  }
  func onMessagePinChanged(
    _ messageId: String, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo!
  ) { note("onMessagePinChanged", messageId, conversationId, pinOperation, pinInfo) }
  func messageStatusDidChange(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError?) {
    note("messageStatusDidChange", aMessage, aError)
  }
  func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError?) {
    note("messageAttachmentStatusDidChange", aMessage, aError)
  }
}

final class ChatSpelling4: Recorder, AgoraChatManagerDelegate {
  override var events: Set<String> {
    [
      "conversationListDidUpdate", "messagesDidReceive", "cmdMessagesDidReceive", "messagesDidRead",
      "messagesDidDeliver", "groupMessageDidRead", "onConversationRead", "messagesInfoDidRecall",
      "messageReactionDidChange", "onMessageContentChanged", "onMessagePinChanged", "messageStatusDidChange",
      "messageAttachmentStatusDidChange",
    ]
  }
  func conversationListDidUpdate(_ aConversationList: [Any]?) { note("conversationListDidUpdate", aConversationList) }
  func messagesDidReceive(_ aMessages: [Any]?) { note("messagesDidReceive", aMessages) }
  func cmdMessagesDidReceive(_ aCmdMessages: [Any]?) { note("cmdMessagesDidReceive", aCmdMessages) }
  func messagesDidRead(_ aMessages: [Any]?) { note("messagesDidRead", aMessages) }
  func messagesDidDeliver(_ aMessages: [Any]?) { note("messagesDidDeliver", aMessages) }
  func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [Any]?) {
    note("groupMessageDidRead", aMessage, aGroupAcks)
  }
  func onConversationRead(_ from: String?, to: String?) { note("onConversationRead", from, to) }
  func messagesInfoDidRecall(_ aRecallMessagesInfo: [Any]?) { note("messagesInfoDidRecall", aRecallMessagesInfo) }
  func messageReactionDidChange(_ changes: [Any]?) { note("messageReactionDidChange", changes) }
  func onMessageContentChanged(_ message: AgoraChatMessage?, operatorId: String?, operationTime: UInt) {
    note("onMessageContentChanged", message, operatorId, operationTime)
  }
  func onMessagePinChanged(
    _ messageId: String, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo?
  ) { note("onMessagePinChanged", messageId, conversationId, pinOperation, pinInfo) }
  func messageStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError?) {
    note("messageStatusDidChange", aMessage, aError)
  }
  func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError?) {
    note("messageAttachmentStatusDidChange", aMessage, aError)
  }
}

final class ChatSpelling5: Recorder, AgoraChatManagerDelegate {
  override var events: Set<String> {
    [
      "conversationListDidUpdate", "messagesDidReceive", "cmdMessagesDidReceive", "messagesDidRead",
      "messagesDidDeliver", "groupMessageDidRead", "onConversationRead", "messagesInfoDidRecall",
      "messageReactionDidChange", "onMessageContentChanged", "onMessagePinChanged", "messageStatusDidChange",
      "messageAttachmentStatusDidChange",
    ]
  }
  func conversationListDidUpdate(_ aConversationList: [Any]!) { note("conversationListDidUpdate", aConversationList) }
  func messagesDidReceive(_ aMessages: [Any]!) { note("messagesDidReceive", aMessages) }
  func cmdMessagesDidReceive(_ aCmdMessages: [Any]!) { note("cmdMessagesDidReceive", aCmdMessages) }
  func messagesDidRead(_ aMessages: [Any]!) { note("messagesDidRead", aMessages) }
  func messagesDidDeliver(_ aMessages: [Any]!) { note("messagesDidDeliver", aMessages) }
  func groupMessageDidRead(_ aMessage: AgoraChatMessage, groupAcks aGroupAcks: [Any]!) {
    note("groupMessageDidRead", aMessage, aGroupAcks)
  }
  func onConversationRead(_ from: String?, to: String) { note("onConversationRead", from, to) }
  func messagesInfoDidRecall(_ aRecallMessagesInfo: [Any]!) { note("messagesInfoDidRecall", aRecallMessagesInfo) }
  func messageReactionDidChange(_ changes: [Any]!) { note("messageReactionDidChange", changes) }
  func onMessageContentChanged(_ message: AgoraChatMessage?, operatorId: String, operationTime: UInt) {
    note("onMessageContentChanged", message, operatorId, operationTime)
  }
  func onMessagePinChanged(
    _ messageId: String, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo
  ) { note("onMessagePinChanged", messageId, conversationId, pinOperation, pinInfo) }
  func messageStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError!) {
    note("messageStatusDidChange", aMessage, aError)
  }
  func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError!) {
    note("messageAttachmentStatusDidChange", aMessage, aError)
  }
}

final class ChatSpelling6: Recorder, AgoraChatManagerDelegate {
  override var events: Set<String> {
    [
      "conversationListDidUpdate", "messagesDidReceive", "cmdMessagesDidReceive", "messagesDidRead",
      "messagesDidDeliver", "groupMessageDidRead", "onConversationRead", "messagesInfoDidRecall",
      "onMessageContentChanged", "onMessagePinChanged", "messageStatusDidChange", "messageAttachmentStatusDidChange",
    ]
  }
  func didUpdateConversationList(_ aConversationList: [AgoraChatConversation]) {
    note("conversationListDidUpdate", aConversationList)
  }
  func didReceiveMessages(_ aMessages: [AgoraChatMessage]) { note("messagesDidReceive", aMessages) }
  func didReceiveCmdMessages(_ aCmdMessages: [AgoraChatMessage]) { note("cmdMessagesDidReceive", aCmdMessages) }
  func didReceiveHasReadAcks(_ aMessages: [AgoraChatMessage]) { note("messagesDidRead", aMessages) }
  func didReceiveHasDeliveredAcks(_ aMessages: [AgoraChatMessage]) { note("messagesDidDeliver", aMessages) }
  func groupMessageDidRead(_ aMessage: AgoraChatMessage?, groupAcks aGroupAcks: [Any]!) {
    note("groupMessageDidRead", aMessage, aGroupAcks)
  }
  func onConversationRead(_ from: String!, to: String) { note("onConversationRead", from, to) }
  func messagesDidRecall(_ aMessages: [AgoraChatMessage]) { note("messagesInfoDidRecall", aMessages) }
  func onMessageContentChanged(_ message: AgoraChatMessage!, operatorId: String, operationTime: UInt) {
    note("onMessageContentChanged", message, operatorId, operationTime)
  }
  func onMessagePinChanged(
    _ messageId: String, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo
  ) { note("onMessagePinChanged", messageId, conversationId, pinOperation, pinInfo) }
  func didMessageStatusChanged(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?) {
    note("messageStatusDidChange", aMessage, aError)
  }
  func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?) {
    note("messageAttachmentStatusDidChange", aMessage, aError)
  }
}

final class ChatSpelling7: Recorder, AgoraChatManagerDelegate {
  override var events: Set<String> {
    [
      "conversationListDidUpdate", "messagesDidReceive", "cmdMessagesDidReceive", "messagesDidRead",
      "messagesDidDeliver", "groupMessageDidRead", "onConversationRead", "messagesInfoDidRecall",
      "onMessageContentChanged", "onMessagePinChanged", "messageStatusDidChange", "messageAttachmentStatusDidChange",
    ]
  }
  func didUpdateConversationList(_ aConversationList: [AgoraChatConversation]?) {
    note("conversationListDidUpdate", aConversationList)
  }
  func didReceiveMessages(_ aMessages: [AgoraChatMessage]?) { note("messagesDidReceive", aMessages) }
  func didReceiveCmdMessages(_ aCmdMessages: [AgoraChatMessage]?) { note("cmdMessagesDidReceive", aCmdMessages) }
  func didReceiveHasReadAcks(_ aMessages: [AgoraChatMessage]?) { note("messagesDidRead", aMessages) }
  func didReceiveHasDeliveredAcks(_ aMessages: [AgoraChatMessage]?) { note("messagesDidDeliver", aMessages) }
  func groupMessageDidRead(_ aMessage: AgoraChatMessage?, groupAcks aGroupAcks: [Any]?) {
    note("groupMessageDidRead", aMessage, aGroupAcks)
  }
  func onConversationRead(_ from: String!, to: String?) { note("onConversationRead", from, to) }
  func messagesDidRecall(_ aMessages: [AgoraChatMessage]?) { note("messagesInfoDidRecall", aMessages) }
  func onMessageContentChanged(_ message: AgoraChatMessage!, operatorId: String?, operationTime: UInt) {
    note("onMessageContentChanged", message, operatorId, operationTime)
  }
  func onMessagePinChanged(
    _ messageId: String, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo?
  ) { note("onMessagePinChanged", messageId, conversationId, pinOperation, pinInfo) }
  func didMessageStatusChanged(_ aMessage: AgoraChatMessage, error aError: AgoraChatError!) {
    note("messageStatusDidChange", aMessage, aError)
  }
  func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage, error aError: AgoraChatError!) {
    note("messageAttachmentStatusDidChange", aMessage, aError)
  }
}

final class ChatSpelling8: Recorder, AgoraChatManagerDelegate {
  override var events: Set<String> {
    [
      "conversationListDidUpdate", "messagesDidReceive", "cmdMessagesDidReceive", "messagesDidRead",
      "messagesDidDeliver", "groupMessageDidRead", "onConversationRead", "messagesInfoDidRecall",
      "onMessageContentChanged", "onMessagePinChanged", "messageStatusDidChange", "messageAttachmentStatusDidChange",
    ]
  }
  func didUpdateConversationList(_ aConversationList: [AgoraChatConversation]!) {
    note("conversationListDidUpdate", aConversationList)
  }
  func didReceiveMessages(_ aMessages: [AgoraChatMessage]!) { note("messagesDidReceive", aMessages) }
  func didReceiveCmdMessages(_ aCmdMessages: [AgoraChatMessage]!) { note("cmdMessagesDidReceive", aCmdMessages) }
  func didReceiveHasReadAcks(_ aMessages: [AgoraChatMessage]!) { note("messagesDidRead", aMessages) }
  func didReceiveHasDeliveredAcks(_ aMessages: [AgoraChatMessage]!) { note("messagesDidDeliver", aMessages) }
  func groupMessageDidRead(_ aMessage: AgoraChatMessage?, groupAcks aGroupAcks: [Any]) {
    note("groupMessageDidRead", aMessage, aGroupAcks)
  }
  func onConversationRead(_ from: String!, to: String!) { note("onConversationRead", from, to) }
  func messagesDidRecall(_ aMessages: [AgoraChatMessage]!) { note("messagesInfoDidRecall", aMessages) }
  func onMessageContentChanged(_ message: AgoraChatMessage!, operatorId: String!, operationTime: UInt) {
    note("onMessageContentChanged", message, operatorId, operationTime)
  }
  func onMessagePinChanged(
    _ messageId: String, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo!
  ) { note("onMessagePinChanged", messageId, conversationId, pinOperation, pinInfo) }
  func didMessageStatusChanged(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError!) {
    note("messageStatusDidChange", aMessage, aError)
  }
  func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError!) {
    note("messageAttachmentStatusDidChange", aMessage, aError)
  }
}

final class ChatSpelling9: Recorder, AgoraChatManagerDelegate {
  override var events: Set<String> {
    [
      "conversationListDidUpdate", "messagesDidReceive", "cmdMessagesDidReceive", "messagesDidRead",
      "messagesDidDeliver", "groupMessageDidRead", "messagesInfoDidRecall", "onMessagePinChanged",
      "messageStatusDidChange", "messageAttachmentStatusDidChange",
    ]
  }
  func didUpdateConversationList(_ aConversationList: [Any]) { note("conversationListDidUpdate", aConversationList) }
  func didReceiveMessages(_ aMessages: [Any]) { note("messagesDidReceive", aMessages) }
  func didReceiveCmdMessages(_ aCmdMessages: [Any]) { note("cmdMessagesDidReceive", aCmdMessages) }
  func didReceiveHasReadAcks(_ aMessages: [Any]) { note("messagesDidRead", aMessages) }
  func didReceiveHasDeliveredAcks(_ aMessages: [Any]) { note("messagesDidDeliver", aMessages) }
  func groupMessageDidRead(_ aMessage: AgoraChatMessage?, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]!) {
    note("groupMessageDidRead", aMessage, aGroupAcks)
  }
  func messagesDidRecall(_ aMessages: [Any]) { note("messagesInfoDidRecall", aMessages) }
  func onMessagePinChanged(
    _ messageId: String?, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo!
  ) { note("onMessagePinChanged", messageId, conversationId, pinOperation, pinInfo) }
  func didMessageStatusChanged(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError?) {
    note("messageStatusDidChange", aMessage, aError)
  }
  func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError?) {
    note("messageAttachmentStatusDidChange", aMessage, aError)
  }
}

final class ChatSpelling10: Recorder, AgoraChatManagerDelegate {
  override var events: Set<String> {
    [
      "conversationListDidUpdate", "messagesDidReceive", "cmdMessagesDidReceive", "messagesDidRead",
      "messagesDidDeliver", "groupMessageDidRead", "messagesInfoDidRecall", "onMessagePinChanged",
      "messageStatusDidChange", "messageAttachmentStatusDidChange",
    ]
  }
  func didUpdateConversationList(_ aConversationList: [Any]?) { note("conversationListDidUpdate", aConversationList) }
  func didReceiveMessages(_ aMessages: [Any]?) { note("messagesDidReceive", aMessages) }
  func didReceiveCmdMessages(_ aCmdMessages: [Any]?) { note("cmdMessagesDidReceive", aCmdMessages) }
  func didReceiveHasReadAcks(_ aMessages: [Any]?) { note("messagesDidRead", aMessages) }
  func didReceiveHasDeliveredAcks(_ aMessages: [Any]?) { note("messagesDidDeliver", aMessages) }
  func groupMessageDidRead(_ aMessage: AgoraChatMessage?, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]?) {
    note("groupMessageDidRead", aMessage, aGroupAcks)
  }
  func messagesDidRecall(_ aMessages: [Any]?) { note("messagesInfoDidRecall", aMessages) }
  func onMessagePinChanged(
    _ messageId: String?, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo?
  ) { note("onMessagePinChanged", messageId, conversationId, pinOperation, pinInfo) }
  func didMessageStatusChanged(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError?) {
    note("messageStatusDidChange", aMessage, aError)
  }
  func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError?) {
    note("messageAttachmentStatusDidChange", aMessage, aError)
  }
}

final class ChatSpelling11: Recorder, AgoraChatManagerDelegate {
  override var events: Set<String> {
    [
      "conversationListDidUpdate", "messagesDidReceive", "cmdMessagesDidReceive", "messagesDidRead",
      "messagesDidDeliver", "groupMessageDidRead", "messagesInfoDidRecall", "onMessagePinChanged",
      "messageStatusDidChange", "messageAttachmentStatusDidChange",
    ]
  }
  func didUpdateConversationList(_ aConversationList: [Any]!) { note("conversationListDidUpdate", aConversationList) }
  func didReceiveMessages(_ aMessages: [Any]!) { note("messagesDidReceive", aMessages) }
  func didReceiveCmdMessages(_ aCmdMessages: [Any]!) { note("cmdMessagesDidReceive", aCmdMessages) }
  func didReceiveHasReadAcks(_ aMessages: [Any]!) { note("messagesDidRead", aMessages) }
  func didReceiveHasDeliveredAcks(_ aMessages: [Any]!) { note("messagesDidDeliver", aMessages) }
  func groupMessageDidRead(_ aMessage: AgoraChatMessage?, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]) {
    note("groupMessageDidRead", aMessage, aGroupAcks)
  }
  func messagesDidRecall(_ aMessages: [Any]!) { note("messagesInfoDidRecall", aMessages) }
  func onMessagePinChanged(
    _ messageId: String?, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo
  ) { note("onMessagePinChanged", messageId, conversationId, pinOperation, pinInfo) }
  func didMessageStatusChanged(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError!) {
    note("messageStatusDidChange", aMessage, aError)
  }
  func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError!) {
    note("messageAttachmentStatusDidChange", aMessage, aError)
  }
}

final class ChatSpelling12: Recorder, AgoraChatManagerDelegate {
  override var events: Set<String> {
    ["groupMessageDidRead", "onMessagePinChanged", "messageStatusDidChange", "messageAttachmentStatusDidChange"]
  }
  func groupMessageDidRead(_ aMessage: AgoraChatMessage!, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]) {
    note("groupMessageDidRead", aMessage, aGroupAcks)
  }
  func onMessagePinChanged(
    _ messageId: String?, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo
  ) { note("onMessagePinChanged", messageId, conversationId, pinOperation, pinInfo) }
  func messageStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError) {
    note("messageStatusDidChange", aMessage, aError)
  }
  func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError) {
    note("messageAttachmentStatusDidChange", aMessage, aError)
  }
}

final class ChatSpelling13: Recorder, AgoraChatManagerDelegate {
  override var events: Set<String> {
    ["groupMessageDidRead", "onMessagePinChanged", "messageStatusDidChange", "messageAttachmentStatusDidChange"]
  }
  func groupMessageDidRead(_ aMessage: AgoraChatMessage!, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]?) {
    note("groupMessageDidRead", aMessage, aGroupAcks)
  }
  func onMessagePinChanged(
    _ messageId: String?, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo?
  ) { note("onMessagePinChanged", messageId, conversationId, pinOperation, pinInfo) }
  func messageStatusDidChange(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError) {
    note("messageStatusDidChange", aMessage, aError)
  }
  func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError) {
    note("messageAttachmentStatusDidChange", aMessage, aError)
  }
}

final class ChatSpelling14: Recorder, AgoraChatManagerDelegate {
  override var events: Set<String> {
    ["groupMessageDidRead", "onMessagePinChanged", "messageStatusDidChange", "messageAttachmentStatusDidChange"]
  }
  func groupMessageDidRead(_ aMessage: AgoraChatMessage!, groupAcks aGroupAcks: [AgoraChatGroupMessageAck]!) {
    note("groupMessageDidRead", aMessage, aGroupAcks)
  }
  func onMessagePinChanged(
    _ messageId: String?, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo!
  ) { note("onMessagePinChanged", messageId, conversationId, pinOperation, pinInfo) }
  func messageStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError) {
    note("messageStatusDidChange", aMessage, aError)
  }
  func messageAttachmentStatusDidChange(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError) {
    note("messageAttachmentStatusDidChange", aMessage, aError)
  }
}

final class ChatSpelling15: Recorder, AgoraChatManagerDelegate {
  override var events: Set<String> {
    ["groupMessageDidRead", "onMessagePinChanged", "messageStatusDidChange", "messageAttachmentStatusDidChange"]
  }
  func groupMessageDidRead(_ aMessage: AgoraChatMessage!, groupAcks aGroupAcks: [Any]) {
    note("groupMessageDidRead", aMessage, aGroupAcks)
  }
  func onMessagePinChanged(
    _ messageId: String?, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo!
  ) { note("onMessagePinChanged", messageId, conversationId, pinOperation, pinInfo) }
  func didMessageStatusChanged(_ aMessage: AgoraChatMessage, error aError: AgoraChatError) {
    note("messageStatusDidChange", aMessage, aError)
  }
  func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage, error aError: AgoraChatError) {
    note("messageAttachmentStatusDidChange", aMessage, aError)
  }
}

final class ChatSpelling16: Recorder, AgoraChatManagerDelegate {
  override var events: Set<String> {
    ["groupMessageDidRead", "onMessagePinChanged", "messageStatusDidChange", "messageAttachmentStatusDidChange"]
  }
  func groupMessageDidRead(_ aMessage: AgoraChatMessage!, groupAcks aGroupAcks: [Any]?) {
    note("groupMessageDidRead", aMessage, aGroupAcks)
  }
  func onMessagePinChanged(
    _ messageId: String?, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo?
  ) { note("onMessagePinChanged", messageId, conversationId, pinOperation, pinInfo) }
  func didMessageStatusChanged(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError) {
    note("messageStatusDidChange", aMessage, aError)
  }
  func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage?, error aError: AgoraChatError) {
    note("messageAttachmentStatusDidChange", aMessage, aError)
  }
}

final class ChatSpelling17: Recorder, AgoraChatManagerDelegate {
  override var events: Set<String> {
    ["groupMessageDidRead", "onMessagePinChanged", "messageStatusDidChange", "messageAttachmentStatusDidChange"]
  }
  func groupMessageDidRead(_ aMessage: AgoraChatMessage!, groupAcks aGroupAcks: [Any]!) {
    note("groupMessageDidRead", aMessage, aGroupAcks)
  }
  func onMessagePinChanged(
    _ messageId: String?, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo
  ) { note("onMessagePinChanged", messageId, conversationId, pinOperation, pinInfo) }
  func didMessageStatusChanged(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError) {
    note("messageStatusDidChange", aMessage, aError)
  }
  func didMessageAttachmentsStatusChanged(_ aMessage: AgoraChatMessage!, error aError: AgoraChatError) {
    note("messageAttachmentStatusDidChange", aMessage, aError)
  }
}

final class ChatSpelling18: Recorder, AgoraChatManagerDelegate {
  override var events: Set<String> { ["onMessagePinChanged"] }
  func onMessagePinChanged(
    _ messageId: String!, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo
  ) { note("onMessagePinChanged", messageId, conversationId, pinOperation, pinInfo) }
}

final class ChatSpelling19: Recorder, AgoraChatManagerDelegate {
  override var events: Set<String> { ["onMessagePinChanged"] }
  func onMessagePinChanged(
    _ messageId: String!, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo?
  ) { note("onMessagePinChanged", messageId, conversationId, pinOperation, pinInfo) }
}

final class ChatSpelling20: Recorder, AgoraChatManagerDelegate {
  override var events: Set<String> { ["onMessagePinChanged"] }
  func onMessagePinChanged(
    _ messageId: String!, conversationId: String, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo!
  ) { note("onMessagePinChanged", messageId, conversationId, pinOperation, pinInfo) }
}

final class ChatSpelling21: Recorder, AgoraChatManagerDelegate {
  override var events: Set<String> { ["onMessagePinChanged"] }
  func onMessagePinChanged(
    _ messageId: String!, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo!
  ) { note("onMessagePinChanged", messageId, conversationId, pinOperation, pinInfo) }
}

final class ChatSpelling22: Recorder, AgoraChatManagerDelegate {
  override var events: Set<String> { ["onMessagePinChanged"] }
  func onMessagePinChanged(
    _ messageId: String!, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo?
  ) { note("onMessagePinChanged", messageId, conversationId, pinOperation, pinInfo) }
}

final class ChatSpelling23: Recorder, AgoraChatManagerDelegate {
  override var events: Set<String> { ["onMessagePinChanged"] }
  func onMessagePinChanged(
    _ messageId: String!, conversationId: String?, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo
  ) { note("onMessagePinChanged", messageId, conversationId, pinOperation, pinInfo) }
}

final class ChatSpelling24: Recorder, AgoraChatManagerDelegate {
  override var events: Set<String> { ["onMessagePinChanged"] }
  func onMessagePinChanged(
    _ messageId: String!, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo
  ) { note("onMessagePinChanged", messageId, conversationId, pinOperation, pinInfo) }
}

final class ChatSpelling25: Recorder, AgoraChatManagerDelegate {
  override var events: Set<String> { ["onMessagePinChanged"] }
  func onMessagePinChanged(
    _ messageId: String!, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo?
  ) { note("onMessagePinChanged", messageId, conversationId, pinOperation, pinInfo) }
}

final class ChatSpelling26: Recorder, AgoraChatManagerDelegate {
  override var events: Set<String> { ["onMessagePinChanged"] }
  func onMessagePinChanged(
    _ messageId: String!, conversationId: String!, operation pinOperation: AgoraChatMessagePinOperation,
    pinInfo: AgoraChatMessagePinInfo!
  ) { note("onMessagePinChanged", messageId, conversationId, pinOperation, pinInfo) }
}

let everyChatSpelling: [@Sendable () -> any Recorder & AgoraChatManagerDelegate] = [
  { ChatSpelling0() },
  { ChatSpelling1() },
  { ChatSpelling2() },
  { ChatSpelling3() },
  { ChatSpelling4() },
  { ChatSpelling5() },
  { ChatSpelling6() },
  { ChatSpelling7() },
  { ChatSpelling8() },
  { ChatSpelling9() },
  { ChatSpelling10() },
  { ChatSpelling11() },
  { ChatSpelling12() },
  { ChatSpelling13() },
  { ChatSpelling14() },
  { ChatSpelling15() },
  { ChatSpelling16() },
  { ChatSpelling17() },
  { ChatSpelling18() },
  { ChatSpelling19() },
  { ChatSpelling20() },
  { ChatSpelling21() },
  { ChatSpelling22() },
  { ChatSpelling23() },
  { ChatSpelling24() },
  { ChatSpelling25() },
  { ChatSpelling26() },
]
